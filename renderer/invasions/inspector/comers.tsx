import { sideOf } from '#shared/invasions/catalogue.ts'
import type { Comer } from '#shared/invasions/queries/inspection.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import { useInvasionsWords } from '../words.ts'

/** The number of stacks to list one by one. */
const SHOWN = 6

interface ComersProps {
  readonly comers: readonly Comer[]
  readonly onPlace: (place: string) => void
}

/** XVIII: the stacks that could march to a place, the nearest first. A click shows where they stand. */
export function Comers({ comers, onPlace }: ComersProps) {
  const words = useInvasionsWords()
  if (comers.length === 0) return <p className="quiet-word">{words.text('inspect.nobody-comes')}</p>
  return (
    <>
      <h4>{words.text('inspect.comers')}</h4>
      <ul className="inspector__list">
        {comers.slice(0, SHOWN).map(({ nation, from, units, steps, hostile }) => (
          <li key={`${nation} ${from}`} data-hostile={hostile || undefined}>
            <Emblem side={sideOf(nation)} size={14} />
            <span>
              {words.name('nation', nation)},{' '}
              <button type="button" className="name--place" onClick={() => onPlace(from)}>
                {words.name('place', from)}
              </button>
            </span>
            <small>
              {words.text('hand.strength', { count: units })} · {words.text('hand.cost', { count: steps })}
            </small>
          </li>
        ))}
      </ul>
      {comers.length > SHOWN && (
        <p className="quiet-word">{words.text('inspect.more', { count: comers.length - SHOWN })}</p>
      )}
    </>
  )
}
