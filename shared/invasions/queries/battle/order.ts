import type { NationId } from '../../content/ids.ts'
import type { LeaderId, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { BattleSide } from './situation.ts'

/** One side of a battle. Mercenaries, federates and allies fight with their nation. */
export interface BattleForce {
  readonly nation: NationId
  readonly units: readonly UnitId[]
  readonly leader: LeaderId | null
  /** The hordes that stand with it (XX.F). */
  readonly hordes: readonly NationId[]
}

export interface BattleOrder {
  readonly province: ProvinceId
  readonly attacker: BattleForce
  readonly defender: BattleForce
  /** Where attacking units came from into the province over land: what they crossed (XX.F), and the way back (XX.L). */
  readonly from: Readonly<Partial<Record<UnitId, ProvinceId>>>
  /** The attacker was intercepted while moving (XIX.A): crossings do not count. */
  readonly intercepted: boolean
  /** XI.B: the attackers are raiders from off the map: beaten, they go back to the reserve. */
  readonly raiders?: boolean
}

/** XX.A, XXI.A: the missiles, then one round of battle dice or two of 2D6. */
export type BattleRound = 'missiles' | 'combat' | 'combat-1' | 'combat-2'

/** XX.A: what is being done now. Cards that hit leave the stage as it was once the losses are taken. */
export type BattleStage =
  | 'cards'
  | 'missiles'
  | 'pools'
  | 'dice'
  | 'losses'
  | 'giving-up'
  | 'victory'
  | 'recovery'
  | 'submission'
  | 'retreat'

export interface BattleReport {
  readonly winner: BattleSide
  /** A horde that submitted to the victor (XXIX.B). */
  readonly submitted: NationId | null
}
