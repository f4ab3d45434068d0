import type { Board, PublicNation } from '../board.ts'
import { nationIds } from '../content/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'

const lists = new WeakMap<Board['nations'], readonly PublicNation[]>()

/** All nations by their numbers in `nationIds`. A nation's record changes, but is never replaced by another. */
export function nationList({ nations }: Pick<Board, 'nations'>): readonly PublicNation[] {
  const known = lists.get(nations)
  if (known) return known
  const list = nationIds.map((id) => nations[id])
  lists.set(nations, list)
  return list
}

/** III.D, VII.D: the province of a horde, also of one that stands for a capital: it defends, and is taken as any other. */
export function campOf({ seat, presence }: PublicNation): ProvinceId | null {
  return presence === 'in-play' && seat?.kind === 'horde' ? seat.at : null
}
