import { createDeck } from '../../../engine/deck.ts'
import { createRandom, type RandomState } from '../../../engine/random.ts'
import type { CampaignOptions } from '../../campaign-options.ts'
import { nationCard } from '../../catalogue.ts'
import { type NationId, nationIds, sideIds } from '../../content/ids.ts'
import { intrinsicLeaders } from '../../content/intrinsic-leaders.ts'
import { historicalLeaders } from '../../content/leaders.ts'
import type { PlacedUnit, Scenario, Setup } from '../../content/scenario-schema.ts'
import { counterMix } from '../../content/units.ts'
import { deckLists } from '../../queries/cards/deck-lists.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { changeController, placeUnit, unitById } from '../../queries/pieces/placement.ts'
import { heldAtStart } from '../../queries/time/opening-position.ts'
import { scenarioOf } from '../../queries/time/scenario.ts'
import { defaultStandingOrders, firstStandingOrders } from '../../standing-orders.ts'
import type { City, InvasionsState, Leader, NationState, Relation, Unit } from '../../state.ts'
import { computeControl } from '../control/control.ts'
import { recordLimesPost } from '../movement/limes-posts.ts'
import { changeRelation } from '../relations/relation-list.ts'
import { newTurnFacts } from './turn-facts.ts'

/** V.A: the board as the scenario sets it up, with shuffled decks, ready for its first turn. */
export function setUp(
  { people = [], asking, ...options }: CampaignOptions,
  random: RandomState
): InvasionsState {
  const scenario = scenarioOf({ options })
  if (scenario.dice !== undefined) Object.assign(random, createRandom(scenario.dice))
  const orders = asking === 'seldom' ? defaultStandingOrders : firstStandingOrders
  const state: InvasionsState = {
    options,
    agenda: [{ task: 'turn' }],
    random,
    turn: scenario.firstTurn,
    lastTurn: scenario.lastTurn,
    step: scenario.opening === 'events' ? 'event-cards' : 'barbarians-age',
    active: [],
    movement: null,
    naval: { fleets: {}, carried: [], unwilling: [] },
    keptSieges: [],
    nations: record(nationIds, (id) => nationAtStart(scenario, id)),
    units: allCounters(),
    placements: 0,
    leaders: allLeaders(scenario),
    cities: citiesAtStart(scenario),
    control: heldAtStart(scenario, baseWorld),
    areaControl: {},
    settledFrom: '',
    revolts: Object.fromEntries((scenario.revolts ?? []).map(({ province, side }) => [province, side])),
    raids: raidsAtStart(scenario),
    plundered: {},
    heresies: Object.fromEntries(
      scenario.heresies.map(({ area, side }) => [area, { grade: side, religion: 'catholic' }])
    ),
    relations: relationsAtStart(scenario),
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
    score: scoreAtStart(scenario),
    thisTurn: newTurnFacts(),
    chronicle: [...(scenario.chronicle ?? [])]
  }
  deploy(state, scenario)
  dealMarkersAndCards(state, scenario)
  computeControl(state)
  return state
}

