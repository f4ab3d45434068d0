import type { MapSide } from '../map-types.ts'
import { drawOnCounter, type NamedGlyph } from './glyph.ts'

type Ctx = CanvasRenderingContext2D

export interface CounterLook {
  readonly side: MapSide
  readonly glyph: NamedGlyph | null
  readonly count: number | null
  readonly damaged: boolean
  /** How many counters lie beneath, drawn as a pile. */
  readonly under: number
}

export const pileStep = 2.5
const INK = '#2b1c10'

/** A cardboard counter: a bevelled body in the side's colour, a pale inlay in its shape, the glyph in ink. */
export function drawCounter(ctx: Ctx, look: CounterLook, size: number): void {
  const s = size
  for (let i = look.under; i >= 0; i--) {
    ctx.save()
    ctx.translate(i * pileStep, -i * pileStep)
    body(ctx, look.side.colour, s, i === look.under)
    ctx.restore()
  }
  inlay(ctx, look.side.shape, s)
  const room = look.side.shape === 'lozenge' ? 0.43 : 0.5
  if (look.glyph) drawOnCounter(ctx, look.glyph.drawing, s * room, s, INK)
  if (look.damaged) crack(ctx, s)
  if (look.count !== null) number(ctx, look, s)
}

function body(ctx: Ctx, colour: string, s: number, shadow: boolean): void {
  const h = s / 2
  const r = s * 0.16
  if (shadow) {
    ctx.fillStyle = 'rgba(20, 12, 4, 0.34)'
    ctx.beginPath()
    ctx.roundRect(-h + 1, -h + 2, s, s, r)
    ctx.fill()
  }
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.roundRect(-h, -h, s, s, r)
  ctx.fill()
  const shine = ctx.createLinearGradient(-h, -h, h, h)
  shine.addColorStop(0, 'rgba(255, 250, 230, 0.45)')
  shine.addColorStop(0.35, 'rgba(255, 250, 230, 0.05)')
  shine.addColorStop(1, 'rgba(25, 12, 0, 0.36)')
  ctx.fillStyle = shine
  ctx.fill()
  ctx.strokeStyle = 'rgba(30, 18, 8, 0.85)'
  ctx.lineWidth = Math.max(0.8, s * 0.028)
  ctx.stroke()
}

function inlay(ctx: Ctx, shape: MapSide['shape'], s: number): void {
  const k = s * 0.355
  ctx.beginPath()
  if (shape === 'square') ctx.roundRect(-k, -k, k * 2, k * 2, s * 0.06)
  if (shape === 'round') ctx.arc(0, 0, k * 1.03, 0, Math.PI * 2)
  if (shape === 'lozenge') lozenge(ctx, k * 1.2)
  if (shape === 'shield') shield(ctx, s, 0.86)
  ctx.fillStyle = '#f3e6c8'
  ctx.fill()
  ctx.strokeStyle = 'rgba(60, 36, 14, 0.6)'
  ctx.lineWidth = Math.max(0.6, s * 0.02)
  ctx.stroke()
}

function shield(ctx: Ctx, s: number, k: number): void {
  const w = s * 0.42 * k
  const t = -s * 0.46 * k
  ctx.beginPath()
  ctx.moveTo(-w, t)
  ctx.lineTo(w, t)
  ctx.lineTo(w, s * 0.02)
  ctx.quadraticCurveTo(w * 0.9, s * 0.34 * k, 0, s * 0.52 * k)
  ctx.quadraticCurveTo(-w * 0.9, s * 0.34 * k, -w, s * 0.02)
  ctx.closePath()
}

function crack(ctx: Ctx, s: number): void {
  ctx.strokeStyle = '#a3180c'
  ctx.lineWidth = Math.max(1.2, s * 0.06)
  ctx.beginPath()
  ctx.moveTo(-s * 0.34, s * 0.36)
  ctx.lineTo(-s * 0.08, s * 0.06)
  ctx.lineTo(-s * 0.02, s * 0.14)
  ctx.lineTo(s * 0.36, -s * 0.34)
  ctx.stroke()
}

function number(ctx: Ctx, look: CounterLook, s: number): void {
  const text = String(look.count)
  const size = Math.max(9.5, s * 0.36)
  ctx.font = `700 ${size}px 'Source Sans 3 Variable', 'Source Sans 3', sans-serif`
  ctx.letterSpacing = '0px'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  const x = s * 0.36
  const y = s * 0.42
  const w = Math.max(size * 0.95, ctx.measureText(text).width + size * 0.4)
  ctx.fillStyle = INK
  ctx.beginPath()
  ctx.roundRect(x - w / 2, y - size * 0.55, w, size * 1.05, size * 0.5)
  ctx.fill()
  ctx.fillStyle = '#fff4d8'
  ctx.fillText(text, x, y + size * 0.33)
}

function lozenge(ctx: Ctx, d: number): void {
  ctx.moveTo(0, -d)
  ctx.lineTo(d, 0)
  ctx.lineTo(0, d)
  ctx.lineTo(-d, 0)
  ctx.closePath()
}

/** Starts a path with the shape of a side, of size `s`. */
export function traceShape(ctx: Ctx, shape: MapSide['shape'], s: number): void {
  ctx.beginPath()
  if (shape === 'square') ctx.roundRect(-s * 0.46, -s * 0.46, s * 0.92, s * 0.92, s * 0.1)
  if (shape === 'round') ctx.arc(0, 0, s * 0.5, 0, Math.PI * 2)
  if (shape === 'lozenge') lozenge(ctx, s * 0.62)
  if (shape === 'shield') shield(ctx, s, 1.08)
}

/** A muster: all units of a side in an area as one number on the side's shape. */
export function drawMuster(ctx: Ctx, side: MapSide, count: number, size: number): void {
  const s = size
  traceShape(ctx, side.shape, s)
  ctx.fillStyle = side.colour
  ctx.fill()
  ctx.strokeStyle = '#20140a'
  ctx.lineWidth = 2.2
  ctx.stroke()
  ctx.strokeStyle = '#f7ead0'
  ctx.lineWidth = 1
  ctx.stroke()
  ctx.fillStyle = '#fffaf0'
  ctx.strokeStyle = 'rgba(20, 10, 4, 0.75)'
  ctx.lineWidth = 2.4
  ctx.lineJoin = 'round'
  ctx.font = `700 ${s * 0.56}px 'Source Sans 3 Variable', 'Source Sans 3', sans-serif`
  ctx.letterSpacing = '0px'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.strokeText(String(count), 0, s * 0.19)
  ctx.fillText(String(count), 0, s * 0.19)
}
