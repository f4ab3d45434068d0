import type { InvasionsPlay } from '../../play.ts'
import { entryRefusal } from '../../queries/movement/entry-limits.ts'
import { isRefuge } from '../../queries/movement/flight.ts'
import { isHordePiece, type Piece, pieceById } from '../../queries/pieces/pieces.ts'
import { placeUnit } from '../../queries/pieces/placement.ts'
import { isInvading } from '../../queries/relations/relations.ts'
import { stanceMap } from '../../queries/relations/stance-map.ts'
import type { InvasionsState, Movement, PieceId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { neighbours } from '../../world/world-queries.ts'

/** Puts a unit, a leader or a horde into a province. */
export function placePiece(state: InvasionsState, id: PieceId, to: ProvinceId): void {
  const piece = pieceById(state, id)
  if (!piece) throw new Error(`'${id}' is not on land`)
  if ('unit' in piece) placeUnit(state, id, to)
  else if ('leader' in piece) piece.leader.at = to
  else state.nations[piece.nation].seat = { kind: 'horde', at: to }
}

/** XVIII.G: records that a horde that moves outside an invasion migrates. Its people then attack nobody in this substep. */
export function recordMigration(
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

/** The nearest province that a horde may fall back to, whoever stands between; null when there is none within `most` steps. */
export function nearestRefuge(state: InvasionsState, horde: Piece, most: number): ProvinceId | null {
  const look = stanceMap(state, horde.nation)
  const fits = (to: ProvinceId) => isRefuge(state, look, to) && entryRefusal(state, horde, to) === null
  const seen = new Set<ProvinceId>([horde.at])
  let ring: ProvinceId[] = [horde.at]
  for (let step = 1; step <= most && ring.length > 0; step++) {
    const next: ProvinceId[] = []
    for (const here of ring) {
      for (const { id } of neighbours(here, 'base')) {
        if (seen.has(id)) continue
        seen.add(id)
        if (fits(id)) return id
        next.push(id)
      }
    }
    ring = next
  }
  return null
}
