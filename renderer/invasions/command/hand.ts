import type { PieceId } from '#shared/invasions/state.ts'
import type { ReadyStack } from './command.ts'

/** What the player has selected for a march: pieces of one place, and the place to send them to. */
export interface Hand {
  readonly place: string | null
  readonly pieces: readonly PieceId[]
  /** Waypoints, in the order of the march. */
  readonly via: readonly string[]
  /** The fleets that will carry the pieces: the player selected them before the army. */
  readonly fleet: Held | null
  /** The place under the pointer, or reached with the keys. */
  readonly looked: string | null
  /** The place of the list row under the pointer: the map highlights it. */
  readonly glanced: string | null
  /** Where to send the pieces, once the player has read the forecast and confirms. */
  readonly target: string | null
}

export interface Held {
  readonly place: string
  readonly pieces: readonly PieceId[]
}

export const EMPTY_HAND: Hand = {
  place: null,
  pieces: [],
  via: [],
  fleet: null,
  looked: null,
  glanced: null,
  target: null
}

export type HandAction =
  /** Selects all pieces of a stack that go by default. */
  | { readonly do: 'take'; readonly stack: ReadyStack }
  /** Selects the pieces on a shore that find room on the selected fleets. */
  | { readonly do: 'embark'; readonly stack: ReadyStack; readonly party: readonly PieceId[] }
  | { readonly do: 'toggle'; readonly piece: PieceId }
  /** Selects only these pieces. */
  | { readonly do: 'take-only'; readonly pieces: readonly PieceId[] }
  | { readonly do: 'look'; readonly place: string }
  /** The pointer left a place. A place reached with the keys meanwhile stays. */
  | { readonly do: 'look-away'; readonly place: string }
  | { readonly do: 'glance'; readonly place: string | null }
  | { readonly do: 'aim'; readonly place: string }
  /** Adds or removes a waypoint. */
  | { readonly do: 'mark'; readonly place: string }
  /** One step back: drops the target, then the waypoints, then the army that was to embark, then the stack. */
  | { readonly do: 'back' }
  /** An order was given: the pieces stay selected at their target. */
  | { readonly do: 'sent'; readonly to: string }

export function handAfter(hand: Hand, action: HandAction): Hand {
  switch (action.do) {
    case 'take': {
      const { place, pieces } = action.stack
      const going = pieces.filter(({ goes }) => goes)
      return { ...EMPTY_HAND, place, pieces: going.map(({ id }) => id) }
    }
    case 'embark': {
      const fleet = hand.fleet ?? (hand.place === null ? null : { place: hand.place, pieces: hand.pieces })
      return { ...EMPTY_HAND, place: action.stack.place, pieces: action.party, fleet }
    }
    case 'toggle': {
      const { piece } = action
      const held = hand.pieces.includes(piece)
      const pieces = held ? hand.pieces.filter((id) => id !== piece) : [...hand.pieces, piece]
      return { ...hand, pieces, target: null }
    }
    case 'take-only':
      return { ...hand, pieces: action.pieces, target: null }
    case 'look':
      return hand.looked === action.place ? hand : { ...hand, looked: action.place }
    case 'look-away':
      return hand.looked === action.place ? { ...hand, looked: null } : hand
    case 'glance':
      return hand.glanced === action.place ? hand : { ...hand, glanced: action.place }
    case 'aim':
      return { ...hand, target: action.place, looked: action.place }
    case 'mark': {
      const { place } = action
      if (hand.place === null || place === hand.place) return hand
      const via = hand.via.includes(place) ? hand.via.filter((one) => one !== place) : [...hand.via, place]
      return { ...hand, via, target: null }
    }
    case 'back':
      if (hand.target !== null) return { ...hand, target: null }
      if (hand.via.length > 0) return { ...hand, via: [] }
      return hand.fleet ? { ...EMPTY_HAND, ...hand.fleet } : EMPTY_HAND
    case 'sent':
      return { ...EMPTY_HAND, place: action.to, pieces: hand.pieces }
  }
}

/** The selection without pieces that can no longer move: spent, elsewhere or lost. */
export function handIn(stacks: readonly ReadyStack[], hand: Hand): Hand {
  const stack = stacks.find(({ place }) => place === hand.place)
  const able = stack?.pieces.filter(({ steps }) => steps > 0 || !isMovedBySteps(stack)) ?? []
  const pieces = hand.pieces.filter((id) => able.some((piece) => piece.id === id))
  if (!stack || (pieces.length === 0 && hand.pieces.length > 0)) {
    return { ...EMPTY_HAND, looked: hand.looked, glanced: hand.glanced }
  }
  return pieces.length === hand.pieces.length ? hand : { ...hand, pieces }
}

/** Whether steps limit this stack. Where nobody has steps left, other actions remain: a leader put down elsewhere, a fight at sea. */
function isMovedBySteps({ pieces }: ReadyStack): boolean {
  return pieces.some(({ steps }) => steps > 0)
}

/** The stack after the selected one, or the first. */
export function nextStack(
  stacks: readonly ReadyStack[],
  place: string | null,
  by: 1 | -1
): ReadyStack | undefined {
  const index = stacks.findIndex((stack) => stack.place === place)
  if (index < 0) return by === 1 ? stacks[0] : stacks.at(-1)
  return stacks[(index + by + stacks.length) % stacks.length]
}
