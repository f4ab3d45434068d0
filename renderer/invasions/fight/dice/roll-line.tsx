import { sumOfModifiers } from '#shared/engine/dice.ts'
import { raidResult } from '#shared/invasions/queries/raids/raids.ts'
import type { Roll } from '#shared/invasions/rolls.ts'
import { type Trial, trialOf, trialOutcome } from '#shared/invasions/story/roll-judgements.ts'
import { RuleChip } from '../../../table/decision/rule-chip.tsx'
import { Die } from '../../../table/log/die.tsx'
import { useInvasionsWords } from '../../i18n/use-invasions-words.ts'
import { ModifierLabels } from '../modifier-labels.tsx'
import { clampedPercent } from '../odds-bar.tsx'

interface RollLineProps {
  readonly roll: Roll
  /** Whether it succeeded, for rolls that a table decides, if that is known. */
  readonly outcome: boolean | null
  /** A question whether to roll it again: says whose roll it is, where, and what another would promise. */
  readonly isAtStake?: boolean
}

/** A single deciding roll: the die, what it needed, and the result in words. */
export function RollLine({ roll, outcome, isAtStake = false }: RollLineProps) {
  const words = useInvasionsWords()
  const { reason, dice, faces, modifiers, rule, total } = roll
  const trial = trialOf(roll)
  const success = trial?.need ? trial.succeeds(total, roll) : outcome
  const tone = success === null ? '' : success ? 'roll-line--made' : 'roll-line--missed'
  return (
    <div className={`roll-line ${tone}`}>
      {dice.map((value, index) => (
        // Dice of one roll differ only by their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Die key={index} faces={faces} value={value} />
      ))}
      <p className="roll-line__words">
        {isAtStake && <Owner roll={roll} />}
        <span>{words.name('roll', reason)}</span>
        <strong>
          <RollResult roll={roll} trial={trial} success={success} />
        </strong>
        <RuleChip rule={rule} />
      </p>
      {modifiers.length > 0 && <ModifierLabels items={modifiers} />}
      {isAtStake && trial && (
        <p className="roll-line__again">
          {words.text('fight.rolled-again-chance', {
            percent: clampedPercent(trialOutcome(roll, trial.succeeds).likely)
          })}
        </p>
      )}
    </div>
  )
}

/** Whose roll it is, and where it was made. */
function Owner({ roll: { actor, place } }: { readonly roll: Roll }) {
  const words = useInvasionsWords()
  return (
    <>
      {actor !== undefined && <strong>{words.name('actor', actor)}</strong>}
      {place !== undefined && <span>{words.name('place', place)}</span>}
    </>
  )
}

interface RollResultProps {
  readonly roll: Roll
  /** Null if the roll does not simply succeed or fail. */
  readonly trial: Trial | null
  readonly success: boolean | null
}

function RollResult({ roll: { reason, dice, total, modifiers }, trial, success }: RollResultProps) {
  const words = useInvasionsWords()
  const natural = dice.reduce((sum, face) => sum + face, 0)
  if (reason === 'raid') return words.text(`fight.raided-${raidEnd(total)}`, { total })
  if (trial?.need && success !== null) {
    const what = words.text(`fight.${success ? 'made' : 'missed'}-${outcomeWordOf(reason)}`)
    if (trial.need === 'even') return words.text('fight.checked', { natural, what })
    const needed = trial.need.atLeast - sumOfModifiers(modifiers)
    return words.text(success ? 'fight.made' : 'fight.missed', { natural, needed, what })
  }
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
