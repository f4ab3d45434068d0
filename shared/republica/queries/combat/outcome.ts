import { type BattleResult, combatTable, naturalLosses } from '../../content/combat-table.ts'

/** Three dice of a battle: the first is coloured. */
export type BattleDice = readonly [coloured: number, white: number, white: number]

/** What an event does to the strength of the enemy when the natural roll is even, or odd. */
export interface DiceAid {
  readonly parity: 'even' | 'odd'
  readonly by: 'coloured' | 'white'
}

/** Everything that decides a battle besides the dice. */
export interface BattleSetup {
  /** 10.11: the army's strength with what its commander adds. */
  readonly strength: number
  /** 7.33-7.34: the enemy's strength after matching wars and leaders. */
  readonly enemy: number
  /** Added to the roll, not to the natural number: omens. */
  readonly modifier: number
  readonly legions: number
  readonly fleets: number
  readonly disasters: readonly number[]
  readonly standoffs: readonly number[]
  readonly aids: readonly DiceAid[]
  /** What a statesman in command does about losses. */
  readonly care: 'none' | 'halves' | 'escapes'
}

export interface BattleOutcome {
  readonly result: BattleResult
  /** The number looked up in the table; null where the natural number decides. */
  readonly total: number | null
  readonly enemy: number
  readonly lost: { readonly legions: number; readonly fleets: number }
}

/** 10.11, 10.21, 10.31: what these dice bring. A number that means both is a disaster (R23). */
export function battleOutcome(setup: BattleSetup, dice: BattleDice): BattleOutcome {
  const natural = dice[0] + dice[1] + dice[2]
  const enemy = enemyWith(setup, dice)
  for (const result of ['disaster', 'standoff'] as const) {
    const numbers = result === 'disaster' ? setup.disasters : setup.standoffs
    if (!numbers.includes(natural)) continue
    const part = setup.care === 'escapes' ? 0 : naturalLosses[result]
    return { result, total: null, enemy, lost: lossesOf(setup, (units) => Math.ceil(units * part)) }
  }
  const total = setup.strength - enemy + natural + setup.modifier
  const row = combatTable.find(({ upTo }) => total <= upTo)
  if (!row) throw new Error(`the combat table ends below ${total}`)
  const { result, lost } = row
  return {
    result,
    total,
    enemy,
    lost: lossesOf(setup, (units) => (lost === 'all' ? units : Math.min(lost, units)))
  }
}

/** The events of deserting allies add or take a die after everything else; never below nothing. */
function enemyWith({ enemy, aids }: BattleSetup, [coloured, white, other]: BattleDice): number {
  const parity = (coloured + white + other) % 2 === 0 ? 'even' : 'odd'
  const change = aids
    .filter((aid) => aid.parity === parity)
    .reduce((sum, { by }) => sum + (by === 'coloured' ? coloured : white + other), 0)
  return Math.max(0, parity === 'even' ? enemy + change : enemy - change)
}

function lossesOf(
  { legions, fleets, care }: BattleSetup,
  lostOf: (units: number) => number
): BattleOutcome['lost'] {
  const spared = (lost: number) => (care === 'halves' ? Math.ceil(lost / 2) : lost)
  return { legions: spared(lostOf(legions)), fleets: spared(lostOf(fleets)) }
}
