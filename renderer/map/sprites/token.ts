import type { SpriteImage } from '../labels/map-label.ts'
import type { MarkedStack, TargetLook } from '../map-types.ts'
import type { Theme } from '../theme.ts'

/** Diameters in css pixels. */
const BADGE = { usual: 21, small: 18, large: 27 } as const
const RING_WIDTH = 3.5

/** The badge of a target: its text on a disc whose outline shows the kind of target without colour. */
export function badgeImage(
  look: TargetLook,
  note: string,
  theme: Theme,
  form: keyof typeof BADGE = 'usual',
  enlarged = 1
): SpriteImage {
  const colour = css(theme.target[look])
  const size = BADGE[form] * enlarged
  return {
    key: `badge|${theme.name}|${look}|${note}|${size}`,
    width: size * 1.5,
    height: size * 1.5,
    draw(ctx) {
      edges[look](ctx, size / 2)
      ctx.fillStyle = colour
      ctx.fill()
      ctx.lineWidth = 2 * enlarged
      ctx.strokeStyle = theme.name === 'light' ? '#fff8e6' : '#17120c'
      ctx.stroke()
      ctx.fillStyle = theme.name === 'light' ? '#fffaf0' : '#140f0a'
      // A percentage has more characters than a number of steps.
      ctx.font = `700 ${size * (note.length > 2 ? 0.45 : 0.6)}px 'Source Sans 3 Variable', 'Source Sans 3', sans-serif`
      ctx.letterSpacing = '0px'
      ctx.textAlign = 'center'
      ctx.textBaseline = 'alphabetic'
      ctx.fillText(note, 0, size * (note.length > 2 ? 0.16 : 0.21))
    }
  }
}

/** A ring around a stack: dashed while it can be selected, solid while it is selected. */
export function ringImage(
  mark: MarkedStack['mark'],
  { width, height }: { readonly width: number; readonly height: number },
  theme: Theme,
  enlarged = 1
): SpriteImage {
  const colour = css(theme.ring[mark])
  const [w, h] = [Math.round(width + 10 * enlarged), Math.round(height + 10 * enlarged)]
  return {
    key: `ring|${theme.name}|${mark}|${w}|${h}|${enlarged}`,
    width: w + 16 * enlarged,
    height: h + 16 * enlarged,
    draw(ctx) {
      ctx.shadowColor = colour
      ctx.shadowBlur = 8 * enlarged
      ctx.strokeStyle = colour
      ctx.lineWidth = RING_WIDTH * enlarged
      if (mark === 'ready') ctx.setLineDash([7 * enlarged, 5 * enlarged])
      ctx.beginPath()
      ctx.roundRect(-w / 2, -h / 2, w, h, 8 * enlarged)
      ctx.stroke()
    }
  }
}

type Edge = (ctx: CanvasRenderingContext2D, r: number) => void

const disc: Edge = (ctx, r) => {
  ctx.beginPath()
  ctx.arc(0, 0, r, 0, Math.PI * 2)
}

/** A star with the given number of points. */
const star =
  (points: number, depth: number): Edge =>
  (ctx, r) => {
    ctx.beginPath()
    for (let i = 0; i < points * 2; i++) {
      const angle = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2
      const reach = r * (i % 2 === 0 ? 1.3 : 1.3 * depth)
      ctx.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
    }
    ctx.closePath()
  }

/** A wall with three merlons. */
const battlement: Edge = (ctx, r) => {
  const top = -r * 1.15
  const notch = -r * 0.72
  ctx.beginPath()
  ctx.moveTo(-r, r)
  for (const [x, y] of [
    [-1, top],
    [-0.55, top],
    [-0.55, notch],
    [-0.25, notch],
    [-0.25, top],
    [0.25, top],
    [0.25, notch],
    [0.55, notch],
    [0.55, top],
    [1, top]
  ] as const)
    ctx.lineTo(x * r, y)
  ctx.lineTo(r, r)
  ctx.closePath()
}

const drop: Edge = (ctx, r) => {
  ctx.beginPath()
  ctx.moveTo(0, -r * 1.3)
  ctx.bezierCurveTo(r * 0.8, -r * 0.5, r, 0, r * 0.8, r * 0.5)
  ctx.arc(0, r * 0.2, r * 0.88, 0.4, Math.PI - 0.4)
  ctx.bezierCurveTo(-r, 0, -r * 0.8, -r * 0.5, 0, -r * 1.3)
  ctx.closePath()
}

const lozenge: Edge = (ctx, r) => {
  ctx.beginPath()
  for (const [x, y] of [
    [0, -1.3],
    [1.3, 0],
    [0, 1.3],
    [-1.3, 0]
  ] as const)
    ctx.lineTo(x * r, y * r)
  ctx.closePath()
}

const edges: Readonly<Record<TargetLook, Edge>> = {
  plain: disc,
  way: disc,
  fight: star(8, 0.72),
  walls: battlement,
  water: drop,
  shore: lozenge
}

function css(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`
}
