import type { Tetrarchia } from '#shared/tetrarchia/game-types.ts'
import { hasVariant } from '#shared/tetrarchia/queries/board-queries.ts'
import { aimsOf, titlesOf } from '#shared/tetrarchia/queries/rivalry.ts'
import { scaleOf } from '#shared/tetrarchia/queries/scale.ts'
import { reference } from '#shared/tetrarchia/words/message.ts'
import { emperorIds } from '#shared/tetrarchia/world/ids.ts'
import { Emblem, sideClass } from '../table/game/emblem.tsx'
import type { TableOf } from '../table/game/game-client.ts'
import { useTetrarchiaWords } from './i18n/use-tetrarchia-words.ts'
import { VictoryScale } from './panels/victory-scale.tsx'

/** How the game ended, the titles of the emperors and the aims of the players (V.5), and the ten-point scale. */
export function Ending({ table: { view } }: { readonly table: TableOf<Tetrarchia> }) {
  const words = useTetrarchiaWords()
  const { points } = scaleOf(view)
  if (!view.ending) return null
  return (
    <div className="ending">
      <p className="ending__why">
        {words.text(view.ending.won ? 'event.won' : `event.lost-${view.ending.why}`, { points })}
      </p>
      {hasVariant(view, 'el-grande') && (view.ending.won ? <Rivalry view={view} /> : <AimsLost />)}
      <VictoryScale view={view} />
    </div>
  )
}

interface RivalryProps {
  readonly view: Tetrarchia['View']
}

/** V.5: the titles and the aims after a common victory. */
function Rivalry({ view }: RivalryProps) {
  return (
    <>
      <Titles view={view} />
      <Aims view={view} />
    </>
  )
}

function Titles({ view }: RivalryProps) {
  const words = useTetrarchiaWords()
  const titles = titlesOf(view)
  const claims = (['great', 'east', 'west'] as const).flatMap((title) => {
    const emperor = titles[title]
    return emperor ? [words.text(`ending.${title}`, { emperor: reference('emperor', emperor) })] : []
  })
  return (
    <section className="ending__part" aria-label={words.text('ending.titles')}>
      {(claims.length > 0 ? claims : [words.text('ending.kept')]).map((claim) => (
        <p key={claim}>{claim}</p>
      ))}
      <p>
        {words.list(
          emperorIds.map((id) =>
            words.text('ending.rival', { emperor: reference('emperor', id), points: titles.points[id] })
          )
        )}
      </p>
    </section>
  )
}

/** V.5: whether each player has reached his own aim. */
function Aims({ view }: RivalryProps) {
  const words = useTetrarchiaWords()
  return (
    <section className="ending__part" aria-label={words.text('ending.aims')}>
      <h3>{words.text('ending.aims')}</h3>
      <ul className="aims">
        {aimsOf(view).map(({ side, kind, reached }) => (
          <li key={side} className={`aim ${sideClass(side)}`}>
            <Emblem side={side} size={22} />
            <strong className="aim__side">{words.name('side', side)}</strong>
            <span className="aim__kind">{words.text(`ending.aim-${kind}`)}</span>
            <span className={reached ? 'aim__result aim__result--reached' : 'aim__result'}>
              {words.text(reached ? 'ending.reached' : 'ending.missed')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AimsLost() {
  const words = useTetrarchiaWords()
  return <p className="ending__part">{words.text('ending.aims-lost')}</p>
}
