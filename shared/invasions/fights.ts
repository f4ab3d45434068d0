import type { NationId } from './content/ids.ts'
import type { Field } from './queries/battle/field.ts'
import type { BattleSide } from './queries/battle/situation.ts'
import type { Crossing } from './queries/crossings.ts'
import type { RaidRoute } from './queries/raids.ts'
import type { Modifier } from './rolls.ts'
import type { LeaderId, PieceId, UnitId } from './state.ts'
import type { ProvinceId } from './world/provinces.ts'
import type { SeaId } from './world/seas.ts'

/** What is being fought out or risked at sea: a part of the state while it lasts, and of no state at rest. */
export type Fight = Field | Siege | Raid | SeaFight | Convoy

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

/** XXV.B: `interception`: who declares one, and whether it succeeds; `challenge`: the other fights or refuses. */
export type SeaFightStage = 'interception' | 'challenge' | 'cards' | 'dice' | 'losses'

/** XXV.B, XXV.C: a naval interception, and the battle it may lead to. */
export interface SeaFight {
  readonly kind: 'naval'
  readonly zone: SeaId
  stage: SeaFightStage
  /** The stack that intercepts; null while nobody has declared. */
  attacker: NavalLine | null
  /** The stack that is intercepted. */
  defender: NavalLine
  /** XXV.B: of the interception that is being tried, from 0 to 1. */
  chance: number | null
}

/** One stack of a naval fight. */
export interface NavalLine {
  readonly nation: NationId
  /** None: boats, which an interception turns back without a battle. */
  readonly fleets: readonly UnitId[]
  /** All aboard; the best of them leads. */
  readonly leaders: readonly LeaderId[]
  /** The faces of its white dice as they lie. */
  dice: number[]
  rerolls: number
  /** Null before the dice are counted. */
  hits: number | null
  /** In the fight, before any is recovered (XX.K). */
  sunk: readonly UnitId[]
}

export type NavalSide = BattleSide

export type ConvoyStage = 'carriers' | 'cards' | 'landing' | 'passage' | 'cargo'

/** XXV.D, XXV.E: land pieces that are being brought over the sea. */
export interface Convoy {
  readonly kind: 'crossing'
  readonly nation: NationId
  readonly crossing: Crossing
  readonly pieces: readonly PieceId[]
  stage: ConvoyStage
  /** The stacks that carry them, zone by zone. */
  readonly carriers: Carrier[]
  /** Fleets that have met somebody in this crossing. */
  readonly met: UnitId[]
}

export interface Carrier {
  readonly nation: NationId
  readonly zone: SeaId
  readonly fleets: readonly UnitId[]
}
