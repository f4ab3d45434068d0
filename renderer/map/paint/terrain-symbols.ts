import type { Terrain } from '../map-types.ts'
import { intersects } from '../model/geometry.ts'
import { contains } from '../model/hit-test.ts'
import type { Shape } from '../model/map-model.ts'
import { type Brush, type Ctx, hash, isPainted, ramp } from './brush.ts'

/** The size of the coarsest cell in map units. Each octave halves it and keeps the points it already had. */
const coarsest = 256
const spacing: Readonly<Record<Terrain, number>> = {
  plain: 44,
  steppe: 19,
  forest: 13,
  mountain: 17,
  marsh: 19,
  desert: 14
}

/** Terrain symbols scattered over the land; plains stay empty. */
export function paintTerrain(brush: Brush): void {
  const { ctx, model, state, reach, px, theme, nearness } = brush
  const strength = ramp(nearness, 36, 62)
  if (strength <= 0) return
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.strokeStyle = theme.symbol
  ctx.globalAlpha = strength
  for (const shape of model.provinces) {
    if (!isPainted(brush, shape) || !intersects(shape.bounds, reach)) continue
    const terrain = state.terrain[shape.id] ?? 'plain'
    if (terrain === 'plain') continue
    const octave = Math.max(0, Math.floor(Math.log2(coarsest / (spacing[terrain] * px))))
    const cell = coarsest / 2 ** octave
    const size = cell * 0.62
    ctx.lineWidth = Math.min(px * 1.25, Math.max(px * 0.75, size * 0.075))
    const clear = clearance(brush, shape)
    const minX = Math.max(reach.minX, shape.bounds.minX)
    const maxX = Math.min(reach.maxX, shape.bounds.maxX)
    const maxY = Math.min(reach.maxY, shape.bounds.maxY)
    for (let j = Math.floor(Math.max(reach.minY, shape.bounds.minY) / cell); j * cell <= maxY; j++) {
      for (let i = Math.floor(minX / cell); i * cell <= maxX; i++) {
        const [x, y] = scatterPoint(octave, i, j)
        if (!fits(shape, x, y, size * 0.6) || !clear(x, y, size * 0.5)) continue
        drawTerrain(ctx, terrain, x, y, size * (0.85 + 0.3 * hash(i, j, 7)), hash(i, j, 9))
      }
    }
  }
  ctx.globalAlpha = 1
}

/**
 * The point of a cell: its parent's point if that lies in it, else one of its own. Points are nested and hence
 * stable.
 */
export function scatterPoint(octave: number, i: number, j: number): [number, number] {
  const cell = coarsest / 2 ** octave
  if (octave > 0) {
    const [x, y] = scatterPoint(octave - 1, i >> 1, j >> 1)
    if (Math.floor(x / cell) === i && Math.floor(y / cell) === j) return [x, y]
  }
  return [
    (i + 0.15 + 0.7 * hash(i, j, octave * 2 + 11)) * cell,
    (j + 0.15 + 0.7 * hash(i, j, octave * 2 + 12)) * cell
  ]
}

function fits(shape: Shape, x: number, y: number, r: number): boolean {
  return (
    contains(shape, x, y) &&
    contains(shape, x - r, y) &&
    contains(shape, x + r, y) &&
    contains(shape, x, y - r) &&
    contains(shape, x, y + r)
  )
}

/** Returns a function that tells whether a point is clear of the province's name and city. */
function clearance({ state, px, nearness }: Brush, shape: Shape) {
  const named = nearness > 62
  const half = ((state.names[shape.id]?.length ?? 0) * 7.4 * px) / 2 + 3 * px
  return (x: number, y: number, r: number): boolean => {
    if (shape.city && Math.hypot(x - shape.city[0], y - shape.city[1]) < 13 * px + r) return false
    if (!named || !shape.label) return true
    const [lx, ly] = shape.label.at
    return Math.abs(x - lx) > half + r || Math.abs(y - ly) > 8 * px + r
  }
}

