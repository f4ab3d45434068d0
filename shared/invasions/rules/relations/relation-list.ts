import type { InvasionsState, Relation } from '../../state.ts'

/**
 * The only writer of the relations between nations. Every change replaces the list, so that caches keyed by an older
 * list are stale. A relation stays the same object for as long as it lasts.
 */
export function replaceRelations(state: InvasionsState, relations: readonly Relation[]): void {
  const writable: { relations: readonly Relation[] } = state
  writable.relations = relations
}

export function addRelations(state: InvasionsState, ...relations: Relation[]): void {
  replaceRelations(state, [...state.relations, ...relations])
}

/** Ends the relations that pass the test, and returns them. */
export function endRelations(state: InvasionsState, isOver: (relation: Relation) => boolean): Relation[] {
  const ended = state.relations.filter(isOver)
  replaceRelations(
    state,
    state.relations.filter((relation) => !ended.includes(relation))
  )
  return ended
}

export function changeRelation<Tie extends Relation>(
  state: InvasionsState,
  relation: Tie,
  change: Partial<Omit<Tie, 'kind'>>
): void {
  Object.assign(relation, change)
  replaceRelations(state, [...state.relations])
}
