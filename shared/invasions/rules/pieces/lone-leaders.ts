import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isProvince } from '../../queries/map/provinces.ts'
import { placeOfHorde } from '../../queries/pieces/pieces.ts'
import { allLeaders, unitsIn } from '../../queries/pieces/placement.ts'
import { isWall } from '../../queries/pieces/unit-arms.ts'
import { type StanceMap, stanceMap, stanceMaps } from '../../queries/relations/stance-map.ts'
import type { InvasionsState, LeaderId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { neighbours } from '../../world/world-queries.ts'
import { removeLeader } from './muster.ts'

/** XX.J: sends home the leaders who stand alone among enemies or on hostile land, in one province or in all. */
export function sendLoneLeadersHome(play: InvasionsPlay, province?: ProvinceId): void {
  const { state } = play
  const from = stanceMaps(state)
  const leaving: LeaderId[] = []
  for (const { id, nation, presence, at } of allLeaders(state)) {
    if (presence !== 'in-play' || !at || (province !== undefined && at !== province)) continue
    // Usually his own people stand there. That is quick to see and needs no stance map.
    if (!isProvince(at) || isWithHisPeople(state, nation, at)) continue
    if (isAloneAmongEnemies(from(nation), at)) leaving.push(id)
  }
  for (const id of leaving) sendLeaderHome(play, id)
}

function isWithHisPeople(state: Board, nation: NationId, at: ProvinceId): boolean {
  for (const unit of unitsIn(state, at)) if (unit.controller === nation && !isWall(unit)) return true
  return placeOfHorde(state, nation) === at
}

/** True where neither units nor a horde of his people or its friends stand, but enemies do or own the province. */
function isAloneAmongEnemies(look: StanceMap, at: ProvinceId): boolean {
  const { units, hordes } = look.forces(at, 'friendly')
  return units.length + hordes.length === 0 && (look.isDefended(at) || look.enemyOwner(at) !== null)
}

/**
 * XX.J: moves a leader who is left alone to the nearest friendly province, however far and whoever stands between. If
 * his nation has none, he waits off the map until the Reinforcements of a turn in which it has one.
 */
export function sendLeaderHome(play: InvasionsPlay, id: LeaderId): void {
  const leader = play.state.leaders[id]
  if (!leader?.at || !isProvince(leader.at)) return
  const to = nearestFriendlyProvince(play.state, leader.nation, leader.at)
  if (to) {
    leader.at = to
    play.emit({ type: 'leader-escaped', leader: id, nation: leader.nation, to, rule: 'XX.J' })
  } else {
    removeLeader(play, id, 'XX.J', play.state.turn + 1)
  }
}

/** XX.J: the nearest friendly province, the first by id among equals; null when the nation has none. */
export function nearestFriendlyProvince(
  state: InvasionsState,
  nation: NationId,
  from: ProvinceId
): ProvinceId | null {
  const look = stanceMap(state, nation)
  const seen = new Set<ProvinceId>([from])
  let ring: ProvinceId[] = [from]
  while (ring.length > 0) {
    const next: ProvinceId[] = []
    for (const here of ring) {
      for (const { id } of neighbours(here, 'base')) {
        if (seen.has(id)) continue
        seen.add(id)
        next.push(id)
      }
    }
    const home = [...next].sort().find((province) => look.provinceStance(province) === 'friendly')
    if (home) return home
    ring = next
  }
  // From an island no land route leads home: take any friendly province.
  return (
    Object.keys(state.control)
      .filter(isProvince)
      .sort()
      .find((province) => province !== from && look.provinceStance(province) === 'friendly') ?? null
  )
}
