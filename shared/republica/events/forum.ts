import type { FactionId } from '../campaign-options.ts'
import type {
  BequestId,
  CardId,
  ConcessionId,
  FamilyId,
  GamesId,
  HappeningId,
  IntrigueCardId,
  LeaderId,
  SenatorId,
  WarId
} from '../content/ids.ts'

/** The events of this part. */
export type ForumEvent =
  /** R4: a red card, which only its faction sees. */
  | { readonly type: 'card-drawn'; readonly faction: FactionId }
  | { readonly type: 'card-received'; readonly faction: FactionId; readonly card: CardId }
  | { readonly type: 'deck-out' }
  /** 7.312: `beneath`: the statesman who takes his family’s card. */
  | { readonly type: 'family-appeared'; readonly family: FamilyId; readonly beneath: SenatorId | null }
  | {
      readonly type: 'war-appeared'
      readonly war: WarId
      readonly isActive: boolean
      /** 7.331: the wars that it wakes. */
      readonly woken: readonly WarId[]
    }
  | { readonly type: 'leader-appeared'; readonly leader: LeaderId; readonly woken: readonly WarId[] }
  | { readonly type: 'bequest-appeared'; readonly bequest: BequestId }
  | {
      readonly type: 'concession-destroyed'
      readonly concession: ConcessionId
      readonly holder: SenatorId | null
    }
  | { readonly type: 'happened'; readonly happening: HappeningId; readonly level: number }
  | { readonly type: 'fleets-lost'; readonly count: number }
  | { readonly type: 'fleets-allied'; readonly war: WarId; readonly count: number }
  | { readonly type: 'peace'; readonly war: WarId; readonly spoils: number }
  /** 7.34 */
  | { readonly type: 'leader-died'; readonly leader: LeaderId }
  | { readonly type: 'leader-stayed'; readonly leader: LeaderId }
  | { readonly type: 'concession-returned'; readonly concession: ConcessionId }
  | { readonly type: 'family-returned'; readonly family: FamilyId }
  /** 7.2 */
  | { readonly type: 'initiative-began'; readonly faction: FactionId; readonly initiative: number }
  | {
      readonly type: 'initiative-bid'
      readonly faction: FactionId
      readonly senator: SenatorId | null
      readonly talents: number
    }
  | {
      readonly type: 'initiative-sold'
      readonly faction: FactionId
      readonly senator: SenatorId | null
      readonly talents: number
    }
  /** 7.514 */
  | {
      readonly type: 'persuasion-began'
      readonly senator: SenatorId
      readonly target: SenatorId
      readonly faction: FactionId
      readonly card: IntrigueCardId | null
      readonly base: number
    }
  | { readonly type: 'bribed'; readonly senator: SenatorId; readonly talents: number; readonly base: number }
  | {
      readonly type: 'counter-bribed'
      readonly faction: FactionId
      readonly talents: number
      readonly inFavour: boolean
      readonly base: number
    }
  | {
      readonly type: 'persuaded'
      readonly senator: SenatorId
      readonly target: SenatorId
      readonly faction: FactionId
      readonly from: FactionId | null
      readonly talents: number
    }
  | {
      readonly type: 'not-persuaded'
      readonly senator: SenatorId
      readonly target: SenatorId
      readonly talents: number
    }
  /** 7.36: everybody sees that a card is taken; which, the two factions. */
  | { readonly type: 'card-stolen'; readonly faction: FactionId; readonly from: FactionId }
  | {
      readonly type: 'card-stolen-seen'
      readonly faction: FactionId
      readonly from: FactionId
      readonly card: CardId
    }
  /** 7.4, 7.6 */
  | { readonly type: 'games-held'; readonly senator: SenatorId; readonly games: GamesId }
  | { readonly type: 'knight-won'; readonly senator: SenatorId; readonly talents: number }
  | { readonly type: 'knight-refused'; readonly senator: SenatorId; readonly talents: number }
