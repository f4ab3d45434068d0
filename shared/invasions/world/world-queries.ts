import { type AreaId, type AreaRecord, areas } from './areas.ts'
import { type BorderRecord, borders } from './borders.ts'
import { type ProvinceId, type ProvinceRecord, provinces } from './provinces.ts'
import { type SeaId, type SeaRecord, seas } from './seas.ts'

/** `base` is the printed map; `full` adds the eastern extension. */
export type MapChoice = 'base' | 'full'
export type BorderKind = BorderRecord['kind']

export interface Province extends ProvinceRecord {
  readonly id: ProvinceId
}
export interface Area extends AreaRecord {
  readonly id: AreaId
}
export interface Sea extends SeaRecord {
  readonly id: SeaId
  readonly neighbours: readonly SeaId[]
  readonly coasts: readonly (readonly ProvinceId[])[]
}
export interface Neighbour {
  readonly id: ProvinceId
  readonly kind: BorderKind
  /** The name of the river, range or strait. */
  readonly name?: string
}

/** Whether a step over this border is allowed. */
export type StepTest = (to: ProvinceId, border: Neighbour, from: ProvinceId) => boolean

const provincesById = new Map<string, Province>(provinces.map((record) => [record.id, record]))
const areasById = new Map<string, Area>(areas.map((record) => [record.id, record]))
const seasById = new Map<string, Sea>(seas.map((record) => [record.id, record]))

export const isProvinceId = (id: string): id is ProvinceId => provincesById.has(id)
export const isAreaId = (id: string): id is AreaId => areasById.has(id)
export const isSeaId = (id: string): id is SeaId => seasById.has(id)

function known<T>(table: ReadonlyMap<string, T>, id: string): T {
  const record = table.get(id)
  if (record === undefined) throw new Error(`no such place: ${id}`)
  return record
}

export const provinceById = (id: ProvinceId): Province => known(provincesById, id)
export const areaById = (id: AreaId): Area => known(areasById, id)
export const seaById = (id: SeaId): Sea => known(seasById, id)

const onMap = (record: { readonly map: 'base' | 'east' }, map: MapChoice): boolean =>
  map === 'full' || record.map === 'base'

export const provincesOn = (map: MapChoice): readonly Province[] =>
  provinces.filter((record) => onMap(record, map))
export const areasOn = (map: MapChoice): readonly Area[] => areas.filter((record) => onMap(record, map))
export const seasOn = (map: MapChoice): readonly Sea[] => seas.filter((record) => onMap(record, map))

const neighbourTables = {
  full: neighbourTable(() => true),
  base: neighbourTable((id) => provinceById(id).map === 'base')
}

function neighbourTable(wanted: (id: ProvinceId) => boolean): ReadonlyMap<ProvinceId, readonly Neighbour[]> {
  const table = new Map<ProvinceId, Neighbour[]>(provinces.map(({ id }) => [id, []]))
  for (const border of borders) {
    const [a, b] = border.between
    if (!wanted(a) || !wanted(b)) continue
    const what = border.kind === 'open' ? { kind: border.kind } : { kind: border.kind, name: border.name }
    table.get(a)?.push({ id: b, ...what })
    table.get(b)?.push({ id: a, ...what })
  }
  for (const list of table.values()) list.sort((x, y) => (x.id < y.id ? -1 : 1))
  return table
}

/** III.E, XVIII.J: all adjacent provinces, over straits too, in the order of their ids. */
export const neighbours = (id: ProvinceId, map: MapChoice = 'full'): readonly Neighbour[] =>
  neighbourTables[map].get(id) ?? []

export const borderBetween = (a: ProvinceId, b: ProvinceId): Neighbour | null =>
  neighbours(a).find(({ id }) => id === b) ?? null

export const adjacent = (a: ProvinceId, b: ProvinceId): boolean => borderBetween(a, b) !== null

const anyStep: StepTest = () => true

