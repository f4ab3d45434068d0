import { type Brush, type Ctx, hash, ramp } from './brush.ts'

interface Peak {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Mountain ranges, back to front. Nearer views get more peaks between the drawn ones. */
export function paintRanges(brush: Brush): void {
  const { model, reach, px, nearness } = brush
  const base = px * (8 + 4 * ramp(nearness, 40, 120) + 18 * ramp(nearness, 120, 700))
  const peaks: Peak[] = []
  for (const range of model.drawing.ranges) {
    const drawn = range.peaks.map(({ at, size }) => ({ x: at[0], y: at[1], size: base * size }))
    peaks.push(...(wellSpaced(drawn, base) ? drawn : peaksAlong(range.line, base)))
  }
  peaks
    .filter(
      ({ x, y, size }) =>
        x + size > reach.minX && x - size < reach.maxX && y + size > reach.minY && y - size < reach.maxY
    )
    .sort((a, b) => a.y - b.y)
    .forEach((peak) => {
      drawPeak(brush.ctx, brush, peak)
    })
}

/** Whether the drawn peaks fit the scale. The map builder spaces them for a medium scale. */
function wellSpaced(peaks: readonly Peak[], base: number): boolean {
  const [first] = peaks
  const last = peaks[peaks.length - 1]
  if (!first || !last || peaks.length < 2) return false
  const xs = peaks.map((p) => p.x)
  const ys = peaks.map((p) => p.y)
  const length = Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
  const gap = length / peaks.length
  return gap > base * 0.5 && gap < base * 0.95
}

/** Peaks along the range's axis, spaced for the current scale. */
function peaksAlong(line: readonly (readonly [number, number])[], base: number): Peak[] {
  const out: Peak[] = []
  const step = base * 0.86
  let walked = 0
  let count = 0
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i]
    const b = line[i + 1]
    if (!a || !b) continue
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    for (; count * step < walked + length; count++) {
      const t = (count * step - walked) / length
      const luck = hash(count, line.length, 31)
      out.push({
        x: a[0] + (b[0] - a[0]) * t + (luck - 0.5) * base * 0.5,
        y: a[1] + (b[1] - a[1]) * t + (hash(count, line.length, 32) - 0.5) * base * 0.8,
        size: base * (0.62 + 0.5 * luck)
      })
    }
    walked += length
  }
  return out
}

function drawPeak(ctx: Ctx, { theme, px }: Brush, { x, y, size: s }: Peak): void {
  const foot = y + s * 0.34
  const top = y - s * 0.5
  const lean = (hash(x * 10, y * 10, 5) - 0.5) * s * 0.22
  const half = s * 0.62
  const left = (): void => {
    ctx.moveTo(x - half, foot)
    ctx.quadraticCurveTo(x - half * 0.42 + lean, y + s * 0.02, x + lean, top)
  }
  const right = (): void => {
    ctx.quadraticCurveTo(x + half * 0.36 + lean, y - s * 0.02, x + half, foot)
  }
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.beginPath()
  left()
  right()
  ctx.closePath()
  ctx.fillStyle = theme.peakLight
  ctx.fill()
  ctx.beginPath()
  ctx.moveTo(x + lean, top)
  right()
  ctx.lineTo(x + half * 0.05, foot)
  ctx.quadraticCurveTo(x + lean + s * 0.16, y + s * 0.06, x + lean, top)
  ctx.closePath()
  ctx.fillStyle = theme.peakShade
  ctx.globalAlpha = 0.55
  ctx.fill()
  ctx.globalAlpha = 1
  ctx.strokeStyle = theme.peakLine
  ctx.lineWidth = Math.max(px * 0.65, s * 0.042)
  ctx.beginPath()
  left()
  right()
  if (s > px * 10) {
    for (const [dx, dy, l] of [
      [0.16, -0.12, 0.26],
      [0.26, 0.02, 0.22],
      [0.36, 0.14, 0.14],
      [-0.2, 0.06, 0.16]
    ] as const) {
      ctx.moveTo(x + lean + s * dx, y + s * dy)
      ctx.lineTo(x + lean * 0.6 + s * (dx - 0.05), y + s * (dy + l))
    }
  }
  ctx.stroke()
}