export function drawTerrain(ctx: Ctx, terrain: Terrain, x: number, y: number, s: number, luck: number): void {
  ctx.beginPath()
  switch (terrain) {
    case 'forest':
      tree(ctx, x, y, s, luck)
      break
    case 'mountain':
      hill(ctx, x, y, s)
      break
    case 'marsh':
      reeds(ctx, x, y, s)
      break
    case 'steppe':
      tuft(ctx, x, y, s)
      break
    case 'desert':
      dune(ctx, x, y, s, luck)
      break
    case 'plain':
      furrow(ctx, x, y, s * 0.8)
  }
  ctx.stroke()
}

function tree(ctx: Ctx, x: number, y: number, s: number, luck: number): void {
  const top = y - s * 0.28
  if (luck < 0.5) {
    ctx.moveTo(x - s * 0.22, y + s * 0.22)
    ctx.lineTo(x, y - s * 0.5)
    ctx.lineTo(x + s * 0.22, y + s * 0.22)
    ctx.closePath()
  } else {
    ctx.moveTo(x + s * 0.26, top + s * 0.12)
    ctx.arc(x, top + s * 0.12, s * 0.26, 0, Math.PI * 2)
  }
  ctx.moveTo(x, y + s * 0.22)
  ctx.lineTo(x, y + s * 0.46)
  ctx.moveTo(x + s * 0.1, top + s * 0.02)
  ctx.lineTo(x + s * 0.1, top + s * 0.26)
}

function hill(ctx: Ctx, x: number, y: number, s: number): void {
  const foot = y + s * 0.3
  ctx.moveTo(x - s * 0.5, foot)
  ctx.quadraticCurveTo(x - s * 0.18, foot - s * 0.2, x - s * 0.04, y - s * 0.36)
  ctx.quadraticCurveTo(x + s * 0.16, foot - s * 0.3, x + s * 0.5, foot)
  for (const [dx, dy, l] of [
    [0.08, -0.14, 0.24],
    [0.18, 0.0, 0.2],
    [0.28, 0.12, 0.14]
  ] as const) {
    ctx.moveTo(x + s * dx, y + s * dy)
    ctx.lineTo(x + s * (dx - 0.03), y + s * (dy + l))
  }
}

function reeds(ctx: Ctx, x: number, y: number, s: number): void {
  ctx.moveTo(x - s * 0.45, y + s * 0.2)
  ctx.lineTo(x + s * 0.45, y + s * 0.2)
  ctx.moveTo(x - s * 0.25, y + s * 0.36)
  ctx.lineTo(x + s * 0.28, y + s * 0.36)
  for (const dx of [-0.2, 0, 0.2]) {
    ctx.moveTo(x + s * dx, y + s * 0.2)
    ctx.lineTo(x + s * dx * 1.7, y - s * (dx === 0 ? 0.32 : 0.18))
  }
}

function tuft(ctx: Ctx, x: number, y: number, s: number): void {
  for (const dx of [-0.3, 0, 0.3]) {
    ctx.moveTo(x + s * dx * 0.3, y + s * 0.2)
    ctx.quadraticCurveTo(x + s * dx * 0.4, y, x + s * dx, y - s * (dx === 0 ? 0.28 : 0.14))
  }
}

function dune(ctx: Ctx, x: number, y: number, s: number, luck: number): void {
  if (luck < 0.22) {
    ctx.moveTo(x - s * 0.5, y + s * 0.1)
    ctx.quadraticCurveTo(x - s * 0.1, y - s * 0.28, x + s * 0.12, y - s * 0.02)
    ctx.quadraticCurveTo(x + s * 0.3, y + s * 0.1, x + s * 0.55, y + s * 0.06)
    return
  }
  for (const [dx, dy] of [
    [-0.28, 0.1],
    [0.05, -0.22],
    [0.3, 0.16]
  ] as const) {
    ctx.moveTo(x + s * dx, y + s * dy)
    ctx.lineTo(x + s * dx + s * 0.01, y + s * dy)
  }
}

function furrow(ctx: Ctx, x: number, y: number, s: number): void {
  for (const d of [-0.22, 0, 0.22]) {
    ctx.moveTo(x - s * 0.3 + s * d, y + s * d)
    ctx.lineTo(x + s * 0.3 + s * d, y + s * d - s * 0.12)
  }
}