function nationAtStart(scenario: Scenario, id: NationId): NationState {
  const card = nationCard(id)
  const setup = scenario.nations.find(({ nation }) => nation === id)
  const { status = card.status, religion = card.religion } = setup ?? {}
  return {
    presence: setup ? 'in-play' : scenario.gone?.includes(id) ? 'gone' : 'unborn',
    // VI.C: raiders that have settled act like any other nation.
    activity: setup && card.activity === 'raider' ? 'active' : card.activity,
    status,
    age: setup?.age ?? card.age,
    decline: setup?.decline ?? 0,
    treasury: setup?.treasury ?? 0,
    religion,
    seat: setup?.seat ? { kind: seatKind(setup, scenario), at: setup.seat } : null,
    capitalLostOn: null,
    statusSince: 0,
    goldDue: 0,
    diplomacy: [],
    converted: setup?.converted ?? false
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

/** IX.C: all leaders wait for their turns, except those whose turns or peoples are over. */
function allLeaders({ firstTurn, gone = [] }: Scenario): Record<string, Leader> {
  const past: ReadonlySet<string> = new Set(
    historicalLeaders
      .filter(({ turns }) => turns.every((turn) => turn < firstTurn))
      .map(({ id }): string => id)
  )
  const leaders = [...intrinsicLeaders, ...historicalLeaders]
  return Object.fromEntries(
    leaders.map(({ id, nation }) => {
      const presence = past.has(id) || gone.includes(nation) ? 'gone' : 'waiting'
      return [id, { id, nation, presence, at: null, returnsOn: null, served: 0, inactiveUntil: null }]
    })
  )
}

/** XXIII.A: the cities as printed, with the scenario's changes to their size and walls; III.G: capitals have walls. */
function citiesAtStart(scenario: Scenario): InvasionsState['cities'] {
  const cities: InvasionsState['cities'] = {}
  for (const { id, city } of baseWorld.provinces) {
    const grown = scenario.cities?.find(({ province }) => province === id)
    const level: City['level'] | 0 = grown?.level ?? city?.level ?? 0
    if (!city || level === 0) continue
    const changed = scenario.fortificationChanges.find(({ province }) => province === id)
    const isCapital = scenario.nations.some(
      (setup) => setup.seat === id && seatKind(setup, scenario) === 'capital'
    )
    cities[id] = { level, fortified: changed?.fortified ?? (city.fortified || isCapital) }
  }
  return cities
}

function deploy(state: InvasionsState, scenario: Scenario): void {
  for (const { nation, land, sea, leaders } of scenario.nations) {
    for (const { province, units } of land) {
      for (const placed of units) {
        const ids = fromReserve(state, nation, placed)
        for (const id of ids) placeUnit(state, id, province)
        enlist(state, ids, placed)
      }
      if (units.some(({ kind }) => kind === 'limes')) recordLimesPost(state, province, nation)
    }
    for (const { sea: zone, units } of sea) {
      const fleets = units.flatMap((placed) => {
        const ids = fromReserve(state, nation, placed)
        enlist(state, ids, placed)
        return ids
      })
      for (const [index, id] of fleets.entries()) placeUnit(state, id, zone, index < 2 ? 1 : 2)
    }
    for (const { leader: id, province } of leaders) {
      const leader = state.leaders[id]
      if (!leader) throw new Error(`the scenario places an unknown leader '${id}'`)
      Object.assign(leader, { presence: 'in-play', at: province, served: turnsServed(id, scenario) })
    }
  }
  noteMercenaries(state)
}

/** VII.D: Barbarians have a horde, and so has a Kingdom whose seat is in no city; all others have a capital. */
function seatKind(
  { nation, seat, status = nationCard(nation).status }: Setup,
  { cities }: Scenario
): 'horde' | 'capital' {
  if (status === 'barbarian') return 'horde'
  const printed = baseWorld.provinces.find(({ id }) => id === seat)?.city?.level
  const level = cities?.find(({ province }) => province === seat)?.level ?? printed ?? 0
  return status === 'kingdom' && level === 0 ? 'horde' : 'capital'
}

/** IX.C: how many turns a leader has served, the first turn included; a Rex counts one. */
function turnsServed(id: string, { firstTurn }: Scenario): number {
  const card = historicalLeaders.find((leader) => leader.id === id)
  return Math.max(1, card?.turns.filter((turn) => turn <= firstTurn).length ?? 1)
}

/** Marks damage, and the mercenary that serves another nation. */
function enlist(state: InvasionsState, ids: readonly string[], { damaged, serves }: PlacedUnit): void {
  for (const id of ids) unitById(state, id).damaged = damaged === true
  const [first] = ids
  if (first && serves) changeController(state, first, serves)
}

/** The relations, with the mercenaries that vassals and federates have already lent. */
function relationsAtStart(scenario: Scenario): Relation[] {
  const since = scenario.firstTurn - 1
  const { clients, vassals = [], foedera = [] } = scenario
  return [
    ...clients.map((client): Relation => ({ kind: 'client', ...client, since })),
    ...vassals.map((tie): Relation => ({ kind: 'vassal', ...tie, since, mercenary: null })),
    ...foedera.map(
      ({ provinces: [one, other], ...tie }): Relation => ({
        kind: 'foedus',
        ...tie,
        provinces: [one, other],
        since,
        mercenary: null
      })
    )
  ]
}

/** Notes the mercenaries of vassals and federates in their relations. */
function noteMercenaries(state: InvasionsState): void {
  for (const relation of state.relations) {
    if (relation.kind !== 'vassal' && relation.kind !== 'foedus') continue
    const [lord, servant] =
      relation.kind === 'vassal'
        ? [relation.suzerain, relation.vassal]
        : [relation.federator, relation.federate]
    const lent = Object.values(state.units).find(
      (unit) => unit.nation === servant && unit.controller === lord
    )
    if (lent) changeRelation(state, relation, { mercenary: lent.id })
  }
}

/** XI.E: the marks of the turn before the first. */
function raidsAtStart({ raids = [], firstTurn }: Scenario): InvasionsState['raids'] {
  return Object.fromEntries(
    raids.map(({ province, side: grade, by }) => [
      province,
      { grade, turn: firstTurn - 1, ...(by ? { by } : {}) }
    ])
  )
}

/** V.B: the points of the turns before the first. */
function scoreAtStart({ score = [], firstTurn }: Scenario): InvasionsState['score'] {
  const sides = record(sideIds, () => 0)
  const nations: InvasionsState['score']['nations'] = {}
  for (const { nation, points } of score) {
    sides[nationCard(nation).side] += points
    nations[nation] = points
  }
  const ledger = score.map(({ nation, points }) => ({
    turn: firstTurn - 1,
    nation,
    source: 'earlier-turns' as const,
    points
  }))
  return { sides, nations, ledger }
}

/** XXIV.D, X.B: draws a marker for each sacked city, and deals the cards that the scenario names. */
function dealMarkersAndCards(state: InvasionsState, { sacked = [], hands = [] }: Scenario): void {
  for (const province of sacked) {
    const marker = state.decks.plunder.drawPile.pop()
    if (marker) state.plundered[province] = marker
  }
  for (const { side, events } of hands) {
    for (const card of events) {
      const at = state.decks.events.drawPile.indexOf(card)
      if (at < 0) throw new Error(`the scenario deals the card '${card}', which is not in the deck`)
      state.decks.events.drawPile.splice(at, 1)
      state.hands[side].events.push(card)
    }
  }
}

/** Takes counters of a kind for the scenario. Too few of them is an error in the tables. */
function fromReserve(
  state: InvasionsState,
  nation: NationId,
  { kind, count, people, title }: PlacedUnit
): string[] {
  const free = Object.values(state.units).filter(
    (unit) =>
      unit.nation === nation &&
      unit.at === 'reserve' &&
      unit.kind === kind &&
      unit.people === people &&
      (title ?? unit.title) === unit.title
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
