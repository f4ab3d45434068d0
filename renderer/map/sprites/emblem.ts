import type { MapSide } from '../map-types.ts'
import { traceShape } from './counter.ts'
import { drawOnCounter, type NamedGlyph } from './glyph.ts'

type Ctx = CanvasRenderingContext2D

/** An emblem of the given size: a charge on a field of the side's shape, in the owner's colour. */
export function drawEmblem(
  ctx: Ctx,
  shape: MapSide['shape'],
  colour: string,
  charge: NamedGlyph | null,
  size: number
): void {
  traceShape(ctx, shape, size * 0.94)
  ctx.fillStyle = colour
  ctx.fill()
  ctx.lineJoin = 'round'
  ctx.strokeStyle = '#20140a'
  ctx.lineWidth = Math.max(2, size * 0.1)
  ctx.stroke()
  ctx.strokeStyle = '#f7ead0'
  ctx.lineWidth = Math.max(1, size * 0.05)
  ctx.stroke()
  const room = shape === 'lozenge' ? 0.52 : 0.6
  if (charge) drawOnCounter(ctx, charge.drawing, size * room, size, '#fffaf0')
}
