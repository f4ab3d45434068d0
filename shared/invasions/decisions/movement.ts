import type { NationId } from '../content/ids.ts'
import type { Modifier } from '../rolls.ts'
import type { LeaderId, PieceId, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'

/** The `about` of each question on movement, reactions and retreat (XVII-XIX, XX.L, XXII). */
export interface MovementAbouts {
  march: MarchAbout
  'campaign-march': MarchAbout & {
    readonly leader: LeaderId
    /** His province; null when he is lost or at sea. */
    readonly at: ProvinceId | null
    /** XXII.A: he and his stack may still be redeployed. */
    readonly mayRedeploy: boolean
  }
  /** XVIII.A, XIX: a marching stack has met somebody. The answer is a new march order, `go-on` or `stop`. */
  'go-on': {
    readonly nation: NationId
    readonly province: ProvinceId
    readonly pieces: readonly PieceId[]
    /** The rest of the ordered route is still open. */
    readonly mayGoOn: boolean
    /** The provinces on the rest of the route. */
    readonly ahead: readonly {
      readonly province: ProvinceId
      /** The enemy who controls it, and whether enemy units stand there. */
      readonly owner: NationId | null
      readonly defended: boolean
      readonly interceptors: readonly {
        readonly nation: NationId
        readonly from: ProvinceId
        readonly chance: number
      }[]
    }[]
  }
  'choose-campaigner': {
    readonly nation: NationId
    readonly leaders: readonly { readonly leader: LeaderId; readonly campaigns: number }[]
  }
  'campaign-again': {
    readonly nation: NationId
    readonly leader: LeaderId
    /** The number of the next campaign, and how many he has. */
    readonly campaign: number
    readonly of: number
  }
  'break-through': {
    readonly nation: NationId
    readonly province: ProvinceId
    /** The stack that has entered. */
    readonly pieces: readonly PieceId[]
    /** Its order leads farther. */
    readonly goesOn: boolean
    /** XVIII.E: the pieces that can overrun the single defender; empty when that is not allowed. */
    readonly overrunning: readonly PieceId[]
    /** XVIII.F: how many units must stay to force the passage; null when that is impossible. */
    readonly holders: number | null
    readonly defenders: readonly UnitId[]
  }
  'holding-units': UnitsAbout
  'fighting-units': UnitsAbout
  'excess-units': UnitsAbout
  retreat: {
    readonly nation: NationId
    readonly from: ProvinceId
    /** The units that still have to retreat. */
    readonly units: readonly UnitId[]
    readonly leader: LeaderId | null
    readonly horde: boolean
    readonly havens: readonly {
      readonly to: ProvinceId
      readonly steps: number
      readonly room: number
      /** XX.L: friends are about to fight there, and the retreating units take no part. */
      readonly isolated: boolean
      readonly overruns: number
    }[]
  }
  'make-room': {
    readonly nation: NationId
    readonly federate: NationId
    readonly provinces: readonly [ProvinceId, ProvinceId]
    /** How many units must leave each province. */
    readonly excess: Readonly<Partial<Record<ProvinceId, number>>>
  }
  intercept: {
    readonly intruder: NationId
    readonly province: ProvinceId
    readonly movers: readonly PieceId[]
    /** XIX.A: where another player has named the one stack that may go without a leader. */
    readonly leaderlessFrom: ProvinceId | null
    /** The player's own pieces in each stack. */
    readonly stacks: readonly {
      readonly nation: NationId
      readonly from: ProvinceId
      readonly units: readonly UnitId[]
      readonly leader: LeaderId | null
      readonly steps: number
      readonly modifiers: readonly Modifier[]
      /** The chance to arrive, with the leader, from 0 to 1. */
      readonly chance: number
    }[]
  }
  'interceptors-arrive': {
    readonly nation: NationId
    readonly from: ProvinceId
    readonly to: ProvinceId
    readonly count: number
    /** Their leader, and the enemy that they intercept. */
    readonly leader: LeaderId | null
    readonly intruder: NationId
    readonly movers: readonly PieceId[]
  }
  flee: {
    readonly nation: NationId
    readonly province: ProvinceId
    readonly attacker: NationId
    readonly pieces: readonly PieceId[]
    /** The pieces of other players whose flight is announced. These may only join them. */
    readonly joining: readonly PieceId[]
    readonly refuges: readonly {
      readonly to: ProvinceId
      /** The chance to get there, from 0 to 1. */
      readonly chance: number
      readonly room: number
    }[]
  }
  /** XIX.B: which of the fled pieces stop before the refuge. */
  'leave-on-the-way': {
    readonly nation: NationId
    readonly from: ProvinceId
    readonly to: ProvinceId
    readonly pieces: readonly PieceId[]
    readonly halts: readonly { readonly province: ProvinceId; readonly room: number }[]
  }
  'defend-foedus': {
    readonly federator: NationId
    readonly federate: NationId
    readonly province: ProvinceId
    /** The number of units on both sides. */
    readonly defenders: number
    readonly attackers: number
  }
  'next-battle': SitesAbout
  'next-siege': SitesAbout
}

/** An order may have a `route` of provinces or waypoints. Without one the stack takes the shortest safe route. */
interface MarchAbout {
  /** The nation that receives the order, and all nations of the player that act together with it. */
  readonly nation: NationId
  readonly nations: readonly NationId[]
  /** XI.C: before a raid, between own provinces only. */
  readonly quiet: boolean
}

/** The player chooses `count` units in a province. */
interface UnitsAbout {
  readonly nation: NationId
  readonly province: ProvinceId
  readonly count: number
}

interface SitesAbout {
  readonly nation: NationId
  readonly provinces: readonly ProvinceId[]
}
