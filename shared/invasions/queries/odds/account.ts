import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import { roundModifiers } from '../battle/advanced-tables.ts'
import { situationOf, takeTheField } from '../battle/field.ts'
import type { BattleOrder } from '../battle/order.ts'
import { battlePool } from '../battle/pools.ts'
import type { BattleSide, Item } from '../battle/situation.ts'
import type { CombatSystem } from './battle.ts'

/** The breakdown of the odds of a battle, before its first die. */
export interface BattleAccount {
  readonly system: CombatSystem
  readonly attacker: ShareOfBattle
  readonly defender: ShareOfBattle
}

export interface ShareOfBattle {
  readonly nation: NationId
  /** XX.F, XX.G: the breakdown of its dice; XXI.E: the modifiers of its 2D6 in the first round. */
  readonly items: readonly Item[]
  readonly rerolls: number
}

/** XX.F, XX.G, XXI.E: the dice or modifiers of both sides, if neither loses a unit before the first combat round. */
export function accountOfOrder(state: Board, order: BattleOrder): BattleAccount {
  const system = state.options.combat
  const situation = situationOf(state, takeTheField(state, order))
  const share = (side: BattleSide): ShareOfBattle => ({
    nation: order[side].nation,
    items: system === 'basic' ? battlePool(situation, side).items : roundModifiers(situation, side, 1),
    rerolls: situation[side].leader?.combat ?? 0
  })
  return { system, attacker: share('attacker'), defender: share('defender') }
}
