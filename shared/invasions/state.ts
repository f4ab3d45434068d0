import type { Deck } from '../engine/deck.ts'
import type { EngineState } from '../engine/game.ts'
import type { NationId, ReligionId, SideId, UnitKindId } from './content/ids.ts'
import type { Fight } from './fights.ts'
import type { CampaignOptions } from './options.ts'
import type { StandingOrders } from './standing-orders.ts'
import type { InvasionsTask } from './tasks.ts'
import type { AccountReason } from './words/message.ts'
import type { AreaId } from './world/areas.ts'
import type { ProvinceId } from './world/provinces.ts'
import type { SeaId } from './world/seas.ts'

/** The whole truth of a campaign in progress, as plain JSON. */
export interface InvasionsState extends EngineState<InvasionsTask> {
  readonly options: CampaignOptions
  /** 1 to 12. */
  turn: number
  /** The turn after whose scoring the game ends: 12, or 11 once Islam is created (V.C). */
  lastTurn: 11 | 12
  /** Where in the sequence of play we are: the id of a step of `sequence.ts`. */
  step: string
  /** The nations being activated now: one, or allies together (XXVI.B). */
  active: NationId[]
  /** The movement substep in progress (XVIII, XXII); null outside of one. */
  movement: Movement | null
  /** How pieces came over land into the provinces where they stand, in the activation in progress (XX.L); absent outside of one. */
  waysIn?: Record<PieceId, WayIn>
  /** What fleets and those they carry have done in the activation in progress (XXV); empty outside of one. */
  naval: NavalRecord
  /** The fights in progress, the innermost last; absent when there is none, as at every rest between two tasks. */
  fights?: Fight[]
  /** Sieges that failed once and go on while their leader campaigns (XXIV.C). */
  keptSieges: KeptSiege[]
  nations: Record<NationId, NationState>
  /** Change them only through `queries/placement.ts`. */
  readonly units: Readonly<Record<UnitId, Unit>>
  /** Raised at every placement of a unit and whenever a province is handed over: what is derived is then stale. */
  placements: number
  leaders: Record<LeaderId, Leader>
  /** Cities that stand now; an empty city site has none. */
  cities: Partial<Record<ProvinceId, City>>
  /** Who controls each province (XII); kept, because an empty province stays with the holder of its Area. */
  control: Partial<Record<ProvinceId, NationId>>
  /** Who controls each Area (XII.C), settled together with the provinces. */
  areaControl: Partial<Record<AreaId, NationId>>
  /** XVIII.I: the border provinces where a Limes stands or stood; absent in campaigns of earlier rules. */
  limites?: Partial<Record<ProvinceId, LimesPost>>
  /** What control was last settled from: while it is the same, there is nothing to settle. */
  settledFrom: string
  revolts: Partial<Record<ProvinceId, Grade>>
  /** This turn's raid markers, and those of the turn before that a new raid may renew (XI.E). */
  raids: Partial<Record<ProvinceId, RaidMarker>>
  /** Face-down plunder markers on cities and sites; which marker it is stays hidden (XI.F, XXIV.D). */
  plundered: Partial<Record<ProvinceId, string>>
  heresies: Partial<Record<AreaId, Heresy>>
  /** Change them only through `rules/tie-list.ts`. */
  readonly relations: readonly Relation[]
  decks: { events: Deck; administration: Deck; diplomacy: Deck; plunder: Deck }
  /** Private events and kept plunder markers (X.B, XXIV.D), by player. */
  hands: Record<SideId, Hand>
  score: Score
  /** What holds for the current turn only. */
  thisTurn: TurnFacts
  /** Once-only facts of the campaign: awards taken, hooks that have fired. */
  chronicle: string[]
}

/** Victory points (V.B). Change them only through `scorePoints`. */
export interface Score {
  /** By player, and what each nation has brought its player. */
  sides: Record<SideId, number>
  nations: Partial<Record<NationId, number>>
  /** The same turn by turn, in the order of the game; campaigns begun before it was kept lack what they had by then. */
  ledger?: ScoreEntry[]
}

/** What a nation has won or lost in a turn, and for what. */
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

/** Off the map: to be had, or out of the game. */
export type OffMap = 'reserve' | 'removed'
export type Place = ProvinceId | SeaId | OffMap

/** Change `at` only through `placeUnit`, `controller` only through `commandUnit`. */
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
  /** Who commands it now: another nation for a mercenary. */
  readonly controller: NationId
  readonly at: Place
  /** Its naval stack in the zone (XXV.A); fleets only. */
  readonly stack?: 1 | 2
  damaged: boolean
}

