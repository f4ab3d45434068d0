import { runToEnd, type SlicedWork } from '../sliced-work.ts'

/** A rectangle in css pixels, relative to its anchor on the map. */
export interface LabelBox {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** A possible position of an item: an anchor in map units and the boxes that it then covers. */
export interface LabelPosition {
  readonly x: number
  readonly y: number
  readonly boxes: readonly LabelBox[]
}

export interface LabelItem {
  readonly id: string
  /** Higher priorities are placed first. */
  readonly priority: number
  /** In order of preference. */
  readonly positions: readonly LabelPosition[]
  /** Takes the least crowded position if none is free (a stack must never vanish). */
  readonly forced?: boolean
}

interface PlacedBox extends LabelBox {
  readonly x: number
  readonly y: number
}

/**
 * Chooses for each item the first position that is free at every scale from `low` to `high`, or none. Boxes keep
 * their size on screen while anchors move apart as the map zooms in. So the gap between two boxes along an axis is
 * linear in the scale: two boxes that are apart on the same side at both ends are apart in between. Items keep their
 * previous position if they can, so that names do not jump while zooming.
 */
export function placeLabels(
  items: readonly LabelItem[],
  low: number,
  high: number,
  before: ReadonlyMap<string, number> = new Map()
): Map<string, number> {
  return runToEnd(placeLabelsInSlices(items, low, high, before))
}

/** The same as a generator that yields after each item. */
export function* placeLabelsInSlices(
  items: readonly LabelItem[],
  low: number,
  high: number,
  before: ReadonlyMap<string, number> = new Map()
): SlicedWork<Map<string, number>> {
  const grid = new Map<number, PlacedBox[]>()
  const out = new Map<string, number>()
  const standing = (item: LabelItem) => item.priority + (before.has(item.id) ? 0.4 : 0)
  const order = [...items].sort((a, b) => standing(b) - standing(a) || (a.id < b.id ? -1 : 1))
  for (const item of order) {
    const chosen = choosePosition(item, grid, low, high, before.get(item.id))
    if (chosen === null) continue
    const spot = item.positions[chosen]
    if (!spot) continue
    out.set(item.id, chosen)
    for (const box of spot.boxes) insertBox(grid, { ...box, x: spot.x, y: spot.y }, low, high)
    yield
  }
  return out
}

function choosePosition(
  item: LabelItem,
  grid: ReadonlyMap<number, readonly PlacedBox[]>,
  low: number,
  high: number,
  last: number | undefined
): number | null {
  const order = item.positions.map((_, i) => i)
  if (last !== undefined && last < order.length) order.sort((a, b) => Number(b === last) - Number(a === last))
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const i of order) {
    const spot = item.positions[i]
    if (!spot) continue
    const limit = item.forced ? least : 1
    const hits = spot.boxes.reduce(
      (sum, box) =>
        sum >= limit ? sum : sum + clashes({ ...box, x: spot.x, y: spot.y }, grid, low, high, limit),
      0
    )
    if (hits === 0) return i
    if (item.forced && hits < least) {
      least = hits
      best = i
    }
  }
  return best
}

/** Counts the boxes that are in the way, up to a limit. */
function clashes(
  box: PlacedBox,
  grid: ReadonlyMap<number, readonly PlacedBox[]>,
  low: number,
  high: number,
  limit: number
): number {
  const hit = new Set<PlacedBox>()
  for (const key of cells(box, low, high)) {
    for (const other of grid.get(key) ?? []) {
      if (!stayApart(box, other, low, high)) hit.add(other)
      if (hit.size >= limit) return hit.size
    }
  }
  return hit.size
}

/** Whether two boxes are apart on the same side at both scales, and hence at all scales in between. */
export function stayApart(a: PlacedBox, b: PlacedBox, low: number, high: number): boolean {
  const both = (gap: (scale: number) => number) => gap(low) >= 0 && gap(high) >= 0
  return (
    both((s) => (b.x - a.x) * s + b.x0 - a.x1) ||
    both((s) => (a.x - b.x) * s + a.x0 - b.x1) ||
    both((s) => (b.y - a.y) * s + b.y0 - a.y1) ||
    both((s) => (a.y - b.y) * s + a.y0 - b.y1)
  )
}

const cell = 72

function insertBox(grid: Map<number, PlacedBox[]>, box: PlacedBox, low: number, high: number): void {
  for (const key of cells(box, low, high)) {
    const list = grid.get(key)
    if (list) list.push(box)
    else grid.set(key, [box])
  }
}

/**
 * The grid cells of a box at the low scale, enlarged by how far zooming to the high scale can shift it against
 * others.
 */
function* cells(box: PlacedBox, low: number, high: number): Generator<number> {
  const share = 1 - low / high + 0.05
  const slackX = share * (Math.max(Math.abs(box.x0), Math.abs(box.x1)) + 1)
  const slackY = share * (Math.max(Math.abs(box.y0), Math.abs(box.y1)) + 1)
  const i1 = Math.floor((box.x * low + box.x1 + slackX) / cell)
  const j1 = Math.floor((box.y * low + box.y1 + slackY) / cell)
  for (let i = Math.floor((box.x * low + box.x0 - slackX) / cell); i <= i1; i++) {
    for (let j = Math.floor((box.y * low + box.y0 - slackY) / cell); j <= j1; j++) yield i * 65536 + j
  }
}

/** A box of the given size around an offset from the anchor. */
export function boxAt(dx: number, dy: number, width: number, height: number): LabelBox {
  return { x0: dx - width / 2, y0: dy - height / 2, x1: dx + width / 2, y1: dy + height / 2 }
}

/** A rotated strip of text as a chain of upright boxes along its baseline. */
export function slantedBoxes(width: number, height: number, degrees: number): LabelBox[] {
  if (Math.abs(degrees) < 1) return [boxAt(0, 0, width, height)]
  const angle = (degrees * Math.PI) / 180
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const count = Math.max(1, Math.ceil(width / Math.max(height, 8)))
  const part = width / count
  return Array.from({ length: count }, (_, i) => {
    const along = (i + 0.5) * part - width / 2
    return boxAt(
      along * c,
      along * s,
      Math.abs(part * c) + Math.abs(height * s),
      Math.abs(part * s) + Math.abs(height * c)
    )
  })
}
