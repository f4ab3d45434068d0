import { choose, type Script } from '../../ask.ts'
import { isHistorical, leaderCard } from '../../catalogue.ts'
import type { HistoricalLeader } from '../../content/content-schema.ts'
import type { NationId } from '../../content/ids.ts'
import { provinceOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isProvince } from '../../queries/map/provinces.ts'
import { holdings, leadersOf, unitsOf } from '../../queries/nations/realm.ts'
import { leadersOfNation, unitsIn } from '../../queries/pieces/placement.ts'
import { isPresent, stanceMap } from '../../queries/relations/stance-map.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, LeaderId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { bringLeader, removeLeader } from '../pieces/muster.ts'

/** IX.C: historical leaders arrive and leave by their turns. Unnamed ones step back for them or are placed anew. */
export function* leaderSuccession(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  yield* retire(play, nation)
  if (state.nations[nation].presence !== 'in-play') return
  for (const { id } of comingTo(state, nation)) {
    const at = yield* placeLeader(play, nation, id)
    if (!at) continue
    bringLeader(play, id, at, 'IX.C')
  }
  for (const leader of leadersOf(state, nation)) {
    const card = leaderCard(leader.id)
    if (isHistorical(card) && card.turns.includes(state.turn)) leader.served += 1
  }
  yield* unnamedLeaders(play, nation)
}

/** IX.C: leaders of the turn before leave, unless they serve a second turn. */
function* retire(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  for (const leader of leadersOfNation(state, nation)) {
    const card = leaderCard(leader.id)
    if (!isHistorical(card) || card.turns.includes(state.turn)) continue
    const past = Math.max(...card.turns) < state.turn
    if (leader.presence === 'waiting' && past) leader.presence = 'gone'
    if (leader.presence !== 'in-play') continue
    removeLeader(play, leader.id, 'IX.C')
    for (const retired of play.hooks.of(nation, 'leaderRetired')) yield* retired(play, leader.id)
  }
}

/**
 * IX.C: the leaders who arrive this turn. One who may come early by another's death waits for his next turn while the
 * other lives.
 */
function comingTo(state: InvasionsState, nation: NationId): HistoricalLeader[] {
  return leadersOfNation(state, nation).flatMap((leader) => {
    const card = leaderCard(leader.id)
    if (leader.presence !== 'waiting' || !isHistorical(card) || !card.turns.includes(state.turn)) return []
    const early = card.early?.turn === state.turn ? card.early : undefined
    return early && state.leaders[early.onDeathOf]?.presence !== 'gone' ? [] : [card]
  })
}

/** IX.C: a Rex steps back while a historical leader is there. An unnamed general serves beside him. */
function* unnamedLeaders(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const historical = leadersOf(state, nation).some(({ id }) => isHistorical(leaderCard(id)))
  for (const leader of leadersOfNation(state, nation)) {
    const card = leaderCard(leader.id)
    if (isHistorical(card) || leader.presence === 'gone') continue
    const standsBack = historical && card.rank === 'king'
    if (standsBack) {
      if (leader.presence === 'in-play') removeLeader(play, leader.id, 'IX.C', state.turn + 1)
      continue
    }
    if (leader.presence === 'waiting' && (leader.returnsOn ?? 0) > state.turn) continue
    const at = yield* placeLeader(play, nation, leader.id)
    if (at) bringLeader(play, leader.id, at, 'IX.C')
  }
}

/** IX.C: the player places the leader in any of the nation's provinces. An inactive nation leaves him where he is. */
function* placeLeader(
  play: InvasionsPlay,
  nation: NationId,
  leader: LeaderId
): Script<ProvinceId | undefined> {
  const { state } = play
  const places = ownProvinces(state, nation)
  const [first, second] = places
  if (!second) return first
  if (state.nations[nation].activity === 'inactive') {
    const now = state.leaders[leader]?.at
    return places.find((id) => id === now) ?? first
  }
  const troops = (id: ProvinceId) => unitsIn(state, id).filter(({ controller }) => controller === nation)
  return yield* choose(
    {
      ...questionFor(nation, 'place-leader', 'IX.C'),
      prompt: message('prompt.place-leader', {
        nation: reference('nation', nation),
        leader: reference('leader', leader)
      }),
      about: { nation, leader }
    },
    places.map((id) => ({
      ...provinceOption(id),
      preview: [message('preview.troops', { units: troops(id).length })],
      value: id
    })),
    { preset: () => ({ answer: largest(places, troops), reason: message('preset.most-troops') }) }
  )
}

function largest(places: readonly ProvinceId[], troops: (id: ProvinceId) => readonly unknown[]): ProvinceId {
  return places.reduce((best, id) => (troops(id).length > troops(best).length ? id : best))
}

/**
 * Provinces with the nation's troops, its seat, then its other holdings; without those in revolt or defended by
 * enemies alone.
 */
export function ownProvinces(state: InvasionsState, nation: NationId): ProvinceId[] {
  const { seat } = state.nations[nation]
  const look = stanceMap(state, nation)
  const garrisons = unitsOf(state, nation).flatMap(({ at }) => (isProvince(at) ? [at] : []))
  const all = [...garrisons, ...(seat ? [seat.at] : []), ...holdings(state, nation)]
  return [...new Set(all)].filter(
    (id) =>
      (state.revolts[id] === undefined || seat?.at === id) &&
      (!look.isDefended(id) || isPresent(look.forces(id, 'friendly')))
  )
}
