import type { CardPlayKey } from '../answers/cards.ts'
import type { CardAim, CardMoment } from '../card-rules.ts'
import type { NationId, SideId } from '../content/ids.ts'

/** The `about` of each question on cards (X.B). */
export interface CardsAbouts {
  'play-card': {
    readonly moment: CardMoment
    /** The play behind each option; `key` is the option key. */
    readonly plays: readonly CardPlay[]
  }
  'nation-of-card': { readonly card: string; readonly nations: readonly NationId[] }
  'target-of-event': { readonly card: string; readonly targets: readonly CardAim[] }
  'discard-from-hand': {
    readonly side: SideId
    /** `key` is the physical card, `card` its design. */
    readonly cards: readonly { readonly key: string; readonly card: string }[]
  }
}

export interface CardPlay {
  readonly key: CardPlayKey
  /** The design of the card. */
  readonly card: string
  readonly deck: 'events' | 'plunder' | 'diplomacy'
  /** The number of the play printed on the card. */
  readonly way: number
  readonly aim: CardAim
  /** The nations for which it may be played, where that matters. */
  readonly nations: readonly NationId[]
  readonly gold: number
}
