import { areas } from '#shared/invasions/world/areas.ts'
import { borders } from '#shared/invasions/world/borders.ts'
import { provinces } from '#shared/invasions/world/provinces.ts'
import { seas } from '#shared/invasions/world/seas.ts'
import type { BorderLine, Frame, Label, MapDrawing, ProvinceShape, SeaShape } from '#shared/map/drawing.ts'
import { at, type Box, boxOf, grown, type Point, type PointLine } from '../lib/geometry.ts'
import { Mask } from '../lib/mask.ts'
import { ArcStore, ISLET, PRECISION, polygonsOf, rounded, roundedPoint } from './encode.ts'
import type { Walk } from './faces.ts'
import { fitLabel, inLabel, type LabelWish } from './labels.ts'
import { type Partition, province, sea, WASTELAND } from './partition.ts'
import { pairKey } from './pinch.ts'
import { type CounterPlace, counterPlaces } from './places.ts'

const PROVINCE_ANGLES = [0, -12, 12, -25, 25, -40, 40, -60, 60, -80, 80]
const AREA_ANGLES = [0, -10, 10, -20, 20, -30, 30, -45, 45]
const SEA_ANGLES = [0, -12, 12, -25, 25, -40, 40, -60, 60]
const MARGIN = 46

type Features = Pick<MapDrawing, 'rivers' | 'ranges' | 'straits'> & {
  readonly lakes: readonly { readonly name: string; readonly polygons: readonly PointLine[][] }[]
  readonly cities: ReadonlyMap<string, Point>
}

export function draw(
  { edges, walks }: Partition,
  keep: (p: Point) => boolean,
  features: Features
): MapDrawing {
  const store = new ArcStore(keep)
  const refs = new Map<number, number>()
  const ref = (edge: number): number => {
    const known = refs.get(edge)
    if (known !== undefined) return known
    const made = store.add(at(edges, edge).points)
    refs.set(edge, made)
    return made
  }
  const byLabel = new Map<string, Walk[]>()
  for (const walk of walks) byLabel.set(walk.label, [...(byLabel.get(walk.label) ?? []), walk])
  const walksOf = (label: string) => byLabel.get(label) ?? []

  const shapes = provinces.map((record): ProvinceShape => {
    const own = walksOf(province(record.id))
    if (!own.some(({ area }) => area > ISLET)) throw new Error(`${record.id} has no land`)
    const city = features.cities.get(record.id) ?? null
    const mask = maskOf(own, (area) => Math.max(0.8, Math.sqrt(area) / 60))
    const label = provinceLabel(mask, record.name, city)
    const size = own.reduce((sum, walk) => sum + walk.area, 0)
    const places = counterPlaces(mask, bodies(own), label, city, size > 9000 ? 6 : size > 4500 ? 4 : 3)
    return {
      id: record.id,
      extent: record.map,
      polygons: polygonsOf(own, ref),
      label: roundedLabel(label),
      city: city && roundedPoint(city),
      places: places.map(roundedPlace)
    }
  })
  const linesOf = (map: 'base' | 'east') =>
    provinces
      .filter((record) => map === 'east' || record.map === 'base')
      .flatMap(({ id }) => walksOf(province(id)).flatMap(({ line }) => line))
  const base = grown(boxOf(linesOf('base')), MARGIN)
  const full = grown(boxOf([...linesOf('east'), [base.x0, base.y0], [base.x1, base.y1]]), MARGIN / 2)

  return {
    version: 1,
    frames: { base: frame(base), full: frame(full) },
    precision: PRECISION,
    provinces: shapes,
    seas: seas.map((record) =>
      seaShape(record, walksOf(sea(record.id)), record.map === 'base' ? base : full, ref)
    ),
    areas: areas.map(({ id, name }) => ({ id, label: areaLabel(id, name, walksOf) })),
    wasteland: polygonsOf(walksOf(WASTELAND), ref),
    lakes: features.lakes.map(({ name, polygons }) => ({
      name,
      polygons: polygons.map((rings) => rings.map((ring) => [store.add([...ring, at(ring, 0)])]))
    })),
    borders: borderLines(edges, ref),
    rivers: features.rivers,
    ranges: features.ranges,
    straits: features.straits,
    arcs: store.arcs
  }
}

const bodies = (walks: readonly Walk[]): PointLine[] =>
  walks.filter(({ area }) => Math.abs(area) > ISLET).map(({ line }) => line)

