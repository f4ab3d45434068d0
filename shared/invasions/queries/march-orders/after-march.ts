import type { Board } from '../../board.ts'
import type { March, Movement, PieceId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { borderBetween } from '../../world/world-queries.ts'
import { isLeaderPiece, isUnitPiece, type Piece } from '../pieces/pieces.ts'

/** The board after these pieces have marched this route without any reaction. */
export function afterMarch(
  board: Board,
  pieces: readonly Piece[],
  start: ProvinceId,
  way: readonly ProvinceId[]
): Board {
  const to = way.at(-1) ?? start
  const from = way.at(-2) ?? start
  const movement = board.movement && marched(board.movement, pieces, from, to, way.length)
  const ways = Object.fromEntries(pieces.map(({ id }) => [id, { from, into: to }]))
  return { ...movedTo(board, pieces, to), movement, waysIn: { ...board.waysIn, ...ways } }
}

/** XXV.E: the board after a landing. The pieces come from no neighbouring province, so they crossed no border. */
export function afterLanding(board: Board, pieces: readonly Piece[], to: ProvinceId): Board {
  const movement = board.movement && marched(board.movement, pieces, to, to, 1)
  const came = new Set<string>(pieces.map(({ id }) => id))
  const waysIn = Object.fromEntries(Object.entries(board.waysIn ?? {}).filter(([id]) => !came.has(id)))
  return { ...movedTo(board, pieces, to), movement, waysIn }
}

function movedTo(board: Board, pieces: readonly Piece[], to: ProvinceId): Board {
  const units = { ...board.units }
  const leaders = { ...board.leaders }
  const nations = { ...board.nations }
  for (const piece of pieces) {
    if (isUnitPiece(piece)) units[piece.id] = { ...piece.unit, at: to }
    else if (isLeaderPiece(piece)) leaders[piece.leader.id] = { ...piece.leader, at: to }
    else nations[piece.nation] = { ...nations[piece.nation], seat: { kind: 'horde', at: to } }
  }
  return { ...board, units, leaders, nations }
}

/** Records the march of the pieces. XX.F needs only its last step. */
function marched(
  movement: Movement,
  pieces: readonly Piece[],
  from: ProvinceId,
  to: ProvinceId,
  steps: number
): Movement {
  const overStrait = borderBetween(from, to)?.kind === 'strait'
  const marches: Record<PieceId, March> = { ...movement.marches }
  for (const { id } of pieces) {
    const before = marches[id]
    const spent = (before?.spent ?? 0) + steps
    marches[id] = { led: null, halted: false, bonus: 0, bridge: false, ...before, spent, from, overStrait }
  }
  return { ...movement, marches }
}
