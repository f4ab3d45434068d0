import { useWords } from '../../i18n/words.tsx'
import { listLibrary } from '../../state/library.ts'
import { screenSlice } from '../../state/screen.ts'
import { useAppDispatch, useAppSelector } from '../../state/store.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { GameRoom } from '../game-room.tsx'
import { Masthead } from '../masthead.tsx'
import { CampaignCardView } from './campaign-card.tsx'
import { DropZone } from './drop-zone.tsx'
import { EmptyLibrary } from './empty-library.tsx'
import { ImportButton } from './import-button.tsx'

export function LibraryScreen() {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { cards, status } = useAppSelector((state) => state.library)
  const begin = () => dispatch(screenSlice.actions.shown({ name: 'new' }))
  return (
    <DropZone>
      <div className="page">
        <Masthead>
          {cards.length > 0 && <ImportButton className="button" />}
          {cards.length > 0 && (
            <button type="button" className="button button--primary" onClick={begin}>
              <Icon name="plus" />
              {words.text('library.new')}
            </button>
          )}
        </Masthead>
        <main className="library">
          {status === 'loading' && <p className="quiet-word">{words.text('app.loading')}</p>}
          {status === 'failed' && <LibraryFailed />}
          {status === 'ready' && cards.length === 0 && <EmptyLibrary onBegin={begin} />}
          {cards.length > 0 && (
            <>
              <div className="library__head">
                <h1>{words.text('library.title')}</h1>
                <p className="library__count">{words.text('library.count', { count: cards.length })}</p>
              </div>
              <ul className="library__cards">
                {cards.map((card) => (
                  <GameRoom key={card.id} game={card.game}>
                    <CampaignCardView card={card} />
                  </GameRoom>
                ))}
              </ul>
            </>
          )}
        </main>
      </div>
    </DropZone>
  )
}

function LibraryFailed() {
  const words = useWords()
  const dispatch = useAppDispatch()
  const failure = useAppSelector((state) => state.library.failure)
  return (
    <div className="library__failed" role="alert">
      <p>{words.text('library.failed')}</p>
      {failure && <p className="library__detail">{failureText(words, failure)}</p>}
      <button type="button" className="button" onClick={() => dispatch(listLibrary())}>
        {words.text('table.try-again')}
      </button>
    </div>
  )
}
