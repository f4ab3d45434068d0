import { useWords } from '../../i18n/words.tsx'
import { Emblem } from '../../table/game/emblem.tsx'
import { useGames } from '../../table/game/games-context.ts'
import { ImportButton } from './import-button.tsx'

export function EmptyLibrary({ onBegin }: { readonly onBegin: () => void }) {
  const words = useWords()
  const games = useGames()
  return (
    <section className="empty">
      <div className="empty__emblems" aria-hidden="true">
        {[...games.values()].map(({ id, sides, Room }) => (
          <Room key={id}>
            {sides.map((side) => (
              <Emblem key={side} side={side} size={60} />
            ))}
          </Room>
        ))}
      </div>
      <h1 className="empty__title">{words.text('library.empty-title')}</h1>
      <p className="empty__text">{words.text('library.empty-text')}</p>
      <button type="button" className="button button--primary button--large" onClick={onBegin}>
        {words.text('library.empty-action')}
      </button>
      <ImportButton className="button button--quiet" label={words.text('library.empty-import')} />
    </section>
  )
}
