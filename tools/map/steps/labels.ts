import type { Label } from '#shared/map/drawing.ts'
import { at, first, last, lineLength, type Point, type PointLine, resample } from '../lib/geometry.ts'
import type { Mask } from '../lib/mask.ts'

export interface LabelWish {
  readonly text: string
  readonly angles: readonly number[]
  /** The greatest useful height of a line of text. */
  readonly tallest: number
  /** Share of the box that must lie inside, 1 for all. */
  readonly inside: number
  readonly centres: number
  /** Spaced capitals, as for the name of a whole region. */
  readonly spaced?: boolean
}

/** Finds the largest box for the text inside the mask. Prefers level text, and one line to two. */
export function fitLabel(mask: Mask, wish: LabelWish): Label | null {
  const perLetter = wish.spaced ? 0.85 : 0.5
  const words = wish.text.split(' ')
  const longest = Math.max(...words.map((word) => word.length))
  const one = { lines: 1, aspect: wish.text.length * perLetter + 0.4, worth: 1.2 }
  const two = { lines: 2, aspect: (longest * perLetter + 0.4) / 2, worth: 1 }
  let best: Label | null = null
  let bestScore = 0
  for (const index of candidates(mask, wish.centres)) {
    const p = mask.centre(index)
    for (const angle of wish.angles) {
      for (const form of words.length > 1 ? [one, two] : [one]) {
        const worth = form.worth * (1 - Math.abs(angle) * 0.005)
        const limit = wish.tallest * form.lines
        const reach = (bestScore / worth) * form.lines
        if (reach >= limit || !fits(mask, p, form.aspect, reach + 0.3, angle, wish.inside)) continue
        let [low, high] = [reach + 0.3, limit]
        for (let k = 0; k < 7; k++) {
          const middle = (low + high) / 2
          if (fits(mask, p, form.aspect, middle, angle, wish.inside)) low = middle
          else high = middle
        }
        const score = (low / form.lines) * worth
        if (score <= bestScore) continue
        bestScore = score
        best = { at: p, width: low * form.aspect, height: low, angle }
      }
    }
  }
  return best
}

/** Picks cells spread over the shape, the deepest of each neighbourhood. */
function candidates(mask: Mask, count: number): number[] {
  const { depth, columns } = mask
  const total = mask.inside.reduce((sum, v) => sum + v, 0)
  const block = Math.max(1, Math.round(Math.sqrt(total / count)))
  const best = new Map<number, number>()
  for (let i = 0; i < depth.length; i++) {
    if (mask.inside[i] !== 1) continue
    const key = Math.floor((i % columns) / block) * 4096 + Math.floor(i / columns / block)
    const known = best.get(key)
    if (known === undefined || at(depth, i) > at(depth, known)) best.set(key, i)
  }
  return [...best.values()].sort((a, b) => at(depth, b) - at(depth, a) || a - b)
}

function fits(
  mask: Mask,
  [x, y]: Point,
  aspect: number,
  height: number,
  angle: number,
  share: number
): boolean {
  const width = height * aspect
  const cos = Math.cos((angle * Math.PI) / 180)
  const sin = Math.sin((angle * Math.PI) / 180)
  const nu = Math.max(2, Math.ceil(width / mask.cell / 1.5))
  const nv = Math.max(2, Math.ceil(height / mask.cell / 1.5))
  const allowed = (1 - share) * (nu + 1) * (nv + 1)
  let out = 0
  for (let j = 0; j <= nv; j++) {
    const v = (j / nv - 0.5) * height
    for (let i = 0; i <= nu; i++) {
      const u = (i / nu - 0.5) * width
      if (!mask.has(x + u * cos - v * sin, y + u * sin + v * cos) && ++out > allowed) return false
    }
  }
  return true
}

export const inLabel = (label: Label, p: Point, margin: number): boolean => distanceToLabel(label, p) < margin

/** The distance from a point to the box of a label; 0 inside the box. */
export function distanceToLabel(label: Label, p: Point): number {
  const a = (label.angle * Math.PI) / 180
  const [dx, dy] = [p[0] - label.at[0], p[1] - label.at[1]]
  const u = Math.abs(dx * Math.cos(a) + dy * Math.sin(a)) - label.width / 2
  const v = Math.abs(-dx * Math.sin(a) + dy * Math.cos(a)) - label.height / 2
  return Math.hypot(Math.max(0, u), Math.max(0, v))
}

/** Puts a name along a line, where the line is straightest, and lifts it off the line. */
export function alongLine(line: PointLine, text: string, height: number, lift: number): Label | null {
  const width = text.length * height * 0.55
  const step = 4
  const points = resample(line, step)
  const span = Math.ceil(width / step)
  let best: { bend: number; from: number } | null = null
  for (let from = 0; from + span < points.length; from += 2) {
    const part = points.slice(from, from + span + 1)
    const chord = Math.hypot(last(part)[0] - first(part)[0], last(part)[1] - first(part)[1])
    const central = Math.abs(from + span / 2 - points.length / 2) / points.length
    const bend = lineLength(part) / chord + central * 0.15
    if (!best || bend < best.bend) best = { bend, from }
  }
  if (!best) return null
  const part = points.slice(best.from, best.from + span + 1)
  let [a, b] = [first(part), last(part)]
  if (a[0] > b[0]) [a, b] = [b, a]
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
  const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const middle = at(part, part.length >> 1)
  const lifted: Point = [middle[0] + ((b[1] - a[1]) / d) * lift, middle[1] - ((b[0] - a[0]) / d) * lift]
  return { at: lifted, width, height, angle }
}
