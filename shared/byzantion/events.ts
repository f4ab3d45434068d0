import type { UnitInArea, UnitMove } from './answers.ts'
import type { SideId } from './campaign-options.ts'
import type { CardId } from './content/cards/index.ts'
import type { ChestId } from './content/chests.ts'
import type { EventId } from './content/events/index.ts'
import type { SoloEventId } from './content/events/solo.ts'
import type { AreaId, Goods, KeimelionId, OptionId, ResourceId, Stuff, Units } from './content/ids.ts'
import type { MissionId } from './content/missions.ts'
import type { ActionId, ChallengeGift, Contribution, DoxaSource, Ending, SoloRankId, Vote } from './table.ts'

/** Why a card was discarded: for its income, by another's card, or for the hand limit. */
export type DiscardReason = 'income' | 'forced' | 'limit'

/** All events of the game. */
export type ByzantionEvent =
  /** S.1 */
  | { readonly type: 'game-began'; readonly ring: SideId; readonly rounds: number }
  | { readonly type: 'missions-chosen' }
  /** S.3: to its side only. */
  | { readonly type: 'picked'; readonly side: SideId; readonly card: CardId }
  | { readonly type: 'drafted' }
  | { readonly type: 'round-began'; readonly round: number; readonly event: EventId; readonly ring: SideId }
  | { readonly type: 'solo-round-began'; readonly round: number; readonly event: SoloEventId | null }
  /** E.1, E.2 */
  | { readonly type: 'chests-placed'; readonly chests: Readonly<Partial<Record<KeimelionId, ChestId>>> }
  | { readonly type: 'position-taken'; readonly side: SideId; readonly keimelion: KeimelionId }
  /** A chest's content; `by` is the hero that repeats it. */
  | {
      readonly type: 'chest-opened'
      readonly side: SideId
      readonly stuff: Stuff
      readonly by: CardId | null
    }
  /** E.3 */
  | { readonly type: 'voted'; readonly event: EventId; readonly vote: Vote }
  | {
      readonly type: 'option-chosen'
      readonly event: EventId
      readonly option: OptionId
      readonly totals: Readonly<Record<OptionId, number>>
    }
  | {
      readonly type: 'tie-broken'
      readonly side: SideId
      readonly for: 'option' | 'most' | 'least' | 'challenge'
    }
  /** A.1 */
  | { readonly type: 'turn-began'; readonly side: SideId }
  | {
      readonly type: 'action-declared'
      readonly side: SideId
      readonly action: ActionId
      readonly isFree: boolean
    }
  | { readonly type: 'action-cancelled'; readonly side: SideId; readonly action: ActionId }
  | { readonly type: 'passed'; readonly side: SideId }
  | {
      readonly type: 'discarded'
      readonly side: SideId
      readonly cards: readonly CardId[]
      readonly reason: DiscardReason
    }
  /** How many cards everybody sees; which, only their side. */
  | { readonly type: 'drew'; readonly side: SideId; readonly count: number }
  | { readonly type: 'cards-drawn'; readonly side: SideId; readonly cards: readonly CardId[] }
  | { readonly type: 'took-from-offer'; readonly side: SideId; readonly card: CardId }
  | { readonly type: 'took-discard'; readonly side: SideId; readonly card: CardId }
  | { readonly type: 'offer-filled'; readonly cards: readonly CardId[] }
  /** A.3: `cost` in Nomismata, or a resource instead; `without`: its instant ability is not used. */
  | {
      readonly type: 'played'
      readonly side: SideId
      readonly card: CardId
      readonly cost: number
      readonly pay: ResourceId | null
      readonly without: boolean
    }
  | { readonly type: 'bandons-formed'; readonly side: SideId; readonly piles: readonly (readonly CardId[])[] }
  | {
      readonly type: 'activated'
      readonly side: SideId
      readonly front: CardId
      readonly stuff: Goods
      readonly marked: boolean
      readonly by: CardId | null
    }
  | {
      readonly type: 'sold'
      readonly side: SideId
      readonly resources: readonly ResourceId[]
      readonly value: number
    }
  | {
      readonly type: 'bought'
      readonly side: SideId
      readonly resources: readonly ResourceId[]
      readonly price: number
    }
  | { readonly type: 'market-renewed'; readonly side: SideId }
  /** A card, or a keimelion, gives or takes. */
  | { readonly type: 'gained'; readonly side: SideId; readonly stuff: Stuff; readonly by: CardId | null }
  | { readonly type: 'lost'; readonly side: SideId; readonly stuff: Stuff; readonly by: CardId | null }
  /** I.1 */
  | {
      readonly type: 'intrigue-played'
      readonly side: SideId
      readonly card: CardId
      readonly cost: number
      readonly against: SideId | null
    }
  | { readonly type: 'intrigue-cancelled'; readonly side: SideId; readonly card: CardId; readonly by: SideId }
  | { readonly type: 'vote-flipped'; readonly side: SideId }
  | {
      readonly type: 'votes-shifted'
      readonly event: EventId
      readonly from: OptionId
      readonly auctoritas: number
    }
  | { readonly type: 'card-removed'; readonly side: SideId; readonly card: CardId }
  | { readonly type: 'card-flipped'; readonly side: SideId; readonly card: CardId }
  | {
      readonly type: 'goods-split'
      readonly side: SideId
      readonly first: Goods
      readonly second: Goods
    }
  /** To who looks: the hand of another. */
  | {
      readonly type: 'hand-seen'
      readonly side: SideId
      readonly from: SideId
      readonly cards: readonly CardId[]
    }
  | { readonly type: 'card-taken'; readonly side: SideId; readonly from: SideId }
  | { readonly type: 'card-taken-seen'; readonly side: SideId; readonly from: SideId; readonly card: CardId }
  | { readonly type: 'units-moved'; readonly side: SideId; readonly moves: readonly UnitMove[] }
  | { readonly type: 'units-placed'; readonly side: SideId; readonly units: readonly UnitInArea[] }
  | { readonly type: 'units-removed'; readonly side: SideId; readonly units: readonly UnitInArea[] }
  /** R.1: all hands open at once. */
  | {
      readonly type: 'contributed'
      readonly contributions: readonly Contribution[]
      readonly doxa: Readonly<Partial<Record<SideId, number>>>
    }
  | { readonly type: 'event-completed'; readonly event: EventId; readonly victor: SideId }
  | { readonly type: 'event-cancelled'; readonly event: EventId; readonly defeated: SideId }
  | { readonly type: 'rewarded'; readonly side: SideId; readonly stuff: Stuff }
  | {
      readonly type: 'penalised'
      readonly side: SideId
      readonly paid: Goods
      readonly doxa: number
    }
  | { readonly type: 'penalty-avoided'; readonly side: SideId }
  | { readonly type: 'event-units'; readonly area: AreaId; readonly units: Units }
  | { readonly type: 'challenge-revealed'; readonly gifts: readonly ChallengeGift[] }
  | {
      readonly type: 'challenge-ranked'
      readonly ranking: readonly { readonly side: SideId; readonly doxa: number }[]
    }
  | { readonly type: 'doxa'; readonly side: SideId; readonly amount: number; readonly source: DoxaSource }
  | { readonly type: 'mission-due' }
  | { readonly type: 'round-ended'; readonly round: number }
  /** V */
  | { readonly type: 'final-began' }
  | {
      readonly type: 'ranked'
      readonly in: 'resources' | 'costs'
      readonly ranking: readonly { readonly side: SideId; readonly value: number; readonly doxa: number }[]
    }
  | {
      readonly type: 'mission-scored'
      readonly side: SideId
      readonly mission: MissionId
      readonly doxa: number
    }
  | { readonly type: 'ended'; readonly ending: Ending }
  /** J */
  | { readonly type: 'solo-revealed'; readonly event: SoloEventId }
  | { readonly type: 'reserved'; readonly card: CardId }
  | { readonly type: 'event-paid'; readonly event: SoloEventId; readonly goods: Goods }
  | { readonly type: 'sealed'; readonly keimelion: KeimelionId }
  | { readonly type: 'solo-succeeded'; readonly event: SoloEventId; readonly stuff: Goods }
  | { readonly type: 'solo-failed'; readonly event: SoloEventId; readonly doxa: number }
  | { readonly type: 'solo-ended'; readonly rank: SoloRankId; readonly doxa: number }

export type EventOf<Type extends ByzantionEvent['type']> = Extract<ByzantionEvent, { readonly type: Type }>
