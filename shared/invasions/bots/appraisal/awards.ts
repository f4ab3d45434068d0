import type { Board } from '../../board.ts'
import { nationCard } from '../../catalogue.ts'
import type { Award } from '../../content/content-schema.ts'
import type { NationId } from '../../content/ids.ts'

/** V.B: the points of an award on a nation's card that it has not received yet. */
export function awardLeft(board: Board, nation: NationId, isMeant: (award: Award) => boolean): number {
  const awards: readonly Award[] = nationCard(nation).awards
  const award = awards.find(isMeant)
  if (!award || !('points' in award)) return 0
  const { points, ...deed } = award
  return board.chronicle.includes(`award:${nation}:${JSON.stringify(deed)}`) ? 0 : points
}
