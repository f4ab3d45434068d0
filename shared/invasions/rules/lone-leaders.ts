import type { Board } from '../board.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { isWall } from '../queries/arms.ts'
import { allLeaders, unitsIn } from '../queries/placement.ts'
import { lookout, type Surroundings, surroundings } from '../queries/surroundings.ts'
import { isProvince } from '../queries/terrain.ts'
import type { InvasionsState, LeaderId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { neighbours } from '../world/queries.ts'
import { leaderLeaves } from './musters.ts'

/** XX.J: sends home the leaders who stand alone among enemies or on hostile land, in one province or in all. */
export function leadersLeave(play: InvasionsPlay, province?: ProvinceId): void {
  const { state } = play
  const from = lookout(state)
  const leaving: LeaderId[] = []
  for (const { id, nation, presence, at } of allLeaders(state)) {
    if (presence !== 'in-play' || !at || (province !== undefined && at !== province)) continue
    if (isProvince(at) && isAloneAmongEnemies(state, from(nation), at)) leaving.push(id)
  }
  for (const id of leaving) goHomeAlone(play, id)
}

/** True where neither units nor a horde of his people or its friends stand, but enemies do or own the province. */
function isAloneAmongEnemies(state: Board, look: Surroundings, at: ProvinceId): boolean {
  // Usually units of his own nation are there, which is quick to find out.
  if (unitsIn(state, at).some((unit) => unit.controller === look.nation && !isWall(unit))) return false
  const { units, hordes } = look.forces(at, 'friendly')
  return units.length + hordes.length === 0 && (look.defended(at) || look.enemyOwner(at) !== null)
}

/**
 * XX.J: moves a leader who is left alone to the nearest friendly province, however far and whoever stands between. If
 * his nation has none, he waits off the map until the Reinforcements of a turn in which it has one.
 */
export function goHomeAlone(play: InvasionsPlay, id: LeaderId): void {
  const leader = play.state.leaders[id]
  if (!leader?.at || !isProvince(leader.at)) return
  const to = nearestFriendly(play.state, leader.nation, leader.at)
  if (to) {
    leader.at = to
    play.emit({ type: 'leader-escaped', leader: id, nation: leader.nation, to, rule: 'XX.J' })
  } else {
    leaderLeaves(play, id, 'XX.J', play.state.turn + 1)
  }
}

/** XX.J: the nearest friendly province, the first by id among equals; null when the nation has none. */
export function nearestFriendly(
  state: InvasionsState,
  nation: NationId,
  from: ProvinceId
): ProvinceId | null {
  const look = surroundings(state, nation)
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
    const home = [...next].sort().find((province) => look.ground(province) === 'friendly')
    if (home) return home
    ring = next
  }
  // From an island no land route leads home: take any friendly province.
  return (
    Object.keys(state.control)
      .filter(isProvince)
      .sort()
      .find((province) => province !== from && look.ground(province) === 'friendly') ?? null
  )
}
