import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsState, Leader, OffMap, Place, Unit, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { Garrisons } from './garrisons.ts'

/**
 * An index of the units for frequent queries. It is cached beside the state and never saved. Every list is in the order
 * of `state.units`, so that a reloaded campaign lists its units in the same order.
 */
interface UnitIndex {
  /** The value of `state.placements` that the index is valid for. */
  placements: number
  /** Built when a unit first moves, because a hypothetical board may never need it. */
  ranks: ReadonlyMap<UnitId, number> | null
  readonly all: Unit[]
  /** On the map only. */
  readonly places: Map<Place, Unit[]>
  /** All counters of a nation, wherever they are. */
  counters: ReadonlyMap<NationId, Unit[]> | null
  /** Units that serve another nation than their own, on the map or off it. */
  hired: Unit[] | null
  garrisons: Garrisons | null
}

const NO_UNITS: readonly Unit[] = []
/** Keyed by the record of units, because boards that share it have their units in the same places. */
const indexes = new WeakMap<Board['units'], UnitIndex>()
const leaderLists = new WeakMap<Board['leaders'], readonly Leader[]>()
const leadersByNation = new WeakMap<Board['leaders'], ReadonlyMap<NationId, readonly Leader[]>>()
const NO_LEADERS: readonly Leader[] = []

/** All units, wherever they are. */
export function allUnits(state: Board): readonly Unit[] {
  return indexOf(state).all
}

/** The units in a province, a sea zone or the reserve, of all nations. */
export function unitsIn(state: Board, place: Place): readonly Unit[] {
  if (isOffMap(place)) return allUnits(state).filter(({ at }) => at === place)
  return indexOf(state).places.get(place) ?? NO_UNITS
}

/** The places on the map where there are units, in no particular order. */
export function occupiedPlaces(state: Board): ReadonlyMap<Place, readonly Unit[]> {
  return indexOf(state).places
}

/** A nation's counters, on the map or off it, whomever they serve. */
export function countersOf(state: Board, nation: NationId): readonly Unit[] {
  return countersIn(indexOf(state)).get(nation) ?? []
}

/** Units that serve another nation than their own. Returns the same list object until one of them changes. */
export function unitsServingOthers(state: Board): readonly Unit[] {
  const index = indexOf(state)
  index.hired ??= index.all.filter(isHired)
  return index.hired
}

/** The units on the map that a nation commands, mercenaries of others included. */
export function unitsCommandedBy(state: Board, nation: NationId): Unit[] {
  const index = indexOf(state)
  const units = countersOf(state, nation).filter((unit) => !isHired(unit) && !isOffMap(unit.at))
  const hired = unitsServingOthers(state).filter((unit) => unit.controller === nation && !isOffMap(unit.at))
  if (hired.length === 0) return units
  const ranks = ranksIn(index)
  const rank = ({ id }: Unit) => ranks.get(id) ?? 0
  return [...units, ...hired].sort((one, other) => rank(one) - rank(other))
}

/** The provinces in which a nation commands land units, in no particular order. */
export function provincesGarrisoned(state: Board, nation: NationId): Iterable<ProvinceId> {
  const index = indexOf(state)
  index.garrisons ??= new Garrisons(index.places)
  return index.garrisons.placesOf(nation)
}

function isHired({ controller, nation }: Unit): boolean {
  return controller !== nation
}

export function unitById(state: Board, id: UnitId): Unit {
  const unit = state.units[id]
  if (!unit) throw new Error(`there is no unit '${id}'`)
  return unit
}

/**
 * Moves a unit from any place to any place; nothing else may do that. `stack` is the naval stack of a fleet at sea.
 * In the reserve a unit is undamaged and serves its own nation.
 */
export function placeUnit(state: InvasionsState, id: UnitId, at: Place, stack?: 1 | 2): void {
  const before = unitById(state, id)
  const placed =
    before.stack === undefined && stack === undefined ? { ...before, at } : restacked(before, at, stack)
  const after = at === 'reserve' ? { ...placed, damaged: false, controller: before.nation } : placed
  const index = indexes.get(state.units)
  write(state, after)
  state.placements += 1
  if (index && index.placements === state.placements - 1) reindex(index, before, after)
}

function restacked({ stack: _, ...unit }: Unit, at: Place, stack: 1 | 2 | undefined): Unit {
  return stack === undefined ? { ...unit, at } : { ...unit, at, stack }
}

/** Changes the nation that a unit serves; nothing else may do that. */
export function changeController(state: InvasionsState, id: UnitId, controller: NationId): void {
  const unit = unitById(state, id)
  if (unit.controller === controller) return
  const index = indexes.get(state.units)
  index?.garrisons?.remove(unit)
  const writable: { controller: NationId } = unit
  writable.controller = controller
  if (!index) return
  index.garrisons?.add(unit)
  index.hired = null
  // Replaces the list of units there, so that caches keyed by it become stale.
  const here = index.places.get(unit.at)
  if (here) index.places.set(unit.at, [...here])
}

