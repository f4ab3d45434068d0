import type { PieceId } from '#shared/invasions/state.ts'
import type { ReadyStack } from './march-planner.ts'

/** What the player has selected for a march: pieces of one place, and the place to send them to. */
export interface MarchSelection {
  readonly place: string | null
  readonly pieces: readonly PieceId[]
  /** Waypoints, in the order of the march. */
  readonly via: readonly string[]
  /** The fleets that will carry the pieces: the player selected them before the army. */
  readonly fleet: SelectedFleet | null
  /** The place under the pointer, or reached with the keys. */
  readonly pointedAt: string | null
  /** The place of the list row under the pointer: the map highlights it. */
  readonly hoveredRow: string | null
  /** Where to send the pieces, once the player has read the forecast and confirms. */
  readonly target: string | null
  /** The pieces were selected for an order that they have carried out. */
  readonly isSpent: boolean
}

export interface SelectedFleet {
  readonly place: string
  readonly pieces: readonly PieceId[]
}

export const NO_SELECTION: MarchSelection = {
  place: null,
  pieces: [],
  via: [],
  fleet: null,
  pointedAt: null,
  hoveredRow: null,
  target: null,
  isSpent: false
}

export type SelectionAction =
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
  /** Selects pieces with a target, as if the player had: an order that the computer proposes. */
  | ({ readonly do: 'propose' } & ProposedOrder)

export interface ProposedOrder {
  readonly place: string
  readonly pieces: readonly PieceId[]
  readonly via: readonly string[]
  readonly target: string
}

export function reduceSelection(selection: MarchSelection, action: SelectionAction): MarchSelection {
  switch (action.do) {
    case 'select-stack': {
      const { place, pieces } = action.stack
      const going = pieces.filter(({ goes }) => goes)
      return { ...NO_SELECTION, place, pieces: going.map(({ id }) => id) }
    }
    case 'embark': {
      const { place, pieces } = selection
      const fleet = selection.fleet ?? (place === null ? null : { place, pieces })
      return { ...NO_SELECTION, place: action.stack.place, pieces: action.party, fleet }
    }
    case 'toggle-piece': {
      const { piece } = action
      const { pieces: before } = selection
      const pieces = before.includes(piece) ? before.filter((id) => id !== piece) : [...before, piece]
      return { ...selection, pieces, target: null, isSpent: false }
    }
    case 'select-only':
      return { ...selection, pieces: action.pieces, target: null, isSpent: false }
    case 'point-at':
      return selection.pointedAt === action.place ? selection : { ...selection, pointedAt: action.place }
    case 'point-away':
      return selection.pointedAt === action.place ? { ...selection, pointedAt: null } : selection
    case 'hover-row':
      return selection.hoveredRow === action.place ? selection : { ...selection, hoveredRow: action.place }
    case 'set-target':
      return { ...selection, target: action.place, pointedAt: action.place }
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
      return selection.fleet ? { ...NO_SELECTION, ...selection.fleet } : NO_SELECTION
    case 'order-given':
      return { ...NO_SELECTION, place: action.to, pieces: selection.pieces, isSpent: true }
    case 'propose': {
      const { place, pieces, via, target } = action
      return { ...NO_SELECTION, place, pieces, via, target, pointedAt: target }
    }
  }
}

/** The selection without pieces that can no longer move: spent, elsewhere or lost. */
export function pruneSelection(stacks: readonly ReadyStack[], selection: MarchSelection): MarchSelection {
  const stack = stacks.find(({ place }) => place === selection.place)
  const able = stack?.pieces.filter(({ steps }) => steps > 0 || !isLimitedBySteps(stack)) ?? []
  const pieces = selection.pieces.filter((id) => able.some((piece) => piece.id === id))
  if (!stack || (pieces.length === 0 && selection.pieces.length > 0)) {
    return { ...NO_SELECTION, pointedAt: selection.pointedAt, hoveredRow: selection.hoveredRow }
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
