import { memo, type ReactNode } from 'react'
import { reference } from '#shared/engine/message.ts'
import { useWords, Words } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RuleChip } from '../decision/rule-chip.tsx'
import { Die } from './die.tsx'
import type { CalculationLine, RolledDice, Sentence } from './sentence.ts'

interface EventLineProps {
  readonly sentence: Sentence
  /** How often it happened in a row. */
  readonly times?: number
  readonly onPlace?: ((place: string) => void) | undefined
}

/** A line of the log with its calculation. Memoized, because there are hundreds. */
export const EventLine = memo(function EventLine({ sentence, times = 1, onPlace }: EventLineProps) {
  const words = useWords()
  const { message, tone, place, rule, dice, lines = [] } = sentence
  if (dice) return <RollLine sentence={sentence} dice={dice} onPlace={onPlace} />
  return (
    <>
      <p className={tone ? `event event--${tone}` : 'event'}>
        <span className="event__words">
          <Words message={message} onPlace={onPlace} />
          {times > 1 && <span className="event__times">{words.text('log.times', { times })}</span>}
        </span>
        <span className="event__foot">
          <WhereButton place={place} onPlace={onPlace} />
          <RuleChip rule={rule ?? null} />
        </span>
      </p>
      <Calculation lines={lines} />
    </>
  )
})

interface RollLineProps extends Pick<EventLineProps, 'sentence' | 'onPlace'> {
  readonly dice: RolledDice
}

function RollLine({ sentence, dice, onPlace }: RollLineProps) {
  const words = useWords()
  const { message, of = [], place, rule = null, lines = [] } = sentence
  const { faces, values, pictures = [], total } = dice
  return (
    <div className="roll">
      <p className="roll__reason">
        <Words message={message} />
        {of.map(({ ref, id }) => (
          <span key={`${ref} ${id}`} className="roll__of">
            {words.name(ref, id)}
          </span>
        ))}
        <span className="event__foot">
          <WhereButton place={place} onPlace={onPlace} />
          <RuleChip rule={rule} />
        </span>
      </p>
      <p className="roll__dice">
        {values.map((value, index) => (
          // The dice of a roll have no identity besides their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <RolledDie key={index} faces={faces} value={value} picture={pictures[index]} />
        ))}
        {total !== null && (lines.length > 0 || values.length > 1) && (
          <span className="roll__total">{words.text('log.roll-total', { total })}</span>
        )}
      </p>
      <Calculation lines={lines} />
    </div>
  )
}

interface RolledDieProps {
  readonly faces: number
  readonly value: number
  readonly picture: ReactNode
}

function RolledDie({ faces, value, picture }: RolledDieProps) {
  const words = useWords()
  if (!picture) return <Die faces={faces} value={value} />
  return (
    <span className="die die--own" role="img" aria-label={words.text('log.die', { faces, value })}>
      {picture}
    </span>
  )
}

interface WhereButtonProps extends Pick<EventLineProps, 'onPlace'> {
  readonly place: string | undefined
}

/** Shows on the map where it happened. */
function WhereButton({ place, onPlace }: WhereButtonProps) {
  const words = useWords()
  if (place === undefined || !onPlace) return null
  const label = words.text('log.where', { place: reference('place', place) })
  return (
    <button
      type="button"
      className="event__where"
      title={label}
      aria-label={label}
      onClick={() => onPlace(place)}
    >
      <Icon name="pin" size={14} />
    </button>
  )
}

function Calculation({ lines }: { lines: readonly CalculationLine[] }) {
  const words = useWords()
  return lines.map(({ amounts, rule, why }, index) => (
    // The lines of a calculation never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <p key={index} className="roll__modifier">
      <span className="roll__amount">
        {amounts.map(({ of, words: amount }) => (
          <span key={of} className={`roll__part roll__part--${of}`}>
            {words.say(amount)}
          </span>
        ))}
      </span>
      <span>{words.name(why.ref, why.id)}</span>
      <RuleChip rule={rule} />
    </p>
  ))
}
