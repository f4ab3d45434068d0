import type { Board } from '../../board.ts'
import { situationOf, startBattle } from '../battle/field.ts'
import type { BattleSetup } from '../battle/order.ts'
import { battleOdds } from './battle.ts'
import type { BattleOdds } from './reckoning.ts'

/** The odds of a battle that could be fought now, without cards. */
export function oddsOfSetup(state: Board, order: BattleSetup): BattleOdds {
  return battleOdds(state.options.combat, situationOf(state, startBattle(state, order)))
}
