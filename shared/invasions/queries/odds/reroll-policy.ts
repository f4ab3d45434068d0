import { type DieColour, expectedHits } from '../battle/dice.ts'

/**
 * How the odds suppose that leaders use their re-rolls: first the enemy's dice that can be expected to lose most
 * hits, then their own blank dice, black before white. Also the order in which a decision lists the dice.
 */
export interface Target {
  readonly colour: DieColour
  readonly hits: number
}

const COLOURS: readonly DieColour[] = ['black', 'white']
/** An enemy die is worth a re-roll when it should lose at least this many hits; less is left to own blanks. */
const WORTH_WHILE = 0.6

/** Expected change in one's favour when a die is rolled again. */
export function rerollGain(own: boolean, { colour, hits }: Target, redCounts: boolean): number {
  const gain = expectedHits(colour, redCounts) - hits
  return own ? gain : -gain
}

function worthWhile(redCounts: boolean): readonly Target[] {
  return COLOURS.flatMap((colour) => [1, 2].map((hits) => ({ colour, hits })))
    .filter((target) => rerollGain(false, target, redCounts) >= WORTH_WHILE)
    .sort((a, b) => rerollGain(false, b, redCounts) - rerollGain(false, a, redCounts))
}
const IN_OPEN_TERRAIN = worthWhile(true)
const ELSEWHERE = worthWhile(false)

/** The enemy's dice to roll again, best first. */
export function enemyTargets(redCounts: boolean): readonly Target[] {
  return redCounts ? IN_OPEN_TERRAIN : ELSEWHERE
}

/** One's own dice to roll again, best first. */
export const ownTargets: readonly Target[] = COLOURS.map((colour) => ({ colour, hits: 0 }))

/** XXI.D: natural 2D6 at which a roll of the enemy's, or one's own, is rolled again. */
export const ENEMY_ROLL_TOO_HIGH = 9
export const OWN_ROLL_TOO_LOW = 5
