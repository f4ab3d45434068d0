import type { NationId } from '../content/ids.ts'
import type { LeaderId, PieceId, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'

/** What the questions of movement are about, by kind. */
export interface MovementAbouts {
  march: MarchAbout
  'campaign-march': MarchAbout & {
    readonly leader: LeaderId
    /** Where he stands; null when he is lost or at sea. */
    readonly at: ProvinceId | null
    /** XXII.A: he and his stack may still be set down elsewhere. */
    readonly mayRedeploy: boolean
  }
  /** XVIII.A, XIX: a stack has met somebody on its way. The answer is an order of movement, `go-on` or `stop`. */
  'go-on': {
    readonly nation: NationId
    readonly province: ProvinceId
    readonly pieces: readonly PieceId[]
    /** The way ordered can still be gone. */
    readonly mayGoOn: boolean
    /** What lies on the rest of it. */
    readonly ahead: readonly {
      readonly province: ProvinceId
      /** The enemy who holds it, and whether enemies stand there. */
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
    /** The campaign to come, and how many he has. */
    readonly campaign: number
    readonly of: number
  }
  'break-through': {
    readonly nation: NationId
    readonly province: ProvinceId
    /** The stack that has come in. */
    readonly pieces: readonly PieceId[]
    /** XVIII.E: those of it that could overrun the single defender; empty when they may not. */
    readonly overrunning: readonly PieceId[]
    /** XVIII.F: how many must stay to force the passage; null when it cannot be forced. */
    readonly holders: number | null
    readonly defenders: readonly UnitId[]
  }
  'holding-units': UnitsAbout
  'fighting-units': UnitsAbout
  'excess-units': UnitsAbout
  retreat: {
    readonly nation: NationId
    readonly from: ProvinceId
    /** What is still to be brought away. */
    readonly units: readonly UnitId[]
    readonly leader: LeaderId | null
    readonly horde: boolean
    readonly havens: readonly {
      readonly to: ProvinceId
      readonly steps: number
      readonly room: number
      /** Friends are about to fight there: the units stand aside (XX.L). */
      readonly isolated: boolean
      readonly overruns: number
    }[]
  }
  'make-room': {
    readonly nation: NationId
    readonly federate: NationId
    readonly provinces: readonly [ProvinceId, ProvinceId]
    /** How many must leave each of them. */
    readonly excess: Readonly<Partial<Record<ProvinceId, number>>>
  }
  'next-battle': SitesAbout
  'next-siege': SitesAbout
}

/** An order may carry `route`: provinces or way points up to its goal; without, the shortest safe way is gone. */
interface MarchAbout {
  /** For whom the order is given, and the player's others who act with it. */
  readonly nation: NationId
  readonly nations: readonly NationId[]
  /** XI.C: before a raid, between own provinces only. */
  readonly quiet: boolean
}

/** So many units of those in a province. */
interface UnitsAbout {
  readonly nation: NationId
  readonly province: ProvinceId
  readonly count: number
}

interface SitesAbout {
  readonly nation: NationId
  readonly provinces: readonly ProvinceId[]
}
