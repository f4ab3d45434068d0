import type { LinkLine, Point } from '#shared/map/drawing.ts'
import { standpointOf } from '../model/place-shapes.ts'
import { type Brush, ramp } from './brush.ts'

/** The share of a broken link that is left out in its middle. */
const GAP = 0.26

/** Lines between circles: whole, or with a gap closed by two strokes. A chevron shows the direction of a route. */
export function paintLinks(brush: Brush): void {
  const { ctx, model, theme, px, nearness } = brush
  const grow = 0.8 + ramp(nearness, 40, 260) * 1.4
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const link of model.drawing.links ?? []) {
    const [from, to] = link.between.map((id) => standpointOf(model, id))
    if (!from || !to) continue
    const path = pathOf(link, from, to, grow * px)
    for (const [colour, width] of [
      [theme.text.halo, 5],
      [link.broken ? theme.strait : theme.ink, 2.2]
    ] as const) {
      ctx.strokeStyle = colour
      ctx.lineWidth = width * grow * px
      ctx.stroke(path)
    }
  }
}

function pathOf({ broken, route }: LinkLine, from: Point, to: Point, unit: number): Path2D {
  const path = new Path2D()
  const along = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  const length = Math.max(1e-6, Math.hypot(to[0] - from[0], to[1] - from[1]))
  const u: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const line = (a: Point, b: Point) => {
    path.moveTo(a[0], a[1])
    path.lineTo(b[0], b[1])
  }
  const [before, after] = broken ? [0.5 - GAP / 2, 0.5 + GAP / 2] : [0.5, 0.5]
  line(from, along(before))
  line(along(after), to)
  if (broken) for (const t of [before, after]) line(...across(along(t), u, 4 * unit))
  if (route) chevron(path, along(0.5), u, (broken ? 3.6 : 5) * unit)
  return path
}

function across([x, y]: Point, [ux, uy]: Point, reach: number): [Point, Point] {
  return [
    [x - uy * reach, y + ux * reach],
    [x + uy * reach, y - ux * reach]
  ]
}

function chevron(path: Path2D, [x, y]: Point, [ux, uy]: Point, size: number): void {
  const tip: Point = [x + ux * size * 0.6, y + uy * size * 0.6]
  const wing = (side: 1 | -1): Point => [
    tip[0] - ux * size - side * uy * size * 0.85,
    tip[1] - uy * size + side * ux * size * 0.85
  ]
  const [left, right] = [wing(1), wing(-1)]
  path.moveTo(left[0], left[1])
  path.lineTo(tip[0], tip[1])
  path.lineTo(right[0], right[1])
}
