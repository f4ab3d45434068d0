import type { Board } from '../../board.ts'
import { situationOf, takeTheField } from '../battle/field.ts'
import type { BattleOrder } from '../battle/order.ts'
import { battleOdds } from './battle.ts'
import type { BattleOdds } from './reckoning.ts'

/** The odds of a battle that could be fought now, without cards. */
export function oddsOfOrder(state: Board, order: BattleOrder): BattleOdds {
  return battleOdds(state.options.combat, situationOf(state, takeTheField(state, order)))
}
