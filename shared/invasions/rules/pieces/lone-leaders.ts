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
import { coastOf, seasOf } from '../../world/sea-queries.ts'
import type { SeaId } from '../../world/seas.ts'
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
  return nearestFriendly(state, nation, nextRing([from], new Set([from])), new Set([from]))
}

/** XX.J: the nearest friendly province to a leader at sea: on the coasts of his zone, or else inland from them. */
export function nearestFriendlyShore(
  state: InvasionsState,
  nation: NationId,
  zone: SeaId
): ProvinceId | null {
  return nearestFriendly(state, nation, coastOf(zone, 'base'), new Set())
}

/** Searches ring by ring. */
function nearestFriendly(
  state: InvasionsState,
  nation: NationId,
  first: readonly ProvinceId[],
  seen: Set<ProvinceId>
): ProvinceId | null {
  const look = stanceMap(state, nation)
  let ring = first
  while (ring.length > 0) {
    const home = ring.toSorted().find((province) => look.provinceStance(province) === 'friendly')
    if (home) return home
    for (const id of ring) seen.add(id)
    ring = nextRing(ring, seen)
  }
  // An island in a zone of its own: take any friendly province.
  const held = Object.keys(state.control).filter(isProvince).sort()
  return held.find((province) => !seen.has(province) && look.provinceStance(province) === 'friendly') ?? null
}

/** The provinces next to the last ring, or across the sea from all that are searched where no land is left. */
function nextRing(ring: readonly ProvinceId[], seen: ReadonlySet<ProvinceId>): ProvinceId[] {
  const byLand = landNeighbours(ring).filter((id) => !seen.has(id))
  return byLand.length > 0 ? byLand : overseas([...seen]).filter((id) => !seen.has(id))
}

const landNeighbours = (provinces: readonly ProvinceId[]): ProvinceId[] => [
  ...new Set(provinces.flatMap((province) => neighbours(province, 'base').map(({ id }) => id)))
]

/** The provinces on the coasts of the zones that some provinces lie on. */
const overseas = (provinces: readonly ProvinceId[]): ProvinceId[] => [
  ...new Set(
    provinces.flatMap((province) => seasOf(province, 'base')).flatMap((zone) => coastOf(zone, 'base'))
  )
]
