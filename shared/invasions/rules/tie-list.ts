import type { InvasionsState, Relation } from '../state.ts'

/**
 * The only writer of the ties between nations. The list is replaced at every change, so that what was read out of an
 * older one is known to be stale; a tie itself stays the same object for as long as it lasts.
 */
export function replaceTies(state: InvasionsState, ties: readonly Relation[]): void {
  const writable: { relations: readonly Relation[] } = state
  writable.relations = ties
}

export function addTies(state: InvasionsState, ...ties: Relation[]): void {
  replaceTies(state, [...state.relations, ...ties])
}

/** Returns those that have ended. */
export function endTies(state: InvasionsState, isOver: (tie: Relation) => boolean): Relation[] {
  const ended = state.relations.filter(isOver)
  replaceTies(
    state,
    state.relations.filter((tie) => !ended.includes(tie))
  )
  return ended
}

export function changeTie<Tie extends Relation>(
  state: InvasionsState,
  tie: Tie,
  change: Partial<Omit<Tie, 'kind'>>
): void {
  Object.assign(tie, change)
  replaceTies(state, [...state.relations])
}
