import type { Board } from '../board.ts'
import type { NationId } from '../content/ids.ts'
import { entriesOf } from '../entries.ts'
import { isAreaId, isSeaId } from '../world/queries.ts'
import { type Income, income } from './income.ts'
import { controlOf, positionOf } from './position-of.ts'
import { isHeretical } from './religion.ts'
import { baseWorld } from './world-tables.ts'

/** XIV.H: what the next Income step brings a nation, with the control, heresies and cards of this moment. */
export function incomeOf(state: Board, nation: NationId): Income {
  const places = (effect: string) =>
    state.thisTurn.effects.flatMap((entry) =>
      entry.effect === effect && entry.place !== undefined ? [entry.place] : []
    )
  const position = positionOf(state, {
    heresies: entriesOf(state.heresies).flatMap(([area]) =>
      isHeretical(state, nation, area) ? [{ area }] : []
    ),
    barren: places('no-area-income').filter(isAreaId),
    closedSeas: places('no-trade').filter(isSeaId)
  })
  return income(position, baseWorld, nation, controlOf(state))
}
