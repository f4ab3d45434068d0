import type { Glyphs, NodeDisc, NodeFace } from '../map-types.ts'
import type { Theme } from '../theme.ts'
import { drawOnCounter } from './glyph.ts'

type Ctx = CanvasRenderingContext2D

const LIGHT = '#fff6e0'

/** A circle of the board: a rim, parchment inside, and its disc. */
export function drawNode(ctx: Ctx, face: NodeFace, glyphs: Glyphs, size: number, theme: Theme): void {
  const r = size / 2
  ctx.fillStyle = 'rgba(20, 12, 4, 0.32)'
  circle(ctx, 0, r * 0.08, r)
  ctx.fill()
  ctx.fillStyle = theme.name === 'light' ? '#f8efd9' : '#d9cba8'
  circle(ctx, 0, 0, r)
  ctx.fill()
  rim(ctx, face.rim, r)
  if (face.disc) disc(ctx, face.disc, glyphs, r)
  else text(ctx, face.text, r)
}

function rim(ctx: Ctx, colours: readonly string[], r: number): void {
  const width = Math.max(1.2, r * (colours.length > 0 ? 0.24 : 0.1))
  const turn = (Math.PI * 2) / Math.max(1, colours.length)
  ctx.lineWidth = width
  for (const [i, colour] of (colours.length > 0 ? colours : ['#4d3b2a']).entries()) {
    ctx.strokeStyle = colour
    ctx.beginPath()
    ctx.arc(0, 0, r - width / 2, i * turn - Math.PI / 2, (i + 1) * turn - Math.PI / 2)
    ctx.stroke()
  }
  ctx.lineWidth = Math.max(0.8, r * 0.05)
  ctx.strokeStyle = 'rgba(40, 26, 12, 0.9)'
  circle(ctx, 0, 0, r)
  ctx.stroke()
}

/** A wooden disc with a highlight. */
function disc(ctx: Ctx, { colour, glyph }: NodeDisc, glyphs: Glyphs, r: number): void {
  const k = r * 0.78
  ctx.fillStyle = 'rgba(20, 12, 4, 0.4)'
  circle(ctx, 0, r * 0.07, k)
  ctx.fill()
  ctx.fillStyle = colour
  circle(ctx, 0, 0, k)
  ctx.fill()
  const shine = ctx.createLinearGradient(0, -k, 0, k)
  shine.addColorStop(0, 'rgba(255, 250, 230, 0.42)')
  shine.addColorStop(0.45, 'rgba(255, 250, 230, 0.04)')
  shine.addColorStop(1, 'rgba(20, 10, 0, 0.34)')
  ctx.fillStyle = shine
  ctx.fill()
  ctx.strokeStyle = 'rgba(20, 12, 4, 0.85)'
  ctx.lineWidth = Math.max(0.8, r * 0.05)
  ctx.stroke()
  const drawing = glyphs[glyph]
  if (drawing) drawOnCounter(ctx, drawing, k * 1.15, r * 2, LIGHT)
}

function text(ctx: Ctx, label: string, r: number): void {
  const size = r * (label.length > 2 ? 0.66 : 0.9)
  ctx.font = `600 ${size}px 'Source Sans 3 Variable', 'Source Sans 3', sans-serif`
  ctx.letterSpacing = '0px'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.fillStyle = 'rgba(61, 46, 32, 0.82)'
  ctx.fillText(label, 0, size * 0.35)
}

function circle(ctx: Ctx, x: number, y: number, r: number): void {
  ctx.beginPath()
  ctx.arc(x, y, r, 0, Math.PI * 2)
}
