import type { Deck } from '../engine/deck.ts'
import type { EngineState } from '../engine/game.ts'
import type { CampaignOptions } from './campaign-options.ts'
import type { NationId, ReligionId, SideId, UnitKindId } from './content/ids.ts'
import type { Fight } from './fights-in-progress.ts'
import type { StandingOrders } from './standing-orders.ts'
import type { InvasionsTask } from './tasks.ts'
import type { AccountReason } from './words/message.ts'
import type { AreaId } from './world/areas.ts'
import type { ProvinceId } from './world/provinces.ts'
import type { SeaId } from './world/seas.ts'

/** The complete state of a campaign in progress, as plain JSON. */
export interface InvasionsState extends EngineState<InvasionsTask> {
  readonly options: CampaignOptions
  /** 1 to 12. */
  turn: number
  /** The turn after whose scoring the game ends: the scenario's, or 11 once Islam is created (V.C). */
  lastTurn: number
  /** The current step of the sequence of play: an id of `sequence.ts`. */
  step: string
  /** The nations being activated now: one, or allies together (XXVI.B). */
  active: NationId[]
  /** The movement substep in progress (XVIII, XXII); null outside of one. */
  movement: Movement | null
  /** XX.L: the last leg over land of each piece in the current activation; absent outside of one. */
  waysIn?: Record<PieceId, EntryLeg>
  /** XXV: what fleets and their passengers have done in the current activation; empty outside of one. */
  naval: NavalRecord
  /** The fights in progress, the innermost last. Absent when there is none, and always between two tasks. */
  fights?: Fight[]
  /** Sieges that failed once and go on while their leader campaigns (XXIV.C). */
  keptSieges: KeptSiege[]
  nations: Record<NationId, NationState>
  /** Change them only through `queries/pieces/placement.ts`. */
  readonly units: Readonly<Record<UnitId, Unit>>
  /** Incremented at every placement of a unit and every change of control. Caches compare it to detect stale data. */
  placements: number
  leaders: Record<LeaderId, Leader>
  /** The existing cities; an empty city site has no entry. */
  cities: Partial<Record<ProvinceId, City>>
  /** Who controls each province (XII). Stored, because an empty province stays with the controller of its Area. */
  control: Partial<Record<ProvinceId, NationId>>
  /** Who controls each Area (XII.C), settled together with the provinces. */
  areaControl: Partial<Record<AreaId, NationId>>
  /** XVIII.I: the border provinces where a Limes stands or stood; absent in campaigns of earlier rules. */
  limites?: Partial<Record<ProvinceId, LimesPost>>
  /** The input of the last settlement of control. While it is unchanged, there is nothing to settle. */
  settledFrom: string
  revolts: Partial<Record<ProvinceId, Grade>>
  /** This turn's raid markers, and those of the turn before that a new raid may renew (XI.E). */
  raids: Partial<Record<ProvinceId, RaidMarker>>
  /** Face-down plunder markers on cities and sites. The marker itself stays hidden (XI.F, XXIV.D). */
  plundered: Partial<Record<ProvinceId, string>>
  heresies: Partial<Record<AreaId, Heresy>>
  /** Change them only through `rules/relations/relation-list.ts`. */
  readonly relations: readonly Relation[]
  decks: { events: Deck; administration: Deck; diplomacy: Deck; plunder: Deck }
  /** Private events and kept plunder markers (X.B, XXIV.D), by player. */
  hands: Record<SideId, Hand>
  score: Score
  /** Facts of the current turn only. */
  thisTurn: TurnFacts
  /** Facts that happen once in a campaign: awards taken, hooks that have fired. */
  chronicle: string[]
}

/** Victory points (V.B). Change them only through `scorePoints`. */
export interface Score {
  /** By player, and the share of each nation. */
  sides: Record<SideId, number>
  nations: Partial<Record<NationId, number>>
  /** The same by turn, in order. Campaigns older than the ledger lack their earlier points. */
  ledger?: ScoreEntry[]
}

/** The points that a nation has won or lost in a turn from one source. */
export interface ScoreEntry {
  readonly turn: number
  readonly nation: NationId
  readonly source: AccountReason
  points: number
}

export type Status = 'barbarian' | 'kingdom' | 'empire'
export type Grade = '-' | '+'
export type UnitId = string
export type LeaderId = string

