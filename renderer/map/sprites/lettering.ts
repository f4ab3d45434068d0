import type { Theme } from '../theme.ts'

/** The kinds of text on the map. Cinzel for area names, Garamond for the rest. */
export type LetteringStyle = 'area' | 'province' | 'city' | 'capital' | 'sea' | 'river' | 'range'

interface FontSetting {
  font(size: number): string
  readonly caps: 'normal' | 'small-caps'
  readonly upper: boolean
  /** In ems. */
  readonly tracking: number
}

const garamond = "'EB Garamond Variable', 'EB Garamond', Georgia, serif"
const cinzel = "Cinzel, 'Trajan Pro', Georgia, serif"

const settings: Readonly<Record<LetteringStyle, FontSetting>> = {
  area: { font: (s) => `600 ${s}px ${cinzel}`, caps: 'normal', upper: true, tracking: 0.12 },
  province: {
    font: (s) => `550 ${s * 1.12}px ${garamond}`,
    caps: 'small-caps',
    upper: false,
    tracking: 0.045
  },
  city: { font: (s) => `500 ${s}px ${garamond}`, caps: 'normal', upper: false, tracking: 0.005 },
  capital: { font: (s) => `650 ${s * 1.06}px ${garamond}`, caps: 'normal', upper: false, tracking: 0.02 },
  sea: { font: (s) => `italic 520 ${s}px ${garamond}`, caps: 'normal', upper: false, tracking: 0.14 },
  river: { font: (s) => `italic 480 ${s}px ${garamond}`, caps: 'normal', upper: false, tracking: 0.1 },
  range: { font: (s) => `italic 500 ${s}px ${garamond}`, caps: 'small-caps', upper: false, tracking: 0.12 }
}

/** Fonts to load before the first name is drawn. */
export const fontSamples = [
  `600 16px ${cinzel}`,
  `500 16px ${garamond}`,
  `650 16px ${garamond}`,
  `italic 480 16px ${garamond}`
] as const

export interface MapText {
  readonly style: LetteringStyle
  readonly lines: readonly string[]
  readonly size: number
  /** Extra letter spacing in css pixels. */
  readonly letterSpacing: number
}

export interface TextSize {
  readonly width: number
  readonly height: number
}

const lineHeight = 1.08

let measuring: CanvasRenderingContext2D | null = null
const widths = new Map<string, number>()

export function measureText(text: MapText): TextSize {
  const width = Math.max(...text.lines.map((line) => lineWidth(text, line)))
  return { width, height: text.lines.length * text.size * lineHeight }
}

function lineWidth(text: MapText, line: string): number {
  const key = `${text.style}|${text.size}|${line}`
  let width = widths.get(key)
  if (width === undefined) {
    measuring ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')
    if (!measuring) return line.length * text.size * 0.6
    prepare(measuring, { ...text, letterSpacing: 0 })
    width = measuring.measureText(cased(text.style, line)).width
    widths.set(key, width)
  }
  return width + text.letterSpacing * line.length
}

/** Clears the measured widths, which are wrong once the real fonts have loaded. */
export function clearTextWidths(): void {
  widths.clear()
}

export function drawText(ctx: CanvasRenderingContext2D, text: MapText, theme: Theme, dy: number): void {
  prepare(ctx, text)
  const colour = inkOf(text.style, theme)
  const halo = text.style === 'sea' ? theme.text.seaHalo : theme.text.halo
  const step = text.size * lineHeight
  const top = dy - ((text.lines.length - 1) * step) / 2
  // Canvas adds letter spacing after the last letter too; shifting by half of it centres the line.
  const shift = (settings[text.style].tracking * text.size + text.letterSpacing) / 2
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  text.lines.forEach((line, i) => {
    const y = top + i * step + text.size * 0.32
    ctx.strokeStyle = halo
    ctx.lineJoin = 'round'
    ctx.globalAlpha = 0.32
    ctx.lineWidth = 3.6
    ctx.strokeText(cased(text.style, line), shift, y)
    ctx.globalAlpha = 0.6
    ctx.lineWidth = 1.8
    ctx.strokeText(cased(text.style, line), shift, y)
    ctx.globalAlpha = 1
    ctx.fillStyle = colour
    ctx.fillText(cased(text.style, line), shift, y)
  })
}

function prepare(ctx: CanvasRenderingContext2D, text: MapText): void {
  const setting = settings[text.style]
  ctx.font = setting.font(text.size)
  ctx.fontVariantCaps = setting.caps
  ctx.letterSpacing = `${setting.tracking * text.size + text.letterSpacing}px`
}

function cased(hand: LetteringStyle, line: string): string {
  return settings[hand].upper ? line.toUpperCase() : line
}

function inkOf(hand: LetteringStyle, theme: Theme): string {
  return hand === 'capital' ? theme.text.city : theme.text[hand]
}

/** Splits a long name at the space nearest its middle. */
export function inTwoLines(name: string): readonly string[] {
  const cuts = [...name.matchAll(/ /g)].map((m) => m.index)
  if (cuts.length === 0) return [name]
  const middle = name.length / 2
  const cut = cuts.reduce((a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a))
  return [name.slice(0, cut), name.slice(cut + 1)]
}
