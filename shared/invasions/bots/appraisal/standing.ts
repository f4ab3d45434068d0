import { sideOf } from '../../catalogue.ts'
import type { SideId } from '../../content/ids.ts'
import { allUnits, isOffMap } from '../../queries/placement.ts'
import type { InvasionsView } from '../../view.ts'
import { boardOf } from '../../view-board.ts'
import { areas } from '../../world/areas.ts'
import { levels } from '../levels.ts'
import { weights } from '../weights.ts'
import { unitPrice } from './army.ts'
import { sightOf } from './sight.ts'

const everywhere = areas.map(({ id }) => id)

/**
 * What is left in the end of what seems to be had on a turn, as 25 campaigns of legates went (docs/balance.md): of land
 * the less the earlier, for much will be lost and won again; of armies the more the earlier; of yield and seats little,
 * and of being near to what one wants nothing.
 */
const landKept = (turn: number): number => Math.min(1.1, turn / 9)
const armiesKept = (turn: number): number => Math.max(0.3, 1.5 - 0.15 * turn)
const REALM_KEPT = 0.1

/** How a side stands: the points it has and may expect, of land and of armies; rivals' the other way. */
export function standingOf(view: InvasionsView, side: SideId): number {
  const board = boardOf(view)
  const sight = sightOf(board, side, levels.legate)
  const { own, rivals, realm } = sight.land().worth(sight.now(), everywhere)
  const armies = allUnits(board).reduce((sum, unit) => {
    if (isOffMap(unit.at)) return sum
    return sum + unitPrice(board, unit) * (sideOf(unit.controller) === side ? 1 : -weights.denial)
  }, 0)
  return (
    board.score.sides[side] +
    (own + rivals) * landKept(board.turn) +
    armies * armiesKept(board.turn) +
    realm * REALM_KEPT
  )
}