export interface NationState {
  /** Not yet in play, in play, or gone for good. */
  presence: 'unborn' | 'in-play' | 'gone'
  /** Inactive nations only defend; raiders act in the Events step (VI.B, VI.C). */
  activity: 'active' | 'inactive' | 'raider'
  status: Status
  age: number
  /** 0 none, 1 simple, 2 double (VI.E). */
  decline: 0 | 1 | 2
  treasury: number
  religion: ReligionId
  /** The horde, or the capital; a Kingdom without a city keeps its horde counter as a capital (VII.D). */
  seat: { kind: 'horde' | 'capital'; at: ProvinceId } | null
  /** The turn in which the capital was last conquered; it is placed again in the next (XIV.I). */
  capitalLostOn: number | null
  /** The turn in which the present status began, for what depends on it (VII.D, VIII.B). */
  statusSince: number
  /** Gold still to come in the next State of Nations step (VII.D, VIII.C). */
  goldDue: number
  /** Diplomacy cards in hand (XXX.A). */
  diplomacy: string[]
  converted: boolean
}

/** Off the map: available in the reserve, or out of the game. */
export type OffMap = 'reserve' | 'removed'
export type Place = ProvinceId | SeaId | OffMap

/** Change `at` only through `placeUnit`, `controller` only through `changeController`. */
export interface Unit {
  readonly id: UnitId
  readonly kind: UnitKindId
  /** Whose counter it is. */
  readonly nation: NationId
  /** For auxiliaries: the people they come from. */
  readonly people?: NationId
  /** The printed Area or title of local units. */
  readonly title?: string
  readonly from?: number
  readonly until?: number
  /** The nation that commands it; for a mercenary another nation than its own. */
  readonly controller: NationId
  readonly at: Place
  /** Its naval stack in the zone (XXV.A); fleets only. */
  readonly stack?: 1 | 2
  damaged: boolean
}

export interface Leader {
  readonly id: LeaderId
  readonly nation: NationId
  /** `waiting`: may still come into play; `gone`: dead or past his turns. An intrinsic leader returns to waiting. */
  presence: 'waiting' | 'in-play' | 'gone'
  at: ProvinceId | SeaId | null
  /** The turn on which an intrinsic leader that was replaced or eliminated returns (IX.C, XX.J). */
  returnsOn: number | null
  /** Turns served, for the limit of two (IX.C). */
  served: number
  /** May neither move nor campaign nor give a bonus, except in defence and flight (XIII.E). */
  inactiveUntil: 'activation-end' | 'turn-end' | null
}

export interface LimesPost {
  readonly nation: NationId
  /** Its nation has lost the province since it placed the Limes. */
  readonly lost: boolean
}

export interface City {
  level: 1 | 2 | 3
  fortified: boolean
}

export interface RaidMarker {
  grade: Grade
  turn: number
  /** The raiding nation; absent in campaigns older than this field. */
  by?: NationId
}

export interface Heresy {
  grade: Grade
  religion: ReligionId
}

/** VII.B, XXXI.B: what a nation may do every turn and, once refused, rarely wants until it promises more. */
export type YearlyOffer = 'convert' | 'conversion-bonus' | 'found-kingdom'

export interface Hand {
  events: string[]
  markers: string[]
  /** The turn in which the game asks the player no more about rolls. */
  letsRollsStandOn?: number
  /** Standing orders. The game asks a side without orders about everything. */
  orders?: StandingOrders
  /** Yearly offers that the player has refused, and how much each promised then. */
  refused?: Partial<Record<`${YearlyOffer}/${NationId}`, number>>
  /** The plays that the player has passed in this activation, for moments that recur often. */
  passed?: { readonly during: string; readonly plays: readonly string[] }
}

/** A relation between nations. Who is friendly to whom follows from the relations (XII.D). */
export type Relation =
  | {
      readonly kind: 'alliance'
      readonly nations: readonly [NationId, NationId]
      readonly since: number
      readonly until: 'activations'
    }
  | {
      readonly kind: 'client'
      readonly patron: NationId
      readonly client: NationId
      readonly tribute: number
      readonly since: number
      /** XXX.B: a minor kingdom that a card wins over for this turn only. */
      readonly until?: 'turn-end'
    }
  | {
      readonly kind: 'foedus'
      readonly federator: NationId
      readonly federate: NationId
      readonly provinces: readonly [ProvinceId, ProvinceId]
      readonly since: number
      readonly mercenary: UnitId | null
    }
  | {
      readonly kind: 'vassal'
      readonly suzerain: NationId
      readonly vassal: NationId
      readonly since: number
      readonly mercenary: UnitId | null
    }
  /** XXX.C, XXX.E: `attack` binds the target only, `neutral` both. */
  | {
      readonly kind: 'truce'
      readonly binds: 'attack' | 'neutral'
      readonly by: NationId
      readonly target: NationId
      readonly since: number
    }
  /** XII.D: Barbarians in a Barbarian Area that have declared hostility for the turn. */
  | { readonly kind: 'hostility'; readonly nations: readonly [NationId, NationId]; readonly since: number }
  /** A unit lent for one activation (XXVII.B, XXX.D, XXX.H). */
  | {
      readonly kind: 'loan'
      readonly lender: NationId
      readonly borrower: NationId
      readonly unit: UnitId
      readonly since: number
    }

