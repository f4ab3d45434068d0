import type { Roll } from '#shared/engine/dice.ts'
import type { GameEvent } from '#shared/engine/game.ts'
import { useWords, Words } from '../../i18n/words.tsx'
import { RuleChip } from '../decision/rule-chip.tsx'
import { Die } from './die.tsx'
import { eventMessage, isRoll, linesOf, rollMessage } from './event-message.ts'

interface EventLineProps {
  readonly event: GameEvent
  /** How often it happened in a row. */
  readonly times?: number
  readonly onPlace?: (place: string) => void
}

/** One fact of the log, with the calculation behind it. */
export function EventLine({ event, times = 1, onPlace }: EventLineProps) {
  const words = useWords()
  if (isRoll(event)) return <RollLine roll={event} />
  return (
    <>
      <p className={`event event--${event.type}`}>
        <Words message={eventMessage(event)} onPlace={onPlace} />
        {times > 1 && <span className="event__times">{words.text('log.times', { times })}</span>}
      </p>
      <Calculation event={event} />
    </>
  )
}

function RollLine({ roll }: { roll: Roll }) {
  const words = useWords()
  const { dice, faces, modifiers, total, actor, place } = roll
  return (
    <div className="roll">
      <p className="roll__reason">
        <Words message={rollMessage(roll)} />
        {actor !== undefined && <span className="roll__of">{words.name('actor', actor)}</span>}
        {place !== undefined && <span className="roll__of">{words.name('place', place)}</span>}
        <RuleChip rule={roll.rule} />
      </p>
      <p className="roll__dice">
        {dice.map((value, index) => (
          // Dice of one roll differ by nothing but their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Die key={index} faces={faces} value={value} />
        ))}
        {(modifiers.length > 0 || dice.length > 1) && (
          <span className="roll__total">{words.text('log.roll-total', { total })}</span>
        )}
      </p>
      <Calculation event={roll} />
    </div>
  )
}

function Calculation({ event }: { event: GameEvent }) {
  const words = useWords()
  return linesOf(event).map(({ amounts, rule, why }, index) => (
    // Lines of a calculation never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <p key={index} className="roll__modifier">
      <span className="roll__amount">
        {amounts.map(({ of, amount }) => (
          <span key={of} className={`roll__part roll__part--${of}`}>
            {of === 'total'
              ? words.signed(amount)
              : words.text(`log.${of}`, { amount: words.signed(amount) })}
          </span>
        ))}
      </span>
      <span>{words.name('modifier', why)}</span>
      <RuleChip rule={rule} />
    </p>
  ))
}
