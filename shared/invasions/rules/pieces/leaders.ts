import type { Script } from '../../ask.ts'
import { isHistorical, leaderCard } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { leadersOf } from '../../queries/nations/realm.ts'
import type { Leader, LeaderId } from '../../state.ts'
import { runLeaderLostRules } from './leader-lost.ts'
import { sendLoneLeadersHome } from './lone-leaders.ts'
import { removeLeader } from './muster.ts'

/** III.C: kings and emperors rule; an unnamed Rex counts as a king. */
export function isMonarch(id: LeaderId): boolean {
  const { rank } = leaderCard(id)
  return rank === 'king' || rank === 'emperor'
}

/** XIII.E: rulers and unnamed leaders obey the court; named generals never do. */
export function obeysCourt(id: LeaderId): boolean {
  return isMonarch(id) || !isHistorical(leaderCard(id))
}

/** XX.J: eliminates a leader outside battle, unless a card spares him. An unnamed leader has a successor next turn. */
export function* eliminateLeader(play: InvasionsPlay, id: LeaderId, rule: string): Script {
  const leader = play.state.leaders[id]
  if (leader?.presence !== 'in-play') return
  const effects = yield* play.cards.openWindow(play, {
    window: 'leader-lost',
    nation: leader.nation,
    leader: id
  })
  if (effects.some(({ effect }) => effect.do === 'spare-leader')) return
  removeLeader(play, id, rule, isHistorical(leaderCard(id)) ? null : play.state.turn + 1)
  yield* runLeaderLostRules(play, id)
}

/** XIII.E: confines rulers and unnamed leaders to the capital for this turn. */
export function confineLeaders(play: InvasionsPlay, nation: NationId): void {
  const seat = play.state.nations[nation].seat
  for (const leader of leadersOf(play.state, nation).filter(({ id }) => obeysCourt(id))) {
    leader.inactiveUntil = 'turn-end'
    const at = seat?.at ?? leader.at
    leader.at = at
    play.emit({ type: 'leader-confined', leader: leader.id, nation, at: at ?? null })
  }
  if (seat) sendLoneLeadersHome(play, seat.at)
}

/** XIII.E: makes leaders active again whom something held for the turn. */
export function releaseLeaders(leaders: Iterable<Leader>): void {
  for (const leader of leaders) leader.inactiveUntil = null
}

export interface LeaderConfinedEvent {
  readonly type: 'leader-confined'
  readonly leader: LeaderId
  readonly nation: NationId
  readonly at: string | null
}
