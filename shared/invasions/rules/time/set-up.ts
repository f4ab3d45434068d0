import { createDeck } from '../../../engine/deck.ts'
import type { RandomState } from '../../../engine/random.ts'
import type { CampaignOptions } from '../../campaign-options.ts'
import { nationCard } from '../../catalogue.ts'
import type { Scenario } from '../../content/content-schema.ts'
import { type NationId, nationIds, sideIds } from '../../content/ids.ts'
import { intrinsicLeaders } from '../../content/intrinsic-leaders.ts'
import { historicalLeaders } from '../../content/leaders.ts'
import { scenario350 } from '../../content/scenario-350.ts'
import { counterMix } from '../../content/units.ts'
import { deckLists } from '../../queries/cards/deck-lists.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { placeUnit } from '../../queries/pieces/placement.ts'
import { heldAtStart } from '../../queries/time/opening-position.ts'
import { defaultStandingOrders, firstStandingOrders } from '../../standing-orders.ts'
import type { City, InvasionsState, Leader, NationState, Unit } from '../../state.ts'
import { computeControl } from '../control/control.ts'
import { recordLimesPost } from '../movement/limes-posts.ts'
import { newTurnFacts } from './turn-facts.ts'

/** V.A: the board as the scenario sets it up, with shuffled decks, ready for the first turn. */
export function setUp(
  { people = [], asking, ...options }: CampaignOptions,
  random: RandomState
): InvasionsState {
  const scenario: Scenario = scenario350
  const orders = asking === 'seldom' ? defaultStandingOrders : firstStandingOrders
  const state: InvasionsState = {
    options,
    agenda: [{ task: 'turn' }],
    random,
    turn: scenario.firstTurn,
    lastTurn: 12,
    step: 'event-cards',
    active: [],
    movement: null,
    naval: { fleets: {}, carried: [], unwilling: [] },
    keptSieges: [],
    nations: record(nationIds, (id) => nationAtStart(scenario, id)),
    units: allCounters(),
    placements: 0,
    leaders: allLeaders(),
    cities: citiesAtStart(scenario),
    control: heldAtStart(scenario, baseWorld),
    areaControl: {},
    settledFrom: '',
    revolts: {},
    raids: {},
    plundered: {},
    heresies: Object.fromEntries(
      scenario.heresies.map(({ area, side }) => [area, { grade: side, religion: 'catholic' }])
    ),
    relations: scenario.clients.map((client) => ({ kind: 'client', ...client, since: 0 })),
    decks: {
      events: createDeck(random, deckLists.events),
      administration: createDeck(random, deckLists.administration),
      diplomacy: createDeck(random, deckLists.diplomacy),
      plunder: createDeck(random, deckLists.plunder)
    },
    hands: record(sideIds, (side) => ({
      events: [],
      markers: [],
      ...(people.includes(side) ? { orders } : {})
    })),
    score: { sides: record(sideIds, () => 0), nations: {}, ledger: [] },
    thisTurn: newTurnFacts(),
    chronicle: []
  }
  deploy(state, scenario)
  computeControl(state)
  return state
}

function nationAtStart(scenario: Scenario, id: NationId): NationState {
  const { status, age, religion, activity } = nationCard(id)
  const setup = scenario.nations.find(({ nation }) => nation === id)
  return {
    presence: setup ? 'in-play' : 'unborn',
    activity,
    status,
    age: setup?.age ?? age,
    decline: 0,
    treasury: setup?.treasury ?? 0,
    religion,
    seat: setup?.seat ? { kind: status === 'barbarian' ? 'horde' : 'capital', at: setup.seat } : null,
    capitalLostOn: null,
    statusSince: 0,
    goldDue: 0,
    diplomacy: [],
    converted: false
  }
}

/** Every counter of the mix, in its nation's reserve. */
function allCounters(): Record<string, Unit> {
  const units: Record<string, Unit> = {}
  for (const { nation, counters } of counterMix) {
    let number = 0
    for (const { count, ...counter } of counters) {
      for (let copy = 0; copy < count; copy++) {
        number += 1
        const id = `${nation}-${number}`
        units[id] = { id, nation, controller: nation, at: 'reserve', damaged: false, ...counter }
      }
    }
  }
  return units
}

function allLeaders(): Record<string, Leader> {
  const leaders = [...intrinsicLeaders, ...historicalLeaders]
  return Object.fromEntries(
    leaders.map(({ id, nation }) => [
      id,
      { id, nation, presence: 'waiting', at: null, returnsOn: null, served: 0, inactiveUntil: null }
    ])
  )
}

/** XXIII.A: the cities as printed, with the scenario's changes to their walls. */
function citiesAtStart(scenario: Scenario): InvasionsState['cities'] {
  const cities: InvasionsState['cities'] = {}
  for (const { id, city } of baseWorld.provinces) {
    const level: City['level'] | 0 = city?.level ?? 0
    if (!city || level === 0) continue
    const changed = scenario.fortificationChanges.find(({ province }) => province === id)
    cities[id] = { level, fortified: changed?.fortified ?? city.fortified }
  }
  return cities
}

function deploy(state: InvasionsState, scenario: Scenario): void {
  for (const { nation, land, sea, leaders } of scenario.nations) {
    for (const { province, units } of land) {
      for (const placed of units)
        for (const id of fromReserve(state, nation, placed)) placeUnit(state, id, province)
      if (units.some(({ kind }) => kind === 'limes')) recordLimesPost(state, province, nation)
    }
    for (const { sea: zone, units } of sea) {
      const fleets = units.flatMap((placed) => fromReserve(state, nation, placed))
      for (const [index, id] of fleets.entries()) placeUnit(state, id, zone, index < 2 ? 1 : 2)
    }
    for (const { leader: id, province } of leaders) {
      const leader = state.leaders[id]
      if (!leader) throw new Error(`the scenario places an unknown leader '${id}'`)
      Object.assign(leader, { presence: 'in-play', at: province, served: 1 })
    }
  }
}

/** Takes counters of a kind for the scenario. Too few of them is an error in the tables. */
function fromReserve(
  state: InvasionsState,
  nation: NationId,
  { kind, count, people }: { kind: Unit['kind']; count: number; people?: NationId | undefined }
): string[] {
  const free = Object.values(state.units).filter(
    (unit) => unit.nation === nation && unit.at === 'reserve' && unit.kind === kind && unit.people === people
  )
  if (free.length < count) throw new Error(`${nation} has too few ${kind} counters for the scenario`)
  return free.slice(0, count).map(({ id }) => id)
}

function record<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value
): Record<Key, Value> {
  const result: Partial<Record<Key, Value>> = {}
  for (const key of keys) result[key] = make(key)
  return result as Record<Key, Value>
}
