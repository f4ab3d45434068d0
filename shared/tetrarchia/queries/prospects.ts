import type { Board } from '../board.ts'
import { type EmperorId, emperorIds } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import {
  frontierIds,
  isFrontier,
  neighbours,
  outerRegionIds,
  provinceIds,
  provincesOf,
  routeFrom
} from '../world/queries.ts'
import { armiesOnBoard, discsInHand, hasVariant } from './board-queries.ts'

type Pieces = Pick<Board, 'level' | 'variants' | 'emperors' | 'armies' | 'discs'>

/** E, I.3: whether the game can still be won: each frontier takes a disc of its own, and that disc stays for good. */
export function canBeWon(board: Pieces): boolean {
  return frontiersWithDisc(board) === frontierIds.length
}

/** The number of frontiers that have a disc, or can still get one. */
export function frontiersWithDisc(board: Pieces): number {
  const discs = emperorIds.reduce((sum, emperor) => sum + discsLeft(board, emperor), 0)
  return Math.min(frontierIds.length, discs)
}

/** E: whether a step from one board to the next makes victory impossible. */
export function losesVictory(before: Pieces, after: Pieces): boolean {
  return canBeWon(before) && !canBeWon(after)
}

/** The discs of an emperor on frontiers, in hand, or elsewhere with a way back into his hand. */
function discsLeft(board: Pieces, emperor: EmperorId): number {
  const marches = armyPlaces(board)
  const kept = provinceIds.filter(
    (at) => board.discs[at] === emperor && (isFrontier(at) || canComeBack(at, marches))
  )
  // V.6: a victory may bring back what was given for points. What was given for powers (V.1) is gone.
  const given = hasVariant(board, 'imperium-french') ? board.emperors[emperor].given : 0
  return kept.length + discsInHand(board, emperor) + given
}

/**
 * Q&A: no action takes up a disc from a province. It comes back by an uprising next door, which only the dice can begin,
 * by an army that enters, or by a defeat of an emperor who attacks an army from there.
 */
function canComeBack(at: ProvinceId, marches: ReadonlySet<ProvinceId>): boolean {
  return marches.has(at) || neighbours(at).some(({ id }) => namedByDice.has(id) || marches.has(id))
}

/** II.1: the dice never name Italia or a frontier. */
const namedByDice: ReadonlySet<ProvinceId> = new Set(outerRegionIds.flatMap(provincesOf))

/**
 * II.2, II.3: where an army may stand from now on, short of Roma: those on the board go their way, and others come from
 * unprotected frontiers only.
 */
function armyPlaces(board: Pick<Board, 'armies' | 'discs'>): ReadonlySet<ProvinceId> {
  const onBoard = armiesOnBoard(board).flatMap((army) => board.armies[army] ?? [])
  const open = frontierIds.filter((frontier) => board.discs[frontier] === undefined)
  const places = new Set([...onBoard, ...open].flatMap((from) => [from, ...routeFrom(from)]))
  places.delete('roma')
  return places
}
