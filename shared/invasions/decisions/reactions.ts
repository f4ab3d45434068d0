import type { NationId } from '../content/ids.ts'
import type { LeaderId, PieceId, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'

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
  'naval-interception': object
  'naval-battle': object
  'carry-friends': object
  'carrying-stack': object
  'cargo-lost': object
  'defend-foedus': {
    readonly federator: NationId
    readonly federate: NationId
    readonly province: ProvinceId
    /** How many units stand against each other there. */
    readonly defenders: number
    readonly attackers: number
  }
}
