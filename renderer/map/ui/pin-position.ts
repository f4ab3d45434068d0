/** A rectangle of the window. */
export interface ScreenRect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Point = readonly [x: number, y: number]
type Size = Pick<ScreenRect, 'width' | 'height'>

interface PinInput {
  /** The point that the card belongs to. */
  readonly at: Point
  readonly size: Size
  /** The uncovered part of the map. */
  readonly free: ScreenRect
  /** Points that the card should not cover. */
  readonly avoid: readonly Point[]
  /** Other cards that it should not cover. */
  readonly cards?: readonly ScreenRect[]
  /** How far around a point nothing should be covered; by default half the size of a badge or a counter. */
  readonly room?: number | undefined
}

/** Distances to try between the point and its card. The nearest comes first. */
const DISTANCES = [28, 80, 150, 240]
const DIRECTIONS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1]
]
/** Half the size of a badge or a counter. */
const BADGE = 20

/** The upper left corner of a card: near its point, inside the free area, and covering as little as possible. */
export function pinPosition(input: PinInput): Point {
  const beside = cheapest(input, candidates(input))
  // Where everything near is taken, any free spot will do.
  return pinCovers(input, beside) ? cheapest(input, [beside, ...everywhere(input)]) : beside
}

function cheapest(input: PinInput, corners: readonly Point[]): Point {
  const [best] = corners
    .map((corner) => ({ corner, cost: pinCost(input, corner) }))
    .sort((one, other) => one.cost - other.cost)
  return best?.corner ?? input.at
}

/** Whether a card at this corner covers a point that it should not, its own included. */
export function pinCovers({ at, size, avoid, room = BADGE }: PinInput, corner: Point): boolean {
  const box = { x: corner[0], y: corner[1], ...size }
  return [at, ...avoid].some((point) => gap(box, point) < room)
}

/** The cost of a corner; the lowest is best. */
export function pinCost({ at, size, avoid, cards = [], room = BADGE }: PinInput, corner: Point): number {
  const box = { x: corner[0], y: corner[1], ...size }
  const hidden = avoid.filter((point) => gap(box, point) < room).length
  const upon = cards.filter((card) => overlap(box, card)).length
  return 1000 * Number(gap(box, at) < room) + 100 * hidden + 60 * upon + gap(box, at) / 10
}

function overlap(one: ScreenRect, other: ScreenRect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

function candidates({ at: [x, y], size: { width, height }, free }: PinInput): Point[] {
  const within = (left: number, top: number): Point => [
    clamp(left, free.x, free.x + free.width - width),
    clamp(top, free.y, free.y + free.height - height)
  ]
  const beside = DISTANCES.flatMap((distance) =>
    DIRECTIONS.map(([right, down]) => {
      const left = right > 0 ? x + distance : right < 0 ? x - distance - width : x - width / 2
      const top = down > 0 ? y + distance : down < 0 ? y - distance - height : y - height / 2
      return within(left, top)
    })
  )
  const { x: left, y: top, width: wide, height: high } = free
  const atTheEdge = DIRECTIONS.map(([right, down]) =>
    within(left + ((right + 1) / 2) * wide - width / 2, top + ((down + 1) / 2) * high - height / 2)
  )
  return [...beside, ...atTheEdge]
}

/** Coarse enough to be searched in each frame of a movement. */
const STEP = 28

/** Corners all over the free area. */
function everywhere({ size: { width, height }, free }: PinInput): Point[] {
  const columns = Math.max(0, Math.floor((free.width - width) / STEP)) + 1
  const rows = Math.max(0, Math.floor((free.height - height) / STEP)) + 1
  return Array.from(
    { length: columns * rows },
    (_, index): Point => [free.x + (index % columns) * STEP, free.y + Math.floor(index / columns) * STEP]
  )
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

/** The distance of a point from a box; 0 inside it. */
function gap({ x, y, width, height }: ScreenRect, [px, py]: Point): number {
  return Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height))
}
