import type { MutableBoard } from '../action-effects.ts'
import type { Action } from '../actions.ts'
import type { Board } from '../board.ts'

/** Copies only what the action changes. All positions of a plan share the rest. */
export function copyFor(board: Board, action: Action): MutableBoard {
  const { emperors, armies, discs } = board
  const fleets = [...board.fleets]
  switch (action.do) {
    case 'move': {
      const moved = { ...emperors, [action.emperor]: { ...emperors[action.emperor] } }
      return { ...board, emperors: moved, armies, fleets, discs }
    }
    case 'protect':
      // A frontier may bring back a disc that the emperor has given (V.6).
      return {
        ...board,
        emperors: { ...emperors, [board.active]: { ...emperors[board.active] } },
        armies,
        fleets,
        discs: { ...discs }
      }
    case 'subdue':
    case 'calm':
      return { ...board, emperors, armies, fleets, discs: { ...discs } }
    case 'sail':
      return { ...board, emperors, armies, fleets, discs }
    default:
      return copyOf(board)
  }
}

export function copyOf(board: Board): MutableBoard {
  const { emperors } = board
  return {
    ...board,
    emperors: {
      diocletian: { ...emperors.diocletian },
      galerius: { ...emperors.galerius },
      constantius: { ...emperors.constantius },
      maximian: { ...emperors.maximian }
    },
    armies: { ...board.armies },
    fleets: [...board.fleets],
    discs: { ...board.discs }
  }
}