/** Replaces units that are flipped or change their nation, which makes everything derived from units stale. */
export function replaceUnits(state: InvasionsState, units: readonly Unit[]): void {
  for (const unit of units) write(state, unit)
  state.placements += 1
}

/** Notes that a province changed hands: everything derived from the map is stale, but the unit index stays valid. */
export function noteHandOver(state: InvasionsState): void {
  const index = indexes.get(state.units)
  if (index?.placements === state.placements) index.placements += 1
  state.placements += 1
}

/** All leaders, in play or not. */
export function allLeaders(state: Board): readonly Leader[] {
  const known = leaderLists.get(state.leaders)
  if (known) return known
  const leaders = Object.values(state.leaders)
  leaderLists.set(state.leaders, leaders)
  return leaders
}

/** All leaders of a nation, in play or not. */
export function leadersOfNation(state: Board, nation: NationId): readonly Leader[] {
  const known =
    leadersByNation.get(state.leaders) ?? Map.groupBy(allLeaders(state), (leader) => leader.nation)
  leadersByNation.set(state.leaders, known)
  return known.get(nation) ?? NO_LEADERS
}

export function leadersIn(state: Board, place: Place): Leader[] {
  const here: Leader[] = []
  for (const leader of allLeaders(state)) {
    if (leader.presence === 'in-play' && leader.at === place) here.push(leader)
  }
  return here
}

export function isOffMap(place: Place): place is OffMap {
  return place === 'reserve' || place === 'removed'
}

function write(state: InvasionsState, unit: Unit): void {
  const writable: Record<UnitId, Unit> = state.units
  writable[unit.id] = unit
}

function indexOf(state: Board): UnitIndex {
  const known = indexes.get(state.units)
  return known && known.placements === state.placements ? known : indexAnew(state, null)
}

/** A copy of all units for another state of the same campaign. It reuses the ranks, because the order never changes. */
export function copyUnits(state: InvasionsState): InvasionsState['units'] {
  const units: Record<UnitId, Unit> = {}
  for (const unit of allUnits(state)) units[unit.id] = { ...unit }
  indexAnew({ units, placements: state.placements }, indexOf(state).ranks)
  return units
}

function indexAnew(state: Pick<Board, 'units' | 'placements'>, ranks: UnitIndex['ranks']): UnitIndex {
  const all: Unit[] = []
  const places = new Map<Place, Unit[]>()
  for (const id in state.units) {
    const unit = state.units[id]
    if (!unit) continue
    all.push(unit)
    if (isOffMap(unit.at)) continue
    const here = places.get(unit.at)
    if (here) here.push(unit)
    else places.set(unit.at, [unit])
  }
  const index: UnitIndex = {
    placements: state.placements,
    ranks,
    all,
    places,
    counters: null,
    hired: null,
    garrisons: null
  }
  indexes.set(state.units, index)
  return index
}

function ranksIn(index: UnitIndex): ReadonlyMap<UnitId, number> {
  index.ranks ??= new Map(index.all.map(({ id }, rank) => [id, rank]))
  return index.ranks
}

function countersIn(index: UnitIndex): ReadonlyMap<NationId, Unit[]> {
  index.counters ??= Map.groupBy(index.all, ({ nation }) => nation)
  return index.counters
}

/** Updates the index for one placement. When it cannot, the index stays stale. */
function reindex(index: UnitIndex, before: Unit, after: Unit): void {
  const rank = ranksIn(index).get(before.id)
  const counters = index.counters?.get(before.nation)
  const position = counters?.indexOf(before) ?? -1
  const isKnown = index.counters === null || position >= 0
  if (rank === undefined || !isKnown || index.all[rank] !== before) return
  index.all[rank] = after
  if (counters) counters[position] = after
  followHired(index, before, after)
  index.garrisons?.remove(before)
  index.garrisons?.add(after)
  if (!isOffMap(before.at)) leave(index, before)
  if (!isOffMap(after.at)) enter(index, after, rank)
  index.placements += 1
}

/** Keeps a mercenary's place in the list of hired units as long as its employer stays the same. */
function followHired(index: UnitIndex, before: Unit, after: Unit): void {
  if (!isHired(before) && !isHired(after)) return
  const place = before.controller === after.controller ? (index.hired?.indexOf(before) ?? -1) : -1
  if (index.hired && place >= 0) index.hired[place] = after
  else index.hired = null
}

function leave({ places }: UnitIndex, unit: Unit): void {
  const others = places.get(unit.at)?.filter((other) => other !== unit) ?? []
  if (others.length > 0) places.set(unit.at, others)
  else places.delete(unit.at)
}

function enter(index: UnitIndex, unit: Unit, rank: number): void {
  const { places } = index
  const ranks = ranksIn(index)
  const here = places.get(unit.at) ?? []
  const next = here.findIndex(({ id }) => (ranks.get(id) ?? 0) > rank)
  places.set(unit.at, next < 0 ? [...here, unit] : here.toSpliced(next, 0, unit))
}
