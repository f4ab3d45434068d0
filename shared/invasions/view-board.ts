import type { Board } from './board.ts'
import type { InvasionsView } from './view.ts'

const boards = new WeakMap<InvasionsView, Board>()

/** The public board of a view, for the queries. A view never changes, so we cache its board. */
export function boardOf(view: InvasionsView): Board {
  const known = boards.get(view)
  if (known) return known
  // A constant counter: nobody places units on a view, so data derived from it never becomes stale.
  const board: Board = { ...view, placements: 0 }
  boards.set(view, board)
  return board
}
