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
  | { readonly do: 'select-stack'; readonly stack: ReadyStack }
  /** Selects the pieces on a shore that find room on the selected fleets. */
  | { readonly do: 'embark'; readonly stack: ReadyStack; readonly party: readonly PieceId[] }
  | { readonly do: 'toggle-piece'; readonly piece: PieceId }
  /** Selects only these pieces. */
  | { readonly do: 'select-only'; readonly pieces: readonly PieceId[] }
  | { readonly do: 'point-at'; readonly place: string }
  /** The pointer left a place. A place reached with the keys meanwhile stays. */
  | { readonly do: 'point-away'; readonly place: string }
  | { readonly do: 'hover-row'; readonly place: string | null }
  | { readonly do: 'set-target'; readonly place: string }
  /** Adds or removes a waypoint. */
  | { readonly do: 'toggle-waypoint'; readonly place: string }
  /** One step back: drops the target, then the waypoints, then the army that was to embark, then the stack. */
  | { readonly do: 'step-back' }
  /** An order was given: the pieces stay selected at their target. */
  | { readonly do: 'order-given'; readonly to: string }

export function handAfter(selection: Hand, action: HandAction): Hand {
  switch (action.do) {
    case 'select-stack': {
      const { place, pieces } = action.stack
      const going = pieces.filter(({ goes }) => goes)
      return { ...EMPTY_HAND, place, pieces: going.map(({ id }) => id) }
    }
    case 'embark': {
      const { place, pieces } = selection
      const fleet = selection.fleet ?? (place === null ? null : { place, pieces })
      return { ...EMPTY_HAND, place: action.stack.place, pieces: action.party, fleet }
    }
    case 'toggle-piece': {
      const { piece } = action
      const { pieces: before } = selection
      const pieces = before.includes(piece) ? before.filter((id) => id !== piece) : [...before, piece]
      return { ...selection, pieces, target: null }
    }
    case 'select-only':
      return { ...selection, pieces: action.pieces, target: null }
    case 'point-at':
      return selection.looked === action.place ? selection : { ...selection, looked: action.place }
    case 'point-away':
      return selection.looked === action.place ? { ...selection, looked: null } : selection
    case 'hover-row':
      return selection.glanced === action.place ? selection : { ...selection, glanced: action.place }
    case 'set-target':
      return { ...selection, target: action.place, looked: action.place }
    case 'toggle-waypoint': {
      const { place } = action
      if (selection.place === null || place === selection.place) return selection
      const { via: before } = selection
      const via = before.includes(place) ? before.filter((one) => one !== place) : [...before, place]
      return { ...selection, via, target: null }
    }
    case 'step-back':
      if (selection.target !== null) return { ...selection, target: null }
      if (selection.via.length > 0) return { ...selection, via: [] }
      return selection.fleet ? { ...EMPTY_HAND, ...selection.fleet } : EMPTY_HAND
    case 'order-given':
      return { ...EMPTY_HAND, place: action.to, pieces: selection.pieces }
  }
}

/** The selection without pieces that can no longer move: spent, elsewhere or lost. */
export function handIn(stacks: readonly ReadyStack[], selection: Hand): Hand {
  const stack = stacks.find(({ place }) => place === selection.place)
  const able = stack?.pieces.filter(({ steps }) => steps > 0 || !isLimitedBySteps(stack)) ?? []
  const pieces = selection.pieces.filter((id) => able.some((piece) => piece.id === id))
  if (!stack || (pieces.length === 0 && selection.pieces.length > 0)) {
    return { ...EMPTY_HAND, looked: selection.looked, glanced: selection.glanced }
  }
  return pieces.length === selection.pieces.length ? selection : { ...selection, pieces }
}

/** Whether steps limit this stack. Where nobody has steps left, other actions remain: a leader put down elsewhere, a fight at sea. */
function isLimitedBySteps({ pieces }: ReadyStack): boolean {
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
