import type { Pattern, ThemeName } from '../map-types.ts'
import type { Ctx } from './brush.ts'

const period = 9

/** A pattern in the colour of a fill, fixed to the map so that tiles join without a seam. */
export function hatch(
  ctx: Ctx,
  kind: Pattern,
  colour: string,
  theme: ThemeName,
  px: number,
  ink: number
): CanvasPattern | null {
  const side = Math.max(4, Math.round(period * ink))
  const canvas = new OffscreenCanvas(side, side)
  const c = canvas.getContext('2d')
  if (!c) return null
  c.strokeStyle = colour
  c.fillStyle = colour
  c.lineWidth = (theme === 'dark' ? 1.1 : 1.2) * (side / period)
  drawPattern(c, kind, side)
  const pattern = ctx.createPattern(canvas, 'repeat')
  const scale = (px * period) / side
  pattern?.setTransform(new DOMMatrix([scale, 0, 0, scale, 0, 0]))
  return pattern
}

export function drawPattern(c: Ctx, kind: Pattern, s: number): void {
  const line = (x0: number, y0: number, x1: number, y1: number) => {
    c.beginPath()
    c.moveTo(x0, y0)
    c.lineTo(x1, y1)
    c.stroke()
  }
  const rising = () => {
    line(-s, s, s, -s)
    line(0, s, s, 0)
    line(0, 2 * s, 2 * s, 0)
  }
  const falling = () => {
    line(-s, 0, s, 2 * s)
    line(0, 0, s, s)
    line(0, -s, 2 * s, s)
  }
  switch (kind) {
    case 'none':
      return
    case 'diagonal':
      rising()
      return
    case 'counter':
      falling()
      return
    case 'cross':
      rising()
      falling()
      return
    case 'horizontal':
      line(0, s / 2, s, s / 2)
      return
    case 'dots':
      for (const [x, y] of [
        [0.25, 0.25],
        [0.75, 0.75]
      ] as const) {
        c.beginPath()
        c.arc(x * s, y * s, s * 0.13, 0, Math.PI * 2)
        c.fill()
      }
      return
    case 'waves':
      c.beginPath()
      c.moveTo(0, s * 0.5)
      c.bezierCurveTo(s * 0.25, s * 0.1, s * 0.25, s * 0.1, s * 0.5, s * 0.5)
      c.bezierCurveTo(s * 0.75, s * 0.9, s * 0.75, s * 0.9, s, s * 0.5)
      c.stroke()
  }
}
