import type { NationId } from '../../content/ids.ts'
import { presentEntries } from '../../present-entries.ts'
import { areFriendly } from '../../queries/relations/stance.ts'
import type { InvasionsState } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'

/** XVIII.I: the provinces with a Limes of the nation that the nation has lost since. */
export function lostLimesPosts(state: InvasionsState, nation: NationId): ProvinceId[] {
  return presentEntries(state.limites ?? {}).flatMap(([province, post]) =>
    post.nation === nation && post.lost ? [province] : []
  )
}

/** XVIII.I: records that a nation has placed a Limes in a province. */
export function recordLimesPost(state: InvasionsState, province: ProvinceId, nation: NationId): void {
  state.limites = { ...state.limites, [province]: { nation, lost: false } }
}

/** XVIII.I: marks as lost the Limites in provinces that neither their nation nor a friend of it holds any more. */
export function markLostLimesPosts(state: InvasionsState): void {
  for (const [province, { nation, lost }] of presentEntries(state.limites ?? {})) {
    if (lost) continue
    const holder = state.control[province]
    const held = holder === nation || (holder !== undefined && areFriendly(state, holder, nation))
    if (!held) state.limites = { ...state.limites, [province]: { nation, lost: true } }
  }
}
