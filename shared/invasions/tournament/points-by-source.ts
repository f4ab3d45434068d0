import { sideOf } from '../catalogue.ts'
import { sideIds } from '../content/ids.ts'
import type { InvasionsState } from '../state.ts'

/** The points of each side by source. */
export function sidePointsBySource({
  score
}: Pick<InvasionsState, 'score'>): Record<string, Record<string, number>> {
  const sums: Record<string, Record<string, number>> = Object.fromEntries(sideIds.map((side) => [side, {}]))
  for (const { nation, source, points } of score.ledger ?? []) {
    const side = sums[sideOf(nation)]
    if (side) side[source] = (side[source] ?? 0) + points
  }
  return sums
}
