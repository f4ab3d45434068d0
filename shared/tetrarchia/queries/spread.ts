import type { Board } from '../board.ts'
import { type LinkRecord, links } from '../world/links.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { provinceIds } from '../world/queries.ts'

type Discs = Board['discs']

/** A link over which revolt can spread to unrest. */
export interface SpreadLink {
  readonly link: LinkRecord
  readonly from: ProvinceId
  readonly to: ProvinceId
}

/** The chance that a broken link lets threats through. */
export const OPEN_CHANCE = 1 / 2

/**
 * II.0: the next untried link of this phase over which revolt spreads. Whole links come first, so that nobody rolls for
 * unrest that rises anyway.
 */
export function nextSpreadLink(discs: Discs, tried: ReadonlySet<LinkRecord>): SpreadLink | null {
  let broken: SpreadLink | null = null
  for (const link of links) {
    const passage = passageOver(link, discs)
    if (!passage || tried.has(link)) continue
    if (!link.broken) return passage
    broken ??= passage
  }
  return broken
}

function passageOver(link: LinkRecord, discs: Discs): SpreadLink | null {
  const [one, other] = link.ends
  if (discs[one] === 'revolt' && discs[other] === 'unrest') return { link, from: one, to: other }
  return discs[other] === 'revolt' && discs[one] === 'unrest' ? { link, from: other, to: one } : null
}

/** II.0: the exact chance of each province to be in revolt after the spread. */
export function revoltChances(discs: Discs): ReadonlyMap<ProvinceId, number> {
  const chances = new Map<ProvinceId, number>()
  spread(discs, new Set(), 1, (ended, chance) => {
    for (const id of provinceIds) {
      if (ended[id] === 'revolt') chances.set(id, (chances.get(id) ?? 0) + chance)
    }
  })
  return chances
}

/** Follows every possible result of the dice. */
function spread(
  discs: Discs,
  tried: ReadonlySet<LinkRecord>,
  chance: number,
  onEnd: (ended: Discs, chance: number) => void
): void {
  const passage = nextSpreadLink(discs, tried)
  if (!passage) {
    onEnd(discs, chance)
    return
  }
  const { link, to } = passage
  const now = new Set([...tried, link])
  const opens = link.broken ? OPEN_CHANCE : 1
  spread({ ...discs, [to]: 'revolt' }, now, chance * opens, onEnd)
  if (link.broken) spread(discs, now, chance * (1 - opens), onEnd)
}
