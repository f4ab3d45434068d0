import type { Board } from '../../board.ts'
import {
  type BattleInProgress,
  type BattleLine,
  type LeaderOption,
  TACTICAL_BONUS
} from '../battle/battle-in-progress.ts'
import { withBlackDie, withoutBlackDie } from '../battle/pools.ts'
import { type BattleSide, otherSide } from '../battle/situation.ts'
import { oddsInProgress, winChance } from './odds-in-progress.ts'

/** XX.E, XXI.D: the chance of the leader's side to win after he has chosen this option. */
export function oddsOfLeaderOption(
  board: Board,
  field: BattleInProgress,
  side: BattleSide,
  option: LeaderOption
): number {
  return winChance(oddsInProgress(board, withLeaderOption(field, side, option)), side)
}

function withLeaderOption(field: BattleInProgress, side: BattleSide, option: LeaderOption): BattleInProgress {
  if (option === 'keep') return field
  const own = { ...field[side], rerolls: field[side].rerolls - 1 }
  const enemy = field[otherSide(side)]
  const [mine, theirs] = option === 'add' ? [changed(own, 1), enemy] : [own, changed(enemy, -1)]
  return { ...field, [side]: mine, [otherSide(side)]: theirs }
}

/** The line with one black die more or less, or with the tactical bonus on its roll. */
function changed(line: BattleLine, sign: 1 | -1): BattleLine {
  const { pool, modifiers } = line
  if (pool) return { ...line, pool: sign > 0 ? withBlackDie(pool) : withoutBlackDie(pool) }
  const item = { white: sign * TACTICAL_BONUS, black: 0, rule: 'XXI.D', why: 'leader-option' } as const
  return { ...line, modifiers: [...(modifiers ?? []), item] }
}
