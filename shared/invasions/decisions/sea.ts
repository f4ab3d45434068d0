import type { NavalStackKey } from '../answers/movement.ts'
import type { NationId } from '../content/ids.ts'
import type { PieceId, UnitId } from '../state.ts'
import type { SeaId } from '../world/seas.ts'

/** A naval stack that may be chosen; `key` is the option key. */
export interface NavalStackAbout {
  readonly key: NavalStackKey
  readonly nation: NationId
  readonly fleets: readonly UnitId[]
}

/** The `about` of each question at sea (XXV). */
export interface SeaAbouts {
  'naval-interception': {
    readonly nation: NationId
    readonly zone: SeaId
    /** The nation that may be intercepted. Without fleets it goes in boats, which an interception turns back. */
    readonly against: NationId
    readonly fleets: readonly UnitId[]
    /** The chance of success, from 0 to 1. */
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
  /** XXV.D: the owner of the fleets, and the friend who wants passage. */
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
}
