import type { Message } from '../../engine/message.ts'
import { activeProvince } from '../action-effects.ts'
import type { Action } from '../actions.ts'
import type { Board } from '../board.ts'
import { figures } from '../figures.ts'
import { armyAt, isRevolt } from '../queries/board-queries.ts'
import { fightOdds, fightSums } from '../queries/combat.ts'
import { message, percent, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { isFrontier, neighbours, province } from '../world/queries.ts'

/** The reason for an action. `goesOn`: the plan continues after it. */
export function reasonFor(board: Board, action: Action, goesOn: boolean): Message {
  switch (action.do) {
    case 'move':
      return movingReason(board, action, goesOn)
    case 'sail':
      return message('why.sail', { sea: reference('sea', action.to) })
    case 'protect':
      return protectingReason(activeProvince(board))
    case 'subdue': {
      const at = activeProvince(board)
      const count = neighbours(at).filter(({ id }) => !isFrontier(id) && !isRevolt(board, id)).length
      return count > 0 ? message('why.subdue', { ...inProvince(at), count }) : message('why.subdue-alone')
    }
    case 'calm':
      return message(board.imperium < figures.subdue.revolt ? 'why.calm' : 'why.calm-saves')
    case 'attack':
      return attackingReason(board, action.place)
    default:
      return message(`why.${action.do}`)
  }
}

const inProvince = (id: ProvinceId) => ({ province: reference('province', id) })

function movingReason(
  board: Board,
  { emperor, to }: Extract<Action, { do: 'move' }>,
  goesOn: boolean
): Message {
  if (emperor !== board.active)
    return message('why.move-other', { emperor: reference('emperor', emperor), ...inProvince(to) })
  return message(goesOn ? 'why.move' : 'why.move-away', inProvince(to))
}

function protectingReason(at: ProvinceId): Message {
  return isFrontier(at)
    ? message('why.frontier', { region: reference('region', province(at).region) })
    : message('why.protect', inProvince(at))
}

function attackingReason(board: Board, place: ProvinceId): Message {
  const army = armyAt(board, place)
  if (!army) throw new Error(`there is no army in ${place}`)
  const odds = fightOdds(fightSums(board, { emperor: board.active, army, attacker: 'emperor' }))
  return message('why.attack', {
    victory: percent(odds.victory),
    tie: percent(odds.tie),
    defeat: percent(odds.defeat)
  })
}
