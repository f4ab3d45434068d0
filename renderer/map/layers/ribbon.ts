import { at } from '../model/geometry.ts'

export interface Ribbon {
  readonly positions: Float32Array
  readonly uvs: Float32Array
  readonly indices: Uint32Array
}

/** Turns lines into strips with a texture across them. The texture's soft edge replaces anti-aliasing. */
export function ribbon(
  lines: readonly { readonly points: ArrayLike<number>; readonly closed: boolean }[],
  width: number
): Ribbon {
  const positions: number[] = []
  const uvs: number[] = []
  const indices: number[] = []
  for (const { points, closed } of lines) {
    const n = points.length / 2
    if (n < 2) continue
    const count = closed ? n + 1 : n
    const start = positions.length / 2
    for (let k = 0; k < count; k++) {
      const i = k % n
      const [nx, ny, miter] = normal(points, i, n, closed)
      const reach = (width / 2) * miter
      const x = at(points, i * 2)
      const y = at(points, i * 2 + 1)
      positions.push(x + nx * reach, y + ny * reach, x - nx * reach, y - ny * reach)
      uvs.push(0.5, 0, 0.5, 1)
      if (k > 0) {
        const b = start + k * 2
        indices.push(b - 2, b - 1, b, b - 1, b + 1, b)
      }
    }
  }
  return {
    positions: new Float32Array(positions),
    uvs: new Float32Array(uvs),
    indices: new Uint32Array(indices)
  }
}

function normal(points: ArrayLike<number>, i: number, n: number, closed: boolean): [number, number, number] {
  const before = closed ? (i - 1 + n) % n : Math.max(0, i - 1)
  const after = closed ? (i + 1) % n : Math.min(n - 1, i + 1)
  const [ax, ay] = direction(points, before, i)
  const [bx, by] = direction(points, i, after)
  const first = ax === 0 && ay === 0
  const last = bx === 0 && by === 0
  const ux = first ? bx : last ? ax : ax
  const uy = first ? by : last ? ay : ay
  const mx = -(ay + by)
  const my = ax + bx
  const length = Math.hypot(mx, my)
  if (length < 1e-6) return [-uy, ux, 1]
  const nx = mx / length
  const ny = my / length
  const cosine = nx * -uy + ny * ux
  return [nx, ny, 1 / Math.max(0.5, Math.abs(cosine))]
}

function direction(points: ArrayLike<number>, i: number, j: number): [number, number] {
  const dx = at(points, j * 2) - at(points, i * 2)
  const dy = at(points, j * 2 + 1) - at(points, i * 2 + 1)
  const length = Math.hypot(dx, dy)
  return length === 0 ? [0, 0] : [dx / length, dy / length]
}
