import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { NavalLine } from '../../fights-in-progress.ts'
import type { LeaderId, UnitId } from '../../state.ts'
import type { SeaId } from '../../world/seas.ts'
import { mayAct } from '../pieces/pieces.ts'
import { areHostile, isSpared } from '../relations/stance.ts'
import { navalLine } from './naval-battle.ts'
import {
  controlsAllPorts,
  interceptionUsed,
  leadersAtSea,
  type NavalStack,
  navalStacksIn
} from './naval-stacks.ts'

/** A stack or boats of the active nation in a zone, where others may intercept them. */
export interface PassingStack {
  readonly nation: NationId
  readonly zone: SeaId
  /** XXV.B: it makes its second transport, so others may intercept it a second time. */
  readonly second: boolean
}

/** XXV.B: the stacks of other nations in the zone that may intercept; `met` are fleets that have already tried. */
export function navalInterceptors(
  board: Board,
  { nation, zone, second }: PassingStack,
  met: readonly UnitId[] = []
): NavalStack[] {
  return navalStacksIn(board, zone).filter(
    (stack) =>
      !board.active.includes(stack.nation) &&
      areHostile(board, nation, stack.nation) &&
      !isSpared(board, stack.nation, nation) &&
      (second || !interceptionUsed(board, stack)) &&
      !stack.fleets.some(({ id }) => met.includes(id))
  )
}

/** XXV.B: the chance to intercept: certain for the nation that holds every port of the zone, otherwise a D2. */
export function navalInterceptionChance(board: Board, nation: NationId, zone: SeaId): 1 | 0.5 {
  return controlsAllPorts(board, nation, zone) ? 1 : 0.5
}

/** XXV.C: the leaders aboard a nation's fleets in a zone who may lead them. */
export function admirals(board: Board, zone: SeaId, nation: NationId): LeaderId[] {
  return leadersAtSea(board, zone, nation)
    .filter((leader) => mayAct(board, leader))
    .map(({ id }) => id)
}

/** The line with which a stack would enter a naval battle. */
export function navalLineOfStack(board: Board, { nation, zone, fleets }: NavalStack): NavalLine {
  return navalLine({ nation, fleets: fleets.map(({ id }) => id), leaders: admirals(board, zone, nation) })
}
