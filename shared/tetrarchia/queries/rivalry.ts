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

/** V.5: which goals besides the common victory are reached. */
export interface Ambitions {
  /** Nobody has a title: the goal of a single player, or of all players in friendship. */
  readonly preserved: boolean
  /** The sides that reached their own goal: with two sides, to be the Great; with four, that or master of a half. */
  readonly achieved: readonly SideId[]
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

export function ambitionsOf(board: Board): Ambitions {
  const { great, east, west } = titlesOf(board)
  const players = board.sides.length
  const masters = players === 4 ? [great, east, west] : players === 2 ? [great] : []
  const achieved = board.sides.filter((side) =>
    masters.some((emperor) => emperor !== null && board.emperors[emperor].leader === side)
  )
  return { preserved: [great, east, west].every((emperor) => emperor === null), achieved }
}
