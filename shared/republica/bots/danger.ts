import type { OpenBoard } from '../board/index.ts'
import { type WarId, warCardIds } from '../content/ids.ts'
import { populationTable } from '../content/tables.ts'
import { entriesIn } from '../entries.ts'
import { figures } from '../figures.ts'
import { droughtEffects, stateCosts } from '../queries/income.ts'
import { activeWars, holderOf } from '../queries/republic.ts'
import { warRecord } from '../queries/wars.ts'
import { FORTUNE, fallByBalance, fallByWars } from './weights.ts'

/** What somebody expects of this year's battles: the chance that each war is won. */
export type Hopes = ReadonlyMap<WarId, number>

/** Changes to the State that somebody considers. */
export interface StateChange {
  readonly treasury?: number
  readonly unrest?: number
  /** Yearly costs, such as upkeep. */
  readonly yearly?: number
  /** A chance that the rebel is beaten. */
  readonly rebelBeaten?: number
}

/** The chance that Rome outlives this game, as far as anybody can tell from the table. */
export function survivalOf(board: OpenBoard, hopes: Hopes, change: StateChange = {}): number {
  const standing = (1 - fallToWars(board, hopes, change)) * (1 - fallToRevolt(board, hopes, change))
  return standing * (1 - fallToDebt(board, hopes, change)) * FORTUNE
}

/** How likely a sleeping war is to wake before the end: surely enough where others of its series are still to come. */
const WAKES = 0.3
const WAKES_WITH_OTHERS = 0.9

function wakes({ discards, wars }: OpenBoard, war: WarId): number {
  const { type, of } = warRecord(war)
  const isAlone =
    of === 1 || warCardIds.every((id) => warRecord(id).type !== type || wars[id] || discards.includes(id))
  return isAlone ? WAKES : WAKES_WITH_OTHERS
}

/** 12.2A: each war remains unless it is won. */
function fallToWars(board: OpenBoard, hopes: Hopes, { rebelBeaten = 0 }: StateChange = {}): number {
  let chances: readonly number[] = [1]
  const add = (remains: number) => {
    const next = Array.from({ length: chances.length + 1 }, () => 0)
    for (const [count, chance] of chances.entries()) {
      next[count] = (next[count] ?? 0) + chance * (1 - remains)
      next[count + 1] = (next[count + 1] ?? 0) + chance * remains
    }
    chances = next
  }
  for (const [war, { isActive }] of entriesIn(board.wars)) {
    const remains = 1 - (hopes.get(war) ?? 0)
    add(isActive ? remains : remains * wakes(board, war))
  }
  if (board.civilWar) add(1 - rebelBeaten)
  return chances.reduce(
    (sum, chance, count) => sum + chance * (fallByWars[Math.min(count, fallByWars.length - 1)] ?? 1),
    0
  )
}

/** 8.2: what the population table will say next year, with what unrest is sure to come. */
function fallToRevolt(board: OpenBoard, hopes: Hopes, { unrest = 0 }: StateChange = {}): number {
  const level = board.unrest + unrest + nextUnrest(board, hopes)
  return (revoltChance(board, level) + revoltChance(board, level + 2)) / 2
}

/** 8.1: what next year adds: droughts, and wars that nobody fights. */
function nextUnrest(board: OpenBoard, hopes: Hopes): number {
  const alone = activeWars(board).filter(
    (war) => !hopes.has(war) && !board.armies.some(({ against }) => against === war)
  )
  const victories = [...hopes.values()].reduce((sum, chance) => sum + chance, 0)
  return droughtEffects(board) * (1 / 2) + alone.length - victories
}

/** The lowest row of the population table; below it the people revolt. */
const LAST_ROW = Math.min(...populationTable.map(({ from }) => from))

/** How many of the 216 rolls of three dice add up to each sum. */
const rollsOf = Array.from({ length: 19 }, (_, sum) => {
  let count = 0
  for (let one = 1; one <= 6; one++)
    for (let two = 1; two <= 6; two++) if (sum - one - two >= 1 && sum - one - two <= 6) count += 1
  return count
})

/** 8.2: the chance of a revolt at a level of unrest, whoever of today's consuls speaks. */
function revoltChance(board: OpenBoard, unrest: number): number {
  const consul = holderOf(board, 'rome-consul')
  const popularity = consul ? (board.senators[consul]?.popularity ?? 0) : 0
  return rollsOf.reduce(
    (sum, count, roll) => (roll - unrest + popularity < LAST_ROW ? sum + count / 216 : sum),
    0
  )
}

/** 6.22, 12.2C: whether the State can pay what comes. */
function fallToDebt(board: OpenBoard, hopes: Hopes, change: StateChange = {}): number {
  return interpolated(nextBalance(board, hopes, change))
}

function interpolated(balance: number): number {
  let before = fallByBalance[0] ?? [0, 0]
  for (const next of fallByBalance) {
    if (balance <= next[0]) {
      const width = next[0] - before[0]
      const part = width <= 0 ? 1 : Math.max(0, balance - before[0]) / width
      return before[1] + part * (next[1] - before[1])
    }
    before = next
  }
  return before[1]
}

/** What the State will have when next year's costs are paid. */
export function nextBalance(
  board: OpenBoard,
  hopes: Hopes,
  { treasury = 0, yearly = 0 }: StateChange = {}
): number {
  const won = [...hopes].reduce((sum, [war, chance]) => (board.wars[war]?.isActive ? sum + chance : sum), 0)
  const costs = stateCosts(board).total - won * figures.state.war + yearly
  return board.treasury + treasury + figures.state.annual - costs
}
