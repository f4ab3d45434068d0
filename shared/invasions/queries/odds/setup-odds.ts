import type { Board } from '../../board.ts'
import { situationOf, startBattle } from '../battle/battle-in-progress.ts'
import type { BattleSetup } from '../battle/battle-setup.ts'
import type { BattleOdds } from './battle-forecast.ts'
import { battleOdds } from './battle-odds.ts'

/** The odds of a battle that could be fought now, without cards. */
export function oddsOfSetup(state: Board, order: BattleSetup): BattleOdds {
  return battleOdds(state.options.combat, situationOf(state, startBattle(state, order)))
}
