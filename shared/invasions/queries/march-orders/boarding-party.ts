import type { Board } from '../../board.ts'
import type { PieceId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { seasOf } from '../../world/sea-queries.ts'
import type { SeaId } from '../../world/seas.ts'
import { leadersAmong } from '../movement/step-rules.ts'
import { isLeaderPiece, isUnitPiece, type Piece } from '../pieces/pieces.ts'
import { capacityOf } from '../sea/naval-stacks.ts'
import { carriers, fleetCount, mayEmbark } from '../sea/sea-crossings.ts'

/** XXV.D: the pieces on a shore, all of one nation, that the fleets of a zone can take aboard; none when they cannot. */
export function boardingParty(
  board: Board,
  shore: ProvinceId,
  zone: SeaId,
  present: readonly Piece[]
): PieceId[] {
  if (!seasOf(shore, 'base').includes(zone)) return []
  const leaders = leadersAmong(present)
  const able = present.filter((piece) => mayEmbark(board, piece, leaders))
  const nations = [...new Set(able.filter(isUnitPiece).map(({ nation }) => nation))]
  const parties = nations.map((nation) => {
    const fleets = fleetCount(carriers(board, nation, zone))
    const own = able.filter((piece) => piece.nation === nation)
    return [
      ...own.filter(isUnitPiece).slice(0, capacityOf(fleets)),
      ...own.filter(isLeaderPiece).slice(0, fleets)
    ]
  })
  const largest = parties.reduce((best, party) => (party.length > best.length ? party : best), [])
  return largest.some(isUnitPiece) ? largest.map(({ id }) => id) : []
}
