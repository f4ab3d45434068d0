import type { Deck } from '../../engine/deck.ts'
import { nationCard } from '../catalogue.ts'
import { presentEntries } from '../present-entries.ts'
import { provinceCard } from '../queries/map/provinces.ts'
import { noteHandOver } from '../queries/pieces/placement.ts'
import type { InvasionsState, NationState } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { CitySetUp, ReportProblem, SetUp } from './set-up.ts'

type PartOf<Field extends keyof SetUp> = NonNullable<SetUp[Field]>

/** A named nation is in play. It stays active or inactive as before, unless the set-up says otherwise. */
export function setNations(
  state: InvasionsState,
  { nations = {}, cities = {} }: SetUp,
  complain: ReportProblem
): void {
  for (const [id, entry] of presentEntries(nations)) {
    const { active, ...rest } = entry
    const activity = active === undefined ? {} : { activity: active ? 'active' : 'inactive' }
    Object.assign(state.nations[id], { presence: 'in-play', ...activity, ...rest })
    const nation = state.nations[id]
    if (nation.age > oldest(nation))
      complain(`nations.${id}.age`, `a ${nation.status} is ${oldest(nation)} at most (VI.A)`)
    const problem = impossibleSeat(state, nation)
    if (problem) complain(`nations.${id}.seat`, problem)
    if (nation.seat?.kind === 'capital') fortify(state, nation.seat.at, cities, complain)
  }
}

/** VI.A: the last space of its track. */
const oldest = ({ status }: NationState): number => (status === 'barbarian' ? 7 : 12)

function impossibleSeat({ cities }: InvasionsState, { seat, status }: NationState): string | null {
  if (seat?.kind === 'horde') return status === 'empire' ? 'an Empire has a capital, no horde (III.G)' : null
  if (seat && status === 'barbarian') return 'Barbarians have a horde, no capital (III.D)'
  if (!seat || cities[seat.at]) return null
  return `a capital stands in a city, and ${seat.at} has none (VII.D)`
}

/** III.G: a capital always has walls. */
function fortify(
  state: InvasionsState,
  at: ProvinceId,
  said: PartOf<'cities'>,
  complain: ReportProblem
): void {
  if (said[at]?.fortified === false)
    complain(`cities.${at}.fortified`, 'a capital is always fortified (III.G)')
  const city = state.cities[at]
  if (city) city.fortified = true
}

/** Sets control of provinces and Areas; null removes it. The controlling nations are in play. */
export function setControl(state: InvasionsState, control: PartOf<'control'>, areas: PartOf<'areas'>): void {
  for (const [, nation] of presentEntries(control)) state.nations[nation].presence = 'in-play'
  if (Object.keys(control).length > 0) {
    state.control = { ...state.control, ...withoutNulls(control) }
    for (const id of nullsOf(control)) delete state.control[id]
    noteHandOver(state)
  }
  state.areaControl = { ...state.areaControl, ...withoutNulls(areas) }
  for (const id of nullsOf(areas)) delete state.areaControl[id]
}

export function setRevolts(state: InvasionsState, revolts: PartOf<'revolts'>): void {
  Object.assign(state.revolts, withoutNulls(revolts))
  for (const id of nullsOf(revolts)) delete state.revolts[id]
}

function withoutNulls<Key extends string, Value>(
  record: Partial<Record<Key, Value | null>>
): Partial<Record<Key, Value>> {
  const kept: Partial<Record<Key, Value>> = {}
  for (const [key, value] of presentEntries(record)) kept[key] = value
  return kept
}

function nullsOf<Key extends string>(record: Partial<Record<Key, unknown>>): Key[] {
  const found: Key[] = []
  for (const key in record) if (record[key] === null) found.push(key)
  return found
}

/** Sets cities; null leaves an empty site. */
export function setCities(state: InvasionsState, cities: PartOf<'cities'>, complain: ReportProblem): void {
  for (const [id, entry] of presentEntries<ProvinceId, CitySetUp | null>(cities)) {
    if (!provinceCard(id).city) complain(`cities.${id}`, `${id} has no site for a city`)
    const before = state.cities[id] ?? { level: 1, fortified: false }
    state.cities[id] = { level: entry.level ?? before.level, fortified: entry.fortified ?? before.fortified }
    if (entry.sacked !== undefined) sack(state, id, entry.sacked, complain)
  }
  for (const id of nullsOf(cities)) delete state.cities[id]
}

/** XXIV.D: a sacked city has a face-down plunder marker from the pool. */
function sack(state: InvasionsState, id: ProvinceId, sacked: boolean, complain: ReportProblem): void {
  const { drawPile } = state.decks.plunder
  const marker = state.plundered[id]
  if (sacked === (marker !== undefined)) return
  if (marker) {
    delete state.plundered[id]
    drawPile.push(marker)
    return
  }
  const drawn = drawPile.pop()
  if (drawn) state.plundered[id] = drawn
  else complain(`cities.${id}.sacked`, 'the pool of plunder markers is empty')
}

/** Adds cards from their decks to the hands. */
export function dealHands(state: InvasionsState, hands: PartOf<'hands'>, complain: ReportProblem): void {
  for (const [side, { events = [], diplomacy = [] }] of presentEntries(hands)) {
    for (const [index, card] of events.entries()) {
      if (takeOut(state.decks.events, card)) state.hands[side].events.push(card)
      else complain(`hands.${side}.events[${index}]`, `'${card}' is not in the deck of events`)
    }
    for (const [index, { nation, id }] of diplomacy.entries()) {
      const field = `hands.${side}.diplomacy[${index}]`
      if (nationCard(nation).side !== side)
        complain(`${field}.nation`, `${nation} is not played by the ${side}`)
      if (takeOut(state.decks.diplomacy, id)) state.nations[nation].diplomacy.push(id)
      else complain(`${field}.id`, `'${id}' is not in the deck of diplomacy`)
    }
  }
}

function takeOut(deck: Deck, card: string): boolean {
  const pile = deck.drawPile.includes(card) ? deck.drawPile : deck.discardPile
  const index = pile.indexOf(card)
  if (index < 0) return false
  pile.splice(index, 1)
  return true
}
