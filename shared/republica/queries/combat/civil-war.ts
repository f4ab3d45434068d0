import type { CivilWar } from '../../board/civil-war.ts'
import type { Immutable, OpenBoard } from '../../board/index.ts'
import type { SenatorId } from '../../content/ids.ts'
import {
  forceStrength,
  leadership,
  legionsIn,
  type OpenArmy,
  type OpenLegion,
  strengthOfLegions
} from '../armies.ts'
import { omens } from './battle-setup.ts'
import type { BattleSetup } from './outcome.ts'

export type OpenCivilWar = Immutable<CivilWar>

/** 11.52: the rebel's legions, and his rating, which nothing limits. */
export function rebelStrength(board: OpenBoard, { army }: Pick<OpenCivilWar, 'army'>): number {
  const force = board.armies.find(({ id }) => id === army)
  return strengthOfLegions(legionsIn(board, army)) + (force ? leadership(force) : 0)
}

/** 10.51: the rebels, whose veterans follow them wherever they stand. */
export function rebels({ rebel, secondaries }: OpenCivilWar): readonly SenatorId[] {
  return [rebel, ...secondaries]
}

/** 11.52: the Senate attacks. There are neither disasters nor standoffs, and fleets play no part (11.3). */
export function civilWarSetup(board: OpenBoard, war: OpenCivilWar, senate: OpenArmy): BattleSetup {
  return civilWarSetupOf(board, war, senate, legionsIn(board, senate.id))
}

/** The same for an army that is only considered. */
export function civilWarSetupOf(
  board: OpenBoard,
  war: OpenCivilWar,
  command: Pick<OpenArmy, 'commander' | 'masterOfHorse'>,
  legions: readonly Pick<OpenLegion, 'isVeteran'>[]
): BattleSetup {
  return {
    strength: forceStrength(strengthOfLegions(legions), leadership(command)),
    enemy: rebelStrength(board, war),
    modifier: omens(board),
    legions: legions.length,
    fleets: 0,
    disasters: [],
    standoffs: [],
    aids: [],
    care: 'none'
  }
}
