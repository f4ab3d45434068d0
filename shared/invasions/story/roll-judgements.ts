import { figures } from '../content/figures.ts'
import { ownFigures } from '../content/own-figures.ts'
import { raidResult } from '../queries/raids/raids.ts'
import type { Roll } from '../rolls.ts'
import type { RollReason } from '../words/message.ts'

/**
 * How to judge a throw: by the swords on battle dice, by the points on two dice, as a trial that succeeds or fails for
 * the rolling nation, or for the side that sent envoys. A throw that only selects something favours nobody.
 */
export type RollJudgement =
  | { readonly as: 'swords' }
  | { readonly as: 'two-dice' }
  | ({ readonly as: 'trial' | 'envoys' } & Trial)
  | { readonly as: 'nobody' }

export interface Trial {
  readonly succeeds: Verdict
  /** What succeeds, as a player says it; null where it takes more words. */
  readonly need: RollNeed | null
}

/** The least total, or an even number. */
export type RollNeed = { readonly atLeast: number } | 'even'

type Verdict = (total: number, roll: Pick<Roll, 'rule'>) => boolean

const swords: RollJudgement = { as: 'swords' }
const twoDice: RollJudgement = { as: 'two-dice' }
const nobody: RollJudgement = { as: 'nobody' }
const trial = (succeeds: Verdict, need: RollNeed | null = null): RollJudgement => ({
  as: 'trial',
  succeeds,
  need
})
const atLeast = (least: number): RollJudgement => trial((total) => total >= least, { atLeast: least })
const below = (harm: number): RollJudgement => trial((total) => total < harm)
/** III.A: a D2 is a D10 that passes on an even number. */
const isEven = (total: number): boolean => total % 2 === 0
const passes: RollJudgement = trial(isEven, 'even')

/** The judgement of every reason for a roll. The compiler reports a missing reason. */
export const judgementByReason: Readonly<Record<RollReason, RollJudgement>> = {
  'battle-dice-white': swords,
  'battle-dice-black': swords,
  'missile-dice-white': swords,
  'missile-dice-black': swords,
  'battle-reroll-white': swords,
  'battle-reroll-black': swords,
  'naval-dice': swords,
  'naval-reroll': swords,
  'battle-2d6': twoDice,
  'missile-2d6': twoDice,
  'battle-reroll-2d6': twoDice,
  raid: trial((total) => raidResult(total).grade !== null),
  interception: atLeast(figures.interception.on),
  flight: atLeast(figures.flight.on),
  'sea-risk': atLeast(figures.sea.landingOn),
  siege: atLeast(figures.siege.on),
  suppression: atLeast(figures.suppression.on),
  empire: atLeast(figures.empire.on),
  collapse: below(figures.collapse.on),
  assassination: below(figures.battle.assassinsOn),
  // XV.B asks for a passed D2, XXIV.D only for no 0.
  usurper: trial((total, { rule }) => (rule === 'XV.B' ? isEven(total) : total < figures.siege.usurperOn)),
  defection: trial((total) => total <= ownFigures.defection.asideUpTo),
  terror: passes,
  ambush: passes,
  limes: passes,
  'leader-survives': passes,
  'naval-interception': passes,
  'plunder-caravan': passes,
  alliance: passes,
  'break-foedus': passes,
  rebellion: passes,
  // XXVI.B: on a passed check the younger nation, which throws, has to leave.
  separation: trial((total) => !isEven(total)),
  clientage: { as: 'envoys', succeeds: isEven, need: 'even' },
  'break-tie': { as: 'envoys', succeeds: isEven, need: 'even' },
  // VII.C: the event does not contain the age to compare with, and a Kingdom may be welcome or not.
  kingdom: nobody,
  // Each card defines for itself what passes and what fails.
  'card-check': nobody,
  'card-table': nobody,
  islam: nobody,
  'half-of-map': nobody,
  'random-area': nobody,
  'dry-area': nobody,
  caravan: nobody,
  parting: nobody,
  'revolt-area': nobody,
  selector: nobody
}

/** How a roll was judged if it succeeds or fails; null for other rolls. */
export function trialOf({ reason }: Pick<Roll, 'reason'>): Trial | null {
  const judgement = judgementByReason[reason]
  return judgement.as === 'trial' || judgement.as === 'envoys' ? judgement : null
}

/** The probability that the trial succeeds, and whether it did. */
export function trialOutcome(
  roll: Roll,
  succeeds: Verdict
): { readonly likely: number; readonly won: boolean } {
  const added = roll.modifiers.reduce((sum, { amount }) => sum + amount, 0)
  const faces = Array.from({ length: roll.faces }, (_, index) => index + 1)
  const good = faces.filter((face) => succeeds(face + added, roll)).length
  return { likely: good / roll.faces, won: succeeds(roll.total, roll) }
}
