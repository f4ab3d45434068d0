/** The middle of a seat, in pixels from the upper left corner of the hall. */
export interface Seat {
  readonly x: number
  readonly y: number
}

export interface SeatPlan {
  readonly seatWidth: number
  readonly seatHeight: number
  /** From the left end of the benches to the right one, so that neighbours in the list sit together. */
  readonly seats: readonly Seat[]
  /** The half axes of each bench, from the outermost one in. Their common centre is `centre`. */
  readonly benches: readonly { readonly rx: number; readonly ry: number; readonly power: number }[]
  readonly centre: Seat
  /** The free floor between the benches: its width and height, at the lower edge of the hall. */
  readonly floor: { readonly width: number; readonly height: number }
}

export interface Hall {
  readonly width: number
  readonly height: number
}

export interface SeatLimits {
  readonly least: number
  readonly most: number
}

/** Height of a seat by its width. */
const SHAPE = 0.66
/** How far apart the middles of neighbours are at least, in seats. */
const APART = 1.05
/** Room below the lowest seats, for the signs of office that hang from them. */
const BELOW = 9
const SAMPLES = 90
const MOST_ROWS = 4

/**
 * The curve of the benches: 2 is an ellipse, more is squarer. Seats are oblong, so rounder benches need more room
 * between them. `beauty` weighs how round they are against the size of the seats.
 */
const curves = [
  { power: 2, gap: 1.34, beauty: 1 },
  { power: 2.3, gap: 1.24, beauty: 0.97 },
  { power: 2.8, gap: 1.16, beauty: 0.94 },
  { power: 3.6, gap: 1.08, beauty: 0.9 }
] as const
type Curve = (typeof curves)[number]

/** Seats in a half circle of benches, as large as fits. The floor stays free. */
export function seatPlan(count: number, hall: Hall, { least, most }: SeatLimits): SeatPlan {
  let best: SeatPlan | null = null
  let worth = 0
  for (const curve of curves) {
    for (let rows = 1; rows <= MOST_ROWS; rows++) {
      for (let width = most; width >= least && width * curve.beauty > worth; width -= 4) {
        const plan = planWith(count, hall, width, curve, rows)
        if (!plan) continue
        best = plan
        worth = width * curve.beauty
        break
      }
    }
  }
  return best ?? crowded(count, hall, least)
}

interface Bench {
  readonly rx: number
  readonly ry: number
  readonly points: readonly Seat[]
  /** Length of the arc up to each point, in seats. */
  readonly lengths: readonly number[]
  readonly room: number
}

function planWith(count: number, hall: Hall, seatWidth: number, curve: Curve, rows: number): SeatPlan | null {
  const seatHeight = seatWidth * SHAPE
  const floor = { width: hall.width * 0.3, height: hall.height * 0.36 }
  const centre = { x: hall.width / 2, y: hall.height - BELOW - seatHeight / 2 }
  const benches: Bench[] = []
  while (benches.length < rows) {
    const bench = benchAt(benches.length, hall, centre, { seatWidth, seatHeight, curve })
    if (!bench || bench.rx - seatWidth / 2 < floor.width / 2 || bench.ry < floor.height) return null
    benches.push(bench)
  }
  const rooms = benches.map((bench) => bench.room)
  if (rooms.reduce((sum, room) => sum + room, 0) < count) return null
  const taken = shares(count, rooms)
  const seats = benches.flatMap((bench, index) => seatsOn(bench, taken[index] ?? 0))
  const isFree = seats.every(({ at }, index) =>
    seats
      .slice(index + 1)
      .every(
        ({ at: other }) =>
          Math.abs(at.x - other.x) >= seatWidth * 1.01 || Math.abs(at.y - other.y) >= seatHeight * 1.01
      )
  )
  const isFloorFree = seats.every(
    ({ at }) =>
      Math.abs(at.x - centre.x) >= (floor.width + seatWidth) / 2 ||
      at.y + seatHeight / 2 <= hall.height - floor.height
  )
  if (!isFree || !isFloorFree) return null
  const ordered = seats.toSorted((one, other) => one.along - other.along).map(({ at }) => at)
  return {
    seatWidth,
    seatHeight,
    seats: ordered,
    benches: benches.map(({ rx, ry }) => ({ rx, ry, power: curve.power })),
    centre,
    floor
  }
}

interface BenchShape {
  readonly seatWidth: number
  readonly seatHeight: number
  readonly curve: Curve
}

function benchAt(
  row: number,
  hall: Hall,
  centre: Seat,
  { seatWidth, seatHeight, curve: { power, gap } }: BenchShape
): Bench | null {
  const rx = (hall.width - seatWidth) / 2 - row * seatWidth * gap
  const ry = hall.height - BELOW - seatHeight - row * seatHeight * gap
  if (rx <= 0 || ry <= 0) return null
  const points = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const angle = Math.PI * (1 - index / SAMPLES)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return {
      x: centre.x + rx * Math.sign(cos) * Math.abs(cos) ** (2 / power),
      y: centre.y - ry * Math.abs(sin) ** (2 / power)
    }
  })
  let length = 0
  const lengths = points.map((point, index) => {
    const before = points[index - 1]
    if (before)
      length += Math.max(Math.abs(point.x - before.x) / seatWidth, Math.abs(point.y - before.y) / seatHeight)
    return length
  })
  return { rx, ry, points, lengths, room: Math.floor(length / APART) + 1 }
}

/** Divides the seats among the benches by their room. */
function shares(count: number, rooms: readonly number[]): readonly number[] {
  const all = rooms.reduce((sum, room) => sum + room, 0)
  const taken = rooms.map((room) => Math.floor((count * room) / all))
  for (let index = 0; taken.reduce((sum, each) => sum + each, 0) < count; index = (index + 1) % taken.length)
    if ((taken[index] ?? 0) < (rooms[index] ?? 0)) taken[index] = (taken[index] ?? 0) + 1
  return taken
}

function seatsOn({ points, lengths }: Bench, count: number) {
  const whole = lengths.at(-1) ?? 0
  return Array.from({ length: count }, (_, index) => {
    // A single seat is in the middle.
    const along = count === 1 ? 0.5 : index / (count - 1)
    const at = points[lengths.findIndex((length) => length >= along * whole - 1e-9)] ?? points[0]
    return { at: at ?? { x: 0, y: 0 }, along }
  })
}

/** For a hall that is too small: rows that may touch. */
function crowded(count: number, hall: Hall, seatWidth: number): SeatPlan {
  const seatHeight = seatWidth * SHAPE
  const inRow = Math.max(1, Math.floor(hall.width / seatWidth))
  const seats = Array.from({ length: count }, (_, index) => ({
    x: ((index % inRow) + 0.5) * (hall.width / inRow),
    y: (Math.floor(index / inRow) + 0.5) * seatHeight
  }))
  return {
    seatWidth,
    seatHeight,
    seats,
    benches: [],
    centre: { x: hall.width / 2, y: hall.height },
    floor: { width: hall.width, height: Math.max(0, hall.height - seatHeight * Math.ceil(count / inRow)) }
  }
}
