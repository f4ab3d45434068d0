import type { Board } from './board.ts'
import type { InvasionsView } from './view.ts'

const boards = new WeakMap<InvasionsView, Board>()

/** What lies open on the table, out of a view, for the queries. A view never changes, so its board is made once. */
export function boardOf(view: InvasionsView): Board {
  const known = boards.get(view)
  if (known) return known
  // Nothing is placed on a view: what is derived from it never grows stale.
  const board: Board = { ...view, placements: 0 }
  boards.set(view, board)
  return board
}
