import type { AreaId, KeimelionId, ResourceId, Resources, Stuff, TypeId, UnitId, UnitTypeId } from './ids.ts'

/** The closed vocabulary of what cards do. No card has code of its own. */
export type Effect =
  | { readonly do: 'gain'; readonly stuff: Stuff }
  /** So many resources of the player's choice. */
  | { readonly do: 'gain-any'; readonly count: number }
  /** From the deck. */
  | { readonly do: 'draw'; readonly count: number }
  /** The top card of the discard pile, or any card of it. */
  | { readonly do: 'take-discard'; readonly which: 'top' | 'any' }
  | { readonly do: 'others-draw'; readonly count: number }
  /** Each other player discards a card of his choice, without the income of a free discard. */
  | { readonly do: 'others-discard'; readonly count: number }
  | { readonly do: 'others-lose'; readonly stuff: Stuff }
  /** One more hand card at once, for this payment instead of its Nomismata. */
  | { readonly do: 'play-for'; readonly pay: ResourceId }
  /** Another action without Dynamis when this one is over. */
  | { readonly do: 'free-action' }
  /** Activate a card or bandon; `marks` says whether a Dynamis is laid on it. */
  | { readonly do: 'activate'; readonly marks: boolean }
  /** Buy or sell so many resources without Dynamis. */
  | { readonly do: 'trade'; readonly count: number }
  /** So many Nomismata better for each resource that is traded. */
  | { readonly do: 'trade-bonus'; readonly nomismata: number }
  /** One of these stands for any one required resource, once an event. */
  | { readonly do: 'substitute'; readonly pay: ResourceId | 'doxa' }
  | { readonly do: 'repeat-chest' }
  | { readonly do: 'cost-less'; readonly nomismata: number }
  /** Auctoritas that exist in this vote only. */
  | { readonly do: 'vote-add'; readonly auctoritas: number }
  /** The whole vote that another player has just placed goes to the other option. */
  | { readonly do: 'vote-flip' }
  /** The own vote counts twice for the option, not for the Doxa. */
  | { readonly do: 'vote-double' }
  | { readonly do: 'vote-shift'; readonly auctoritas: number }
  | { readonly do: 'cancel-action' }
  | { readonly do: 'cancel-intrigue' }
  | { readonly do: 'move-units'; readonly count: number; readonly type: UnitTypeId }
  | { readonly do: 'place-units'; readonly count: number; readonly type: UnitTypeId }
  | { readonly do: 'remove-units'; readonly count: number }
  /** A card in another player's area leaves the game. */
  | { readonly do: 'remove-card' }
  /** A card in another player's area lies face down until the end of the round. */
  | { readonly do: 'flip-card' }
  /** A chosen player splits these goods in two lots, the owner of the card takes one. */
  | { readonly do: 'divide'; readonly stuff: Stuff }
  | { readonly do: 'avoid-penalty' }
  | { readonly do: 'redirect-penalty' }
  | { readonly do: 'share-reward' }
  | { readonly do: 'challenge-add'; readonly count: number }
  | { readonly do: 'challenge-reduce'; readonly count: number }
  /** See another player's hand and take a card of it. */
  | { readonly do: 'take-card' }
  /** From a player with more Doxa, as far as he has them. */
  | { readonly do: 'steal'; readonly stuff: Stuff }

export type EffectOf<Do extends Effect['do']> = Extract<Effect, { readonly do: Do }>

/** When a hero's passive ability works. */
export type Trigger =
  | { readonly on: 'round-start' }
  /** A further card of this type is played. */
  | { readonly on: 'play-type'; readonly type: TypeId }
  | { readonly on: 'play-intrigue' }
  | { readonly on: 'draw-action' }
  /** A card is discarded for its income. */
  | { readonly on: 'discard-card' }
  /** Auctoritas is assigned in a vote. */
  | { readonly on: 'influence' }
  /** The most Auctoritas of all, alone or tied. */
  | { readonly on: 'influence-top' }
  | { readonly on: 'contribute' }
  /** For each resource that is contributed. */
  | { readonly on: 'contribute-each' }
  | { readonly on: 'event-completed' }
  | { readonly on: 'victor' }
  /** A defeat penalty is suffered. */
  | { readonly on: 'defeated' }
  /** The bandon behind this hero is activated. */
  | { readonly on: 'activate-self' }
  | { readonly on: 'trade-each' }
  | { readonly on: 'renew-market' }
  | { readonly on: 'keimelion'; readonly keimelion: KeimelionId }
  | { readonly on: 'challenge' }

export type TriggerId = Trigger['on']

/** The moments at which intrigue may be played. */
export const windowIds = [
  'own-action',
  'any-time',
  'vote-own',
  'vote-placed',
  'vote-closed',
  'action-declared',
  'intrigue-played',
  'defeated',
  'victor',
  'other-victor',
  'challenge',
  'end-game'
] as const
export type WindowId = (typeof windowIds)[number]

/** How a mission scores. */
export type MissionScore =
  /** Nobody has more. */
  | {
      readonly by: 'most'
      readonly metric: 'intrigue-played' | 'heroes-in-play' | 'votes-led'
      readonly doxa: number
    }
  /** For every so many units on the map. */
  | { readonly by: 'units'; readonly which: UnitFilter; readonly per: number; readonly doxa: number }
  | { readonly by: 'cards'; readonly type: TypeId; readonly doxa: number; readonly most: number }
  | {
      readonly by: 'threshold'
      readonly metric: 'largest-bandon' | 'types-with-two-cards'
      readonly value: number
      readonly doxa: number
    }
  | { readonly by: 'events'; readonly outcome: 'completed' | 'cancelled'; readonly doxa: number }
  | { readonly by: 'nomismata'; readonly per: number; readonly doxa: number; readonly most: number }

export type UnitFilter =
  | { readonly type: UnitTypeId }
  | { readonly area: AreaId }
  | { readonly units: readonly UnitId[] }

/** The price of a unit in a solo game. */
export type UnitCost = Resources
