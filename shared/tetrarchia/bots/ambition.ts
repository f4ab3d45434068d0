import type { Board } from '../board.ts'
import { figures } from '../figures.ts'
import { hasVariant } from '../queries/board-queries.ts'
import { rivalryPoints, rivalryPointsOf } from '../queries/rivalry.ts'
import { emperors } from '../world/emperors.ts'
import { type EmperorId, emperorIds } from '../world/ids.ts'

const LEAD = figures.rivalry.lead

type Points = Readonly<Record<EmperorId, number>>

/** Rivals who chase glory take risks for which all of them pay, so ambition weighs little among rivals. */
const AMONG_RIVALS = 0.2

/** V.5: the progress of the active side towards its own goal besides the common victory; 0 without the variant. */
export function ambition(board: Board): number {
  if (!hasVariant(board, 'el-grande')) return 0
  const points = rivalryPointsOf(board)
  const { leader } = board.emperors[board.active]
  const mine = emperorIds.filter((id) => board.emperors[id].leader === leader)
  const theirs = emperorIds.filter((id) => !mine.includes(id))
  switch (board.sides.length) {
    case 2:
      return AMONG_RIVALS * (greatest(points, mine) - greatest(points, theirs))
    case 4:
      return (
        AMONG_RIVALS *
        mine.reduce((sum, id) => sum + lead(points, id, emperorIds) + overPartner(points, id), 0)
      )
    default:
      return -imbalance(points)
  }
}

/** V.5: where the goal is to preserve the tetrarchy, an emperor ahead of his colleague leaves him the next frontier. */
export function isWelcomeAtFrontiers(board: Board, emperor: EmperorId): boolean {
  if (!hasVariant(board, 'el-grande') || board.sides.length % 2 === 0) return true
  return rivalryPoints(board, emperor) <= rivalryPoints(board, emperors[emperor].partner)
}

/** The progress of the best of them towards the title of the Great. */
function greatest(points: Points, own: readonly EmperorId[]): number {
  return Math.max(...own.map((id) => lead(points, id, emperorIds)))
}

const overPartner = (points: Points, id: EmperorId): number => lead(points, id, [emperors[id].partner])

/** The lead over the best of the others, up to the lead that wins. */
function lead(points: Points, id: EmperorId, others: readonly EmperorId[]): number {
  const best = Math.max(...others.filter((other) => other !== id).map((other) => points[other]))
  return Math.min(LEAD, points[id] - best)
}

/** The tetrarchy lasts while neither half has a master. Each point of a lead endangers it, the last one most. */
function imbalance(points: Points): number {
  return (['diocletian', 'constantius'] as const).reduce((sum, id) => {
    const apart = Math.abs(points[id] - points[emperors[id].partner])
    return sum + apart / 2 + Math.max(0, apart - LEAD + 1)
  }, 0)
}
