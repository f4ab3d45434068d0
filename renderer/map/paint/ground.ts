import { intersects } from '../model/geometry.ts'
import { arcIndex, type MapModel, type Shape } from '../model/map-model.ts'
import { type Brush, isPainted, ramp } from './brush.ts'
import { hatch } from './hatch.ts'
import type { Fill } from './paint-state.ts'

/** Paints water with its shore lines. Land and its washes follow. */
export function paintSea(brush: Brush): void {
  const { ctx, theme, px, reach, paths, model } = brush
  ctx.fillStyle = theme.sea
  ctx.fillRect(reach.minX, reach.minY, reach.maxX - reach.minX, reach.maxY - reach.minY)
  paintSeaTints(brush)
  const coast = paths.arcs(coastArcs(model), reach)
  if (!coast) return
  const spread = 0.6 + ramp(brush.nearness, 30, 260) * 0.9
  const offsets = [16, 10.5, 6.3, 3].map((d) => d * spread * px)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  offsets.forEach((offset, i) => {
    ctx.strokeStyle = theme.waterline
    ctx.lineWidth = offset * 2 + px * 0.8
    if (i > 0 || brush.nearness > 45) ctx.stroke(coast)
    ctx.strokeStyle = theme.shore[i] ?? theme.sea
    ctx.lineWidth = offset * 2 - px * 0.8
    ctx.stroke(coast)
  })
}

export function paintSeaBorders(brush: Brush): void {
  const { ctx, theme, px, reach, paths } = brush
  const lines = paths.arcs(seaBorderArcs(brush), reach)
  if (!lines) return
  ctx.strokeStyle = theme.seaBorder
  ctx.lineWidth = px * 1.1
  ctx.lineCap = 'butt'
  ctx.setLineDash([px * 7, px * 4, px * 1.5, px * 4])
  ctx.stroke(lines)
  ctx.setLineDash([])
}

function paintSeaTints(brush: Brush): void {
  const { ctx, model, state, paths, reach } = brush
  for (const sea of model.seas) {
    const fill = state.fills[sea.id]
    if (!fill || !isPainted(brush, sea) || !intersects(sea.bounds, reach)) continue
    ctx.globalAlpha = 0.25
    ctx.fillStyle = fill.colour
    ctx.fill(paths.shape(sea), 'evenodd')
    ctx.globalAlpha = 1
  }
}

export function paintLand(brush: Brush): void {
  const { ctx, model, theme, state, paths, reach, px } = brush
  const wild: Shape[] = []
  const provinces: Shape[] = []
  for (const shape of model.wasteland) if (intersects(shape.bounds, reach)) wild.push(shape)
  for (const shape of model.provinces) {
    if (!intersects(shape.bounds, reach)) continue
    if (isPainted(brush, shape)) provinces.push(shape)
    else wild.push(shape)
  }
  ctx.lineWidth = px * 0.7
  ctx.lineJoin = 'round'
  for (const shape of wild) fillShape(brush, shape, theme.wasteland)
  const tones = state.strongTerrain ? theme.strongTerrain : theme.terrain
  for (const shape of provinces) fillShape(brush, shape, tones[state.terrain[shape.id] ?? 'plain'])
  for (const shape of provinces) {
    const fill = state.fills[shape.id]
    if (fill) wash(brush, shape, fill, paths.shape(shape))
  }
}

/** Strokes with the fill colour to close the seam that anti-aliasing leaves between neighbours. */
function fillShape({ ctx, paths }: Brush, shape: Shape, colour: string): void {
  const path = paths.shape(shape)
  ctx.fillStyle = colour
  ctx.strokeStyle = colour
  ctx.fill(path, 'evenodd')
  ctx.stroke(path)
}

/** A thin wash inside, and a coloured band along the realm's edge as in old atlases. */
function wash(brush: Brush, shape: Shape, fill: Fill, path: Path2D): void {
  const { ctx, theme, px, nearness } = brush
  ctx.save()
  ctx.clip(path, 'evenodd')
  ctx.fillStyle = fill.colour
  ctx.globalAlpha = Math.min(1, theme.fill.wash * fill.strength)
  ctx.fill(path, 'evenodd')
  if (fill.pattern !== 'none') {
    const pattern = hatch(ctx, fill.pattern, fill.colour, theme.name, px, brush.state.ink)
    if (pattern) {
      ctx.globalAlpha = theme.fill.pattern * (1 - 0.5 * ramp(nearness, 90, 320))
      ctx.fillStyle = pattern
      ctx.fill(path, 'evenodd')
    }
  }
  const edge = realmEdge(brush, shape, fill.key)
  const line = brush.paths.arcs(edge, brush.reach)
  if (line) {
    ctx.strokeStyle = fill.colour
    ctx.lineJoin = 'round'
    const width = (2.6 + ramp(nearness, 30, 260) * 6) * px
    ctx.globalAlpha = theme.fill.edge * 0.45
    ctx.lineWidth = width * 2
    ctx.stroke(line)
    ctx.globalAlpha = theme.fill.edge
    ctx.lineWidth = width
    ctx.stroke(line)
  }
  ctx.restore()
}

function realmEdge({ model, state }: Brush, shape: Shape, key: string): number[] {
  const out: number[] = []
  for (const ring of shape.polygons.flat()) {
    for (const reference of ring) {
      const i = arcIndex(reference)
      const inner = model.arcOwners[i]?.some((o) => o !== shape && state.fills[o.id]?.key === key)
      if (!inner) out.push(i)
    }
  }
  return out
}

const coasts = new WeakMap<MapModel, number[]>()

/** Arcs with land on one side only. */
export function coastArcs(model: MapModel): number[] {
  const known = coasts.get(model)
  if (known) return known
  const list = model.arcOwners.flatMap((owners, i) =>
    owners.filter((o) => o.kind !== 'sea').length === 1 ? [i] : []
  )
  coasts.set(model, list)
  return list
}

function seaBorderArcs(brush: Brush): number[] {
  return brush.model.arcOwners.flatMap((owners, i) =>
    owners.length === 2 && owners.every((o) => o.kind === 'sea' && isPainted(brush, o)) ? [i] : []
  )
}
