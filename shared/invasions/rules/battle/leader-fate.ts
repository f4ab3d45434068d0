import type { Script } from '../../ask.ts'
import { isHistorical, leaderCard } from '../../catalogue.ts'
import { figures } from '../../content/figures.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isProvince } from '../../queries/map/provinces.ts'
import type { LeaderId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { atLeast, checkD2, rollDie } from '../pieces/dice.ts'
import { runLeaderLostRules } from '../pieces/leader-lost.ts'
import { sendLeaderHome } from '../pieces/lone-leaders.ts'

const ASSASSINS_AT = figures.battle.assassinsOn

/** XX.J: the leader of a destroyed stack survives on a passed D2. True when he survives. */
export function* checkLeaderSurvival(
  play: InvasionsPlay,
  id: LeaderId,
  province: ProvinceId
): Script<boolean> {
  const leader = play.state.leaders[id]
  if (!leader) return false
  const survives = yield* checkD2(
    play,
    {
      reason: 'leader-survives',
      rule: 'XX.J',
      actor: leader.nation,
      place: province
    },
    { failure: leader.nation }
  )
  return survives || !(yield* leaderFalls(play, id, 'battle'))
}

/** XX.J: in an Empire in decline the victorious leader is murdered on 8 or more. True when he was. */
export function* checkAssassination(
  play: InvasionsPlay,
  id: LeaderId,
  province: ProvinceId
): Script<boolean> {
  const leader = play.state.leaders[id]
  if (!leader) return false
  const { status, decline } = play.state.nations[leader.nation]
  if (status !== 'empire' || decline === 0) return false
  const { total } = yield* rollDie(
    play,
    {
      reason: 'assassination',
      rule: 'XX.J',
      faces: 10,
      actor: leader.nation,
      place: province
    },
    atLeast(ASSASSINS_AT, { success: leader.nation })
  )
  return total >= ASSASSINS_AT && (yield* leaderFalls(play, id, 'assassination'))
}

/** XX.J: eliminates a leader unless a card spares him. An unnamed one returns next turn. True when he was eliminated. */
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
    sendLeaderHome(play, id)
    return false
  }
  const returnsOn = isHistorical(leaderCard(id)) ? null : play.state.turn + 1
  leader.presence = returnsOn === null ? 'gone' : 'waiting'
  leader.at = null
  leader.returnsOn = returnsOn
  play.emit({ type: 'leader-eliminated', leader: id, nation, cause, returnsOn, rule: 'XX.J' })
  yield* runLeaderLostRules(play, id, province)
  return true
}
