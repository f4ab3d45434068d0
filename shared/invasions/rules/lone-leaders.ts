import type { Board } from '../board.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { isWall } from '../queries/pieces.ts'
import { allLeaders, unitsIn } from '../queries/placement.ts'
import { areHostile, stance } from '../queries/stance.ts'
import { type Camps, hordesByProvince, surroundings } from '../queries/surroundings.ts'
import { isProvince } from '../queries/terrain.ts'
import { once } from '../remembering.ts'
import type { InvasionsState, LeaderId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { neighbours } from '../world/queries.ts'
import { leaderLeaves } from './musters.ts'

/** XX.J: no leader stays alone among enemies, or on their ground; those of one province, or all. */
export function leadersLeave(play: InvasionsPlay, province?: ProvinceId): void {
  const { state } = play
  const camps = once(() => hordesByProvince(state))
  const forsaken: LeaderId[] = []
  for (const { id, nation, presence, at } of allLeaders(state)) {
    if (presence !== 'in-play' || !at || (province !== undefined && at !== province)) continue
    if (isProvince(at) && isForsaken(state, camps, nation, at)) forsaken.push(id)
  }
  for (const id of forsaken) goHomeAlone(play, id)
}

/** Neither units nor a horde of his own people or of friends stand by him, but enemies do, or the ground is theirs. */
function isForsaken(state: Board, camps: () => Camps, nation: NationId, at: ProvinceId): boolean {
  const here = unitsIn(state, at)
  // As a rule he is with his own, and nobody need look around.
  for (const unit of here) if (unit.controller === nation && !isWall(unit)) return false
  const owner = state.control[at]
  let isAmongEnemies = owner !== undefined && areHostile(state, nation, owner, at)
  for (const unit of here) {
    const standing = stance(state, nation, unit.controller, at)
    if (standing === 'friendly' && !isWall(unit)) return false
    if (standing === 'hostile') isAmongEnemies = true
  }
  for (const horde of camps().get(at) ?? []) {
    const standing = stance(state, nation, horde, at)
    if (standing === 'friendly') return false
    if (standing === 'hostile') isAmongEnemies = true
  }
  return isAmongEnemies
}

/**
 * XX.J: a leader left alone goes to the nearest friendly province, however far and whoever stands between. Where his
 * nation has none he waits off the map for the Reinforcements of a turn in which it has.
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

/** XX.J: the nearest friendly province, the first by id among equals; null where the nation has none. */
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
  // An island nation: anywhere it is at home.
  return (
    Object.keys(state.control)
      .filter(isProvince)
      .sort()
      .find((province) => province !== from && look.ground(province) === 'friendly') ?? null
  )
}
