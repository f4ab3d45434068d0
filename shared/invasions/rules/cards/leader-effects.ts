import type { Script } from '../../ask.ts'
import { isHistorical, leaderCard } from '../../catalogue.ts'
import type { PlainEffect } from '../../content/cards/effect.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { rulerOf } from '../../queries/nations/domain.ts'
import { leadersOf } from '../../queries/nations/realm.ts'
import { stanceMap } from '../../queries/relations/stance-map.ts'
import type { InvasionsState, Leader, LeaderId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isProvinceId, isSeaId } from '../../world/world-queries.ts'
import { runLeaderLostRules } from '../pieces/leader-lost.ts'
import { nearestFriendlyProvince, nearestFriendlyShore } from '../pieces/lone-leaders.ts'
import { removeLeader } from '../pieces/muster.ts'
import { type EffectRun, partyOf, struckNation } from './effect-run.ts'

type EffectOf<Kind extends PlainEffect['do']> = Extract<PlainEffect, { do: Kind }>

export type CardLeaderEvent =
  | {
      readonly type: 'leader-spared'
      readonly leader: LeaderId
      readonly nation: NationId
      readonly to: ProvinceId
    }
  | {
      readonly type: 'leader-neutralised'
      readonly leader: LeaderId
      readonly nation: NationId
      readonly until: 'activation-end' | 'turn-end'
    }

/** XX.J: eliminates a leader unless a card spares him; true when he is gone. An unnamed one returns next turn. */
export function* killLeader(play: InvasionsPlay, id: LeaderId, rule: string): Script<boolean> {
  const { state } = play
  const leader = state.leaders[id]
  if (leader?.presence !== 'in-play') return false
  const { nation, at } = leader
  const effects = yield* play.cards.openWindow(play, {
    window: 'leader-lost',
    nation,
    leader: id,
    ...(at && isProvinceId(at) ? { province: at } : {}),
    ...(at && isSeaId(at) ? { sea: at } : {})
  })
  if (effects.some(({ effect }) => effect.do === 'spare-leader') && spareLeader(play, leader)) return false
  removeLeader(play, id, rule, isHistorical(leaderCard(id)) ? null : state.turn + 1)
  yield* runLeaderLostRules(play, id, at && isProvinceId(at) ? at : null)
  return true
}

/** XX.J: the leader survives and retreats alone to the nearest friendly province; false when there is none. */
function spareLeader(play: InvasionsPlay, leader: Leader): boolean {
  const to = nearestRefuge(play.state, leader)
  if (!to) return false
  leader.at = to
  play.emit({ type: 'leader-spared', leader: leader.id, nation: leader.nation, to })
  return true
}

/** XIII.E */
function neutralise(play: InvasionsPlay, leader: Leader, until: 'activation-end' | 'turn-end'): void {
  if (leader.inactiveUntil === 'turn-end') return
  leader.inactiveUntil = until
  play.emit({ type: 'leader-neutralised', leader: leader.id, nation: leader.nation, until })
}

/** XIII.E: the target, the ruler or all leaders of the nation on the map. */
export function neutraliseEffect(run: EffectRun, { who, which, until }: EffectOf<'neutralise-leader'>): void {
  const { play, aim } = run
  const { state } = play
  const nation = partyOf(run, who)
  const struck = {
    target: () => [aim.leader ? state.leaders[aim.leader] : undefined],
    ruler: () => [nation ? rulerOf(state, nation) : null],
    all: () => (nation ? leadersOf(state, nation) : [])
  }[which]()
  for (const leader of struck) if (leader?.presence === 'in-play') neutralise(play, leader, until)
}

/** XX.J: the target, the ruler of the struck nation, or the leader that an `each` has reached. */
export function* killLeaderEffect(run: EffectRun, { which }: EffectOf<'kill-leader'>): Script {
  const { play, aim, member, rule } = run
  const nation = struckNation(run)
  const ruler = nation ? rulerOf(play.state, nation)?.id : undefined
  const doomed = { target: aim.leader, ruler, each: member?.leader }[which]
  if (doomed) yield* killLeader(play, doomed, rule)
}

/** The leader's own province if it is friendly, else the nearest friendly one, from all coasts of his zone if he is at sea. */
function nearestRefuge(state: InvasionsState, { at, nation }: Leader): ProvinceId | null {
  if (!at) return null
  if (isSeaId(at)) return nearestFriendlyShore(state, nation, at)
  if (stanceMap(state, nation).provinceStance(at) === 'friendly') return at
  return nearestFriendlyProvince(state, nation, at)
}
