import type { Board } from '../board.ts'
import type { SideId } from '../campaign-options.ts'
import { figures } from '../figures.ts'
import { emperors } from '../world/emperors.ts'
import { type EmperorId, emperorIds } from '../world/ids.ts'
import { frontierIds } from '../world/queries.ts'
import { discAt } from './board-queries.ts'

/** V.5: the titles that a victory gives. */
export interface Titles {
  readonly points: Readonly<Record<EmperorId, number>>
  /** The sole emperor. */
  readonly great: EmperorId | null
  /** The master of each half of the Empire. */
  readonly east: EmperorId | null
  readonly west: EmperorId | null
}

/** V.5: one of a side's emperors the Great, that or master of a half, or no title for anybody. */
export type AimKind = 'great' | 'half' | 'kept'

/** V.5: the goal of a side besides the common victory, and whether it is reached. */
export interface Aim {
  readonly side: SideId
  readonly kind: AimKind
  readonly reached: boolean
}

/** V.5: the frontiers that an emperor has protected, and his glory. */
export function rivalryPoints(board: Board, emperor: EmperorId): number {
  const frontiers = frontierIds.filter((frontier) => discAt(board, frontier) === emperor)
  return frontiers.length + board.emperors[emperor].glory
}

export function rivalryPointsOf(board: Board): Record<EmperorId, number> {
  return {
    diocletian: rivalryPoints(board, 'diocletian'),
    galerius: rivalryPoints(board, 'galerius'),
    constantius: rivalryPoints(board, 'constantius'),
    maximian: rivalryPoints(board, 'maximian')
  }
}

/** V.5: the titles if the game were won now. */
export function titlesOf(board: Board): Titles {
  const points = rivalryPointsOf(board)
  const isAhead = (emperor: EmperorId, others: readonly EmperorId[]) =>
    others.every((other) => other === emperor || points[emperor] >= points[other] + figures.rivalry.lead)
  const great = emperorIds.find((emperor) => isAhead(emperor, emperorIds)) ?? null
  const masterOf = (half: 'east' | 'west') =>
    emperorIds.find(
      (emperor) => emperors[emperor].half === half && isAhead(emperor, [emperors[emperor].partner])
    ) ?? null
  return { points, great, east: great ? null : masterOf('east'), west: great ? null : masterOf('west') }
}

/** V.5: the goal of each side after a common victory. One player, and three in friendship, preserve the tetrarchy. */
export function aimsOf(board: Board): Aim[] {
  const { great, east, west } = titlesOf(board)
  const kind = aimKindFor(board.sides.length)
  const isOwn = (side: SideId) => (emperor: EmperorId | null) =>
    emperor !== null && board.emperors[emperor].leader === side
  const isReached = (side: SideId): boolean => {
    switch (kind) {
      case 'great':
        return isOwn(side)(great)
      case 'half':
        return [great, east, west].some(isOwn(side))
      case 'kept':
        return [great, east, west].every((emperor) => emperor === null)
    }
  }
  return board.sides.map((side) => ({ side, kind, reached: isReached(side) }))
}

function aimKindFor(players: number): AimKind {
  if (players === 2) return 'great'
  return players === 4 ? 'half' : 'kept'
}