/** A piece that can move on land: the id of a unit, `leader:<id>` or `horde:<nation>`. */
export type PieceId = string

/** XVIII: the moves made in a movement substep. */
export interface Movement {
  nations: NationId[]
  /** The leader on campaign (XXII); null in the Unit Stacks substep. */
  campaign: LeaderId | null
  /** XI.C: before a raid, moves between own provinces only. */
  quiet: boolean
  /** The march of each piece so far; absent: it has not moved. */
  marches: Record<PieceId, March>
  /** XXII.A: the leader and his stack may still be redeployed. */
  mayRedeploy: boolean
  /** XIX.A: interceptors that have failed against a stack and may not try again. */
  eluded: { movers: PieceId[]; by: PieceId[] }[]
  /** XXIV.B: cities where the besieger has already tried terror. */
  terrorised: ProvinceId[]
  /** XVIII.G: nations whose horde migrates, and those that have attacked. */
  migrating: NationId[]
  attacking: NationId[]
  /** Players who have ended their moves. */
  done: SideId[]
}

export interface March {
  spent: number
  /** The province before its last leg, and whether that leg crossed a strait. After a landing: the place itself. */
  from: ProvinceId
  overStrait: boolean
  /** XVIII.B: the leader who has led every leg so far. */
  led: LeaderId | null
  halted: boolean
  /** Steps granted by a card. */
  bonus: number
  /** A card lets it cross one strait as a plain border. */
  bridge: boolean
  /** XX.F: by that card it pays for neither river nor strait in the battle after this movement. */
  boats?: true
}

/** The last leg of a piece over land. Kept beyond the movement substep, because a siege may last longer (XXIV.C). */
export interface EntryLeg {
  readonly from: ProvinceId
  readonly into: ProvinceId
}

/** Kept for the whole activation, because a fleet has one allowance of zones for all its movement substeps. */
export interface NavalRecord {
  /** Absent: the fleet has done nothing yet. */
  fleets: Record<UnitId, FleetRecord>
  /** XXV.D: land pieces that have gone by sea; allowed once in the Unit Stacks substep and once in each campaign. */
  carried: PieceId[]
  /** Nations whose players have refused to carry others in this activation. */
  unwilling: NationId[]
}

export interface FleetRecord {
  /** Zones used of its four. */
  spent: number
  transports: number
  /** The number of interceptions that its stack has declared or suffered (XXV.B). */
  met: number
  halted: boolean
}

export interface KeptSiege {
  province: ProvinceId
  nation: NationId
  leader: LeaderId
}

export interface TurnFacts {
  /** Nations whose activation of the Military Phase is over. */
  activated: NationId[]
  /** Nations invading this turn by the Time Table (XVIII.H). */
  invading: NationId[]
  calamities: Partial<Record<NationId, string[]>>
  bankrupt: NationId[]
  /** XIII.D: nations whose cards already mean bankruptcy; it applies at the end of the Income step. */
  cannotAdminister: NationId[]
  foedusOffered: NationId[]
  /** XXX.F: Foedera forced by a card that wait for the activation of the Barbarians (XXVIII.A); absent: none. */
  foederaAgreed?: readonly FoedusAgreement[]
  /** Areas in which plundered sites have recovered this turn (XIV.I). */
  recoveredAreas: AreaId[]
  /** The exceptional caravan (X.D), once rolled; `bountiful` while the Caravan event holds. */
  caravan: { province: ProvinceId; bountiful: boolean } | null
  /** Units bought per nation, for the limit of XV.B. */
  recruited: Partial<Record<NationId, number>>
  /** Card effects that last until the end of the turn, by name (see the vocabulary of the cards). */
  effects: TurnEffect[]
}

export interface FoedusAgreement {
  readonly federator: NationId
  readonly federate: NationId
}

export interface TurnEffect {
  readonly effect: string
  readonly nation?: NationId
  readonly place?: string
  readonly amount?: number
}
