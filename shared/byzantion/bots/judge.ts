import { type RandomState, randomInt } from '../../engine/random.ts'
import type { SideId } from '../campaign-options.ts'
import type { CardId } from '../content/cards/index.ts'
import { type EventId, event } from '../content/events/index.ts'
import { soloEvent } from '../content/events/solo.ts'
import { type GoodId, type Goods, goodIds, resourceIds, type Stuff, type UnitId } from '../content/ids.ts'
import { mission } from '../content/missions.ts'
import { units } from '../content/units.ts'
import { entriesOf, sizeOf, sumOf } from '../queries/amounts.ts'
import { eventOf, taskOfRound } from '../queries/events.ts'
import { seatOf } from '../queries/seats.ts'
import { soloMissing } from '../queries/solo.ts'
import type { OpenSeat } from '../table.ts'
import type { ByzantionView } from '../view.ts'
import type { Character } from './character.ts'

/** What a computer player thinks things are worth now, in Doxa. */
export interface Judge {
  readonly character: Character
  readonly view: ByzantionView
  readonly side: SideId
  readonly seat: OpenSeat
  readonly hand: readonly CardId[]
  /** Rounds that are still to be played, this one included. */
  readonly rounds: number
  /** What the event of the round demands, or may demand. */
  readonly now: Goods
  /** What later events may demand. */
  readonly later: Goods
  /** The worth of a Nomisma. */
  readonly nomisma: number
  /** Alone: what each good that the event still wants adds, as success hangs on all of them. */
  readonly stake: number
  /** A judgement that strays as far as the character's. */
  stray(): number
}

const STRAY_STEPS = 200

export function judgeOf(character: Character, view: ByzantionView, side: SideId, random: RandomState): Judge {
  const rounds = Math.max(1, view.rounds - Math.max(1, view.round) + 1)
  const now = view.solo ? soloDemand(view) : demandNow(view)
  return {
    character,
    view,
    side,
    seat: seatOf(view, side),
    hand: view.own?.hand ?? [],
    rounds,
    now,
    later: view.solo ? soloLater(view) : demandLater(view),
    stake: view.solo ? soloStake(view, now) : 0,
    nomisma: nomismaWorth(character, view, side, rounds),
    stray: () =>
      character.noise === 0 ? 0 : (randomInt(random, 2 * STRAY_STEPS + 1) / STRAY_STEPS - 1) * character.noise
  }
}

/** Money is worth the cards that it buys: the more rounds they work, the more. */
const NOMISMA = [0.06, 0.28, 0.38, 0.45, 0.5, 0.5] as const

function nomismaWorth(character: Character, view: ByzantionView, side: SideId, rounds: number): number {
  const usual = NOMISMA[Math.min(rounds, NOMISMA.length) - 1] ?? 0.4
  const missions = character.knowsMissions ? (view.own?.missions ?? []) : []
  const { nomismata } = seatOf(view, side).goods
  const hoard = missions.flatMap((id) => {
    const { score } = mission(id)
    const isOpen = score.by === 'nomismata' && nomismata < (score.most * score.per) / score.doxa
    return isOpen && score.by === 'nomismata' ? [score.doxa / score.per] : []
  })
  return Math.max(usual, rounds <= 2 ? (hoard[0] ?? 0) : 0)
}

/** A later need is worth a part of a present one. */
const LATER = 0.8

function demandNow(view: ByzantionView): Goods {
  const task = taskOfRound(view)
  if (task) return withChallenge(view, task.requires)
  const current = eventOf(view)
  return current ? averageDemand(current) : {}
}

/** A challenge asks for its resource once more. */
function withChallenge(view: ByzantionView, requires: Goods): Goods {
  const current = eventOf(view)
  const record = current && event(current)
  if (record?.kind !== 'challenge') return requires
  return sumOf(requires, { [record.challenge.resource]: 2 })
}

