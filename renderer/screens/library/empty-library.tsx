import { useWords } from '../../i18n/words.tsx'
import { Emblem } from '../../table/game/emblem.tsx'
import { useGames } from '../../table/game/games-context.ts'
import { ImportButton } from './import-button.tsx'

export function EmptyLibrary({ onBegin }: { readonly onBegin: () => void }) {
  const words = useWords()
  const games = useGames()
  return (
    <section className="empty">
      <div className="empty__games">
        {[...games.values()].map(({ id, sides, Providers }) => (
          <Providers key={id}>
            <Invitation sides={sides} />
          </Providers>
        ))}
      </div>
      <button type="button" className="button button--primary button--large" onClick={onBegin}>
        {words.text('library.empty-action')}
      </button>
      <ImportButton className="button button--quiet" label={words.text('library.empty-import')} />
    </section>
  )
}

/** The invitation to start a campaign, in the game's own texts. */
function Invitation({ sides }: { readonly sides: readonly string[] }) {
  const words = useWords()
  return (
    <div className="empty__game">
      <div className="empty__emblems" aria-hidden="true">
        {sides.map((side) => (
          <Emblem key={side} side={side} size={44} />
        ))}
      </div>
      <h1 className="empty__title">{words.text('game.invitation-title')}</h1>
      <p className="empty__text">{words.text('game.invitation')}</p>
    </div>
  )
}
