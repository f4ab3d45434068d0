import { copyJson } from '../../engine/json.ts'
import { Match } from '../../engine/match.ts'
import { createRandom } from '../../engine/random.ts'
import { readOptions, type SideId } from '../campaign-options.ts'
import type { CardId } from '../content/cards/index.ts'
import type { EventId } from '../content/events/index.ts'
import type { SoloEventId } from '../content/events/solo.ts'
import type { AreaId, Goods, KeimelionId, OptionId, ResourceId, Units } from '../content/ids.ts'
import type { MissionId } from '../content/missions.ts'
import type { ByzantionEvent, EventOf } from '../events.ts'
import { byzantion } from '../game.ts'
import type { Byzantion } from '../game-types.ts'
import { noGoods, setUp } from '../rules/set-up.ts'
import type { ByzantionState } from '../state.ts'
import type { PhaseId } from '../table.ts'
import type { ByzantionTask } from '../tasks.ts'
import { isByzantionEvent } from '../words/sentences.ts'

/** A player in a test: what is not said is none. */
export interface TestSeat {
  readonly goods?: Goods
  readonly doxa?: number
  readonly dynamis?: number
  readonly hand?: readonly CardId[]
  /** Piles, the front card first. */
  readonly area?: readonly (readonly CardId[])[]
  readonly marked?: readonly CardId[]
  readonly missions?: readonly MissionId[]
  readonly intrigues?: number
}

export interface TestPosition {
  readonly players?: 1 | 2 | 3 | 4
  readonly seats?: Readonly<Partial<Record<SideId, TestSeat>>>
  readonly ring?: SideId
  readonly positions?: Readonly<Partial<Record<KeimelionId, SideId>>>
  readonly phase?: PhaseId
  readonly event?: EventId
  readonly option?: OptionId
  readonly soloEvent?: SoloEventId
  readonly market?: readonly ResourceId[]
  readonly map?: Readonly<Partial<Record<AreaId, Units>>>
  readonly discardPile?: readonly CardId[]
  /** The top of the deck, the first card drawn first. */
  readonly deck?: readonly CardId[]
  readonly round?: number
}

/** A table with only these things, in the phase of actions of the first round. */
export function position(scene: TestPosition = {}): ByzantionState {
  const { players = 3, seats = {}, phase = 'actions', round = scene.soloEvent ? 2 : 1 } = scene
  const state = setUp(readOptions({ players }), createRandom('position'))
  Object.assign(state, { agenda: [], phase, round, positions: { ...scene.positions } })
  state.ring = scene.ring ?? state.sides[0] ?? 'blues'
  if (scene.market) state.market = [...scene.market]
  const [first] = state.events
  if (first) Object.assign(first, { event: scene.event ?? first.event, option: scene.option ?? null })
  if (state.solo?.events[0] && scene.soloEvent) state.solo.events[0].event = scene.soloEvent
  for (const [area, units] of Object.entries(scene.map ?? {})) Object.assign(state.map[area as AreaId], units)
  for (const side of state.sides) Object.assign(state.seats[side] ?? {}, seatOf(seats[side]))
  for (const side of state.sides) {
    state.hands[side] = [...(seats[side]?.hand ?? [])]
    state.missions[side] = [...(seats[side]?.missions ?? [])]
  }
  state.discardPile = [...(scene.discardPile ?? [])]
  const used = new Set<CardId>([
    ...state.sides.flatMap((side) => [...(seats[side]?.hand ?? []), ...(seats[side]?.area ?? []).flat()]),
    ...state.discardPile,
    ...(scene.deck ?? [])
  ])
  state.drawPile = [...state.drawPile.filter((id) => !used.has(id)), ...(scene.deck ?? []).toReversed()]
  return state
}

function seatOf(seat: TestSeat = {}): Partial<NonNullable<ByzantionState['seats'][SideId]>> {
  const doxa = seat.doxa ?? 10
  return {
    doxa,
    sources: { start: doxa },
    goods: { ...noGoods(), ...seat.goods },
    dynamis: seat.dynamis ?? 1,
    intrigues: seat.intrigues ?? 0,
    area: (seat.area ?? []).map((cards) => ({
      cards: [...cards],
      marked: seat.marked?.some((id) => id === cards[0]) ?? false
    }))
  }
}

/** A match that starts from the position with these tasks, the first first. */
export function playFrom(state: ByzantionState, ...tasks: readonly ByzantionTask[]): Match<Byzantion> {
  const start = { ...copyJson(state), agenda: [...tasks].reverse() }
  return Match.begin({ ...byzantion, setUp: () => start }, readOptions({}), 'position')
}

/** A side answers; returns the events. Throws if the rules refuse. */
export function answer(match: Match<Byzantion>, side: SideId, input: object): ByzantionEvent[] {
  const decision = match.decisionFor(side)
  if (!decision) throw new Error(`${side} is not asked; ${match.awaited?.side} ${match.awaited?.kind} is`)
  const outcome = match.answer(side, decision.number, input)
  if (!outcome.ok) throw new Error(`${decision.kind}: ${outcome.refusal.reason.key}`)
  return outcome.events.map(({ event }) => event).filter(isByzantionEvent)
}

/** Why the rules refuse an answer; null if they take it. */
export function refusalOf(match: Match<Byzantion>, side: SideId, input: object): string | null {
  const decision = match.decisionFor(side)
  if (!decision) throw new Error(`${side} is not asked`)
  const outcome = match.answer(side, decision.number, input)
  return outcome.ok ? null : outcome.refusal.reason.key
}

/** An option as an answer. */
export const option = (key: unknown): object => ({ option: key })
export const values = (given: object): object => ({ values: given })

/** Lets everybody pass every window that is open. */
export function passAll(match: Match<Byzantion>): ByzantionEvent[] {
  const events: ByzantionEvent[] = []
  while (match.awaited?.kind.startsWith('react-')) {
    const side = match.state.sides.find((id) => id === match.awaited?.side)
    if (!side) break
    events.push(...answer(match, side, { pass: 'moment' }))
  }
  return events
}

export function eventsOf<Type extends ByzantionEvent['type']>(
  events: readonly ByzantionEvent[],
  type: Type
): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type)
}

export function goodsOf(match: Match<Byzantion>, side: SideId): Goods {
  const goods = match.state.seats[side]?.goods ?? noGoods()
  return Object.fromEntries(Object.entries(goods).filter(([, amount]) => amount > 0))
}

export function doxaOf(match: Match<Byzantion>, side: SideId): number {
  return match.state.seats[side]?.doxa ?? Number.NaN
}
