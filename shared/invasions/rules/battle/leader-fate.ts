import type { Script } from '../../ask.ts'
import { isHistorical, leaderCard } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { surroundings } from '../../queries/surroundings.ts'
import { isProvince } from '../../queries/terrain.ts'
import type { InvasionsState, LeaderId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { neighbours } from '../../world/queries.ts'
import { checkD2, rollDie } from '../dice.ts'
import { leaderLost } from '../leader-lost.ts'

const ASSASSINS_AT = 8

/** XX.J: the leader of a destroyed stack survives on a passed D2. True when he still lives. */
export function* surviveDestruction(
  play: InvasionsPlay,
  id: LeaderId,
  province: ProvinceId
): Script<boolean> {
  const leader = play.state.leaders[id]
  if (!leader) return false
  const survives = yield* checkD2(play, {
    reason: 'leader-survives',
    rule: 'XX.J',
    actor: leader.nation,
    place: province
  })
  return survives || !(yield* leaderFalls(play, id, 'battle'))
}

/** XX.J: an Empire in decline fears victors: on 8 or more the leader who won is murdered. */
export function* riskAssassination(play: InvasionsPlay, id: LeaderId, province: ProvinceId): Script<boolean> {
  const leader = play.state.leaders[id]
  if (!leader) return false
  const { status, decline } = play.state.nations[leader.nation]
  if (status !== 'empire' || decline === 0) return false
  const { total } = yield* rollDie(play, {
    reason: 'assassination',
    rule: 'XX.J',
    faces: 10,
    actor: leader.nation,
    place: province
  })
  return total >= ASSASSINS_AT && (yield* leaderFalls(play, id, 'assassination'))
}

/** XX.J: a leader is eliminated, unless a card spares him; an unnamed one comes back next turn. True when he is gone. */
export function* leaderFalls(
  play: InvasionsPlay,
  id: LeaderId,
  cause: 'battle' | 'assassination' | 'card'
): Script<boolean> {
  const leader = play.state.leaders[id]
  if (!leader) return false
  const { nation, at } = leader
  const province = at !== null && isProvince(at) ? at : null
  const pending = yield* play.cards.openWindow(play, {
    window: 'leader-lost',
    nation,
    leader: id,
    ...(province ? { province } : {})
  })
  if (pending.some(({ effect }) => effect.do === 'spare-leader')) {
    goHomeAlone(play, id)
    return false
  }
  const returnsOn = isHistorical(leaderCard(id)) ? null : play.state.turn + 1
  leader.presence = returnsOn === null ? 'gone' : 'waiting'
  leader.at = null
  leader.returnsOn = returnsOn
  play.emit({ type: 'leader-eliminated', leader: id, nation, cause, returnsOn, rule: 'XX.J' })
  yield* leaderLost(play, id, province)
  return true
}

/** XX.J: a leader left alone goes to the nearest friendly province, however far and whoever stands between. */
export function goHomeAlone(play: InvasionsPlay, id: LeaderId): void {
  const leader = play.state.leaders[id]
  if (!leader?.at || !isProvince(leader.at)) return
  const to = nearestFriendly(play.state, leader.nation, leader.at)
  if (to) leader.at = to
  play.emit({ type: 'leader-escaped', leader: id, nation: leader.nation, to, rule: 'XX.J' })
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
