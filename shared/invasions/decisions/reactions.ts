import type { NavalStackKey } from '../answers/movement.ts'
import type { NationId } from '../content/ids.ts'
import type { LeaderId, PieceId, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'

/** A naval stack that may be named; its key is the option's. */
export interface NavalStackAbout {
  readonly key: NavalStackKey
  readonly nation: NationId
  readonly fleets: readonly UnitId[]
}

/** What the questions of reactions are about, by kind. */
export interface ReactionsAbouts {
  intercept: {
    readonly intruder: NationId
    readonly province: ProvinceId
    readonly movers: readonly PieceId[]
    /** XIX.A: another player has named the one stack that goes without a leader. */
    readonly leaderlessNamed: boolean
    readonly stacks: readonly {
      readonly nation: NationId
      readonly from: ProvinceId
      readonly units: readonly UnitId[]
      readonly leader: LeaderId | null
      readonly steps: number
      /** Of arriving, with the leader, from 0 to 1. */
      readonly chance: number
    }[]
  }
  'interceptors-arrive': {
    readonly nation: NationId
    readonly from: ProvinceId
    readonly to: ProvinceId
    readonly count: number
    /** Who goes with them, and whom they come to fight. */
    readonly leader: LeaderId | null
    readonly intruder: NationId
    readonly movers: readonly PieceId[]
  }
  flee: {
    readonly nation: NationId
    readonly province: ProvinceId
    readonly attacker: NationId
    readonly pieces: readonly PieceId[]
    readonly refuges: readonly {
      readonly to: ProvinceId
      /** Of getting there, from 0 to 1. */
      readonly chance: number
      readonly room: number
    }[]
  }
  /** XIX.B: who of those that got away stops before the refuge. */
  'leave-on-the-way': {
    readonly nation: NationId
    readonly from: ProvinceId
    readonly to: ProvinceId
    readonly pieces: readonly PieceId[]
    readonly halts: readonly { readonly province: ProvinceId; readonly room: number }[]
  }
  'naval-interception': {
    readonly nation: NationId
    readonly zone: SeaId
    /** Who may be intercepted; without fleets in boats, which are turned back. */
    readonly against: NationId
    readonly fleets: readonly UnitId[]
    /** Of catching them, from 0 to 1. */
    readonly chance: number
    readonly stacks: readonly NavalStackAbout[]
  }
  'naval-battle': {
    readonly nation: NationId
    readonly zone: SeaId
    readonly enemy: NationId
    readonly fleets: readonly UnitId[]
    readonly enemyFleets: readonly UnitId[]
    /** XXV.C: what a refusal costs. */
    readonly refusal: 'ends-movement' | 'costs-a-point'
  }
  /** XXV.D: whose fleets, and whom they are asked to carry. */
  'carry-friends': {
    readonly lender: NationId
    readonly friend: NationId
    readonly zone: SeaId
    readonly pieces: readonly PieceId[]
  }
  'carrying-stack': {
    readonly nation: NationId
    readonly zone: SeaId
    readonly stacks: readonly NavalStackAbout[]
  }
  'cargo-lost': {
    readonly nation: NationId
    readonly zone: SeaId
    readonly units: readonly UnitId[]
    readonly count: number
  }
  'defend-foedus': {
    readonly federator: NationId
    readonly federate: NationId
    readonly province: ProvinceId
    /** How many units stand against each other there. */
    readonly defenders: number
    readonly attackers: number
  }
}
