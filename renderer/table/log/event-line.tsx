import type { Roll } from '#shared/engine/dice.ts'
import type { GameEvent } from '#shared/engine/game.ts'
import { useWords, Words } from '../../i18n/words.tsx'
import { RuleChip } from '../decision/rule-chip.tsx'
import { Die } from './die.tsx'
import { eventMessage, isRoll, modifierText } from './event-message.ts'

interface EventLineProps {
  readonly event: GameEvent
  readonly onPlace?: (place: string) => void
}

/** One fact of the log. */
export function EventLine({ event, onPlace }: EventLineProps) {
  if (isRoll(event)) return <RollLine roll={event} />
  return (
    <p className={`event event--${event.type}`}>
      <Words message={eventMessage(event)} onPlace={onPlace} />
    </p>
  )
}

function RollLine({ roll }: { roll: Roll }) {
  const words = useWords()
  const { dice, faces, modifiers, total, actor, place } = roll
  return (
    <div className="roll">
      <p className="roll__reason">
        <Words message={{ key: roll.reason }} />
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
      {modifiers.map(({ amount, rule, why }) => (
        <p key={`${rule} ${why}`} className="roll__modifier">
          <span className="roll__amount">{words.signed(amount)}</span>
          <span>{modifierText(words, why)}</span>
          <RuleChip rule={rule} />
        </p>
      ))}
    </div>
  )
}
