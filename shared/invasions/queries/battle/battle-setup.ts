import type { NationId } from '../../content/ids.ts'
import type { LeaderId, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { BattleSide } from './situation.ts'

/** One side of a battle. Mercenaries, federates and allies fight with their nation. */
export interface BattleForce {
  readonly nation: NationId
  readonly units: readonly UnitId[]
  readonly leader: LeaderId | null
  /** The hordes that fight with it (XX.F). */
  readonly hordes: readonly NationId[]
}

export interface BattleSetup {
  readonly province: ProvinceId
  readonly attacker: BattleForce
  readonly defender: BattleForce
  /** The provinces from which attacking units came by land: they decide the crossing (XX.F) and the retreat (XX.L). */
  readonly from: Readonly<Partial<Record<UnitId, ProvinceId>>>
  /** The attacker was intercepted while moving (XIX.A): crossings do not count. */
  readonly intercepted: boolean
  /** XI.B: the attackers are raiders from off the map, who return to the reserve when beaten. */
  readonly raiders?: boolean
}

/** XX.A, XXI.A: the missile round, then one round of battle dice or two rounds of 2D6. */
export type BattleRound = 'missiles' | 'combat' | 'combat-1' | 'combat-2'

/** XX.A: what the rules are doing now. After the losses of a card that hits, the stage is again what it was. */
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
