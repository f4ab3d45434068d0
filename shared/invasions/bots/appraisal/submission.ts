import { sideOf } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import { objectivePoints } from '../../queries/scoring/objectives.ts'
import type { Appraisal } from './appraisal.ts'
import { awardLeft } from './awards.ts'
import { timesCounted } from './future-scorings.ts'

/** XXIX.F: the part of a vassal's points that its player loses, weighted by how long a vassalage lasts on average. */
const LOST_SHARE = 0.25

/** XXIX.D, XXIX.E: what it is worth to the side if the vassal submits to the nation. */
export function submissionWorth(appraisal: Appraisal, nation: NationId, vassal: NationId): number {
  const { board, level } = appraisal
  const points = objectivePoints(board, vassal) * timesCounted(board, vassal, 0.8) * LOST_SHARE
  const award = awardLeft(board, nation, (one) => one.for === 'submission' && one.nation === vassal)
  if (sideOf(vassal) === appraisal.side) return -points - level.vassalWorth
  return level.vassalWorth + award - points * appraisal.land().pointValue(vassal)
}
