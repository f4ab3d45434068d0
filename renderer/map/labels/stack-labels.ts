import type { MapLayers, MapSide, StackItem, StackRef } from '../map-types.ts'
import { type CounterLook, drawCounter, drawMuster, pileStep } from '../sprites/counter.ts'
import type { NamedGlyph } from '../sprites/glyph.ts'
import { isOnMap, type LabelContext, type MapLabel, type SpriteImage } from './map-label.ts'
import { boxAt } from './place-labels.ts'

type Offset = readonly [number, number]

/** The label id of a pile. */
export function stackLabelId({ province, side }: StackRef): string {
  return `stack:${province}:${side}`
}

/** The label id of a muster: all units of a side in an area, where piles are too small to show. */
export function musterLabelId(area: string, side: string): string {
  return `muster:${area}:${side}`
}

/** The pile that a label or one of its markers belongs to; null for any other label. */
export function stackOfLabel(id: string): StackRef | null {
  const [what, province, side] = id.split(':')
  return what === 'stack' && province !== undefined && side !== undefined ? { province, side } : null
}

/** The armies: in the far view one number per area, nearer one pile per province and side, then every counter. */
export function stackLabels(f: LabelContext): MapLabel[] {
  if (f.layers.nodes) return stacksOnNodes(f, f.layers.nodes)
  if (f.detail.armies === 'musters') return musterLabels(f)
  const byPlace = byPlaceAndSide(f)
  const taken = new Map<string, number>()
  return [...byPlace].flatMap(([id, list]) => {
    const province = list[0]?.province ?? ''
    const shape = f.model.byId.get(province)
    const side = f.layers.sides[list[0]?.item.side ?? '']
    if (!shape || !side || (f.layers.extent === 'base' && shape.extent === 'east')) return []
    const k = taken.get(province) ?? 0
    taken.set(province, k + 1)
    const places = [...shape.places.slice(k), ...shape.places.slice(0, k)].map((p) => p.at)
    if (places.length === 0 && shape.label) places.push(shape.label.at)
    const items = list.map(({ item }) => item)
    return f.detail.armies === 'piles'
      ? pileLabels(f, id, side, items, places)
      : [counterGroup(f, id, side, items, places)]
  })
}

function byPlaceAndSide({ layers }: LabelContext) {
  return groupBy(
    layers.stacks.flatMap(({ province, items }) => items.map((item) => ({ province, item }))),
    ({ province, item }) => stackLabelId({ province, side: item.side })
  )
}

/** On a map of circles each pile stands on its circle, a little above the middle so that the disc stays visible. */
function stacksOnNodes(f: LabelContext, nodes: NonNullable<MapLayers['nodes']>): MapLabel[] {
  return [...byPlaceAndSide(f)].flatMap(([id, list]) => {
    const [first] = list
    const shape = f.model.byId.get(first?.province ?? '')
    const side = f.layers.sides[first?.item.side ?? '']
    const at = shape?.places[0]?.at
    const look =
      side &&
      pileLook(
        f.layers,
        side,
        list.map(({ item }) => item)
      )
    if (!at || !look || !nodes[shape.id]) return []
    const size = nodeCounter(f.detail)
    const shift = [0, -Math.round(f.detail.size.node * NODE_RISE)] as const
    const body = { width: size * 1.04, height: size * 1.04 }
    return [stackLabel(id, counterPicture(look, size), body, [{ at, shift }])]
  })
}

/** How far above the middle of its circle a counter stands, as a share of the circle. */
const NODE_RISE = 0.34

const nodeCounter = ({ size }: LabelContext['detail']): number => size.node * 0.82

/** The size of a counter that travels across the map. */
export function counterSize({ nodes }: Pick<MapLayers, 'nodes'>, detail: LabelContext['detail']): number {
  return nodes ? nodeCounter(detail) : detail.size.counter
}

function musterLabels(f: LabelContext): MapLabel[] {
  const armies = groupBy(
    f.layers.stacks.flatMap(({ province, items }) => {
      const where = f.facts.provinces[province]?.area ?? province
      return isOnMap(f, f.model.byId.get(province))
        ? items.flatMap(({ kind, side, count = 1 }) =>
            kind === 'unit' ? [{ province, where, side, count }] : []
          )
        : []
    }),
    ({ where, side }) => musterLabelId(where, side)
  )
  const size = f.detail.size.muster
  return [...armies].flatMap(([id, list]) => {
    const side = f.layers.sides[list[0]?.side ?? '']
    const count = list.reduce((sum, one) => sum + one.count, 0)
    if (!side || count === 0) return []
    const picture: SpriteImage = {
      key: `muster|${side.colour}|${side.shape}|${count}|${size}`,
      width: size * 1.5,
      height: size * 1.5,
      draw: (ctx) => drawMuster(ctx, side, count, size)
    }
    const body = { width: size * 1.15, height: size * 1.1 }
    const spots = musterPositions(f, list).map((at) => ({ at, shift: [0, 0] as const }))
    return [stackLabel(id, picture, body, spots, 940)]
  })
}

/** Possible positions of a muster, in provinces where the side has units, the strongest first. */
function musterPositions(
  f: LabelContext,
  list: readonly { readonly province: string; readonly count: number }[]
): Offset[] {
  const strength = new Map<string, number>()
  for (const { province, count } of list) strength.set(province, (strength.get(province) ?? 0) + count)
  return [...strength]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([province]) => {
      const shape = f.model.byId.get(province)
      const places = shape?.places.map(({ at }) => at) ?? []
      return places.length > 0 ? places : shape?.label ? [shape.label.at] : []
    })
}

