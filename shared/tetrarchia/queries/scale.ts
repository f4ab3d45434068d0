import type { Board } from '../board.ts'
import { type RegionId, regionIds } from '../world/ids.ts'
import type { FrontierId } from '../world/provinces.ts'
import { frontierIds, provincesOf } from '../world/queries.ts'
import { armiesOnBoard, discAt, isRevolt, protectedFrontiers } from './board.ts'

/** E: the ten-point scale as it stands, line by line. */
export interface Scale {
  readonly protected: readonly FrontierId[]
  readonly open: readonly FrontierId[]
  readonly italiaIsFree: boolean
  readonly armies: number
  /** Regions in rebellion. */
  readonly rebels: readonly RegionId[]
  readonly points: number
}

/** Tetra. */
const FOR_ITALIA = 4
/** E: a region whose provinces would take more than this to subdue is in rebellion. */
const MOST_TO_SUBDUE = 6

export const isFreeOfRevolt = (board: Pick<Board, 'discs'>, region: RegionId): boolean =>
  provincesOf(region).every((id) => !isRevolt(board, id))

/** I.4: the points that it would take to subdue all provinces of a region, standing in each. */
export function pointsToSubdue(board: Pick<Board, 'discs'>, region: RegionId): number {
  return provincesOf(region)
    .map((id) => discAt(board, id))
    .reduce((sum, disc) => sum + (disc === 'revolt' ? 2 : disc === 'unrest' ? 1 : 0), 0)
}

export function scaleOf(board: Board): Scale {
  const safe = new Set<string>(protectedFrontiers(board))
  const closed = frontierIds.filter((frontier) => safe.has(frontier))
  const open = frontierIds.filter((frontier) => !safe.has(frontier))
  const italiaIsFree = isFreeOfRevolt(board, 'italia')
  const armies = armiesOnBoard(board).length
  const rebels = regionIds.filter((region) => pointsToSubdue(board, region) > MOST_TO_SUBDUE)
  const points = closed.length + (italiaIsFree ? FOR_ITALIA : 0) - open.length - armies - rebels.length
  return { protected: closed, open, italiaIsFree, armies, rebels, points }
}
