import { type Brush, type Ctx, hash, ramp } from './brush.ts'

interface Peak {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Engraved mountains, back to front; between the drawn peaks more are set as one comes nearer. */
export function paintRanges(brush: Brush): void {
  const { model, reach, px, nearness } = brush
  const base = px * (6.2 + 3.4 * ramp(nearness, 35, 120) + 18 * ramp(nearness, 120, 700))
  const peaks: Peak[] = []
  for (const range of model.drawing.ranges) {
    for (const peak of range.peaks) peaks.push({ x: peak.at[0], y: peak.at[1], size: base * peak.size })
    peaks.push(...between(range.line, base))
  }
  peaks
    .filter(
      ({ x, y, size }) =>
        x + size > reach.minX && x - size < reach.maxX && y + size > reach.minY && y - size < reach.maxY
    )
    .sort((a, b) => a.y - b.y)
    .forEach((peak) => {
      engrave(brush.ctx, brush, peak)
    })
}

function between(line: readonly (readonly [number, number])[], base: number): Peak[] {
  const out: Peak[] = []
  const step = base * 0.95
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i]
    const b = line[i + 1]
    if (!a || !b) continue
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const count = Math.floor(length / step)
    for (let k = 1; k < count; k++) {
      const t = k / count
      const luck = hash(i, k, 31)
      out.push({
        x: a[0] + (b[0] - a[0]) * t + (luck - 0.5) * base * 0.7,
        y: a[1] + (b[1] - a[1]) * t + (hash(i, k, 32) - 0.5) * base * 0.9,
        size: base * (0.6 + 0.45 * luck)
      })
    }
  }
  return out
}

function engrave(ctx: Ctx, { theme, px }: Brush, { x, y, size: s }: Peak): void {
  const foot = y + s * 0.38
  const top = y - s * 0.62
  const lean = (hash(x * 10, y * 10, 5) - 0.5) * s * 0.2
  const half = s * 0.58
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(x - half, foot)
  ctx.quadraticCurveTo(x - half * 0.45 + lean, y - s * 0.1, x + lean, top)
  ctx.quadraticCurveTo(x + half * 0.4 + lean, y - s * 0.12, x + half, foot)
  ctx.closePath()
  ctx.fillStyle = theme.peakLight
  ctx.fill()
  ctx.beginPath()
  ctx.moveTo(x + lean, top)
  ctx.quadraticCurveTo(x + half * 0.4 + lean, y - s * 0.12, x + half, foot)
  ctx.lineTo(x + half * 0.12, foot)
  ctx.quadraticCurveTo(x + lean + s * 0.12, y, x + lean, top)
  ctx.closePath()
  ctx.fillStyle = theme.peakShade
  ctx.globalAlpha = 0.5
  ctx.fill()
  ctx.globalAlpha = 1
  ctx.strokeStyle = theme.peakShade
  ctx.lineWidth = Math.max(px * 0.7, s * 0.05)
  ctx.beginPath()
  ctx.moveTo(x - half, foot)
  ctx.quadraticCurveTo(x - half * 0.45 + lean, y - s * 0.1, x + lean, top)
  ctx.quadraticCurveTo(x + half * 0.4 + lean, y - s * 0.12, x + half, foot)
  if (s > px * 11) {
    ctx.moveTo(x + lean - s * 0.06, y - s * 0.34)
    ctx.lineTo(x + lean - s * 0.13, y - s * 0.08)
    ctx.moveTo(x - half * 0.42, y + s * 0.04)
    ctx.lineTo(x - half * 0.55, foot - s * 0.06)
  }
  ctx.stroke()
}
