import type { NationId } from './content/ids.ts'
import type { BattleInProgress } from './queries/battle/battle-in-progress.ts'
import type { BattleSide } from './queries/battle/situation.ts'
import type { RaidRoute } from './queries/raids/raids.ts'
import type { SeaCrossing } from './queries/sea/sea-crossings.ts'
import type { Modifier } from './rolls.ts'
import type { LeaderId, PieceId, UnitId } from './state.ts'
import type { ProvinceId } from './world/provinces.ts'
import type { SeaId } from './world/seas.ts'

/** A fight or sea crossing in progress. The state holds it while it lasts; a state between two tasks has none. */
export type Fight = BattleInProgress | Siege | Raid | SeaFight | Convoy

/** XXIV.A: `choice`: besiege or leave; `assault`: storm or not; `going-on`: keep a failed siege up or leave. */
export type SiegeStage = 'terror' | 'choice' | 'cards' | 'losses' | 'dice' | 'fate' | 'going-on' | 'retreat'

/** XXIV: the siege of a city. */
export interface Siege {
  readonly kind: 'siege'
  readonly province: ProvinceId
  readonly besieger: NationId
  readonly owner: NationId | null
  /** The besieging units that are left. */
  units: readonly UnitId[]
  readonly leader: LeaderId | null
  readonly level: 1 | 2 | 3
  readonly fortified: boolean
  /** XXIV.C: the siege failed before, and the besieger kept it up. */
  readonly kept: boolean
  stage: SiegeStage
  /** Null until the besieger chooses. */
  assault: boolean | null
  /** XXIII.B, XXIII.D, XXIV.C: the modifiers of the next roll. */
  modifiers: readonly Modifier[]
  /** Re-rolls that the leader and the cards have left. */
  rerolls: number
  /** The chance that the remaining rolls take the city, from 0 to 1. */
  chance: number
  /** The rolls so far, with modifiers. */
  totals: number[]
}

/** XI.C: `moves`: those between own provinces, which come before the raid of a nation that does not act. */
export type RaidStage = 'target' | 'moves' | 'party' | 'cards' | 'dice' | 'losses' | 'plunder' | 'settling'

/** XI: a raid, from the choice of its target on. */
export interface Raid {
  readonly kind: 'raid'
  readonly nation: NationId
  /** The raiding party; empty until the player picks it. */
  units: readonly UnitId[]
  /** Null until the target is chosen. */
  route: RaidRoute | null
  stage: RaidStage
  /** XI.E: the modifiers of the roll. */
  modifiers: readonly Modifier[]
  /** The roll with its modifiers; null before it. */
  total: number | null
}

/** XXV.B: `interception`: somebody declares and rolls one; `challenge`: the intercepted side fights or refuses. */
export type SeaFightStage = 'interception' | 'challenge' | 'cards' | 'dice' | 'losses'

/** XXV.B, XXV.C: a naval interception and the battle that may follow. */
export interface SeaFight {
  readonly kind: 'naval'
  readonly zone: SeaId
  stage: SeaFightStage
  /** The intercepting stack; null until somebody declares. */
  attacker: NavalLine | null
  /** The intercepted stack. */
  defender: NavalLine
  /** XXV.B: the chance of the interception in progress, from 0 to 1. */
  chance: number | null
}

/** One stack of a naval fight. */
export interface NavalLine {
  readonly nation: NationId
  /** Empty for boats: an interception turns them back without a battle. */
  readonly fleets: readonly UnitId[]
  /** All leaders aboard; the best of them leads. */
  readonly leaders: readonly LeaderId[]
  /** The current faces of its white dice. */
  dice: number[]
  rerolls: number
  /** Null before the dice are counted. */
  hits: number | null
  /** Fleets sunk in this fight, before recovery (XX.K). */
  sunk: readonly UnitId[]
}

export type NavalSide = BattleSide

export type ConvoyStage = 'carriers' | 'cards' | 'landing' | 'passage' | 'cargo'

/** XXV.D, XXV.E: land pieces on their way over the sea. */
export interface Convoy {
  readonly kind: 'crossing'
  readonly nation: NationId
  readonly crossing: SeaCrossing
  readonly pieces: readonly PieceId[]
  stage: ConvoyStage
  /** The stacks that carry them, zone by zone. */
  readonly carriers: Carrier[]
  /** Fleets that have met an enemy in this crossing. */
  readonly met: UnitId[]
}

export interface Carrier {
  readonly nation: NationId
  readonly zone: SeaId
  readonly fleets: readonly UnitId[]
}
