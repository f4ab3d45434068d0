import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isProvince } from '../../queries/map/provinces.ts'
import { stanceMap } from '../../queries/relations/stance-map.ts'
import type { InvasionsState, LeaderId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { coastOf } from '../../world/sea-queries.ts'
import type { SeaId } from '../../world/seas.ts'
import { leaderFalls } from '../battle/leader-fate.ts'

/** XXV.C: a leader dies with his stack at sea. If a card spares him, he reaches a shore. */
export function* drownLeader(play: InvasionsPlay, id: LeaderId, zone: SeaId): Script {
  const gone = yield* leaderFalls(play, id, 'battle')
  const leader = play.state.leaders[id]
  if (gone || !leader?.at || isProvince(leader.at)) return
  const shore = friendlyShore(play.state, leader.nation, zone)
  if (shore) leader.at = shore
}

/** The first friendly province by id on the coast of the zone, else any friendly province. */
function friendlyShore(state: InvasionsState, nation: NationId, zone: SeaId): ProvinceId | null {
  const look = stanceMap(state, nation)
  const isHome = (province: ProvinceId) => look.provinceStance(province) === 'friendly'
  return (
    coastOf(zone, 'base').find(isHome) ??
    Object.keys(state.control).filter(isProvince).sort().find(isHome) ??
    null
  )
}
