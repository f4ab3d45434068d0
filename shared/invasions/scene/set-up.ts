import type { DocumentProblem } from '../../engine/read-document.ts'
import type { NationId, ReligionId, SideId, UnitKindId } from '../content/ids.ts'
import type { City, Grade, LeaderId, NationState, Place, Status, UnitId } from '../state.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'

/** A position as plain data: its differences from the campaign in which it is set up. */
export interface SetUp {
  /** Removed first: the pieces in some places, or everything of a kind. */
  readonly clear?: readonly (ProvinceId | SeaId | ClearedKind)[]
  readonly units?: readonly UnitSetUp[]
  readonly leaders?: readonly LeaderSetUp[]
  readonly nations?: Readonly<Partial<Record<NationId, NationSetUp>>>
  readonly control?: Readonly<Partial<Record<ProvinceId, NationId | null>>>
  readonly areas?: Readonly<Partial<Record<AreaId, NationId | null>>>
  readonly cities?: Readonly<Partial<Record<ProvinceId, CitySetUp | null>>>
  /** Revolts by province; null ends one. */
  readonly revolts?: Readonly<Partial<Record<ProvinceId, Grade | null>>>
  /** Added to the existing relations. */
  readonly relations?: readonly RelationSetUp[]
  readonly hands?: Readonly<Partial<Record<SideId, HandSetUp>>>
}

/** All units, leaders and hordes; all relations; all control of provinces and Areas, and all revolts. */
export type ClearedKind = 'pieces' | 'ties' | 'control'

/** Counters from a nation's reserve. */
export interface UnitSetUp {
  readonly nation: NationId
  readonly kind: UnitKindId
  readonly at: Place
  readonly count?: number
  readonly damaged?: boolean
  /** The nation that they serve as mercenaries. */
  readonly controller?: NationId
  /** For auxiliaries: the people they come from. */
  readonly people?: NationId
}

export type LeaderSetUp =
  | { readonly id: LeaderId; readonly at: ProvinceId | SeaId }
  | { readonly nation: NationId; readonly intrinsic: true; readonly at: ProvinceId | SeaId }

/** A named nation is in play. */
export interface NationSetUp {
  readonly status?: Status
  readonly age?: number
  readonly decline?: NationState['decline']
  readonly treasury?: number
  readonly seat?: NationState['seat']
  readonly religion?: ReligionId
  readonly active?: boolean
}

/** Missing fields stay unchanged. A new city starts at level 1 without walls. */
export interface CitySetUp {
  readonly level?: City['level']
  readonly fortified?: boolean
  readonly sacked?: boolean
}

type Parties = readonly [NationId, NationId]

/**
 * A relation between two nations, the lord first: patron and client, federator and federate, suzerain and vassal,
 * lender and borrower, payer and target of a truce. `since` defaults to the current turn.
 */
export type RelationSetUp = { readonly between: Parties; readonly since?: number } & (
  | { readonly kind: 'alliance' | 'hostility' }
  | { readonly kind: 'client'; readonly tribute?: number; readonly until?: 'turn-end' }
  | {
      readonly kind: 'foedus'
      readonly provinces: readonly [ProvinceId, ProvinceId]
      readonly mercenary?: UnitId
    }
  | { readonly kind: 'vassal'; readonly mercenary?: UnitId }
  | { readonly kind: 'truce'; readonly binds: 'attack' | 'neutral' }
  | { readonly kind: 'loan'; readonly unit: UnitId }
)

/** Cards to deal from the decks. */
export interface HandSetUp {
  readonly events?: readonly string[]
  readonly diplomacy?: readonly { readonly nation: NationId; readonly id: string }[]
}

export type ReportProblem = (field: string, problem: string) => void

/** `placed` lists the placed units for each entry. After a failure the state is half changed and unusable. */
export type SetUpOutcome =
  | { readonly ok: true; readonly placed: readonly (readonly UnitId[])[] }
  | { readonly ok: false; readonly problems: readonly DocumentProblem[] }
