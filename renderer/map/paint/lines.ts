import { at, boundsOf, intersects, type Line } from '../model/geometry.ts'
import type { MapModel } from '../model/map-model.ts'
import { type Brush, isPainted, ramp } from './brush.ts'
import { coastArcs } from './ground.ts'

/** Lines: lakes, rivers, borders, the coast. */
export function paintLakes(brush: Brush): void {
  const { ctx, model, theme, paths, reach, px } = brush
  for (const lake of model.lakes) {
    if (!intersects(lake.bounds, reach)) continue
    const path = paths.shape(lake)
    ctx.fillStyle = theme.lake
    ctx.fill(path, 'evenodd')
    ctx.strokeStyle = theme.coast
    ctx.lineWidth = px * 0.8
    ctx.stroke(path)
  }
}

export function paintBorders(brush: Brush): void {
  const { ctx, model, theme, state, reach, paths, px, nearness } = brush
  const open: number[] = []
  const river: number[] = []
  const between: number[] = []
  for (const border of model.drawing.borders) {
    if (state.extent === 'base' && border.extent === 'east') continue
    const [a, b] = border.between
    if (state.areas[a] !== state.areas[b]) between.push(...border.arcs)
    ;(border.kind === 'river' ? river : open).push(...border.arcs)
  }
  ctx.lineJoin = 'round'
  ctx.lineCap = 'butt'
  const areas = paths.arcs(between, reach)
  if (areas) {
    ctx.strokeStyle = theme.areaBorder
    ctx.globalAlpha = 0.2
    ctx.lineWidth = px * (2.6 + ramp(nearness, 40, 300) * 3.5)
    ctx.stroke(areas)
    ctx.globalAlpha = 1
  }
  const water = paths.arcs(river, reach)
  if (water) {
    ctx.strokeStyle = theme.river
    ctx.globalAlpha = 0.9
    ctx.lineWidth = px * (0.9 + ramp(nearness, 40, 300) * 1.4)
    ctx.stroke(water)
    ctx.globalAlpha = 1
  }
  const thinLines = paths.arcs(open, reach)
  if (thinLines) {
    ctx.strokeStyle = theme.border
    ctx.globalAlpha = 0.35 + 0.65 * ramp(nearness, 30, 70)
    ctx.lineWidth = px * (0.7 + ramp(nearness, 40, 300) * 0.7)
    ctx.setLineDash([px * 3.2, px * 1.8])
    ctx.stroke(thinLines)
    ctx.setLineDash([])
    ctx.globalAlpha = 1
  }
  if (areas) {
    ctx.strokeStyle = theme.areaBorder
    ctx.lineWidth = px * (1 + ramp(nearness, 40, 300) * 0.8)
    ctx.setLineDash([px * 6, px * 2.2, px * 1.4, px * 2.2])
    ctx.stroke(areas)
    ctx.setLineDash([])
  }
}

export function paintCoast(brush: Brush): void {
  const { ctx, model, theme, paths, reach, px, nearness } = brush
  const coast = paths.arcs(coastArcs(model), reach)
  if (!coast) return
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.strokeStyle = theme.coastShade
  ctx.lineWidth = px * (5 + ramp(nearness, 40, 300) * 9)
  ctx.stroke(coast)
  ctx.lineWidth = px * (2.6 + ramp(nearness, 40, 300) * 4)
  ctx.stroke(coast)
  ctx.strokeStyle = theme.coast
  ctx.lineWidth = px * (0.85 + ramp(nearness, 40, 300) * 0.6)
  ctx.stroke(coast)
}

interface Course {
  readonly line: Line
  readonly width: number
  readonly bounds: ReturnType<typeof boundsOf>
}

const courses = new WeakMap<MapModel, Course[]>()

function coursesOf(model: MapModel): Course[] {
  const known = courses.get(model)
  if (known) return known
  const list = model.drawing.rivers.flatMap((river) =>
    river.courses.map(({ line, width }) => {
      const flat = new Float32Array(line.flat())
      return { line: flat, width, bounds: boundsOf([flat]) }
    })
  )
  courses.set(model, list)
  return list
}

