import { copyJson } from '../../engine/json.ts'
import { Match } from '../../engine/match.ts'
import { createRandom } from '../../engine/random.ts'
import type { Script } from '../ask.ts'
import type { Army } from '../board/armies.ts'
import type { SenatorState } from '../board/senator.ts'
import type { WarState } from '../board/world.ts'
import { type FactionId, readOptions } from '../campaign-options.ts'
import type { CardId, LeaderId, SenatorId, WarId } from '../content/ids.ts'
import { statesmen } from '../content/statesmen.ts'
import { entriesIn } from '../entries.ts'
import type { EventOf, RepublicEvent } from '../events/index.ts'
import { republica } from '../game.ts'
import type { Republica, RepublicPlay } from '../game-types.ts'
import { familyOf, isStatesman } from '../queries/ratings.ts'
import { newSenator } from '../rules/changes/senators.ts'
import type { RepublicState } from '../state.ts'
import type { RepublicTask } from '../tasks/index.ts'
import { isRepublicEvent } from '../words/sentences/index.ts'

/** A force in a test: so many raw legions, veterans by whom they obey, and fleets. */
export interface TestArmy extends Partial<Omit<Army, 'id'>> {
  readonly against: Army['against']
  readonly commander: SenatorId | null
  readonly legions?: number
  readonly veterans?: readonly (SenatorId | null)[]
  readonly fleets?: number
}

export interface TestPosition {
  /** 3 by default. */
  readonly factions?: number
  readonly options?: object
  /** Only these senators are on the table; what is not said is as their cards print it. */
  readonly senators?: Readonly<Partial<Record<SenatorId, Partial<SenatorState>>>>
  readonly leaders?: Readonly<Partial<Record<FactionId, SenatorId>>>
  readonly wars?: Readonly<Partial<Record<WarId, Partial<WarState>>>>
  readonly enemyLeaders?: readonly LeaderId[]
  readonly armies?: readonly TestArmy[]
  /** Raw legions and fleets in Italy. */
  readonly legions?: number
  readonly fleets?: number
  readonly hands?: Readonly<Partial<Record<FactionId, readonly CardId[]>>>
  readonly purses?: Readonly<Partial<Record<FactionId, number>>>
  /** Any other field of the state. */
  readonly set?: Partial<RepublicState>
}

/** A table with only these things, in the first year. */
export function position(scene: TestPosition = {}): RepublicState {
  const state = republica.setUp(
    readOptions({ factions: scene.factions ?? 3, ...scene.options }),
    createRandom('position')
  )
  Object.assign(state, {
    agenda: [],
    turn: 1,
    phase: 'senate',
    wars: {},
    leaders: {},
    legions: [],
    fleets: []
  })
  state.senators = {}
  for (const [id, given] of entriesIn(scene.senators ?? {})) state.senators[id] = senatorWith(id, given)
  for (const side of state.sides) {
    state.hands[side] = [...(scene.hands?.[side] ?? [])]
    state.purses[side] = scene.purses?.[side] ?? 0
    const seat = state.factions[side]
    if (seat) seat.leader = scene.leaders?.[side] ?? null
  }
  for (const [id, given] of entriesIn(scene.wars ?? {}))
    state.wars[id] = warWith(given, entriesIn(state.wars).length)
  for (const id of scene.enemyLeaders ?? []) state.leaders[id] = { shelter: null }
  addForces(state, scene)
  Object.assign(state, scene.set)
  return state
}

function senatorWith(id: SenatorId, given: Partial<SenatorState>): SenatorState {
  const plain = newSenator(familyOf(id), null)
  const printed = isStatesman(id) ? { influence: statesmen[id].influence } : {}
  return { ...plain, ...printed, ...given }
}

function warWith(given: Partial<WarState>, order: number): WarState {
  return {
    isActive: true,
    isRevolt: false,
    isUnprosecuted: false,
    isFleetBeaten: false,
    isUnmatched: false,
    order: order + 1,
    ...given
  }
}

