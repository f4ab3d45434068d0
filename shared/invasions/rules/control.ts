import { hashText } from '../../engine/stable-hash.ts'
import { type NationId, nationIds } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { controlOfArea, controlOutside, countForces } from '../queries/control.ts'
import { nationList } from '../queries/nations.ts'
import { noteHandOver, unitsIn } from '../queries/placement.ts'
import { positionOf } from '../queries/position-of.ts'
import { lacksCapital } from '../queries/realm.ts'
import { areaOf } from '../queries/terrain.ts'
import { baseWorld, provincesByArea, provincesOutside } from '../queries/world-tables.ts'
import type { InvasionsState, Unit } from '../state.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { type Grounds, groundsOf } from './control-grounds.ts'
import { noteLostPosts } from './limes-posts.ts'
import { leadersLeave } from './lone-leaders.ts'

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

/** XII.B, XII.C, XX.J: brings control up to date with the units on the map; leaders leave what is now the enemy's. */
export function settleControl(play: InvasionsPlay): void {
  settleHolders(play)
  leadersLeave(play)
}

/** Tells what changed hands. */
function settleHolders(play: InvasionsPlay): void {
  const { state } = play
  const { placements } = state
  const grounds = groundsOf(state)
  const last = reckonings.get(state)?.settled
  if (last?.placements === placements && last.grounds === grounds) return
  const from = hashText(`${placements} ${grounds.realm}${grounds.hirings} ${grounds.seats}`)
  if (from === state.settledFrom) return
  const changes = computeControl(state)
  lastReckoning(state, grounds.realm).settled = { placements, grounds }
  state.settledFrom = from
  noteLostPosts(state)
  for (const change of changes) play.emit(change)
  askForCapitals(play)
}

const sitesOfCities = baseWorld.provinces.flatMap(({ id, city }) => (city === null ? [] : [id]))

/** VII.D: a Kingdom still without a capital founds one as soon as a city or a site is its own. */
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

/** What the last reckoning saw and found, kept beside the state: an Area where all is as it was is not gone through again. */
interface Reckoning {
  readonly realm: string
  /** By the number of the province in the tables. */
  readonly garrisons: (readonly Unit[] | undefined)[]
  readonly held: (NationId | undefined)[]
  /** By the number of the nation. */
  readonly seats: (ProvinceId | undefined)[]
  /** Areas where it moved a province: that may move others, so the next one goes through them again. */
  moved: ReadonlySet<AreaId>
  /** The table it left behind: handing over a province makes a new one. */
  table: InvasionsState['control'] | null
  /** All it rested on, once it has been told. */
  settled: { readonly placements: number; readonly grounds: Grounds } | null
}

const reckonings = new WeakMap<InvasionsState, Reckoning>()

function lastReckoning(state: InvasionsState, realm: string): Reckoning {
  const known = reckonings.get(state)
  if (known?.realm === realm) return known
  const fresh: Reckoning = {
    realm,
    garrisons: [],
    held: [],
    seats: [],
    moved: new Set(),
    table: null,
    settled: null
  }
  reckonings.set(state, fresh)
  return fresh
}

/** The same without a word, for the set-up. Returns what has changed hands. */
export function computeControl(state: InvasionsState): readonly ControlEvent[] {
  const last = lastReckoning(state, groundsOf(state).realm)
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
  for (const province of provincesOutside(baseWorld)) controlOutside(position, province, forces, held)
  const changes: ControlEvent[] = []
  const moved = new Set<AreaId>()
  for (const { id, area, number } of inTheOrderOfTheMap(areas)) {
    const from = state.control[id]
    const to = held.get(id)
    if (from !== to) {
      changes.push({ type: 'province-changed-hands', province: id, from: from ?? null, to: to ?? null })
      moved.add(area)
    }
    last.garrisons[number] = unitsIn(state, id)
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
  /** Its place in the tables. */
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

/** The tables list places in the order of the map, however they came to their holders. */
function writeTables(
  state: InvasionsState,
  last: Reckoning,
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

/** Where units or a seat have come or gone, or a province was handed over, since the last reckoning. */
function changedAreas(
  state: InvasionsState,
  { garrisons, held, seats, moved }: Reckoning
): ReadonlySet<AreaId> {
  const areas = new Set<AreaId>(moved)
  const { control } = state
  for (const { id, area, number } of allNumbered) {
    if (garrisons[number] !== unitsIn(state, id) || held[number] !== control[id]) areas.add(area)
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

/** XII.B, XXIV.C: a province whose city has fallen, or that was handed over, belongs to its new master. */
export function handOver(state: InvasionsState, province: ProvinceId, to: NationId): void {
  state.control = { ...state.control, [province]: to }
  noteHandOver(state)
}
