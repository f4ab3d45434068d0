import { hashText } from '../../../engine/stable-hash.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { presentEntries } from '../../present-entries.ts'
import { canSufferRevolts } from '../../queries/administration/suppression.ts'
import { controlOfArea, controlOutsideAreas, countForces } from '../../queries/control/control.ts'
import { positionOf } from '../../queries/control/position-of-board.ts'
import { areaOf } from '../../queries/map/provinces.ts'
import { baseWorld, provincesByArea, provincesOutside } from '../../queries/map/world-tables.ts'
import { nationList } from '../../queries/nations/nation-list.ts'
import { isCapitalOf, lacksCapital } from '../../queries/nations/realm.ts'
import { noteHandOver, occupiedPlaces, unitsIn } from '../../queries/pieces/placement.ts'
import type { InvasionsState, Unit } from '../../state.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { markLostLimesPosts } from '../movement/limes-posts.ts'
import { sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { type ControlInputs, controlInputs } from './control-inputs.ts'

export type ControlEvent =
  | {
      readonly type: 'province-changed-hands'
      readonly province: ProvinceId
      readonly from: NationId | null
      readonly to: NationId | null
    }
  | {
      readonly type: 'area-changed-hands'
      readonly area: AreaId
      readonly from: NationId | null
      readonly to: NationId | null
    }

/**
 * XII.B, XII.C, XX.J: brings control up to date with the units on the map. Leaders leave places that are now hostile.
 */
export function settleControl(play: InvasionsPlay): void {
  settleHolders(play)
  sendLoneLeadersHome(play)
}

/** Computes control where something has changed, and emits what changed hands. */
function settleHolders(play: InvasionsPlay): void {
  const { state } = play
  const { placements } = state
  const grounds = controlInputs(state)
  const last = caches.get(state)?.settled
  if (last?.placements === placements && last.grounds === grounds) return
  const from = inputsMark(placements, grounds)
  if (from === state.settledFrom) return
  const changes = computeControl(state)
  cacheFor(state, grounds.realm).settled = { placements, grounds }
  state.settledFrom = from
  markLostLimesPosts(state)
  for (const change of changes) play.emit(change)
  endRevolts(play)
  askForCapitals(play)
}

/**
 * XVI.A, III.G: a revolt ends under a master who knows none, and where a capital is founded. Elsewhere it goes on
 * (XVI.E), and so it does on nobody's land.
 */
function endRevolts(play: InvasionsPlay): void {
  const { state } = play
  for (const [province] of presentEntries(state.revolts)) {
    const nation = state.control[province]
    if (!nation || (canSufferRevolts(state, nation) && !isCapitalOf(state, nation, province))) continue
    delete state.revolts[province]
    play.emit({ type: 'revolt-ended', province, nation })
  }
}

const inputsMark = (placements: number, { realm, hirings, seats }: ControlInputs): string =>
  hashText(`${placements} ${realm}${hirings} ${seats}`)

/** Whether control is up to date: nothing that it depends on has changed since it was settled. */
export function isControlSettled(state: InvasionsState): boolean {
  return state.settledFrom === inputsMark(state.placements, controlInputs(state))
}

const sitesOfCities = baseWorld.provinces.flatMap(({ id, city }) => (city === null ? [] : [id]))

/** VII.D: a Kingdom without a capital founds one as soon as it holds a city or a site. */
function askForCapitals(play: InvasionsPlay): void {
  const { state } = play
  const { control, agenda } = state
  for (const nation of nationIds) {
    if (!lacksCapital(state, nation)) continue
    const waiting = agenda.some((task) => task.task === 'found-capital' && task.nation === nation)
    if (!waiting && sitesOfCities.some((id) => control[id] === nation)) {
      play.schedule({ task: 'found-capital', nation })
    }
  }
}

/** Inputs and results of the last computation, cached beside the state, so that unchanged Areas are skipped. */
interface ControlCache {
  readonly realm: string
  /** By the number of the province in `baseWorld.provinces`. */
  readonly garrisons: (readonly Unit[] | undefined)[]
  readonly held: (NationId | undefined)[]
  /** In the order of `nationList`. */
  readonly seats: (ProvinceId | undefined)[]
  /** Areas where a province changed hands. That may change others, so the next computation visits them again. */
  moved: ReadonlySet<AreaId>
  /** The table that it wrote. Handing over a province replaces the table. */
  table: InvasionsState['control'] | null
  /** All inputs, once the changes have been emitted. */
  settled: { readonly placements: number; readonly grounds: ControlInputs } | null
}

/** Stands for a province without units, as against one that no computation has visited yet. */
const NO_GARRISON: readonly Unit[] = []

const caches = new WeakMap<InvasionsState, ControlCache>()

function cacheFor(state: InvasionsState, realm: string): ControlCache {
  const known = caches.get(state)
  if (known?.realm === realm) return known
  const fresh: ControlCache = {
    realm,
    garrisons: [],
    held: [],
    seats: [],
    moved: new Set(),
    table: null,
    settled: null
  }
  caches.set(state, fresh)
  return fresh
}

/** Brings control up to date without emitting events, as the set-up needs it. Returns the changes. */
export function computeControl(state: InvasionsState): readonly ControlEvent[] {
  const last = cacheFor(state, controlInputs(state).realm)
  const areas = changedAreas(state, last)
  const position = positionOf(state)
  const forces = (id: ProvinceId) => countForces(position, id, unitsIn(state, id))
  const held = new Map<ProvinceId, NationId>()
  const holders = new Map<AreaId, NationId | undefined>()
  for (const { id } of baseWorld.areas) {
    if (!areas.has(id)) continue
    const members = provincesByArea(baseWorld).get(id) ?? []
    holders.set(id, controlOfArea(position, id, members, forces, held))
  }
  for (const province of provincesOutside(baseWorld)) controlOutsideAreas(position, province, forces, held)
  const changes: ControlEvent[] = []
  const places = occupiedPlaces(state)
  const moved = new Set<AreaId>()
  for (const { id, area, number } of inTheOrderOfTheMap(areas)) {
    const from = state.control[id]
    const to = held.get(id)
    if (from !== to) {
      changes.push({ type: 'province-changed-hands', province: id, from: from ?? null, to: to ?? null })
      moved.add(area)
    }
    last.garrisons[number] = places.get(id) ?? NO_GARRISON
    last.held[number] = to
  }
  for (const [area, holder] of holders) {
    const from = state.areaControl[area]
    if (from !== holder)
      changes.push({ type: 'area-changed-hands', area, from: from ?? null, to: holder ?? null })
  }
  last.moved = moved
  if (changes.length > 0 || state.control !== last.table) writeTables(state, last, holders)
  return changes
}

interface NumberedProvince {
  readonly id: ProvinceId
  readonly area: AreaId
  /** Its index in `baseWorld.provinces`. */
  readonly number: number
}

const allNumbered: readonly NumberedProvince[] = baseWorld.provinces.map(({ id, area }, number) => ({
  id,
  area,
  number
}))
const numbered: ReadonlyMap<AreaId, readonly NumberedProvince[]> = Map.groupBy(
  allNumbered,
  ({ area }) => area
)

function inTheOrderOfTheMap(areas: ReadonlySet<AreaId>): NumberedProvince[] {
  const found: NumberedProvince[] = []
  for (const area of areas) found.push(...(numbered.get(area) ?? []))
  return found.sort((one, other) => one.number - other.number)
}

/** Writes the tables in the order of the map, so that equal positions have equal states. */
function writeTables(
  state: InvasionsState,
  last: ControlCache,
  holders: ReadonlyMap<AreaId, NationId | undefined>
): void {
  const control: InvasionsState['control'] = {}
  baseWorld.provinces.forEach(({ id }, number) => {
    const holder = last.held[number]
    if (holder) control[id] = holder
  })
  const areaControl: InvasionsState['areaControl'] = {}
  for (const { id } of baseWorld.areas) {
    const holder = holders.has(id) ? holders.get(id) : state.areaControl[id]
    if (holder) areaControl[id] = holder
  }
  Object.assign(state, { control, areaControl })
  last.table = control
}

/** Areas where units or a seat came or went, or a province was handed over, since the last computation. */
function changedAreas(
  state: InvasionsState,
  { garrisons, held, seats, moved }: ControlCache
): ReadonlySet<AreaId> {
  const areas = new Set<AreaId>(moved)
  const { control } = state
  const places = occupiedPlaces(state)
  for (const { id, area, number } of allNumbered) {
    if (garrisons[number] !== (places.get(id) ?? NO_GARRISON) || held[number] !== control[id]) areas.add(area)
  }
  nationList(state).forEach(({ seat }, number) => {
    const was = seats[number]
    const is = seat?.at
    if (was === is) return
    if (was) areas.add(areaOf(was))
    if (is) areas.add(areaOf(is))
    seats[number] = is
  })
  return areas
}

/** XII.B, XXIV.C: gives a province to the conqueror of its city, or to whom it is ceded. */
export function handOver(state: InvasionsState, province: ProvinceId, to: NationId): void {
  state.control = { ...state.control, [province]: to }
  noteHandOver(state)
}
