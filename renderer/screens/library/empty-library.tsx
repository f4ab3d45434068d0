import { Suspense } from 'react'
import { useWords } from '../../i18n/words.tsx'
import type { AnyGameCover } from '../../table/game/any-game-cover.tsx'
import { Emblem } from '../../table/game/emblem.tsx'
import type { SentOptions } from '../../table/game/game-client.ts'
import { useGames } from '../../table/game/games-context.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { ImportButton } from './import-button.tsx'

interface EmptyLibraryProps {
  readonly onBegin: (game: string, options?: SentOptions) => void
}

/** The shelf: every game as a picture with its name, what it is, for how many and how long. */
export function EmptyLibrary({ onBegin }: EmptyLibraryProps) {
  const words = useWords()
  const games = useGames()
  return (
    <section className="empty">
      <ul className="shelf">
        {[...games.values()].map(({ cover }) => (
          <cover.Providers key={cover.id}>
            <GameOnShelf cover={cover} onBegin={(options) => onBegin(cover.id, options)} />
          </cover.Providers>
        ))}
      </ul>
      <ImportButton className="button button--quiet" label={words.text('library.empty-import')} />
    </section>
  )
}

interface GameOnShelfProps {
  readonly cover: AnyGameCover
  readonly onBegin: (options?: SentOptions) => void
}

/** A game introduces itself, in its own texts. */
function GameOnShelf({ cover, onBegin }: GameOnShelfProps) {
  const words = useWords()
  const { shelfCard, sides } = cover
  const tutorial = shelfCard?.tutorial
  const game = cover.name[words.language === 'es' ? 'es' : 'en']
  return (
    <li className="shelf__game">
      <div className="shelf__picture" aria-hidden="true">
        <div className="shelf__emblems">
          {sides.map((side) => (
            <Emblem key={side} side={side} size={32} />
          ))}
        </div>
        {shelfCard && (
          <ErrorBoundary>
            <Suspense fallback={null}>
              <shelfCard.Picture />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <p className="shelf__name">{game}</p>
      <h1 className="shelf__title">{words.text('game.invitation-title')}</h1>
      <p className="shelf__text">{words.text('game.invitation')}</p>
      {shelfCard && (
        <ul className="shelf__facts">
          <li>{words.say(shelfCard.players)}</li>
          <li>{words.say(shelfCard.length)}</li>
        </ul>
      )}
      <button type="button" className="button button--primary button--large" onClick={() => onBegin()}>
        {words.text('library.play', { game })}
      </button>
      {tutorial && (
        <button type="button" className="button button--quiet" onClick={() => onBegin(tutorial.options)}>
          {words.say(tutorial.title)}
        </button>
      )}
    </li>
  )
}
