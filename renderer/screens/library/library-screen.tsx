import { useState } from 'react'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import { useWords } from '../../i18n/words.tsx'
import { listLibrary } from '../../state/library.ts'
import { screenSlice } from '../../state/screen.ts'
import { useAppDispatch, useAppSelector } from '../../state/store.ts'
import type { SentOptions } from '../../table/game/game-client.ts'
import { useGames } from '../../table/game/games-context.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { GameProviders } from '../game-providers.tsx'
import { Masthead } from '../masthead.tsx'
import { arrangeCards, type LibraryFilter } from './arrange-cards.ts'
import { CampaignCardView } from './campaign-card.tsx'
import { DropZone } from './drop-zone.tsx'
import { EmptyLibrary } from './empty-library.tsx'
import { ImportButton } from './import-button.tsx'
import { LibraryTools } from './library-tools.tsx'

export function LibraryScreen() {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { cards, status } = useAppSelector((state) => state.library)
  const begin = (game: string, options?: SentOptions) =>
    dispatch(screenSlice.actions.shown({ name: 'new', game, ...(options ? { options } : {}) }))
  return (
    <DropZone>
      <div className="page">
        <Masthead>
          {cards.length > 0 && <ImportButton className="button" />}
          {cards.length > 0 && (
            <button
              type="button"
              className="button button--primary"
              onClick={() => dispatch(screenSlice.actions.shown({ name: 'new' }))}
            >
              <Icon name="plus" />
              {words.text('library.new')}
            </button>
          )}
        </Masthead>
        <main className="library">
          {status === 'loading' && <p className="quiet-word">{words.text('app.loading')}</p>}
          {status === 'failed' && <LibraryFailed />}
          {status === 'ready' && cards.length === 0 && <EmptyLibrary onBegin={begin} />}
          {cards.length > 0 && <CampaignList cards={cards} />}
        </main>
      </div>
    </DropZone>
  )
}

/** The filtered and sorted campaigns. */
function CampaignList({ cards }: { readonly cards: readonly CampaignCard[] }) {
  const words = useWords()
  const games = useGames()
  const sort = useAppSelector((state) => state.settings['library-sort'])
  const [search, setSearch] = useState('')
  const [wantsArchived, setArchived] = useState(false)
  const archived = cards.filter((card) => card.archived).length
  // Once the last archived campaign is restored, the list shows the others again.
  const filter = { search, sort, archived: wantsArchived && archived > 0 }
  const nameOf = (game: string) => games.get(game)?.cover.name[words.language === 'es' ? 'es' : 'en'] ?? game
  const shown = arrangeCards(cards, filter, nameOf, words.language)
  const latest = latestOf(shown, filter)
  return (
    <>
      <div className="library__head">
        <h1>{words.text('library.title')}</h1>
        <p className="library__count">{words.text('library.count', { count: cards.length - archived })}</p>
        <LibraryTools filter={filter} archived={archived} onSearch={setSearch} onArchived={setArchived} />
      </div>
      {shown.length === 0 && <p className="quiet-word">{words.text('library.no-match')}</p>}
      <ul className="library__cards">
        {shown.map((card) => (
          <GameProviders key={card.id} game={card.game}>
            <CampaignCardView card={card} isLatest={card === latest} />
          </GameProviders>
        ))}
      </ul>
    </>
  )
}

/** The campaign that most people come back for: the one played last, if it goes on. */
function latestOf(shown: readonly CampaignCard[], { search, sort, archived }: LibraryFilter) {
  const [first] = shown
  const isPlain = search === '' && sort === 'played' && !archived
  return isPlain && shown.length > 1 && first && first.waitingFor.length > 0 ? first : null
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