function averageDemand(id: EventId): Goods {
  const record = event(id)
  if (record.kind === 'challenge') return record.task.requires
  const { first, second } = record.options
  const both = sumOf(first.requires, second.requires)
  return Object.fromEntries(entriesOf(both).map(([good, amount]) => [good, amount / 2]))
}

function demandLater(view: ByzantionView): Goods {
  return sumOf(...view.events.slice(Math.max(1, view.round)).map(({ event: id }) => averageDemand(id)))
}

/** J.4: what the units of the round's event cost. Everything else brings Doxa too. */
function soloDemand(view: ByzantionView): Goods {
  const slot = view.solo?.events[view.round - 2]
  if (!slot?.event) return {}
  const missing = Object.entries(soloMissing(view, slot.event)) as [UnitId, number][]
  const costs = missing.flatMap(([unit, count]) => Array.from({ length: count }, () => units[unit].cost))
  return sumOf(...costs, slot.isPaid ? {} : soloEvent(slot.event).pay)
}

/** J.6: reward and penalty, shared out among the goods that the event demands. */
function soloStake(view: ByzantionView, demand: Goods): number {
  const size = sizeOf(demand)
  const id = view.solo?.events[view.round - 2]?.event
  if (!id || size === 0) return 0
  const { reward, penalty } = soloEvent(id)
  return Math.min(MOST_STAKE, (penalty + 0.6 * sizeOf(reward)) / size)
}

const MOST_STAKE = 2.5

function soloLater(view: ByzantionView): Goods {
  const later = (view.solo?.events ?? []).slice(Math.max(0, view.round - 1))
  return sumOf(
    ...later.flatMap(({ event: id }) =>
      id ? (Object.entries(soloEvent(id).units) as [UnitId, number][]).map(([unit]) => units[unit].cost) : []
    )
  )
}

/** The worth of one more of a good for somebody who has so many. */
export function marginalWorth(judge: Judge, id: GoodId, owned: number): number {
  if (id === 'nomismata') return judge.nomisma
  const now = judge.now[id] ?? 0
  const later = judge.character.plansAhead ? (judge.later[id] ?? 0) : 0
  const base = id === 'auctoritas' ? auctoritasWorth(judge, owned) : BASE
  if (judge.view.solo) return Math.max(base, owned < now ? SOLO + judge.stake : SOLO)
  if (owned < now) return Math.max(base, NEEDED)
  if (judge.rounds > 1 && owned < now + later) return Math.max(base, LATER)
  return base
}

/** What the event needs now brings a Doxa, and perhaps the reward. */
const NEEDED = 2.4
/** Any resource may be sold, or settle the rank at the end. */
const BASE = 0.35
/** Alone every resource becomes a Doxa some day. */
const SOLO = 0.85

/** Auctoritas draws cards and wins votes; some is needed always. */
function auctoritasWorth({ rounds }: Judge, owned: number): number {
  if (rounds === 1) return owned < 2 ? 0.4 : 0.2
  if (owned < 3) return 0.85
  return owned < 6 ? 0.6 : 0.35
}

/** The worth of stuff, added to what its owner has. */
export function worthOf(judge: Judge, stuff: Stuff): number {
  let worth = (stuff.doxa ?? 0) + (stuff.dynamis ?? 0) * DYNAMIS
  for (const id of goodIds) {
    const amount = stuff[id] ?? 0
    for (let one = 0; one < amount; one++) worth += marginalWorth(judge, id, judge.seat.goods[id] + one)
  }
  return worth
}

/** An action more. */
const DYNAMIS = 2.2

/** What a good is worth in the long run, when nobody knows yet what for. */
export function typicalWorth(judge: Judge, goods: Goods): number {
  let worth = (goods.nomismata ?? 0) * 0.388
  for (const id of resourceIds) {
    const wanted = (judge.now[id] ?? 0) + (judge.later[id] ?? 0)
    const each = judge.view.solo || wanted > 1 ? 0.9 : 0.65
    worth += (goods[id] ?? 0) * each
  }
  return worth
}
