/** Plane geometry on flat coordinate lists (x0, y0, x1, y1 ...). */
export type Line = Float32Array

export interface Bounds {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

export function at(line: ArrayLike<number>, index: number): number {
  return line[index] ?? 0
}

export function boundsOf(lines: Iterable<ArrayLike<number>>): Bounds {
  let minX = Number.POSITIVE_INFINITY
  let minY = Number.POSITIVE_INFINITY
  let maxX = Number.NEGATIVE_INFINITY
  let maxY = Number.NEGATIVE_INFINITY
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i += 2) {
      const x = at(line, i)
      const y = at(line, i + 1)
      if (x < minX) minX = x
      if (x > maxX) maxX = x
      if (y < minY) minY = y
      if (y > maxY) maxY = y
    }
  }
  return { minX, minY, maxX, maxY }
}

export function intersects(a: Bounds, b: Bounds): boolean {
  return a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY && a.maxY >= b.minY
}

export function union(list: Iterable<Bounds>): Bounds {
  let minX = Number.POSITIVE_INFINITY
  let minY = Number.POSITIVE_INFINITY
  let maxX = Number.NEGATIVE_INFINITY
  let maxY = Number.NEGATIVE_INFINITY
  for (const b of list) {
    minX = Math.min(minX, b.minX)
    minY = Math.min(minY, b.minY)
    maxX = Math.max(maxX, b.maxX)
    maxY = Math.max(maxY, b.maxY)
  }
  return { minX, minY, maxX, maxY }
}

/** Even-odd rule, so that holes need no special case. */
export function insideRing(ring: ArrayLike<number>, x: number, y: number): boolean {
  let inside = false
  const n = ring.length
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const yi = at(ring, i + 1)
    const yj = at(ring, j + 1)
    if (yi > y !== yj > y && x < ((at(ring, j) - at(ring, i)) * (y - yi)) / (yj - yi) + at(ring, i)) {
      inside = !inside
    }
  }
  return inside
}

export function ringArea(ring: ArrayLike<number>): number {
  let sum = 0
  const n = ring.length
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    sum += at(ring, j) * at(ring, i + 1) - at(ring, i) * at(ring, j + 1)
  }
  return Math.abs(sum) / 2
}

/** The distance from a point to the nearest segment of a line. */
export function distanceToLine(line: ArrayLike<number>, x: number, y: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i + 3 < line.length; i += 2) {
    const ax = at(line, i)
    const ay = at(line, i + 1)
    const dx = at(line, i + 2) - ax
    const dy = at(line, i + 3) - ay
    const length = dx * dx + dy * dy
    const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
    const ex = ax + t * dx - x
    const ey = ay + t * dy - y
    best = Math.min(best, ex * ex + ey * ey)
  }
  return Math.sqrt(best)
}

/** Drops points nearer than `tolerance` to the last one kept; both ends stay, so shared arcs still meet. */
export function thin(line: Line, tolerance: number): Line {
  const n = line.length
  if (n <= 4) return line
  const out: number[] = [at(line, 0), at(line, 1)]
  let px = at(line, 0)
  let py = at(line, 1)
  const limit = tolerance * tolerance
  for (let i = 2; i < n - 2; i += 2) {
    const x = at(line, i)
    const y = at(line, i + 1)
    if ((x - px) * (x - px) + (y - py) * (y - py) >= limit) {
      out.push(x, y)
      px = x
      py = y
    }
  }
  out.push(at(line, n - 2), at(line, n - 1))
  return new Float32Array(out)
}

/** Chaikin's corner cutting with both ends fixed: the same curve from either end. */
export function smooth(line: Line, rounds: number): Line {
  let current = line
  for (let r = 0; r < rounds; r++) {
    const n = current.length
    if (n <= 4) return current
    const out: number[] = [at(current, 0), at(current, 1)]
    for (let i = 0; i + 3 < n; i += 2) {
      const ax = at(current, i)
      const ay = at(current, i + 1)
      const bx = at(current, i + 2)
      const by = at(current, i + 3)
      if (i > 0) out.push(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25)
      if (i + 4 < n) out.push(ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)
    }
    out.push(at(current, n - 2), at(current, n - 1))
    current = new Float32Array(out)
  }
  return current
}
