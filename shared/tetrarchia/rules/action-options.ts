import type { BlockedOption } from '../../engine/decision.ts'
import type { Message } from '../../engine/message.ts'
import { activeProvince } from '../action-effects.ts'
import type { Action } from '../actions.ts'
import type { BoardOption } from '../ask.ts'
import type { Board } from '../board.ts'
import { figures } from '../figures.ts'
import { barredActions, companionOf, type PossibleAction } from '../queries/actions.ts'
import { armyAt } from '../queries/board-queries.ts'
import { fightOdds, fightSums } from '../queries/combat.ts'
import { message, percent, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { warningOf, withGiven } from './offer-to-end.ts'

// The actions of the Roman phase as options of a question.

export function actionPrompt(board: Board): Message {
  const emperor = reference('emperor', board.active)
  const other = companionOf(board)
  return other
    ? message('prompt.leave', { emperor, other: reference('emperor', other) })
    : message('prompt.action', { emperor, count: board.imperium })
}

export function actionOption(board: Board, offered: PossibleAction): BoardOption<'action', PossibleAction> {
  const { action, cost } = offered
  return {
    key: action,
    label: labelOf(board, action),
    ...whereOf(board, action),
    group: groupOf(board, action),
    preview: previewOf(board, offered),
    price: cost,
    value: offered
  }
}

export function blockedActions(board: Board): BlockedOption[] {
  return barredActions(board).map(({ action, rule, why }) => ({
    key: action,
    label: labelOf(board, action),
    ...whereOf(board, action),
    refusal: { reason: message(`refusal.${why}`), rule }
  }))
}

function labelOf(board: Board, action: Action): Message {
  const inProvince = (id: ProvinceId) => ({ province: reference('province', id) })
  const here = activeProvince(board)
  switch (action.do) {
    case 'move':
      return action.emperor === board.active
        ? message('option.move', inProvince(action.to))
        : message('option.move-other', {
            emperor: reference('emperor', action.emperor),
            ...inProvince(action.to)
          })
    case 'sail':
      return message('option.sail', { from: reference('sea', action.from), to: reference('sea', action.to) })
    case 'subdue':
      return message(
        board.discs[here] === 'unrest' ? 'option.subdue-unrest' : 'option.subdue-revolt',
        inProvince(here)
      )
    case 'protect':
    case 'calm':
      return message(`option.${action.do}`, inProvince(here))
    case 'attack':
      return message('option.attack', inProvince(action.place))
    case 'power':
      return message(board.active === 'maximian' ? 'option.power-maximian' : 'option.power-diocletian')
    case 'buy-point':
      return message('option.buy-point')
    case 'point':
      return message(board.active === 'diocletian' ? 'option.point-taken' : 'option.point-given')
    case 'done':
      return message('option.done')
  }
}

function whereOf(
  board: Board,
  action: Action
): Pick<BoardOption<'action', PossibleAction>, 'place' | 'from'> {
  switch (action.do) {
    case 'move':
      return { place: action.to, from: board.emperors[action.emperor].at ?? action.to }
    case 'sail':
      return { place: action.to, from: action.from }
    case 'attack':
      return { place: action.place, from: activeProvince(board) }
    case 'protect':
    case 'subdue':
    case 'calm':
      return { place: activeProvince(board) }
    default:
      return {}
  }
}

function groupOf(board: Board, action: Action): Message {
  switch (action.do) {
    case 'move':
      return message(action.emperor === board.active ? 'group.move' : 'group.move-others')
    case 'sail':
    case 'attack':
      return message(`group.${action.do}`)
    case 'protect':
    case 'subdue':
    case 'calm':
      return message('group.here')
    default:
      return message('group.free')
  }
}

function previewOf(board: Board, { action, cost }: PossibleAction): Message[] {
  const price = cost > 0 ? [message('preview.cost', { points: cost })] : []
  if (action.do === 'attack') return [...price, oddsWords(board, action.place)]
  if (action.do === 'power') return warningOf(board, withGiven(board, board.active, figures.power.discs))
  if (action.do === 'protect') return [...price, ...warningOf(board, withDiscHere(board))]
  const unspent = action.do === 'done' && board.imperium > 0
  return unspent ? [message('preview.left-unspent', { count: board.imperium })] : price
}

function withDiscHere(board: Board): Board {
  return { ...board, discs: { ...board.discs, [activeProvince(board)]: board.active } }
}

function oddsWords(board: Board, place: ProvinceId): Message {
  const army = armyAt(board, place)
  if (!army) throw new Error(`no army in ${place}`)
  const odds = fightOdds(fightSums(board, { emperor: board.active, army, attacker: 'emperor' }))
  return message('preview.odds', {
    victory: percent(odds.victory),
    tie: percent(odds.tie),
    defeat: percent(odds.defeat)
  })
}
