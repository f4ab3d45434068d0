import type { Modifier } from '../engine/dice.ts'
import type { NationId } from './content/ids.ts'
import type { Field } from './queries/battle/field.ts'
import type { RaidRoute } from './queries/raids.ts'
import type { LeaderId, UnitId } from './state.ts'
import type { ProvinceId } from './world/provinces.ts'

/** What is being fought out: a part of the state while it lasts, and of no state at rest. */
export type Fight = Field | Siege | Raid

/** XXIV.A: `choice`: besiege or leave; `assault`: storm or not; `going-on`: keep a failed siege up or leave. */
export type SiegeStage =
  | 'terror'
  | 'choice'
  | 'assault'
  | 'cards'
  | 'losses'
  | 'dice'
  | 'fate'
  | 'going-on'
  | 'retreat'

/** XXIV: the siege of a city. */
export interface Siege {
  readonly kind: 'siege'
  readonly province: ProvinceId
  readonly besieger: NationId
  readonly owner: NationId | null
  /** Those before the city who still stand. */
  units: readonly UnitId[]
  readonly leader: LeaderId | null
  readonly level: 1 | 2 | 3
  readonly fortified: boolean
  /** XXIV.C: it failed before, and was kept up. */
  readonly kept: boolean
  stage: SiegeStage
  /** Null until it is chosen. */
  assault: boolean | null
  /** XXIII.B, XXIII.D, XXIV.C: as things stand. */
  modifiers: readonly Modifier[]
  /** Left to the leader and the cards. */
  rerolls: number
  /** That the city falls to the dice still to come, from 0 to 1. */
  chance: number
  /** What has been rolled, with modifiers. */
  totals: number[]
}

/** XI.C: `moves`: those between own provinces, which come before the raid of a nation that does not act. */
export type RaidStage = 'target' | 'moves' | 'party' | 'cards' | 'dice' | 'losses' | 'plunder' | 'settling'

/** XI: a raid, from the choice of its target on. */
export interface Raid {
  readonly kind: 'raid'
  readonly nation: NationId
  /** The party; empty until it is picked. */
  units: readonly UnitId[]
  /** Null until the target is chosen. */
  route: RaidRoute | null
  stage: RaidStage
  /** XI.E: as things stand. */
  modifiers: readonly Modifier[]
  /** The die with its modifiers; null before it is cast. */
  total: number | null
}
