import { message, reference } from '../../../engine/message.ts'
import { choose, type Script } from '../../../engine/script.ts'
import { isHistorical, leaderCard, nationCard } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isLandUnit } from '../../queries/pieces.ts'
import { surroundings } from '../../queries/surroundings.ts'
import { isProvince } from '../../queries/terrain.ts'
import type { InvasionsState, LeaderId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { neighbours } from '../../world/queries.ts'
import { sideOf } from '../bookkeeping.ts'
import { openWindow } from '../cards/windows.ts'
import { checkD2, rollDie } from '../dice.ts'
import { onLeaderEliminated } from '../nations/leader-lost.ts'

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
  const pending = yield* openWindow(play, {
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
  yield* onLeaderEliminated(play, id, province)
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

/** XX.J (Roman aid D): some leaders come at once when another falls, to a stack of their player's choice. */
export function* succession(play: InvasionsPlay, fallen: LeaderId, at: ProvinceId | null): Script {
  const { state } = play
  for (const leader of Object.values(state.leaders)) {
    const card = leaderCard(leader.id)
    if (leader.presence !== 'waiting' || !isHistorical(card)) continue
    if (card.early?.onDeathOf !== fallen || card.early.turn !== state.turn) continue
    if (!nationCard(leader.nation).hooks.includes('valens-succession')) continue
    const places = stacksOf(state, leader.nation, at)
    const [first, ...others] = places
    if (first === undefined) continue
    const to =
      others.length === 0
        ? first
        : yield* choose(
            {
              side: sideOf(leader.nation),
              kind: 'leader-succeeds',
              rule: 'XX.J',
              actor: leader.nation,
              prompt: message('prompt.leader-succeeds', { leader: reference('leader', leader.id) })
            },
            places.map((province) => ({
              key: province,
              label: message('option.province', { province: reference('province', province) }),
              place: province,
              value: province
            }))
          )
    Object.assign(leader, { presence: 'in-play', at: to, served: 1 })
    play.emit({ type: 'leader-succeeds', leader: leader.id, nation: leader.nation, to, rule: 'XX.J' })
  }
}

/** Where the nation has a stack; the beaten one, too, for its units may yet be recovered. */
function stacksOf(state: InvasionsState, nation: NationId, beaten: ProvinceId | null): ProvinceId[] {
  const places = new Set<ProvinceId>(beaten ? [beaten] : [])
  for (const unit of Object.values(state.units)) {
    if (unit.controller === nation && isProvince(unit.at) && isLandUnit(unit)) places.add(unit.at)
  }
  return [...places].sort()
}
