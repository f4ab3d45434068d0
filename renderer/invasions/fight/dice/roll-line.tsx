import { sumOfModifiers } from '#shared/engine/dice.ts'
import { SUPPRESSED_ON } from '#shared/invasions/queries/administration/suppression.ts'
import { FLIGHT_SUCCEEDS_AT } from '#shared/invasions/queries/movement/flight.ts'
import { INTERCEPTION_SUCCEEDS_AT } from '#shared/invasions/queries/movement/interception.ts'
import { LANDING_SUCCEEDS_AT } from '#shared/invasions/queries/odds/landing-odds.ts'
import { raidResult } from '#shared/invasions/queries/raids/raids.ts'
import { CITY_FALLS_AT } from '#shared/invasions/queries/siege/siege.ts'
import type { Roll } from '#shared/invasions/rolls.ts'
import { RuleChip } from '../../../table/decision/rule-chip.tsx'
import { Die } from '../../../table/log/die.tsx'
import { useInvasionsWords } from '../../i18n/use-invasions-words.ts'
import { ModifierLabels } from '../modifier-labels.tsx'

/** The least modified D10 that succeeds. Other rolls are read from a table, or are even or odd. */
const SUCCEEDS_AT: Partial<Readonly<Record<Roll['reason'], number>>> = {
  interception: INTERCEPTION_SUCCEEDS_AT,
  flight: FLIGHT_SUCCEEDS_AT,
  siege: CITY_FALLS_AT,
  'sea-risk': LANDING_SUCCEEDS_AT,
  suppression: SUPPRESSED_ON
}

/** III.A: checks that pass on an even number. */
const PASSES_IF_EVEN: readonly Roll['reason'][] = ['leader-survives', 'limes', 'terror']

interface RollLineProps {
  readonly roll: Roll
  /** Whether it succeeded, if that is known. */
  readonly outcome: boolean | null
}

/** A single deciding roll: the die, what it needed, and the result in words. */
export function RollLine({ roll, outcome }: RollLineProps) {
  const words = useInvasionsWords()
  const { reason, dice, faces, modifiers, rule, total } = roll
  const atLeast = SUCCEEDS_AT[reason]
  const needed = atLeast === undefined ? null : atLeast - sumOfModifiers(modifiers)
  const isEvenCheck = PASSES_IF_EVEN.includes(reason)
  const success = isEvenCheck ? total % 2 === 0 : atLeast === undefined ? outcome : total >= atLeast
  const tone = success === null ? '' : success ? 'roll-line--made' : 'roll-line--missed'
  return (
    <div className={`roll-line ${tone}`}>
      {dice.map((value, index) => (
        // Dice of one roll differ only by their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Die key={index} faces={faces} value={value} />
      ))}
      <p className="roll-line__words">
        <span>{words.name('roll', reason)}</span>
        <strong>
          <RollResult roll={roll} needed={needed} success={success} />
        </strong>
        <RuleChip rule={rule} />
      </p>
      {modifiers.length > 0 && <ModifierLabels items={modifiers} />}
    </div>
  )
}

interface RollResultProps {
  readonly roll: Roll
  /** The least D10 that succeeds; null if the roll is read another way. */
  readonly needed: number | null
  readonly success: boolean | null
}

function RollResult({ roll: { reason, dice, total }, needed, success }: RollResultProps) {
  const words = useInvasionsWords()
  const natural = dice.reduce((sum, face) => sum + face, 0)
  if (reason === 'raid') return words.text(`fight.raided-${raidEnd(total)}`, { total })
  const what = success !== null && words.text(`fight.${success ? 'made' : 'missed'}-${outcomeWordOf(reason)}`)
  if (what && needed !== null)
    return words.text(success ? 'fight.made' : 'fight.missed', { natural, needed, what })
  if (what && PASSES_IF_EVEN.includes(reason)) return words.text('fight.checked', { natural, what })
  return natural === total ? String(natural) : words.text('fight.rolled', { natural, total })
}

/** XI.E: the result of a raid's roll. */
function raidEnd(total: number) {
  const { grade, maySettle } = raidResult(total)
  if (grade === null) return 'fails'
  if (maySettle) return 'settles'
  return grade === '-' ? 'minus' : 'plus'
}

/** The rolls whose result has words of its own. */
const OUTCOME_WORDS = [
  ...(['interception', 'flight', 'siege', 'sea-risk', 'suppression'] as const),
  ...(['leader-survives', 'limes', 'terror'] as const)
] satisfies readonly Roll['reason'][]

const outcomeWordOf = (reason: Roll['reason']) => OUTCOME_WORDS.find((one) => one === reason) ?? 'other'
