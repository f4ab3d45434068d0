import { sideOf } from '#shared/invasions/catalogue.ts'
import type { PossibleArrival } from '#shared/invasions/queries/control/province-inspection.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

/** The number of stacks to list one by one. */
const SHOWN = 6

interface StacksInReachProps {
  readonly stacks: readonly PossibleArrival[]
  readonly onPlace: (place: string) => void
}

/** XVIII: the stacks that could march to a place, the nearest first. A click shows where they stand. */
export function StacksInReach({ stacks, onPlace }: StacksInReachProps) {
  const words = useInvasionsWords()
  if (stacks.length === 0) return <p className="quiet-word">{words.text('inspect.nobody-comes')}</p>
  return (
    <>
      <h4>{words.text('inspect.comers')}</h4>
      <ul className="inspector__list">
        {stacks.slice(0, SHOWN).map(({ nation, from, units, steps, hostile }) => (
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
      {stacks.length > SHOWN && (
        <p className="quiet-word">{words.text('inspect.more', { count: stacks.length - SHOWN })}</p>
      )}
    </>
  )
}