function addForces(state: RepublicState, { armies = [], legions = 0, fleets = 0 }: TestPosition): void {
  const add = (
    count: number,
    place: RepublicState['legions'][number]['place'],
    loyalTo: SenatorId | null,
    isVeteran: boolean
  ) => {
    for (let each = 0; each < count; each++)
      state.legions.push({ id: state.legions.length + 1, place, isVeteran, loyalTo })
  }
  const sail = (count: number, place: RepublicState['fleets'][number]['place']) => {
    for (let each = 0; each < count; each++)
      state.fleets.push({ id: state.fleets.length + 1, place, ally: null })
  }
  for (const [index, { legions: raw = 0, veterans = [], fleets: ships = 0, ...army }] of armies.entries()) {
    const id = index + 1
    const place = { in: 'army' as const, army: id }
    state.armies.push({ masterOfHorse: null, campaigns: 0, ...army, id })
    add(raw, place, null, false)
    for (const owner of veterans) add(1, place, owner, true)
    sail(ships, place)
    const away = army.against === 'rebellion' ? 'rebellion' : 'war'
    for (const leader of [army.commander, army.masterOfHorse])
      if (leader && state.senators[leader]) state.senators[leader].at = away
  }
  add(legions, { in: 'italy' }, null, false)
  sail(fleets, { in: 'italy' })
}

/** A match that starts from the position with these tasks, the first first. `dice`: the faces that are rolled first. */
export function playFrom(
  state: RepublicState,
  tasks: readonly RepublicTask[],
  dice: readonly number[] = []
): Match<Republica> {
  const random = { ...copyJson(state.random), ...(dice.length > 0 ? { forced: [...dice] } : {}) }
  const start = { ...copyJson(state), agenda: [...tasks].reverse(), random }
  return Match.begin({ ...republica, setUp: () => start }, state.options, 'position')
}

/** Plays the tasks until something is asked; returns the match and what has happened. */
export function run(
  state: RepublicState,
  tasks: readonly RepublicTask[],
  dice: readonly number[] = []
): { readonly match: Match<Republica>; readonly events: readonly RepublicEvent[] } {
  const match = playFrom(state, tasks, dice)
  return { match, events: eventsIn(match.takeEvents()) }
}

/** Lets a rule act on a position with the real engine; returns the match after it. */
export function act(state: RepublicState, rule: (play: RepublicPlay) => void): Match<Republica> {
  const start = { ...copyJson(state), agenda: [{ task: 'turn' as const }] }
  const game = {
    ...republica,
    setUp: () => start,
    *runTask(play: RepublicPlay): Script {
      rule(play)
    }
  }
  return Match.begin(game, state.options, 'position')
}

function eventsIn(told: readonly { readonly event: { readonly type: string } }[]): readonly RepublicEvent[] {
  return told.map(({ event }) => event).filter(isRepublicEvent)
}

/** A side answers; returns the events. Throws if the rules refuse. */
export function answer(match: Match<Republica>, side: FactionId, input: object): readonly RepublicEvent[] {
  const decision = match.decisionFor(side)
  if (!decision) throw new Error(`${side} is not asked; ${match.awaited?.side} ${match.awaited?.kind} is`)
  const outcome = match.answer(side, decision.number, input)
  if (!outcome.ok) throw new Error(`${decision.kind}: ${outcome.refusal.reason.key}`)
  return eventsIn(outcome.events)
}

/** Why the rules refuse an answer; null if they take it. */
export function refusalOf(match: Match<Republica>, side: FactionId, input: object): string | null {
  const decision = match.decisionFor(side)
  if (!decision) throw new Error(`${side} is not asked`)
  const outcome = match.answer(side, decision.number, input)
  return outcome.ok ? null : outcome.refusal.reason.key
}

/** An option as an answer. */
export const option = (key: unknown): object => ({ option: key })
export const values = (given: object): object => ({ values: given })
export const PASS = { pass: 'moment' }

export function eventsOf<Type extends RepublicEvent['type']>(
  events: readonly RepublicEvent[],
  type: Type
): readonly EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type)
}
