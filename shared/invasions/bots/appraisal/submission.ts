import { sideOf } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import { objectivePoints } from '../../queries/objectives.ts'
import { awardLeft } from './awards.ts'
import { timesCounted } from './scorings.ts'
import type { Sight } from './sight.ts'

/** XXIX.F: how much of a vassal's points its player loses, and how long one stays a vassal, on the average. */
const LOST = 0.25

/** XXIX.D, XXIX.E: what the submission of one nation to another is worth to the side of the other. */
export function submissionWorth(sight: Sight, nation: NationId, vassal: NationId): number {
  const { board, level } = sight
  const points = objectivePoints(board, vassal) * timesCounted(board, vassal, 0.8) * LOST
  const award = awardLeft(board, nation, (one) => one.for === 'submission' && one.nation === vassal)
  if (sideOf(vassal) === sight.side) return -points - level.vassal
  return level.vassal + award - points * sight.land().regard(vassal)
}
