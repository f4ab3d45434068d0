import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { availableCounters } from '../../queries/nations/realm.ts'
import { plainestInfantry } from '../../queries/pieces/unit-types.ts'
import { areFriendly } from '../../queries/relations/stance.ts'
import { hasStrangers, stanceMap } from '../../queries/relations/stance-map.ts'
import type { InvasionsState } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { distance } from '../../world/world-queries.ts'
import { raiseUnit } from '../pieces/muster.ts'

/** An auxiliary whose Empire is no more: of which people, and where it was. */
export interface FreedAuxiliary {
  readonly people: NationId
  readonly at: ProvinceId
}

/**
 * XIV.K: the auxiliaries of a fallen Empire become infantry of their peoples, as far as the reserves go. XII.D: only
 * friends share a province, so one people stays in it; the others go to their horde or capital, as mercenaries do.
 */
export function freeAuxiliaries(
  play: InvasionsPlay,
  auxiliaries: readonly FreedAuxiliary[],
  rule: string
): void {
  const { state } = play
  const free = auxiliaries.filter(({ people }) => state.nations[people].presence === 'in-play')
  for (const [at, here] of Map.groupBy(free, (auxiliary) => auxiliary.at)) {
    const stays = peopleThatStays(state, at, here)
    for (const { people } of here) {
      const infantry = plainestInfantry(availableCounters(state, people))
      const staysToo =
        stays && areFriendly(state, people, stays) && !hasStrangers(stanceMap(state, people), at)
      const to = staysToo ? at : state.nations[people].seat?.at
      if (infantry && to) raiseUnit(play, infantry.id, to, rule)
    }
  }
}

/** The people with most auxiliaries in a province without strangers; among equals the one whose seat is nearest. */
function peopleThatStays(
  state: InvasionsState,
  at: ProvinceId,
  here: readonly FreedAuxiliary[]
): NationId | undefined {
  const count = (people: NationId) => here.filter((auxiliary) => auxiliary.people === people).length
  const far = (people: NationId) => {
    const seat = state.nations[people].seat?.at
    return (seat && distance(at, seat, undefined, 'base')) ?? Number.POSITIVE_INFINITY
  }
  return [...new Set(here.map(({ people }) => people))]
    .filter((people) => !hasStrangers(stanceMap(state, people), at))
    .sort((one, other) => count(other) - count(one) || far(one) - far(other) || one.localeCompare(other))[0]
}
