import { situationOf, takeTheField } from '../../rules/battle/field.ts'
import type { BattleOrder } from '../../rules/battle.ts'
import type { InvasionsState } from '../../state.ts'
import { type BattleOdds, battleOdds } from './battle.ts'

/** The odds of a battle that could be fought now, before anybody commits himself. Cards are not counted. */
export function oddsOfOrder(state: InvasionsState, order: BattleOrder): BattleOdds {
  return battleOdds(state.options.combat, situationOf(state, takeTheField(state, order)))
}
