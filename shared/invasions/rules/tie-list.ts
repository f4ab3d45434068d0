import type { InvasionsState, Relation } from '../state.ts'

/**
 * The only writer of the relations between nations. Every change replaces the list, so that caches keyed by an older
 * list are stale. A relation stays the same object for as long as it lasts.
 */
export function replaceTies(state: InvasionsState, relations: readonly Relation[]): void {
  const writable: { relations: readonly Relation[] } = state
  writable.relations = relations
}

export function addTies(state: InvasionsState, ...relations: Relation[]): void {
  replaceTies(state, [...state.relations, ...relations])
}

/** Ends the relations that pass the test, and returns them. */
export function endTies(state: InvasionsState, isOver: (relation: Relation) => boolean): Relation[] {
  const ended = state.relations.filter(isOver)
  replaceTies(
    state,
    state.relations.filter((relation) => !ended.includes(relation))
  )
  return ended
}

export function changeTie<Tie extends Relation>(
  state: InvasionsState,
  relation: Tie,
  change: Partial<Omit<Tie, 'kind'>>
): void {
  Object.assign(relation, change)
  replaceTies(state, [...state.relations])
}
