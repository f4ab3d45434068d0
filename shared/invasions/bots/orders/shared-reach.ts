import type { Board } from '../../board.ts'
import type { MarchScope } from '../../queries/orders/scope.ts'
import { type Piece, stepsLeft } from '../../queries/pieces.ts'
import { leadersOf, leadingNation, sortOf } from '../../queries/reach.ts'
import type { Reach } from '../../queries/routes.ts'
import type { ProvinceId } from '../../world/provinces.ts'

/** Where stacks of one province can go: looked up once for all that go equally far by the same ways. */
export function reachesFrom(
  board: Board,
  scope: MarchScope,
  from: ProvinceId
): (pieces: readonly Piece[]) => Reach['routes'] {
  const known = new Map<string, Reach['routes']>()
  return (pieces) => {
    const key = waysOf(board, pieces)
    const routes = known.get(key) ?? scope.marchesOf(pieces, from).reach().routes
    known.set(key, routes)
    return routes
  }
}

/** All that the ways of a stack depend on (XVIII.A to XVIII.K): its pace, whose it is, and the sorts of pieces in it. */
function waysOf(board: Board, pieces: readonly Piece[]): string {
  const leaders = leadersOf(pieces)
  const pace = Math.min(...pieces.map((piece) => stepsLeft(board, piece, leaders)))
  const sorts = new Set(pieces.map((piece) => sortOf(board, piece)))
  return [pace, leadingNation(pieces, []), ...[...sorts].sort()].join()
}
