/** The battle dice, for land and sea battles alike. */
export type DieColour = 'white' | 'black'

export interface DicePool {
  readonly white: number
  readonly black: number
}

export interface BattleDie {
  readonly colour: DieColour
  /** 1 to 6. */
  readonly face: number
}

export interface Swords {
  readonly white: number
  readonly red: number
}

const BLANK: Swords = { white: 0, red: 0 }
const ONE_WHITE: Swords = { white: 1, red: 0 }
const ONE_RED: Swords = { white: 0, red: 1 }
const BOTH: Swords = { white: 1, red: 1 }
const TWO_WHITE: Swords = { white: 2, red: 0 }

/** Faces 1 to 6. */
const FACES: Readonly<Record<DieColour, readonly Swords[]>> = {
  white: [BLANK, BLANK, BLANK, ONE_WHITE, ONE_RED, BOTH],
  black: [BLANK, BLANK, ONE_WHITE, ONE_RED, BOTH, TWO_WHITE]
}

/** XX.B: the swords on the face of a battle die. */
export function swordsOn({ colour, face }: BattleDie): Swords {
  const swords = FACES[colour][face - 1]
  if (!swords) throw new RangeError(`a battle die has no face ${face}`)
  return swords
}

/** XX.B, XX.H: each sword is a hit, red ones only where they count. */
export function hitsOn(die: BattleDie, redCounts: boolean): number {
  const { white, red } = swordsOn(die)
  return white + (redCounts ? red : 0)
}

export function hitsOfAll(dice: readonly BattleDie[], redCounts: boolean): number {
  return dice.reduce((sum, die) => sum + hitsOn(die, redCounts), 0)
}

type HitChances = readonly [number, number, number]

function countHits(colour: DieColour, redCounts: boolean): HitChances {
  const chances: [number, number, number] = [0, 0, 0]
  for (let face = 1; face <= 6; face++) {
    const hits = hitsOn({ colour, face }, redCounts)
    if (hits === 0 || hits === 1 || hits === 2) chances[hits] += 1 / 6
  }
  return chances
}

const HIT_CHANCES: Readonly<Record<DieColour, { readonly all: HitChances; readonly white: HitChances }>> = {
  white: { all: countHits('white', true), white: countHits('white', false) },
  black: { all: countHits('black', true), white: countHits('black', false) }
}

/** How likely a die is to score 0, 1 or 2 hits. */
export function hitChances(colour: DieColour, redCounts: boolean): HitChances {
  return HIT_CHANCES[colour][redCounts ? 'all' : 'white']
}

export function expectedHits(colour: DieColour, redCounts: boolean): number {
  const [, one, two] = hitChances(colour, redCounts)
  return one + 2 * two
}

export const diceIn = ({ white, black }: DicePool): number => white + black
