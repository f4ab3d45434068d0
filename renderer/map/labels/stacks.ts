import { type CounterLook, drawCounter, drawMuster, pileStep } from '../sprites/counter.ts'
import type { NamedGlyph } from '../sprites/glyph.ts'
import type { Side, StackItem } from '../types.ts'
import { areaLabel } from './furniture.ts'
import { type Furnishing, onMap, type Picture, type Piece } from './pieces.ts'
import { boxAt } from './place.ts'

type Offset = readonly [number, number]

/** The armies: one number an area when far, one pile a province and side when nearer, then every counter. */
export function stacks(f: Furnishing): Piece[] {
  if (f.detail.distance === 'far') return musters(f)
  const byPlace = groupBy(
    f.layers.stacks.flatMap(({ province, items }) => items.map((item) => ({ province, item }))),
    ({ province, item }) => `${province}:${item.side}`
  )
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
    return f.detail.distance === 'middle'
      ? pile(f, id, side, items, places)
      : [spread(f, id, side, items, places)]
  })
}

function musters(f: Furnishing): Piece[] {
  const sums = new Map<string, Map<string, number>>()
  for (const { province, items } of f.layers.stacks) {
    const shape = f.model.byId.get(province)
    if (!shape || (f.layers.extent === 'base' && shape.extent === 'east')) continue
    const where = f.facts.provinces[province]?.area ?? province
    const sides = sums.get(where) ?? new Map<string, number>()
    for (const item of items) {
      if (item.kind === 'unit') sides.set(item.side, (sides.get(item.side) ?? 0) + (item.count ?? 1))
    }
    sums.set(where, sides)
  }
  const size = 19
  return [...sums].flatMap(([where, sides]) =>
    [...sides].flatMap(([sideId, count]) => {
      const side = f.layers.sides[sideId]
      const ways = musterPoints(f, where)
      if (!side || count === 0 || ways.length === 0) return []
      const picture: Picture = {
        key: `muster|${side.colour}|${side.shape}|${count}|${size}`,
        width: size * 1.5,
        height: size * 1.5,
        draw: (ctx) => drawMuster(ctx, side, count, size)
      }
      const body = { width: size * 1.15, height: size * 1.1 }
      const spots = ways.map((at) => ({ at, shift: [0, 0] as const }))
      return [standing(`muster:${where}:${sideId}`, picture, body, spots, 940)]
    })
  )
}

/** Points inside an area or a sea, those nearest to its name first. */
function musterPoints(f: Furnishing, where: string): Offset[] {
  const label = areaLabel(f, where)
  if (!label) return (f.model.byId.get(where)?.places ?? []).map((p) => p.at)
  const [lx, ly] = label.at
  const away = ([x, y]: Offset) => Math.hypot(x - lx, y - ly)
  return f.model.provinces
    .filter((p) => f.facts.provinces[p.id]?.area === where && onMap(f, p))
    .flatMap((p) => [...(p.label ? [p.label.at] : []), ...p.places.map((place) => place.at)])
    .sort((a, b) => away(a) - away(b))
}

function pile(
  f: Furnishing,
  id: string,
  side: Side,
  list: readonly StackItem[],
  places: readonly Offset[]
): Piece[] {
  const troops = list.filter((item) => item.kind !== 'marker')
  const count = troops.reduce((sum, item) => sum + (item.kind === 'unit' ? (item.count ?? 1) : 0), 0)
  const face = troops.find((item) => item.kind === 'leader') ?? leading(troops)
  const out: Piece[] = []
  if (face) {
    const look: CounterLook = {
      side,
      glyph: glyphOf(f, face),
      count: count > 0 ? count : null,
      damaged: false,
      under: Math.min(2, troops.length - 1)
    }
    out.push(counter(id, look, f.detail.size.counter, places))
  }
  list
    .filter((item) => item.kind === 'marker')
    .forEach((item, i) => {
      const look: CounterLook = { side, glyph: glyphOf(f, item), count: null, damaged: false, under: 0 }
      const size = f.detail.size.counter * 0.78
      const ways = face ? places.slice(1).concat(places.slice(0, 1)) : places
      out.push(counter(`${id}:${i}`, look, size, ways))
    })
  return out
}

/** Every counter for itself, in rows around the place: one picture, so that a group stays together. */
function spread(
  f: Furnishing,
  id: string,
  side: Side,
  list: readonly StackItem[],
  places: readonly Offset[]
): Piece {
  const size = f.detail.size.counter
  const columns = Math.ceil(Math.sqrt(list.length))
  const rows = Math.ceil(list.length / columns)
  const step = size * 1.08
  const looks = list.map(
    (item): CounterLook => ({
      side,
      glyph: glyphOf(f, item),
      count: item.count !== undefined && item.count > 1 ? item.count : null,
      damaged: item.damaged ?? false,
      under: 0
    })
  )
  const body = { width: columns * step, height: rows * step }
  const picture: Picture = {
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
  return standing(`stack:${id}`, picture, body, around(places, Math.max(body.width, body.height) * 0.6))
}

function counter(id: string, look: CounterLook, size: number, places: readonly Offset[]): Piece {
  const pile = look.under * pileStep * 2
  const extent = size + pile
  const picture: Picture = {
    key: `counter|${lookKey(look)}|${size}`,
    width: extent * 1.25 + 4,
    height: extent * 1.25 + 4,
    draw: (ctx) => drawCounter(ctx, look, size)
  }
  const body = { width: size * 1.04 + pile, height: size * 1.04 + pile }
  return standing(`stack:${id}`, picture, body, around(places, size))
}

interface Standpoint {
  readonly at: Offset
  readonly shift: Offset
}

/** The drawn places first, then a ring around the best of them. */
function around(places: readonly Offset[], distance: number): Standpoint[] {
  const [best] = places
  return [
    ...places.map((at) => ({ at, shift: [0, 0] as const })),
    ...(best ? [...ring(distance, 8), ...ring(distance * 1.8, 12)].map((shift) => ({ at: best, shift })) : [])
  ]
}

function standing(
  id: string,
  picture: Picture,
  body: { width: number; height: number },
  ways: readonly Standpoint[],
  priority = 980
): Piece {
  const spots = ways.map(({ at, shift }) => ({
    x: at[0],
    y: at[1],
    boxes: [boxAt(shift[0], shift[1], body.width, body.height)]
  }))
  return {
    item: { id, priority, spots, forced: true },
    offsets: ways.map(({ shift }) => shift),
    picture,
    angle: 0,
    z: 8
  }
}

function ring(radius: number, count: number): Offset[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    return [Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius)] as const
  })
}

function glyphOf({ layers }: Furnishing, { glyph: name }: StackItem): NamedGlyph | null {
  const drawing = layers.glyphs[name]
  return drawing ? { name, drawing } : null
}

function lookKey(look: CounterLook): string {
  const { side, glyph, count, damaged, under } = look
  return `${side.colour},${side.shape},${glyph?.name ?? 'blank'},${count},${damaged},${under}`
}

function leading(items: readonly StackItem[]): StackItem | undefined {
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
