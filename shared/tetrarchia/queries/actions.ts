import type { Action } from '../actions.ts'
import type { Board } from '../board.ts'
import { figures } from '../figures.ts'
import type { SectionId } from '../sections.ts'
import type { RefusalKey } from '../words/message.ts'
import { type EmperorId, emperorIds } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { adjacentSeas, isFrontier, neighbours, province } from '../world/queries.ts'
import { armyAt, discAt, discsInHand, hasVariant, threatsLeft } from './board-queries.ts'
import { attackCost } from './combat.ts'
import { type Route, reachableRoutes } from './reach.ts'
import { isFreeOfRevolt } from './scale.ts'

/** A possible action with its cost in points. */
export interface PossibleAction {
  readonly action: Action
  readonly cost: number
  /** The route of a move. */
  readonly route?: Route
}

/** An action that is not possible here, with the reason. */
export interface BarredAction {
  readonly action: Action
  readonly rule: SectionId
  readonly why: RefusalKey
}

/** I: all possible actions of the active emperor with his remaining points. */
export function possibleActions(board: Board): PossibleAction[] {
  const { active, imperium } = board
  const { at } = board.emperors[active]
  if (at === null) return [done]
  const moves = reachableRoutes(board, active, imperium).map(moveOf(active))
  // I.1: an emperor may not stay with another one, not even to act there.
  if (companionOf(board)) return moves
  return [
    ...moves,
    ...movesOfOthers(board),
    ...actionsHere(board),
    ...sailings(board),
    ...freeActions(board),
    done
  ]
}

/** I.3-I.5: the possible actions in the province of the active emperor, with his remaining points. */
export function actionsHere(board: Board): PossibleAction[] {
  const { at } = board.emperors[board.active]
  if (at === null) return []
  return [...localActions(board, at), ...attacksFrom(board, at)].filter(({ cost }) => cost <= board.imperium)
}

const done: PossibleAction = { action: { do: 'done' }, cost: 0 }

const moveOf =
  (emperor: EmperorId) =>
  (way: Route): PossibleAction => ({
    action: { do: 'move', emperor, to: way.to },
    cost: way.cost,
    route: way
  })

/** I.1: another emperor in the province of the active one, who must leave with his next action. */
export function companionOf({ active, emperors }: Pick<Board, 'active' | 'emperors'>): EmperorId | null {
  const { at } = emperors[active]
  return (at && emperorIds.find((other) => other !== active && emperors[other].at === at)) || null
}

/** V.1: Diocletian spends his points on moves of the others. */
export function movesOfOthers(board: Board): PossibleAction[] {
  if (board.active !== 'diocletian' || !board.powerUsed) return []
  return emperorIds
    .filter((emperor) => emperor !== board.active)
    .flatMap((emperor) => reachableRoutes(board, emperor, board.imperium).map(moveOf(emperor)))
}

/** I.3, I.4: actions on the emperor's own province. */
function localActions(board: Board, at: ProvinceId): PossibleAction[] {
  switch (discAt(board, at)) {
    case null:
      return barsProtecting(board, at) ? [] : [{ action: { do: 'protect' }, cost: protectCost(at) }]
    case 'unrest':
      return [{ action: { do: 'subdue' }, cost: figures.subdue.unrest }]
    case 'revolt': {
      const calm: PossibleAction = { action: { do: 'calm' }, cost: figures.subdue.calm }
      const subdue: PossibleAction = { action: { do: 'subdue' }, cost: figures.subdue.revolt }
      return threatsLeft(board, 'unrest') > 0 ? [subdue, calm] : [subdue]
    }
    default:
      return []
  }
}

/** I.3: a frontier costs more. */
export const protectCost = (at: ProvinceId): number =>
  isFrontier(at) ? figures.protect.frontier : figures.protect.province

function barsProtecting(board: Board, at: ProvinceId): RefusalKey | null {
  if (discsInHand(board, board.active) === 0) return 'no-disc-in-hand'
  return isFrontier(at) && !isFreeOfRevolt(board, province(at).region) ? 'region-in-revolt' : null
}

function attacksFrom(board: Board, at: ProvinceId): PossibleAction[] {
  return neighbours(at)
    .filter(({ id }) => armyAt(board, id) !== null)
    .map(({ id }) => ({ action: { do: 'attack', place: id }, cost: attackCost(board, at, id) ?? 0 }))
}

/** I.2 */
export function sailings(board: Board): PossibleAction[] {
  if (board.imperium < figures.sail.cost) return []
  return [...new Set(board.fleets)].flatMap((from) =>
    adjacentSeas(from).map(
      (to): PossibleAction => ({ action: { do: 'sail', from, to }, cost: figures.sail.cost })
    )
  )
}

/** V.1, V.4, V.6: actions without cost. */
export function freeActions(board: Board): PossibleAction[] {
  const { active, imperium } = board
  const hasPower = active === 'diocletian' || active === 'maximian'
  const power =
    hasPower && hasVariant(board, 'imperium') && !board.powerUsed && discsInHand(board, active) > 0
  const gives = active === 'constantius' && imperium > 0
  const point = hasVariant(board, 'patres-patriae') && !board.pointMoved && (active === 'diocletian' || gives)
  const buys = hasVariant(board, 'imperium-french') && discsInHand(board, active) > 0
  return [
    ...(power ? [{ action: { do: 'power' }, cost: 0 } as const] : []),
    ...(buys ? [{ action: { do: 'buy-point' }, cost: 0 } as const] : []),
    ...(point ? [{ action: { do: 'point' }, cost: 0 } as const] : [])
  ]
}

/** Actions that the page shows greyed out: impossible protection or calming here, and attacks that cost too much. */
export function barredActions(board: Board): BarredAction[] {
  const { active, imperium } = board
  const { at } = board.emperors[active]
  if (at === null || companionOf(board)) return []
  const attacks = attacksFrom(board, at)
    .filter(({ cost }) => cost > imperium)
    .map(({ action }): BarredAction => ({ action, rule: 'I.5', why: 'too-few-points' }))
  return [...barredProtection(board, at), ...barredCalming(board, at), ...attacks]
}

function barredProtection(board: Board, at: ProvinceId): BarredAction[] {
  if (discAt(board, at) !== null) return []
  const why = barsProtecting(board, at) ?? (protectCost(at) > board.imperium ? 'too-few-points' : null)
  return why ? [{ action: { do: 'protect' }, rule: 'I.3', why }] : []
}

function barredCalming(board: Board, at: ProvinceId): BarredAction[] {
  const isBarred = discAt(board, at) === 'revolt' && threatsLeft(board, 'unrest') === 0
  return isBarred ? [{ action: { do: 'calm' }, rule: 'I.4', why: 'no-unrest-disc' }] : []
}
