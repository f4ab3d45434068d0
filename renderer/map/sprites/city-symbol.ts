import type { CityFacts, Glyph } from '../map-types.ts'
import type { Theme } from '../theme.ts'

export type CityLook = Pick<CityFacts, 'level' | 'fortified'>

type Ctx = CanvasRenderingContext2D

/** How far a city's symbol extends, relative to its size. */
export function cityReach(look: CityLook): number {
  return look.level === 0 ? 0.36 : 0.42 + 0.08 * Math.min(3, look.level)
}

/** A small town seen from the front: more roofs for a higher level, a battlement if fortified. */
export function drawCity(ctx: Ctx, look: CityLook, size: number, theme: Theme): void {
  const light = theme.name === 'light'
  const ink = light ? '#2c2018' : '#17120d'
  const halo = light ? 'rgba(250, 243, 224, 0.8)' : 'rgba(14, 11, 8, 0.75)'
  const paper = light ? '#fbf4e2' : '#f0e2bf'
  const roof = light ? '#a5452f' : '#d0633f'
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  const line = Math.max(0.9, size * 0.045)
  if (look.level === 0) {
    emptySite(ctx, size, paper, ink, halo)
    return
  }
  town(ctx, look, size, { paper: halo, roof: halo, line: halo, width: line + 4 })
  town(ctx, look, size, { paper, roof, line: ink, width: line })
}

interface Inks {
  readonly paper: string
  readonly roof: string
  readonly line: string
  readonly width: number
}

function town(ctx: Ctx, look: CityLook, s: number, inks: Inks): void {
  const base = s * 0.28
  ctx.lineWidth = inks.width
  ctx.strokeStyle = inks.line
  const house = (x: number, width: number, height: number, dome: boolean) => {
    ctx.fillStyle = inks.paper
    ctx.beginPath()
    ctx.rect(x - width / 2, base - height, width, height)
    ctx.fill()
    ctx.stroke()
    ctx.fillStyle = inks.roof
    ctx.beginPath()
    ctx.moveTo(x - width * 0.62, base - height)
    if (dome) {
      ctx.bezierCurveTo(
        x - width * 0.56,
        base - height - width * 0.86,
        x + width * 0.56,
        base - height - width * 0.86,
        x + width * 0.62,
        base - height
      )
    } else {
      ctx.lineTo(x, base - height - width * 0.55)
      ctx.lineTo(x + width * 0.62, base - height)
    }
    ctx.closePath()
    ctx.fill()
    ctx.stroke()
  }
  if (look.level === 1) house(0, s * 0.4, s * 0.32, false)
  if (look.level === 2) {
    house(-s * 0.2, s * 0.26, s * 0.44, false)
    house(s * 0.13, s * 0.38, s * 0.28, false)
  }
  if (look.level >= 3) {
    house(-s * 0.34, s * 0.22, s * 0.42, false)
    house(s * 0.34, s * 0.22, s * 0.42, false)
    house(0, s * 0.44, s * 0.38, true)
    ctx.beginPath()
    ctx.moveTo(0, base - s * 0.66)
    ctx.lineTo(0, base - s * 0.8)
    ctx.stroke()
  }
  if (look.fortified) battlement(ctx, s * (0.34 + 0.08 * look.level), s, base, inks.paper)
}

function emptySite(ctx: Ctx, s: number, paper: string, ink: string, halo: string): void {
  ctx.fillStyle = halo
  ctx.beginPath()
  ctx.arc(0, 0, s * 0.27, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = paper
  ctx.strokeStyle = ink
  ctx.lineWidth = Math.max(0.9, s * 0.05)
  ctx.setLineDash([s * 0.1, s * 0.08])
  ctx.beginPath()
  ctx.arc(0, 0, s * 0.19, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  ctx.setLineDash([])
  ctx.fillStyle = ink
  ctx.beginPath()
  ctx.arc(0, 0, s * 0.05, 0, Math.PI * 2)
  ctx.fill()
}

function battlement(ctx: Ctx, half: number, s: number, base: number, paper: string): void {
  const top = base - s * 0.1
  const foot = base + s * 0.14
  const teeth = 4
  const tooth = (half * 2) / (teeth * 2 + 1)
  ctx.beginPath()
  ctx.moveTo(-half, foot)
  ctx.lineTo(-half, top)
  for (let i = 0; i <= teeth * 2; i++) {
    const x = -half + i * tooth
    const y = i % 2 === 0 ? top - s * 0.1 : top
    ctx.lineTo(x, y)
    ctx.lineTo(x + tooth, y)
  }
  ctx.lineTo(half, foot)
  ctx.closePath()
  ctx.fillStyle = paper
  ctx.fill()
  ctx.stroke()
  ctx.beginPath()
  ctx.moveTo(-s * 0.07, foot)
  ctx.lineTo(-s * 0.07, foot - s * 0.09)
  ctx.arc(0, foot - s * 0.09, s * 0.07, Math.PI, 0)
  ctx.lineTo(s * 0.07, foot)
  ctx.fillStyle = ctx.strokeStyle
  ctx.fill()
}

/** The symbol of a port. */
export const anchor: Glyph = {
  parts: [
    {
      path: 'M10 -34a10 10 0 1 1 -20 0a10 10 0 1 1 20 0M0 -24V40M-20 -10H20M-36 8Q-32 38 0 42Q32 38 36 8',
      as: 'line'
    }
  ],
  ink: { light: '#1f5068', dark: '#a4d0e4' }
}
