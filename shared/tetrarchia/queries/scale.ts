import type { Board } from '../board.ts'
import { figures } from '../figures.ts'
import { type RegionId, regionIds } from '../world/ids.ts'
import type { FrontierId } from '../world/provinces.ts'
import { frontierIds, provincesOf } from '../world/queries.ts'
import { armiesOnBoard, discAt, isRevolt, protectedFrontiers } from './board-queries.ts'

const { scale, subdue } = figures

/** E: the ten-point scale, line by line. */
export interface Scale {
  readonly protected: readonly FrontierId[]
  readonly open: readonly FrontierId[]
  readonly italiaIsFree: boolean
  readonly armies: number
  /** Regions in rebellion. */
  readonly rebels: readonly RegionId[]
  readonly points: number
}

export const isFreeOfRevolt = (board: Pick<Board, 'discs'>, region: RegionId): boolean =>
  provincesOf(region).every((id) => !isRevolt(board, id))

/** I.4: the points needed to subdue all provinces of a region, without movement. */
export function pointsToSubdue(board: Pick<Board, 'discs'>, region: RegionId): number {
  return provincesOf(region)
    .map((id) => discAt(board, id))
    .reduce((sum, disc) => sum + (disc === 'revolt' || disc === 'unrest' ? subdue[disc] : 0), 0)
}

export function scaleOf(board: Board): Scale {
  const safe = new Set<string>(protectedFrontiers(board))
  const closed = frontierIds.filter((frontier) => safe.has(frontier))
  const open = frontierIds.filter((frontier) => !safe.has(frontier))
  const italiaIsFree = isFreeOfRevolt(board, 'italia')
  const armies = armiesOnBoard(board).length
  const rebels = regionIds.filter((region) => pointsToSubdue(board, region) > scale.mostToSubdue)
  const points =
    (closed.length - open.length) * scale.frontier +
    (italiaIsFree ? scale.italia : 0) -
    armies * scale.army -
    rebels.length * scale.rebels
  return { protected: closed, open, italiaIsFree, armies, rebels, points }
}
