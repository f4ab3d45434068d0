import type { CardPlayKey } from '../answers/cards.ts'
import type { Aim, Moment } from '../cards.ts'
import type { NationId, SideId } from '../content/ids.ts'

/** What the questions of cards are about, by kind. */
export interface CardsAbouts {
  'play-card': {
    readonly moment: Moment
    /** What each option would play; `key` is the option's. */
    readonly plays: readonly CardPlay[]
  }
  'nation-of-card': { readonly card: string; readonly nations: readonly NationId[] }
  'target-of-event': { readonly card: string; readonly targets: readonly Aim[] }
  'discard-from-hand': {
    readonly side: SideId
    /** The copies in the hand, and the designs on them. */
    readonly cards: readonly { readonly key: string; readonly card: string }[]
  }
}

export interface CardPlay {
  readonly key: CardPlayKey
  /** The design on the card. */
  readonly card: string
  readonly deck: 'events' | 'plunder' | 'diplomacy'
  /** Which of the ways on the card. */
  readonly way: number
  readonly aim: Aim
  /** For whom it may be played, where that matters. */
  readonly nations: readonly NationId[]
  readonly gold: number
}
