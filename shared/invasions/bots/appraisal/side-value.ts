import { sideOf } from '../../catalogue.ts'
import type { SideId } from '../../content/ids.ts'
import { allUnits, isOffMap } from '../../queries/pieces/placement.ts'
import type { InvasionsView } from '../../view.ts'
import { boardOf } from '../../view-board.ts'
import { areas } from '../../world/areas.ts'
import { levels } from '../levels.ts'
import { weights } from '../weights.ts'
import { appraisalOf } from './appraisal.ts'
import { unitPrice } from './army.ts'

const allAreas = areas.map(({ id }) => id)

/**
 * How much of a present value counts at the end of the game, measured in 25 campaigns of legates (docs/balance.md).
 * Early land counts less, because much of it changes hands again. Early armies count more. Yield and seats count
 * little, and being near to a goal counts nothing.
 */
const landKept = (turn: number): number => Math.min(1.1, turn / 9)
const armiesKept = (turn: number): number => Math.max(0.3, 1.5 - 0.15 * turn)
const REALM_KEPT = 0.1

/** The value of a side's situation: its points, and the expected points of its land and armies less those of rivals. */
export function sideValue(view: InvasionsView, side: SideId): number {
  const board = boardOf(view)
  const appraisal = appraisalOf(board, side, levels.legate)
  const { own, rivals, realm } = appraisal.land().worth(appraisal.controlNow(), allAreas)
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