/** Rivers grow from their source to their mouth. */
export function paintRivers(brush: Brush): void {
  const { ctx, model, theme, paths, reach, px, nearness } = brush
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  const grow = 0.8 + ramp(nearness, 40, 400) * 2
  for (const course of coursesOf(model)) {
    if (!intersects(course.bounds, reach)) continue
    if (course.width < 2 && nearness < 28) continue
    const parts = course.line.length > 24 ? 6 : 1
    const n = course.line.length / 2
    ctx.strokeStyle = theme.river
    for (let k = 0; k < parts; k++) {
      const from = Math.floor((k * (n - 1)) / parts)
      const to = Math.floor(((k + 1) * (n - 1)) / parts)
      const piece = course.line.subarray(from * 2, (to + 1) * 2)
      if (piece.length < 4) continue
      const share = parts === 1 ? 1 : 0.55 + (0.45 * (k + 1)) / parts
      ctx.lineWidth = px * (0.5 + 0.5 * course.width * share) * grow
      ctx.stroke(paths.line(piece))
    }
  }
}

/** A strait crossing: a line with an arrowhead at both ends. */
export function paintStraits(brush: Brush): void {
  const { ctx, model, theme, px, nearness, state } = brush
  const grow = 0.75 + ramp(nearness, 40, 260) * 0.9
  for (const strait of model.drawing.straits) {
    const hidden = strait.between.some((id) => {
      const shape = model.byId.get(id)
      return !shape || (state.extent === 'base' && shape.extent === 'east')
    })
    if (hidden) continue
    const [ax, ay] = strait.from
    const [bx, by] = strait.to
    const length = Math.hypot(bx - ax, by - ay)
    if (length === 0) continue
    const ux = (bx - ax) / length
    const uy = (by - ay) / length
    const stretch = Math.max(0, 15 * grow * px - length) / 2
    const x0 = ax - ux * stretch
    const y0 = ay - uy * stretch
    const x1 = bx + ux * stretch
    const y1 = by + uy * stretch
    const head = 4.6 * grow * px
    for (const [colour, width] of [
      [theme.text.halo, 3.6],
      [theme.strait, 1.7]
    ] as const) {
      ctx.strokeStyle = colour
      ctx.lineWidth = width * grow * px
      ctx.lineCap = 'round'
      ctx.lineJoin = 'round'
      ctx.beginPath()
      ctx.moveTo(x0, y0)
      ctx.lineTo(x1, y1)
      for (const [x, y, s] of [
        [x0, y0, 1],
        [x1, y1, -1]
      ] as const) {
        ctx.moveTo(x + s * (ux * head - uy * head * 0.7), y + s * (uy * head + ux * head * 0.7))
        ctx.lineTo(x, y)
        ctx.lineTo(x + s * (ux * head + uy * head * 0.7), y + s * (uy * head - ux * head * 0.7))
      }
      ctx.stroke()
    }
  }
}

export function paintDimming(brush: Brush): void {
  const { ctx, model, theme, state, paths, reach } = brush
  if (state.lit === null) return
  const lit = new Set(state.lit)
  const seaLit = model.seas.some((sea) => lit.has(sea.id))
  ctx.fillStyle = theme.dim
  for (const shape of [...model.provinces, ...(seaLit ? model.seas : [])]) {
    if (lit.has(shape.id) || !isPainted(brush, shape) || !intersects(shape.bounds, reach)) continue
    ctx.fill(paths.shape(shape), 'evenodd')
  }
}

export function lengthOf(line: Line): number {
  let sum = 0
  for (let i = 0; i + 3 < line.length; i += 2) {
    sum += Math.hypot(at(line, i + 2) - at(line, i), at(line, i + 3) - at(line, i + 1))
  }
  return sum
}