function maskOf(walks: readonly Walk[], cell: (area: number) => number, clip?: Box): Mask {
  const lines = bodies(walks)
  const area = walks.reduce((sum, walk) => sum + walk.area, 0)
  const all = boxOf(lines.flat())
  const box = clip
    ? {
        x0: Math.max(all.x0, clip.x0),
        y0: Math.max(all.y0, clip.y0),
        x1: Math.min(all.x1, clip.x1),
        y1: Math.min(all.y1, clip.y1)
      }
    : all
  const mask = new Mask(box, cell(area)).fill(lines)
  return clip
    ? mask.without((p) => p[0] < clip.x0 || p[1] < clip.y0 || p[0] > clip.x1 || p[1] > clip.y1)
    : mask
}

/** Puts a name beside the city if that costs little size, otherwise where there is most room. */
function provinceLabel(mask: Mask, name: string, city: Point | null): Label {
  const wish: LabelWish = { text: name, angles: PROVINCE_ANGLES, tallest: 19, inside: 1, centres: 220 }
  const anywhere = fitLabel(mask, wish)
  if (!anywhere) throw new Error(`no room for the name of ${name}`)
  if (!city || !inLabel(anywhere, city, 5)) return anywhere
  const beside = fitLabel(
    mask.without((p) => Math.hypot(p[0] - city[0], p[1] - city[1]) < 6),
    wish
  )
  return beside && beside.width * beside.height > 0.3 * anywhere.width * anywhere.height ? beside : anywhere
}

function areaLabel(id: string, name: string, walksOf: (label: string) => readonly Walk[]): Label {
  const own = provinces.filter(({ area }) => area === id).flatMap((record) => walksOf(province(record.id)))
  const mask = maskOf(own, (area) => Math.max(2, Math.sqrt(area) / 90))
  const wish = { text: name, angles: AREA_ANGLES, tallest: 60, inside: 0.9, centres: 260, spaced: true }
  const label = fitLabel(mask, wish)
  if (!label) throw new Error(`no room for the name of ${name}`)
  return roundedLabel(label)
}

function seaShape(
  record: (typeof seas)[number],
  own: readonly Walk[],
  clip: Box,
  ref: (edge: number) => number
): SeaShape {
  const mask = maskOf(own, (area) => Math.max(1.2, Math.min(5, Math.sqrt(area) / 80)), grown(clip, -8))
  const wish = { text: record.name, angles: SEA_ANGLES, tallest: 26, inside: 1, centres: 260 }
  const label = fitLabel(mask, wish)
  if (!label) throw new Error(`no room for the name of ${record.name}`)
  return {
    id: record.id,
    extent: record.map,
    polygons: polygonsOf(own, ref),
    label: roundedLabel(label),
    places: counterPlaces(mask, bodies(own), label, null, 4).map(roundedPlace)
  }
}

function borderLines(edges: Partition['edges'], ref: (edge: number) => number): BorderLine[] {
  const arcs = new Map<string, number[]>()
  edges.forEach(({ kind, plus, minus }, i) => {
    if (kind !== 'border') return
    const key = pairKey(plus, minus)
    arcs.set(key, [...(arcs.get(key) ?? []), ref(i)])
  })
  const maps = new Map<string, 'base' | 'east'>(provinces.map(({ id, map }) => [id, map]))
  return borders.flatMap(({ between: [a, b], kind }): BorderLine[] => {
    if (kind === 'strait') return []
    const own = arcs.get(pairKey(province(a), province(b)))
    if (!own) throw new Error(`${a} and ${b} do not touch`)
    const extent = maps.get(a) === 'east' || maps.get(b) === 'east' ? 'east' : 'base'
    return [{ between: [a, b], extent, kind, arcs: own }]
  })
}

const frame = ({ x0, y0, x1, y1 }: Box): Frame => ({
  x: Math.round(x0),
  y: Math.round(y0),
  width: Math.round(x1 - x0),
  height: Math.round(y1 - y0)
})

export const roundedLabel = ({ at: p, width, height, angle }: Label): Label => ({
  at: roundedPoint(p),
  width: rounded(width),
  height: rounded(height),
  angle: rounded(angle)
})

/** Rounds down, so that rounding never makes circles touch. */
const roundedPlace = ({ at: p, room }: CounterPlace): CounterPlace => ({
  at: roundedPoint(p),
  room: Math.max(0.1, Math.floor((room - 0.1) * 10) / 10)
})
