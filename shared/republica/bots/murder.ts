import type { Message } from '../../engine/message.ts'
import type { FactionId } from '../campaign-options.ts'
import type { SenatorId } from '../content/ids.ts'
import type { MurderAct, MurderChance, SenateAbouts } from '../decisions/senate.ts'
import { intriguesAmong } from '../queries/cards.ts'
import { omens } from '../queries/combat/battle-setup.ts'
import { ratingsOf } from '../queries/ratings.ts'
import { activeWars, senatorOf } from '../queries/republic.ts'
import { message, reference } from '../words/message.ts'
import { addPoints, influenceGain, type Judge, senatorWorth, worth } from './judge.ts'
import { bestOf, fill, type Reply } from './reply.ts'

/** 9.82: from these totals on the victim dies, up to these the killer is caught. */
const DIES_ON = 5
const CAUGHT_ON = 2

/** A leader whose assassin is caught loses influence, and his trial may cost his life (9.84). */
const LEADER_LOSS = 5
const LEADER_DIES = 0.45

/** A murder must be worth so much more than nothing. */
const LEAST = 0.015

/** 9.8: the murder that is worth most, if any is worth its danger. */
export function bestMurder(
  judge: Judge,
  { killers, victims }: MurderChance
): { readonly act: MurderAct; readonly why: Message } | null {
  const { view, side } = judge
  const leader = view.factions[side]?.leader ?? null
  const killer = bestOf(
    killers.filter((id) => id !== leader),
    (id) => -senatorWorth(view, id)
  )
  const cards = intriguesAmong(view.own?.hand ?? [], 'assassin').length
  if (!killer) return null
  const rated = victims.map((victim) => ({ victim, gain: murderWorth(judge, killer, victim, cards) }))
  const best = bestOf(rated, ({ gain }) => gain)
  if (!best || best.gain < LEAST) return null
  return {
    act: { do: 'murder', killer, victim: best.victim, cards },
    why: message('why.murder', { senator: reference('senator', best.victim) })
  }
}

function murderWorth(judge: Judge, killer: SenatorId, victim: SenatorId, cards: number): number {
  const { view, side } = judge
  const modifier = cards + omens(view)
  const faces = [1, 2, 3, 4, 5, 6].map((face) => face + modifier)
  const dies = faces.filter((total) => total >= DIES_ON).length / 6
  const caught = faces.filter((total) => total <= CAUGHT_ON).length / 6
  const points = new Map<FactionId, number>()
  addPoints(points, senatorOf(view, victim).faction, -dies * senatorWorth(view, victim))
  const leader = view.factions[side]?.leader
  const disgrace = leader
    ? LEADER_DIES * senatorWorth(view, leader) - (1 - LEADER_DIES) * influenceGain(view, leader, -LEADER_LOSS)
    : 0
  addPoints(points, side, -caught * (senatorWorth(view, killer) + disgrace))
  const general = Math.max(0, ratingsOf(victim).military - 2) * activeWars(view).length
  return worth(judge, { points, survival: -dies * GENERAL * general })
}

const GENERAL = 0.004

/** 9.83: as many bodyguards as save him, and no more. */
export function answerGuards({ view }: Judge, { total }: SenateAbouts['guards']): Reply {
  const cards = intriguesAmong(view.own?.hand ?? [], 'secret-bodyguard').length
  const needed = Math.max(0, total - DIES_ON + 1)
  const count = needed > 0 && needed <= cards ? needed : 0
  return fill({ count }, message(count > 0 ? 'why.guards' : 'why.no-guards'))
}
