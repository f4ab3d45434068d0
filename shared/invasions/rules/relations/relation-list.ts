import { partiesOf } from '../../queries/relations/relations.ts'
import { isLasting } from '../../queries/relations/stance.ts'
import type { InvasionsState, Relation } from '../../state.ts'
import { forgetAttitudes } from '../control/attitudes.ts'

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

/** XII.D: how two nations stand is decided anew when such a relation has ended; alliances expire in every turn. */
const outlivesTurn = (relation: Relation): boolean => isLasting(relation) && relation.kind !== 'alliance'

/** Ends the relations that pass the test, and returns them. */
export function endRelations(state: InvasionsState, isOver: (relation: Relation) => boolean): Relation[] {
  const ended = state.relations.filter(isOver)
  replaceRelations(
    state,
    state.relations.filter((relation) => !ended.includes(relation))
  )
  for (const relation of ended) {
    if (outlivesTurn(relation)) forgetAttitudes(state, ...partiesOf(relation))
  }
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
