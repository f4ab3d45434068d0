import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import { roundModifiers } from '../battle/advanced-tables.ts'
import { situationOf, startBattle } from '../battle/battle-in-progress.ts'
import type { BattleSetup } from '../battle/battle-setup.ts'
import { battlePool } from '../battle/pools.ts'
import type { BattleSide, BreakdownItem } from '../battle/situation.ts'
import type { CombatSystem } from './battle-odds.ts'

/** The breakdown of the odds of a battle, before its first die. */
export interface BattleAccount {
  readonly system: CombatSystem
  readonly attacker: ShareOfBattle
  readonly defender: ShareOfBattle
}

export interface ShareOfBattle {
  readonly nation: NationId
  /** XX.F, XX.G: the breakdown of its dice; XXI.E: the modifiers of its 2D6 in the first round. */
  readonly items: readonly BreakdownItem[]
  readonly rerolls: number
}

/** XX.F, XX.G, XXI.E: the dice or modifiers of both sides, if neither loses a unit before the first combat round. */
export function battleAccount(state: Board, order: BattleSetup): BattleAccount {
  const system = state.options.combat
  const situation = situationOf(state, startBattle(state, order))
  const share = (side: BattleSide): ShareOfBattle => ({
    nation: order[side].nation,
    items: system === 'basic' ? battlePool(situation, side).items : roundModifiers(situation, side, 1),
    rerolls: situation[side].leader?.combat ?? 0
  })
  return { system, attacker: share('attacker'), defender: share('defender') }
}
