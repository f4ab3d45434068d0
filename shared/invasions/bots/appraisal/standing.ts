import { sideOf } from '../../catalogue.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import { allUnits, isOffMap } from '../../queries/placement.ts'
import type { InvasionsView } from '../../view.ts'
import { boardOf } from '../../view-board.ts'
import { areas } from '../../world/areas.ts'
import { levels } from '../levels.ts'
import { weights } from '../weights.ts'
import { unitPrice } from './army.ts'
import { sightOf } from './sight.ts'

const everywhere = areas.map(({ id }) => id)
/** How much of what draws a nation counts while it is still on its way. */
const ON_THE_WAY = 0.5

/** How a side stands: points had and to come, armies, and how near some nations are to what they want; rivals' the other way. */
export function standingOf(view: InvasionsView, side: SideId, nations: readonly NationId[]): number {
  const board = boardOf(view)
  const sight = sightOf(board, side, levels.legate)
  const { own, rivals, realm } = sight.land().worth(sight.now(), everywhere)
  const armies = allUnits(board).reduce((sum, unit) => {
    if (isOffMap(unit.at)) return sum
    return sum + unitPrice(board, unit) * (sideOf(unit.controller) === side ? 1 : -weights.denial)
  }, 0)
  const onTheWay = nations
    .filter((nation) => sideOf(nation) === side)
    .reduce((sum, nation) => {
      const seat = sight.now().seat(nation)
      return seat ? sum + sight.wants(nation).draw(seat) * ON_THE_WAY : sum
    }, 0)
  return board.score.sides[side] + own + rivals + realm + armies + onTheWay
}