function pileLabels(
  f: LabelContext,
  id: string,
  side: MapSide,
  list: readonly StackItem[],
  places: readonly Offset[]
): MapLabel[] {
  const face = pileLook(f.layers, side, list)
  const out: MapLabel[] = []
  if (face) out.push(counterLabel(id, face, f.detail.size.counter, places))
  list
    .filter((item) => item.kind === 'marker')
    .forEach((item, i) => {
      const look: CounterLook = {
        side,
        glyph: glyphOf(f.layers, item),
        count: null,
        damaged: false,
        under: 0
      }
      const size = f.detail.size.counter * 0.78
      const ways = face ? places.slice(1).concat(places.slice(0, 1)) : places
      out.push(counterLabel(`${id}:${i}`, look, size, ways))
    })
  return out
}

/** How a pile looks: its leader is on top, else its most numerous unit. */
function pileLook(layers: GlyphSource, side: MapSide, list: readonly StackItem[]): CounterLook | null {
  const troops = list.filter((item) => item.kind !== 'marker')
  const count = troops.reduce((sum, item) => sum + (item.kind === 'unit' ? (item.count ?? 1) : 0), 0)
  const face = troops.find((item) => item.kind === 'leader') ?? mostNumerous(troops)
  return face
    ? {
        side,
        glyph: glyphOf(layers, face),
        count: count > 0 ? count : null,
        damaged: false,
        under: Math.min(2, troops.length - 1)
      }
    : null
}

type GlyphSource = Pick<MapLayers, 'glyphs'>

/** The image of a pile that travels across the map. */
export function pileImage(
  layers: GlyphSource,
  side: MapSide,
  items: readonly StackItem[],
  size: number
): SpriteImage | null {
  const look = pileLook(layers, side, items)
  return look && counterPicture(look, size)
}

/** All counters in rows around the place, as one image so that the group stays together. */
function counterGroup(
  f: LabelContext,
  id: string,
  side: MapSide,
  list: readonly StackItem[],
  places: readonly Offset[]
): MapLabel {
  const size = f.detail.size.counter
  const columns = Math.ceil(Math.sqrt(list.length))
  const rows = Math.ceil(list.length / columns)
  const step = size * 1.08
  const looks = list.map(
    (item): CounterLook => ({
      side,
      glyph: glyphOf(f.layers, item),
      count: item.count !== undefined && item.count > 1 ? item.count : null,
      damaged: item.damaged ?? false,
      under: 0
    })
  )
  const body = { width: columns * step, height: rows * step }
  const picture: SpriteImage = {
    key: `group|${looks.map(lookKey).join('|')}|${size}`,
    width: body.width + size * 0.3,
    height: body.height + size * 0.3,
    draw(ctx) {
      looks.forEach((look, i) => {
        const row = Math.floor(i / columns)
        const inRow = row === rows - 1 ? looks.length - row * columns : columns
        ctx.save()
        ctx.translate(((i % columns) - (inRow - 1) / 2) * step, (row - (rows - 1) / 2) * step)
        drawCounter(ctx, look, size)
        ctx.restore()
      })
    }
  }
  return stackLabel(id, picture, body, positionsAround(places, Math.max(body.width, body.height) * 0.6))
}

function counterLabel(id: string, look: CounterLook, size: number, places: readonly Offset[]): MapLabel {
  const pile = look.under * pileStep * 2
  const body = { width: size * 1.04 + pile, height: size * 1.04 + pile }
  return stackLabel(id, counterPicture(look, size), body, positionsAround(places, size))
}

function counterPicture(look: CounterLook, size: number): SpriteImage {
  const extent = size + look.under * pileStep * 2
  return {
    key: `counter|${lookKey(look)}|${size}`,
    width: extent * 1.25 + 4,
    height: extent * 1.25 + 4,
    draw: (ctx) => drawCounter(ctx, look, size)
  }
}

interface StackPosition {
  readonly at: Offset
  readonly shift: Offset
}

/** The drawn places first, then rings around the first of them. */
function positionsAround(places: readonly Offset[], distance: number): StackPosition[] {
  const [best] = places
  return [
    ...places.map((at) => ({ at, shift: [0, 0] as const })),
    ...(best ? [...ring(distance, 8), ...ring(distance * 1.8, 12)].map((shift) => ({ at: best, shift })) : [])
  ]
}

function stackLabel(
  id: string,
  picture: SpriteImage,
  body: { width: number; height: number },
  positions: readonly StackPosition[],
  priority = 980
): MapLabel {
  const spots = positions.map(({ at, shift }) => ({
    x: at[0],
    y: at[1],
    boxes: [boxAt(shift[0], shift[1], body.width, body.height)]
  }))
  return {
    item: { id, priority, positions: spots, forced: true },
    offsets: positions.map(({ shift }) => shift),
    image: picture,
    z: 8
  }
}

function ring(radius: number, count: number): Offset[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    return [Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius)] as const
  })
}

function glyphOf({ glyphs }: GlyphSource, { glyph: name }: StackItem): NamedGlyph | null {
  const drawing = glyphs[name]
  return drawing ? { name, drawing } : null
}

function lookKey(look: CounterLook): string {
  const { side, glyph, count, damaged, under } = look
  return `${side.colour},${side.shape},${glyph?.name ?? 'blank'},${count},${damaged},${under}`
}

function mostNumerous(items: readonly StackItem[]): StackItem | undefined {
  return items.reduce<StackItem | undefined>(
    (best, item) => (best === undefined || (item.count ?? 1) > (best.count ?? 1) ? item : best),
    undefined
  )
}

function groupBy<T>(list: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const out = new Map<string, T[]>()
  for (const item of list) {
    const group = out.get(key(item)) ?? []
    group.push(item)
    out.set(key(item), group)
  }
  return out
}
