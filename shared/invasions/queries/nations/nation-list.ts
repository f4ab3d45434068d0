import type { Board, PublicNation } from '../../board.ts'
import { nationIds } from '../../content/ids.ts'
import type { ProvinceId } from '../../world/provinces.ts'

const lists = new WeakMap<Board['nations'], readonly PublicNation[]>()

/** All nations in the order of `nationIds`. A nation's record may change, but the object is never replaced. */
export function nationList({ nations }: Pick<Board, 'nations'>): readonly PublicNation[] {
  const known = lists.get(nations)
  if (known) return known
  const list = nationIds.map((id) => nations[id])
  lists.set(nations, list)
  return list
}

/** III.D, VII.D: the province of a nation's horde, also of one in place of a capital, which defends and is captured alike. */
export function hordeProvince({ seat, presence }: PublicNation): ProvinceId | null {
  return presence === 'in-play' && seat?.kind === 'horde' ? seat.at : null
}
