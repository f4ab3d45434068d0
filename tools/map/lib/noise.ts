/** A number in [0, 1) that depends on its arguments alone. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

function valueNoise(x: number, y: number, seed: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const u = (x - i) ** 2 * (3 - 2 * (x - i))
  const v = (y - j) ** 2 * (3 - 2 * (y - j))
  const top = hash(i, j, seed) * (1 - u) + hash(i + 1, j, seed) * u
  const bottom = hash(i, j + 1, seed) * (1 - u) + hash(i + 1, j + 1, seed) * u
  return (top * (1 - v) + bottom * v) * 2 - 1
}

/** Smooth noise in [-1, 1]: broad bends with finer ones on top. */
export const noise = (x: number, y: number, scale: number, seed: number): number =>
  0.65 * valueNoise(x / scale, y / scale, seed) +
  0.35 * valueNoise((x * 2.7) / scale, (y * 2.7) / scale, seed + 1)
