import { sideOf } from '../catalogue.ts'
import { sideIds } from '../content/ids.ts'
import type { InvasionsState } from '../state.ts'

/** Whether a state of some game is one of Invasions: only they keep such a ledger. */
export function isInvasions(state: object): state is InvasionsState {
  return 'score' in state && 'nations' in state && 'relations' in state
}

/** Each side's points by what they were for. */
export function pointsBySource({
  score
}: Pick<InvasionsState, 'score'>): Record<string, Record<string, number>> {
  const sums: Record<string, Record<string, number>> = Object.fromEntries(sideIds.map((side) => [side, {}]))
  for (const { nation, source, points } of score.ledger ?? []) {
    const side = sums[sideOf(nation)]
    if (side) side[source] = (side[source] ?? 0) + points
  }
  return sums
}
