import type { InvasionsPlay } from '../play.ts'
import { barredFrom } from '../queries/boundaries.ts'
import { isRefuge } from '../queries/flight.ts'
import { isHordePiece, isUnitPiece, type Piece, pieceById } from '../queries/pieces.ts'
import { placeUnit } from '../queries/placement.ts'
import { stackingRoom } from '../queries/stacking.ts'
import { surroundings } from '../queries/surroundings.ts'
import { isInvading } from '../queries/ties.ts'
import type { InvasionsState, Movement, PieceId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { neighbours } from '../world/queries.ts'

/** Puts a unit, a leader or a horde into a province. */
export function placePiece(state: InvasionsState, id: PieceId, to: ProvinceId): void {
  const piece = pieceById(state, id)
  if (!piece) throw new Error(`'${id}' is not on land`)
  if ('unit' in piece) placeUnit(state, id, to)
  else if ('leader' in piece) piece.leader.at = to
  else state.nations[piece.nation].seat = { kind: 'horde', at: to }
}

/** XVIII.G: outside an invasion a horde that moves migrates, and its people attack nobody in this substep. */
export function noteMigration(
  play: InvasionsPlay,
  movement: Movement,
  piece: Piece,
  from: ProvinceId,
  to: ProvinceId
): void {
  const { nation } = piece
  if (!isHordePiece(piece) || isInvading(play.state, nation)) return
  if (!movement.migrating.includes(nation)) movement.migrating.push(nation)
  play.emit({ type: 'migration', nation, from, to })
}

/** The nearest province that a piece may fall back to; null when there is none in so many steps. */
export function nearestRefuge(
  state: InvasionsState,
  piece: Piece,
  most: number,
  preferred?: ProvinceId
): ProvinceId | null {
  const look = surroundings(state, piece.nation)
  const fits = (to: ProvinceId) =>
    isRefuge(state, look, to) &&
    barredFrom(state, piece, to) === null &&
    (!isUnitPiece(piece) || stackingRoom(state, piece.nation, to) > 0)
  if (preferred && preferred !== piece.at && fits(preferred)) return preferred
  const seen = new Set<ProvinceId>([piece.at])
  let ring: ProvinceId[] = [piece.at]
  for (let step = 1; step <= most && ring.length > 0; step++) {
    const next: ProvinceId[] = []
    for (const here of ring) {
      for (const { id } of neighbours(here, 'base')) {
        if (seen.has(id)) continue
        seen.add(id)
        if (fits(id)) return id
        // A leader without troops slips through where a unit cannot (XX.J).
        if (!look.defended(id) || !isUnitPiece(piece)) next.push(id)
      }
    }
    ring = next
  }
  return null
}
