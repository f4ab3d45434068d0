import type { Frame } from '#shared/map/drawing.ts'
import { type Brush, hash } from './brush.ts'

const side = 256
let grain: OffscreenCanvas | null = null

/** The grain of the paper. It is fixed to device pixels, and the tile size is a multiple of its period. */
export function paintPaper(brush: Brush): void {
  const { ctx, theme } = brush
  grain ??= makeGrain()
  const pattern = ctx.createPattern(grain, 'repeat')
  if (!pattern) return
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.globalCompositeOperation = theme.grain.blend
  ctx.globalAlpha = theme.grain.strength
  ctx.fillStyle = pattern
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height)
  ctx.restore()
}

/** Fills everything outside the frame, then draws the frame as a thick and a thin line. */
export function paintFrame({ ctx, theme, px, reach }: Brush, frame: Frame): void {
  ctx.fillStyle = theme.backdrop
  ctx.beginPath()
  ctx.rect(reach.minX, reach.minY, reach.maxX - reach.minX, reach.maxY - reach.minY)
  ctx.rect(frame.x, frame.y, frame.width, frame.height)
  ctx.fill('evenodd')
  ctx.strokeStyle = theme.neatline
  for (const [inset, width] of [
    [1.5, 3],
    [6.5, 1]
  ] as const) {
    ctx.lineWidth = width * px
    const d = inset * px
    ctx.lineJoin = 'miter'
    ctx.strokeRect(frame.x + d, frame.y + d, frame.width - 2 * d, frame.height - 2 * d)
  }
}

function makeGrain(): OffscreenCanvas {
  const canvas = new OffscreenCanvas(side, side)
  const c = canvas.getContext('2d')
  if (!c) return canvas
  const image = c.createImageData(side, side)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const v =
        0.45 * noise(x, y, 64, 1) + 0.3 * noise(x, y, 16, 2) + 0.15 * noise(x, y, 4, 3) + 0.1 * hash(x, y, 4)
      const tone = Math.round(255 * (0.86 + 0.26 * (v - 0.5)))
      const i = (y * side + x) * 4
      image.data[i] = tone
      image.data[i + 1] = tone - 2
      image.data[i + 2] = tone - 7
      image.data[i + 3] = 255
    }
  }
  c.putImageData(image, 0, 0)
  return canvas
}

/** Value noise with the period `side`. */
function noise(x: number, y: number, cell: number, seed: number): number {
  const n = side / cell
  const i = Math.floor(x / cell)
  const j = Math.floor(y / cell)
  const u = fade(x / cell - i)
  const v = fade(y / cell - j)
  const corner = (a: number, b: number) => hash(((a % n) + n) % n, ((b % n) + n) % n, seed)
  const top = corner(i, j) * (1 - u) + corner(i + 1, j) * u
  const bottom = corner(i, j + 1) * (1 - u) + corner(i + 1, j + 1) * u
  return top * (1 - v) + bottom * v
}

function fade(t: number): number {
  return t * t * (3 - 2 * t)
}
