import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { neighbours } from '../../world/world-queries.ts'
import { isHordePiece, isUnitPiece, piecesIn } from '../pieces/pieces.ts'
import { stanceMap } from '../relations/stance-map.ts'
import { type ArrivalForecast, forecastArrival } from './march-forecast.ts'

/** What would happen if a nation's pieces in a neighbouring province attacked now. */
export interface AttackFromNextDoor extends ArrivalForecast {
  readonly from: ProvinceId
}

/**
 * A nation's attacks on a province from each neighbouring one, as things stand now. It forecasts what the nation could
 * do once it acts, so it looks neither at steps left nor at who may intercept.
 */
export function attacksFromNextDoor(board: Board, nation: NationId, to: ProvinceId): AttackFromNextDoor[] {
  const acting: Board = { ...board, movement: null, active: [nation] }
  return neighbours(to).flatMap(({ id: from }) => {
    const pieces = piecesIn(acting, from, [nation]).filter((piece) => !isHordePiece(piece))
    if (!pieces.some(isUnitPiece) || stanceMap(acting, nation).isDefended(from)) return []
    return [{ from, ...forecastArrival(acting, { pieces, to, from }) }]
  })
}
