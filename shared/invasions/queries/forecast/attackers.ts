import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { countsFor, stackingRoom } from '../movement/stacking.ts'
import { leadersAmong, leadingNation } from '../movement/step-rules.ts'
import { isUnitPiece, type Piece, piecesIn } from '../pieces/pieces.ts'
import { piecesByPlayer, sharesOfPlayers } from '../pieces/pieces-by-player.ts'
import { leastWorth } from '../pieces/unit-worth.ts'

/** The pieces that will fight or besiege together in a province, and the nation that leads them. */
export interface Attackers {
  readonly nation: NationId
  readonly pieces: readonly Piece[]
}

/** The nations that act now. */
export const actingNations = ({ movement, active }: Board): readonly NationId[] => movement?.nations ?? active

/** XX.A, XXIV.A: the pieces of the active nations in a province once those on their way have come. */
export function attackersIn(board: Board, province: ProvinceId, coming: readonly Piece[] = []): Attackers {
  const acting = actingNations(board)
  const there = piecesIn(board, province, acting).filter((piece) => !coming.some(({ id }) => id === piece.id))
  const pieces = [...coming, ...there]
  return { nation: leadingNation(pieces, acting), pieces }
}

/** XVII.A: the attackers without the units beyond the stacking limit, which fall back before they fight. */
export function withinLimit(board: Board, province: ProvinceId, { pieces }: Attackers): Attackers {
  const acting = actingNations(board)
  const units = pieces.filter(isUnitPiece)
  const leading = leadingNation(units, acting)
  const coming = units.filter(({ nation, at }) => at !== province && countsFor(board, leading, nation))
  const excess = coming.length - stackingRoom(board, leading, province, leadersAmong(pieces))
  if (excess <= 0) return { nation: leadingNation(pieces, acting), pieces }
  // Among units of the same worth their order in the state decides, as when the rules choose.
  const known = new Map(units.map((unit) => [unit.id, unit]))
  const players = piecesByPlayer(Object.keys(board.units).flatMap((id) => known.get(id) ?? []))
  const shares = sharesOfPlayers(excess, players)
  const leaving = new Set(
    players.flatMap((own, number) =>
      leastWorth(
        own.map(({ unit }) => unit),
        shares[number] ?? 0
      ).map(({ id }) => id)
    )
  )
  const staying = pieces.filter(({ id }) => !leaving.has(id))
  return { nation: leadingNation(staying, acting), pieces: staying }
}
