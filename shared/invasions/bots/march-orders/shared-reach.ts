import type { Board } from '../../board.ts'
import type { MarchScope } from '../../queries/march-orders/march-scope.ts'
import type { Reach } from '../../queries/movement/routes.ts'
import { leadersAmong, leadingNation, movementClass } from '../../queries/movement/step-rules.ts'
import { type Piece, stepsLeft } from '../../queries/pieces/pieces.ts'
import type { ProvinceId } from '../../world/provinces.ts'

/** Where stacks of one province can go. One search serves all stacks with the same pace and classes of pieces. */
export function sharedReach(
  board: Board,
  scope: MarchScope,
  from: ProvinceId
): (pieces: readonly Piece[]) => Reach['routes'] {
  const known = new Map<string, Reach['routes']>()
  return (pieces) => {
    const key = reachKey(board, pieces)
    const routes = known.get(key) ?? scope.routesOf(pieces, from).reach().routes
    known.set(key, routes)
    return routes
  }
}

/** XVIII.A to XVIII.K: all that the routes of a stack depend on: its pace, its nation and the classes of its pieces. */
function reachKey(board: Board, pieces: readonly Piece[]): string {
  const leaders = leadersAmong(pieces)
  const pace = Math.min(...pieces.map((piece) => stepsLeft(board, piece, leaders)))
  const classes = new Set(pieces.map((piece) => movementClass(board, piece)))
  return [pace, leadingNation(pieces, []), ...[...classes].sort()].join()
}