export interface Leader {
  readonly id: LeaderId
  readonly nation: NationId
  /** `waiting`: may still come; `gone`: dead or past his turns. An intrinsic leader goes back to waiting. */
  presence: 'waiting' | 'in-play' | 'gone'
  at: ProvinceId | SeaId | null
  /** An intrinsic leader that makes way or falls comes back on this turn (IX.C, XX.J). */
  returnsOn: number | null
  /** Turns served, for the limit of two (IX.C). */
  served: number
  /** May neither move nor campaign nor give a bonus, except in defence and flight (XIII.E). */
  inactiveUntil: 'activation-end' | 'turn-end' | null
}

export interface LimesPost {
  readonly nation: NationId
  /** Its nation has lost the province since the Limes was placed there. */
  readonly lost: boolean
}

export interface City {
  level: 1 | 2 | 3
  fortified: boolean
}

export interface RaidMarker {
  grade: Grade
  turn: number
  /** Whose raid it was; campaigns begun before it was recorded do not know. */
  by?: NationId
}

export interface Heresy {
  grade: Grade
  religion: ReligionId
}

export interface Hand {
  events: string[]
  markers: string[]
  /** The turn in which the player does not want to be asked about rolls again. */
  letsRollsStandOn?: number
  /** What a person wants done without being asked; a side without orders is asked of everything. */
  orders?: StandingOrders
  /** The plays he has passed in this activation, where such moments come again and again. */
  passed?: { readonly during: string; readonly plays: readonly string[] }
}

/** Ties between nations; who is friendly to whom follows from them (XII.D). */
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
  /** XII.D: Barbarians in a Barbarian Area that have declared themselves hostile for the turn. */
  | { readonly kind: 'hostility'; readonly nations: readonly [NationId, NationId]; readonly since: number }
  /** A unit lent for one activation (XXVII.B, XXX.D, XXX.H). */
  | {
      readonly kind: 'loan'
      readonly lender: NationId
      readonly borrower: NationId
      readonly unit: UnitId
      readonly since: number
    }

/** A unit's id, `leader:<id>` or `horde:<nation>`: what can be moved on land. */
export type PieceId = string

/** What a movement substep remembers of its moves (XVIII). */
export interface Movement {
  nations: NationId[]
  /** The leader on campaign (XXII); null in the Unit Stacks substep. */
  campaign: LeaderId | null
  /** XI.C: before a raid, moves between own provinces only. */
  quiet: boolean
  /** What each piece has done so far; absent: it has not moved. */
  marches: Record<PieceId, March>
  /** XXII.A: the leader and his stack may still be redeployed. */
  mayRedeploy: boolean
  /** XIX.A: interceptors that have failed against a stack and may not try it again. */
  eluded: { movers: PieceId[]; by: PieceId[] }[]
  /** XXIV.B: cities that the terror has already been tried on. */
  terrorised: ProvinceId[]
  /** XVIII.G: nations whose horde migrates, and those that have attacked. */
  migrating: NationId[]
  attacking: NationId[]
  /** Players who have ended their moves. */
  done: SideId[]
}

export interface March {
  spent: number
  /** Where it was before its last step, and whether that step led over a strait; once landed, the place itself. */
  from: ProvinceId
  overStrait: boolean
  /** XVIII.B: the leader who has led every step so far. */
  led: LeaderId | null
  halted: boolean
  /** Steps granted by a card. */
  bonus: number
  /** A card lets it cross one strait as a plain border. */
  bridge: boolean
}

/** The last step of a piece over land; it outlasts the movement substep, since a siege may (XXIV.C). */
export interface WayIn {
  readonly from: ProvinceId
  readonly into: ProvinceId
}

/** It outlasts the movement substeps: a fleet has its zones once for the whole activation. */
export interface NavalRecord {
  /** Absent: the fleet has done nothing yet. */
  fleets: Record<UnitId, FleetRecord>
  /** XXV.D: land pieces that have gone by sea, once in the Unit Stacks substep and once in each campaign. */
  carried: PieceId[]
  /** Nations whose players will not carry others in this activation. */
  unwilling: NationId[]
}

export interface FleetRecord {
  /** Of its four zones. */
  spent: number
  transports: number
  /** Interceptions that its stack has declared or suffered (XXV.B). */
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
  /** Which bankruptcy to apply at the end of the Income step, already known from the cards (XIII.D). */
  cannotAdminister: NationId[]
  foedusOffered: NationId[]
  /** XXX.F: forced by a card, and waiting for the activation of the Barbarians (XXVIII.A); absent: none is. */
  foederaAgreed?: readonly FoedusAgreement[]
  /** Areas in which plundered sites have recovered this turn (XIV.I). */
  recoveredAreas: AreaId[]
  /** The exceptional caravan (X.D), once rolled; `bountiful` while the Caravan event holds. */
  caravan: { province: ProvinceId; bountiful: boolean } | null
  /** Units bought per nation, for the limit of XV.B. */
  recruited: Partial<Record<NationId, number>>
  /** Effects of cards that last until the end of the turn, by name (see the cards' vocabulary). */
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
