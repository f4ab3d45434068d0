import type { Glyph, GlyphPart } from '../map-types.ts'

type Ctx = CanvasRenderingContext2D

/** A glyph with the name that identifies it in the atlas. */
export interface NamedGlyph {
  readonly name: string
  readonly drawing: Glyph
}

/** The size of the box in which glyphs are drawn. */
const BOX = 100

/** Draws a glyph of the given size around the origin in the context's ink, with lines of width `line`. */
function drawGlyph(ctx: Ctx, { parts }: Glyph, size: number, line: number): void {
  const unit = size / BOX
  ctx.save()
  ctx.scale(unit, unit)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.lineWidth = line / unit
  for (const part of parts) drawPart(ctx, part)
  ctx.restore()
}

function drawPart(ctx: Ctx, { path, as, cut }: GlyphPart): void {
  const shape = new Path2D(path)
  ctx.globalCompositeOperation = cut ? 'destination-out' : 'source-over'
  if (as !== 'line') ctx.fill(shape)
  if (as !== 'fill') ctx.stroke(shape)
}

/** Draws a glyph on a counter of size `room`. */
export function drawOnCounter(ctx: Ctx, glyph: Glyph, size: number, room: number, ink: string): void {
  onOwnCanvas(ctx, room, (sheet) => {
    sheet.fillStyle = ink
    sheet.strokeStyle = ink
    drawGlyph(sheet, glyph, size, Math.max(1, size * 0.075))
  })
}

/** Draws a glyph on the bare map, with a halo that separates it from the painted land. */
export function drawMark(ctx: Ctx, glyph: Glyph, size: number, ink: string, halo: string): void {
  const inked = (target: Ctx, drawn: Glyph, colour: string, width: number) => {
    target.strokeStyle = colour
    target.fillStyle = colour
    drawGlyph(target, drawn, size, Math.max(width, (size * width) / 14))
  }
  inked(ctx, haloOutline(glyph), halo, 3.4)
  if (glyph.parts.some(({ cut }) => cut))
    onOwnCanvas(ctx, size * 1.2, (sheet) => inked(sheet, glyph, ink, 1.25))
  else inked(ctx, glyph, ink, 1.25)
}

/** The area of a glyph's halo: everything inked, with its edge. */
function haloOutline({ parts }: Glyph): Glyph {
  const inked = parts.filter(({ cut }) => !cut)
  return { parts: inked.map((part) => (part.as === 'fill' ? { ...part, as: 'solid' } : part)) }
}

/** Draws on a separate canvas, so that glyphs can cut holes without erasing what lies beneath. */
function onOwnCanvas(ctx: Ctx, room: number, draw: (sheet: Ctx) => void): void {
  const scale = ctx.getTransform().a
  const side = Math.ceil(room * scale)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const sheet = canvas.getContext('2d')
  if (!sheet) return
  sheet.translate(side / 2, side / 2)
  sheet.scale(scale, scale)
  draw(sheet)
  ctx.drawImage(canvas, -side / scale / 2, -side / scale / 2, side / scale, side / scale)
}
