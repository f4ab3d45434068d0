import { type DieColour, expectedHits } from '../battle/dice.ts'

/**
 * The odds assume that leaders use their re-rolls so: first on the enemy's dice that lose most hits on average, then on
 * their own blank dice, black before white. Decisions list the dice in the same order.
 */
export interface RerollTarget {
  readonly colour: DieColour
  readonly hits: number
}

const COLOURS: readonly DieColour[] = ['black', 'white']
/** An enemy die is worth a re-roll if it loses at least this many hits on average; own blanks come before the others. */
const WORTH_WHILE = 0.6

/** The average gain of a side when a die is re-rolled. */
export function rerollGain(own: boolean, { colour, hits }: RerollTarget, redCounts: boolean): number {
  const gain = expectedHits(colour, redCounts) - hits
  return own ? gain : -gain
}

function worthWhile(redCounts: boolean): readonly RerollTarget[] {
  return COLOURS.flatMap((colour) => [1, 2].map((hits) => ({ colour, hits })))
    .filter((target) => rerollGain(false, target, redCounts) >= WORTH_WHILE)
    .sort((a, b) => rerollGain(false, b, redCounts) - rerollGain(false, a, redCounts))
}
const IN_OPEN_TERRAIN = worthWhile(true)
const ELSEWHERE = worthWhile(false)

/** The enemy's dice to re-roll, best first. */
export function enemyTargets(redCounts: boolean): readonly RerollTarget[] {
  return redCounts ? IN_OPEN_TERRAIN : ELSEWHERE
}

/** The own dice to re-roll, best first. */
export const ownTargets: readonly RerollTarget[] = COLOURS.map((colour) => ({ colour, hits: 0 }))

/** XXI.D: the natural 2D6 from which an enemy roll is re-rolled, and up to which an own roll is. */
export const ENEMY_ROLL_TOO_HIGH = 9
export const OWN_ROLL_TOO_LOW = 5
