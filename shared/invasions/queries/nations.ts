import type { Board, PublicNation } from '../board.ts'
import { nationIds } from '../content/ids.ts'

const lists = new WeakMap<Board['nations'], readonly PublicNation[]>()

/** All nations by their numbers in `nationIds`. A nation's record changes, but is never replaced by another. */
export function nationList({ nations }: Pick<Board, 'nations'>): readonly PublicNation[] {
  const known = lists.get(nations)
  if (known) return known
  const list = nationIds.map((id) => nations[id])
  lists.set(nations, list)
  return list
}
