import { type CounterLook, drawCounter, drawMuster, pileStep } from '../sprites/counter.ts'
import type { Side, StackItem } from '../types.ts'
import { areaLabel, type Furnishing, type Piece, stamp } from './furniture.ts'

type Offset = readonly [number, number]

/** The armies: one number an area when far, one pile a province and side when nearer, then every counter. */
export function stacks(f: Furnishing): Piece[] {
  if (f.detail.distance === 'far') return musters(f)
  return f.layers.stacks.flatMap(({ province, items }) => {
    const shape = f.model.byId.get(province)
    if (!shape || (f.layers.extent === 'base' && shape.extent === 'east')) return []
    const bySide = groupBy(items, (item) => item.side)
    return [...bySide].flatMap(([sideId, list], k) => {
      const side = f.layers.sides[sideId]
      const places = [...shape.places.slice(k), ...shape.places.slice(0, k)].map((p) => p.at)
      if (places.length === 0 && shape.label) places.push(shape.label.at)
      if (!side || places.length === 0) return []
      const id = `${province}:${sideId}`
      return f.detail.distance === 'middle'
        ? pile(f, id, side, list, places)
        : spread(f, id, side, list, places)
    })
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
  return [...sums].flatMap(([where, sides]) => {
    const area = areaLabel(f, where)
    const sea = area ? undefined : f.model.byId.get(where)
    const at = area?.at ?? sea?.places[0]?.at
    if (!at) return []
    const under = area ? f.detail.size.area * 0.5 + size * 0.72 : 0
    const list = [...sides].filter(([, count]) => count > 0)
    return list.flatMap(([sideId, count], i) => {
      const side = f.layers.sides[sideId]
      if (!side) return []
      const dx = (i - (list.length - 1) / 2) * (size * 1.25)
      const picture = {
        key: `muster|${side.colour}|${side.shape}|${count}|${size}`,
        width: size * 1.5,
        height: size * 1.5,
        draw: (ctx: CanvasRenderingContext2D) => drawMuster(ctx, side, count, size)
      }
      const rows: Offset[] = [
        ...[under, -under, under + size, -under - size, under + size * 2].map((dy) => [dx, dy] as const),
        ...[-2, 2, -3, 3].flatMap((k) => [under, 0, -under].map((dy) => [dx + k * size, dy] as const))
      ]
      const body = { width: size * 1.15, height: size * 1.1 }
      return [stamp(`muster:${where}:${sideId}`, picture, at[0], at[1], rows, 900, 7, body, true)]
    })
  })
}

function pile(
  f: Furnishing,
  id: string,
  side: Side,
  list: readonly StackItem[],
  places: readonly Offset[]
): Piece[] {
  const troops = list.filter((item) => item.kind === 'unit' || item.kind === 'leader')
  const count = troops.reduce((sum, item) => sum + (item.kind === 'unit' ? (item.count ?? 1) : 0), 0)
  const face = troops.find((item) => item.kind === 'leader') ?? leading(troops)
  const out: Piece[] = []
  if (face) {
    const look: CounterLook = {
      side,
      symbol: face.symbol,
      count: count > 0 ? count : null,
      damaged: false,
      under: Math.min(2, troops.length - 1)
    }
    out.push(counter(`stack:${id}`, look, f.detail.size.counter, places, [0, 0]))
  }
  list
    .filter((item) => item.kind === 'city' || item.kind === 'marker')
    .forEach((item, i) => {
      const look: CounterLook = { side, symbol: item.symbol, count: null, damaged: false, under: 0 }
      const size = f.detail.size.counter * 0.78
      const ways = face ? places.slice(1).concat(places.slice(0, 1)) : places
      out.push(counter(`stack:${id}:${i}`, look, size, ways, [0, 0]))
    })
  return out
}

/** Every counter for itself, in rows around the place. */
function spread(
  f: Furnishing,
  id: string,
  side: Side,
  list: readonly StackItem[],
  places: readonly Offset[]
): Piece[] {
  const size = f.detail.size.counter
  const columns = Math.ceil(Math.sqrt(list.length))
  const rows = Math.ceil(list.length / columns)
  const step = size * 1.08
  return list.map((item, i) => {
    const look: CounterLook = {
      side,
      symbol: item.symbol,
      count: item.count !== undefined && item.count > 1 ? item.count : null,
      damaged: item.damaged ?? false,
      under: 0
    }
    const row = Math.floor(i / columns)
    const inRow = row === rows - 1 ? list.length - row * columns : columns
    const shift: Offset = [((i % columns) - (inRow - 1) / 2) * step, (row - (rows - 1) / 2) * step]
    return counter(`stack:${id}:${i}`, look, size, places.slice(0, 1), shift)
  })
}

function counter(
  id: string,
  look: CounterLook,
  size: number,
  places: readonly Offset[],
  shift: Offset
): Piece {
  const extent = size + look.under * pileStep * 2
  const picture = {
    key: `counter|${look.side.colour}|${look.side.shape}|${look.symbol}|${look.count}|${look.damaged}|${look.under}|${size}`,
    width: extent * 1.25 + 4,
    height: extent * 1.25 + 4,
    draw: (ctx: CanvasRenderingContext2D) => drawCounter(ctx, look, size)
  }
  const body = {
    width: size * 1.04 + look.under * pileStep * 2,
    height: size * 1.04 + look.under * pileStep * 2
  }
  const [first] = places
  const made = stamp(id, picture, first?.[0] ?? 0, first?.[1] ?? 0, [shift], 980, 8, body, true)
  const [spot] = made.item.spots
  if (!spot) return made
  return {
    ...made,
    item: { ...made.item, spots: places.map(([x, y]) => ({ ...spot, x, y })) },
    offsets: places.map(() => shift)
  }
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
