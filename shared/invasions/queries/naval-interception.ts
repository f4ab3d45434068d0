import type { Board } from '../board.ts'
import type { NationId } from '../content/ids.ts'
import type { NavalLine } from '../fights.ts'
import type { LeaderId, UnitId } from '../state.ts'
import type { SeaId } from '../world/seas.ts'
import { controlsAllPorts, hasMet, leadersAtSea, type NavalStack, navalStacksIn } from './fleets.ts'
import { navalLine } from './naval-battle.ts'
import { isFit } from './pieces.ts'
import { areHostile, isSpared } from './stance.ts'

/** A stack of the active nation, or boats, that others may meet in a zone. */
export interface Passing {
  readonly nation: NationId
  readonly zone: SeaId
  /** XXV.B: it makes its second transport, and may be intercepted once more. */
  readonly second: boolean
}

/** XXV.B: the stacks of others in the zone that may intercept the active one; `met` have had their meeting. */
export function navalInterceptors(
  board: Board,
  { nation, zone, second }: Passing,
  met: readonly UnitId[] = []
): NavalStack[] {
  return navalStacksIn(board, zone).filter(
    (stack) =>
      !board.active.includes(stack.nation) &&
      areHostile(board, nation, stack.nation) &&
      !isSpared(board, stack.nation, nation) &&
      (second || !hasMet(board, stack)) &&
      !stack.fleets.some(({ id }) => met.includes(id))
  )
}

/** XXV.B: sure for those who hold every port of the zone, else as a D2 has it; from 0 to 1. */
export function chanceToCatch(board: Board, nation: NationId, zone: SeaId): 1 | 0.5 {
  return controlsAllPorts(board, nation, zone) ? 1 : 0.5
}

/** XXV.C: the leaders aboard a nation's fleets in a zone who can lead them. */
export function admirals(board: Board, zone: SeaId, nation: NationId): LeaderId[] {
  return leadersAtSea(board, zone, nation)
    .filter((leader) => isFit(board, leader))
    .map(({ id }) => id)
}

/** A stack as it would come into a fight. */
export function lineOfStack(board: Board, { nation, zone, fleets }: NavalStack): NavalLine {
  return navalLine({ nation, fleets: fleets.map(({ id }) => id), leaders: admirals(board, zone, nation) })
}
