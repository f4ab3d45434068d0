import type { Action } from './actions.ts'
import type { ArmyId, Board } from './board.ts'
import type { FightResult } from './events.ts'
import { figures } from './figures.ts'
import { hasVariant, threatsLeft } from './queries/board-queries.ts'
import type { TetrarchiaState } from './state.ts'
import type { EmperorId } from './world/ids.ts'
import type { ProvinceId } from './world/provinces.ts'
import { isFrontier } from './world/queries.ts'

/** A board that may be changed: the state itself, or a copy that a computer player plans on. */
export type MutableBoard = Omit<TetrarchiaState, 'agenda' | 'random'>

/** An action without dice. The rules apply it to the state, computer players to a copy. */
export type CertainAction = Exclude<Action, { do: 'attack' }>

/** I, V: spends the points and applies the action. */
export function applyAction(board: MutableBoard, action: CertainAction, cost: number): void {
  board.imperium -= cost
  switch (action.do) {
    case 'move':
      board.emperors[action.emperor].at = action.to
      break
    case 'sail':
      board.fleets[board.fleets.indexOf(action.from)] = action.to
      break
    case 'protect':
      board.discs[activeProvince(board)] = board.active
      if (isFrontier(activeProvince(board))) regainDisc(board, board.active)
      break
    case 'subdue':
      delete board.discs[activeProvince(board)]
      break
    case 'calm':
      board.discs[activeProvince(board)] = 'unrest'
      break
    case 'power':
      exertPower(board)
      break
    case 'buy-point':
      buyPoint(board)
      break
    case 'point':
      movePoint(board)
      break
    case 'done':
      break
  }
}

/** V.1: Diocletian may move the others in this turn; Maximian gets an extra point. */
function exertPower(board: MutableBoard): void {
  board.emperors[board.active].given += figures.power.discs
  board.powerUsed = true
  if (board.active === 'maximian') board.imperium += figures.power.point
}

/** V.6: a disc out of the game for another point of this turn. */
function buyPoint(board: MutableBoard): void {
  board.emperors[board.active].given += figures.purchase.discs
  board.imperium += figures.purchase.point
}

/** V.6: who leads a victory or protects a frontier takes back one of the discs that he has given. Returns their number. */
export function regainDisc(board: MutableBoard, emperor: EmperorId): number {
  if (!hasVariant(board, 'imperium-french')) return 0
  const regained = Math.min(figures.purchase.regained, board.emperors[emperor].given)
  board.emperors[emperor].given -= regained
  return regained
}

/** V.4: Diocletian takes a point from Galerius's turn, Constantius gives one to Maximian's. */
function movePoint(board: MutableBoard): void {
  const takes = board.active === 'diocletian'
  board.pointMoved = true
  const { point } = figures.power
  board.imperium += takes ? point : -point
  if (takes) board.emperors.galerius.ahead -= point
  else board.emperors.maximian.ahead += point
}

/** I.5, II.3: a beaten army returns to the reserve and takes its revolt along; an attacking victor moves in. */
export function clearArmy(board: MutableBoard, army: ArmyId, victor: EmperorId | null): void {
  const at = board.armies[army]
  if (!at) return
  delete board.armies[army]
  delete board.discs[at]
  if (victor) board.emperors[victor].at = at
}

/** I.5: a beaten emperor leaves the board, with any emperor's disc in his province. Discs on frontiers stay. */
export function clearEmperor(board: MutableBoard, emperor: EmperorId): void {
  const { at } = board.emperors[emperor]
  const disc = at && board.discs[at]
  if (at && disc !== 'unrest' && disc !== 'revolt' && !isFrontier(at)) delete board.discs[at]
  board.emperors[emperor].at = null
}

/** V.5: the leader of a victory takes a grey disc if one is left; the leader of a defeat gives one back. Returns the change. */
export function applyGlory(board: MutableBoard, emperor: EmperorId, result: FightResult): 1 | 0 | -1 {
  const change = hasVariant(board, 'el-grande') ? gloryFor(board, emperor, result) : 0
  board.emperors[emperor].glory += change
  return change
}

function gloryFor(board: MutableBoard, emperor: EmperorId, result: FightResult): 1 | 0 | -1 {
  if (result === 'victory') return threatsLeft(board, 'unrest') > 0 ? 1 : 0
  return result === 'defeat' && board.emperors[emperor].glory > 0 ? -1 : 0
}

/** The province of the active emperor; throws when he is off the board. */
export function activeProvince(board: Pick<Board, 'active' | 'emperors'>): ProvinceId {
  const { at } = board.emperors[board.active]
  if (!at) throw new Error(`${board.active} is not on the board`)
  return at
}
