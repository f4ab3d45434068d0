import { sideOf } from '../catalogue.ts'
import { sideIds } from '../content/ids.ts'
import type { InvasionsState } from '../state.ts'

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
