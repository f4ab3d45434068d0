import type { LengthId, SideId } from './campaign-options.ts'
import type { CardId } from './content/cards/index.ts'
import type { ChestId } from './content/chests.ts'
import type { EventId } from './content/events/index.ts'
import type { SoloEventId } from './content/events/solo.ts'
import type { AreaId, GoodId, Goods, KeimelionId, OptionId, ResourceId, UnitId } from './content/ids.ts'
import type { MissionId } from './content/missions.ts'
import type { Age } from './content/records.ts'

/** A value that nobody changes, however deep. */
export type Immutable<T> = T extends object ? { readonly [Name in keyof T]: Immutable<T[Name]> } : T

export const phaseIds = ['set-up', 'events', 'actions', 'resolution', 'final', 'over'] as const
export type PhaseId = (typeof phaseIds)[number]

/** A card alone, or a bandon: the front card first. */
export interface Pile {
  cards: CardId[]
  /** A Dynamis lies on it: it has been activated in this round. */
  marked: boolean
}

/** Where Doxa came from. */
export const doxaSources = [
  'start',
  'votes',
  'contributions',
  'challenges',
  'cards',
  'penalties',
  'resources',
  'costs',
  'missions',
  'units',
  'events'
] as const
export type DoxaSource = (typeof doxaSources)[number]

/** What everybody sees of a player. */
export interface Seat {
  doxa: number
  /** His Doxa by its source; the sum of all is `doxa`. */
  sources: Partial<Record<DoxaSource, number>>
  goods: Record<GoodId, number>
  dynamis: number
  /** A.1: he takes no more action in this round. */
  passed: boolean
  area: Pile[]
  /** Cards of the area that lie face down until the end of the round. */
  faceDown: CardId[]
  /** Intrigue cards that he has played. */
  intrigues: number
  /** Votes in which nobody assigned more. */
  votesLed: number
}

/** E.3: a player's vote. */
export interface Vote {
  side: SideId
  /** Null: nothing assigned. */
  option: OptionId | null
  /** All that he assigned, `bonus` included. */
  auctoritas: number
  /** The part of it that cards and the chalice gave for this vote only. */
  bonus: number
  /** It counts twice for the option. */
  doubled: boolean
}

/** An event of a game for several, in the order of the rounds. */
export interface EventSlot {
  event: EventId
  option: OptionId | null
  outcome: 'completed' | 'cancelled' | null
}

/** An event of a solo game. */
export interface SoloSlot<Event> {
  /** Null in a view while the card lies face down. */
  event: Event
  age: Age
  isRevealed: boolean
  /** Its goods have been paid. */
  isPaid: boolean
  outcome: 'completed' | 'cancelled' | null
}

/** A hero's resource that stands for another. */
export interface Substitute {
  readonly card: CardId
  readonly for: ResourceId
}

/** R.1: what a player gave. */
export interface Contribution {
  side: SideId
  gift: Goods
  substitutes: Substitute[]
  /** R.2: resources, and Nomismata at two for one. */
  size: number
}

/** R.4: what a player gave in a challenge. `bonus` may be negative. */
export interface ChallengeGift {
  side: SideId
  amount: number
  bonus: number
}

/** The resolution of the round, as far as it has come. */
export interface Resolution {
  contributions: Contribution[]
  isCompleted: boolean
  /** Who gave most to a completed event, or least to a cancelled one. */
  named: SideId | null
  challenge: ChallengeGift[] | null
}

export const actionIds = ['draw', 'play', 'activate', 'sell', 'buy', 'renew', 'place'] as const
export type ActionId = (typeof actionIds)[number]

/** The action that is being carried out. */
export interface CurrentAction {
  side: SideId
  /** Null until it is declared. */
  action: ActionId | null
  /** It costs no Dynamis, and an activation leaves no mark. */
  isFree: boolean
}

/** An intrigue card that has been played and is not resolved yet, the last one on top. */
export interface PendingIntrigue {
  side: SideId
  card: CardId
}

/** V: how a player came out. */
export interface FinalScore {
  /** Doxa for missions, by mission. */
  missions: Partial<Record<MissionId, number>>
  resources: number
  cost: number
}

export const soloRankIds = [
  'defeat',
  'nero',
  'caligula',
  'titus',
  'trajan',
  'aurelius',
  'caesar',
  'augustus'
] as const
export type SoloRankId = (typeof soloRankIds)[number]

export interface Ending {
  winners: SideId[]
  scores: Partial<Record<SideId, FinalScore>>
  /** Of a solo game. */
  rank: SoloRankId | null
}

/** What only a solo game has. */
export interface SoloTable<Event = SoloEventId> {
  events: SoloSlot<Event>[]
  /** J.5: seals that have been placed, and whether one has been in this round. */
  sealsUsed: KeimelionId[]
  hasSealed: boolean
  /** J.3: cards of the offer that stay. */
  reserved: CardId[]
}

/** Everything on the table that everybody sees. */
export interface Table<Event = SoloEventId> {
  length: LengthId
  /** Clockwise. */
  sides: SideId[]
  /** Who holds the imperial ring. */
  ring: SideId
  /** 0 in the set-up. */
  round: number
  rounds: number
  phase: PhaseId
  events: EventSlot[]
  seats: Partial<Record<SideId, Seat>>
  offer: CardId[]
  discardPile: CardId[]
  /** From the cheapest space on. */
  market: ResourceId[]
  chests: Partial<Record<KeimelionId, ChestId>>
  positions: Partial<Record<KeimelionId, SideId>>
  map: Record<AreaId, Partial<Record<UnitId, number>>>
  /** Cards that have left the game. */
  removed: CardId[]
  votes: Vote[]
  /** Auctoritas that intrigue has moved from the first option to the second; negative the other way. */
  voteShift: number
  current: CurrentAction | null
  pending: PendingIntrigue[]
  resolution: Resolution | null
  solo: SoloTable<Event> | null
  ending: Ending | null
}

/** The table as queries read it: of the state, or of a view. */
export type OpenTable = Immutable<Table<SoloEventId | null>>
export type OpenSeat = Immutable<Seat>