/** All provinces within `steps` steps, with their distance; the start has 0. */
export function reachable(
  from: ProvinceId,
  steps: number,
  may: StepTest = anyStep,
  map: MapChoice = 'full'
): ReadonlyMap<ProvinceId, number> {
  const found = new Map<ProvinceId, number>([[from, 0]])
  let ring: ProvinceId[] = [from]
  for (let step = 1; step <= steps && ring.length > 0; step++) {
    const next: ProvinceId[] = []
    for (const here of ring) {
      for (const border of neighbours(here, map)) {
        if (found.has(border.id) || !may(border.id, border, here)) continue
        found.set(border.id, step)
        next.push(border.id)
      }
    }
    ring = next
  }
  return found
}

/** A shortest path, both ends included; among equals the first by id. Null if there is none. */
export function shortestPath(
  from: ProvinceId,
  to: ProvinceId,
  may: StepTest = anyStep,
  map: MapChoice = 'full'
): readonly ProvinceId[] | null {
  const before = new Map<ProvinceId, ProvinceId | null>([[from, null]])
  const queue: ProvinceId[] = [from]
  for (const here of queue) {
    if (here === to) return pathTo(before, to)
    for (const border of neighbours(here, map)) {
      if (before.has(border.id) || !may(border.id, border, here)) continue
      before.set(border.id, here)
      queue.push(border.id)
    }
  }
  return null
}

function pathTo(before: ReadonlyMap<ProvinceId, ProvinceId | null>, to: ProvinceId): ProvinceId[] {
  const way: ProvinceId[] = []
  for (let here: ProvinceId | null = to; here !== null; here = before.get(here) ?? null) way.push(here)
  return way.reverse()
}

/** The number of land steps, straits included; null if there is no path. */
export function distance(
  from: ProvinceId,
  to: ProvinceId,
  may: StepTest = anyStep,
  map: MapChoice = 'full'
): number | null {
  if (may === anyStep) return distancesFrom(from, map).get(to) ?? null
  const way = shortestPath(from, to, may, map)
  return way && way.length - 1
}

const distancesByMap = { base: new Map<ProvinceId, Distances>(), full: new Map<ProvinceId, Distances>() }
type Distances = ReadonlyMap<ProvinceId, number>

/** The map never changes, so we compute the distances from each province once. */
export function distancesFrom(from: ProvinceId, map: MapChoice): Distances {
  const known = distancesByMap[map].get(from)
  if (known) return known
  const distances = reachable(from, Number.POSITIVE_INFINITY, anyStep, map)
  distancesByMap[map].set(from, distances)
  return distances
}

/** XII: on the printed map a province of an eastern Area (Kushania) belongs to no Area. */
export function areaOnMap(id: ProvinceId, map: MapChoice = 'full'): AreaId | null {
  const home = provinceById(id).area
  return onMap(areaById(home), map) ? home : null
}

const provincesByArea = new Map<AreaId, readonly Province[]>(
  areas.map(({ id }) => [id, provinces.filter((record) => record.area === id)])
)

export const provincesOf = (id: AreaId, map: MapChoice = 'full'): readonly Province[] =>
  (provincesByArea.get(id) ?? []).filter((record) => areaOnMap(record.id, map) === id && onMap(record, map))

/** XVIII.A, XXIX.F: Areas with adjacent provinces, over straits too. */
export function areaNeighbours(id: AreaId, map: MapChoice = 'full'): readonly AreaId[] {
  const found = new Set<AreaId>()
  for (const { id: own } of provincesOf(id, map)) {
    for (const { id: next } of neighbours(own, map)) {
      const other = areaOnMap(next, map)
      if (other && other !== id) found.add(other)
    }
  }
  return [...found].sort()
}

const cities = new Map<string, ProvinceId>(
  provinces.flatMap(({ id, city }) => (city ? [[city.name, id]] : []))
)

export const provinceOfCity = (name: string): ProvinceId | null => cities.get(name) ?? null
