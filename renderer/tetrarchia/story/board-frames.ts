import type { TetrarchiaEvent } from '#shared/tetrarchia/events.ts'
import type { EmperorId } from '#shared/tetrarchia/world/ids.ts'
import { type AnimatedBoard, boardAfter } from '../animations/board-after.ts'

/** The board at the end of an emperor's turn. */
export interface BoardFrame {
  readonly round: number
  readonly board: AnimatedBoard
}

/** The board turn by turn, from the set-up to the end, as the log tells it. */
export function boardFrames(
  events: readonly TetrarchiaEvent[],
  emperors: AnimatedBoard['emperors']
): BoardFrame[] {
  let board: AnimatedBoard = { discs: {}, armies: {}, fleets: [], emperors: offTheBoard(emperors) }
  let round = 0
  const frames: BoardFrame[] = []
  for (const event of events) {
    if (event.type === 'turn-began') {
      frames.push({ round: Math.max(1, round), board })
      round = event.round
    }
    board = boardAfter(board, event)
  }
  return [...frames, { round: Math.max(1, round), board }]
}

function offTheBoard(emperors: AnimatedBoard['emperors']): AnimatedBoard['emperors'] {
  const off = (id: EmperorId) => ({ ...emperors[id], at: null })
  return {
    diocletian: off('diocletian'),
    galerius: off('galerius'),
    constantius: off('constantius'),
    maximian: off('maximian')
  }
}

/** The board at the end of each round. */
export function boardsByRound(
  events: readonly TetrarchiaEvent[],
  emperors: AnimatedBoard['emperors']
): ReadonlyMap<number, AnimatedBoard> {
  // A frame is the board at the end of a turn; the last one of a round counts.
  return new Map(boardFrames(events, emperors).map(({ round, board }) => [round, board]))
}
