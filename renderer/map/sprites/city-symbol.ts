import type { Theme } from '../theme.ts'

export interface CityLook {
  readonly level: number
  readonly fortified: boolean
  readonly port: boolean
  readonly granary: boolean
  readonly caravan: boolean
}

type Ctx = CanvasRenderingContext2D

/** How far a city's symbol reaches, in units of its size. */
export function cityReach(look: CityLook): number {
  return look.level === 0 ? 0.36 : 0.42 + 0.08 * Math.min(3, look.level)
}

/** A little town seen from the front: more roofs for a higher level, a battlement before it when walled. */
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

export type Badge = 'port' | 'granary' | 'caravan'

export function badgesOf(look: CityLook): Badge[] {
  const out: Badge[] = []
  if (look.port) out.push('port')
  if (look.granary) out.push('granary')
  if (look.caravan) out.push('caravan')
  return out
}

/** An anchor, an ear of wheat, a camel. */
export function drawBadge(ctx: Ctx, badge: Badge, s: number, theme: Theme): void {
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  const light = theme.name === 'light'
  const colour = {
    port: light ? '#1f5068' : '#a4d0e4',
    granary: light ? '#8a6410' : '#ecc860',
    caravan: light ? '#6d3f1a' : '#e0ac78'
  }[badge]
  const path = { port: anchor, granary: wheat, caravan: camel }[badge]
  for (const [ink, width] of [
    [theme.text.halo, 3.4],
    [colour, 1.25]
  ] as const) {
    ctx.strokeStyle = ink
    ctx.fillStyle = ink
    ctx.lineWidth = Math.max(width, (s * width) / 14)
    ctx.beginPath()
    path(ctx, s)
    ctx.stroke()
    if (badge === 'caravan') ctx.fill()
  }
}

function anchor(ctx: Ctx, s: number): void {
  ctx.moveTo(s * 0.1, -s * 0.34)
  ctx.arc(0, -s * 0.34, s * 0.1, 0, Math.PI * 2)
  ctx.moveTo(0, -s * 0.24)
  ctx.lineTo(0, s * 0.4)
  ctx.moveTo(-s * 0.2, -s * 0.1)
  ctx.lineTo(s * 0.2, -s * 0.1)
  ctx.moveTo(-s * 0.36, s * 0.08)
  ctx.quadraticCurveTo(-s * 0.32, s * 0.38, 0, s * 0.42)
  ctx.quadraticCurveTo(s * 0.32, s * 0.38, s * 0.36, s * 0.08)
}

function wheat(ctx: Ctx, s: number): void {
  ctx.moveTo(0, s * 0.46)
  ctx.lineTo(0, -s * 0.34)
  for (let k = 0; k < 3; k++) {
    const y = s * (0.12 - k * 0.19)
    for (const side of [-1, 1]) {
      ctx.moveTo(0, y)
      ctx.quadraticCurveTo(side * s * 0.24, y - s * 0.02, side * s * 0.2, y - s * 0.22)
      ctx.quadraticCurveTo(side * s * 0.02, y - s * 0.16, 0, y)
    }
  }
}

function camel(ctx: Ctx, s: number): void {
  ctx.moveTo(-s * 0.3, s * 0.4)
  ctx.lineTo(-s * 0.3, s * 0.02)
  ctx.quadraticCurveTo(-s * 0.3, -s * 0.3, -s * 0.14, -s * 0.26)
  ctx.quadraticCurveTo(-s * 0.06, -s * 0.1, 0, -s * 0.12)
  ctx.quadraticCurveTo(s * 0.06, -s * 0.34, s * 0.16, -s * 0.22)
  ctx.quadraticCurveTo(s * 0.26, 0, s * 0.34, -s * 0.1)
  ctx.lineTo(s * 0.38, -s * 0.34)
  ctx.lineTo(s * 0.52, -s * 0.3)
  ctx.lineTo(s * 0.44, -s * 0.2)
  ctx.quadraticCurveTo(s * 0.42, s * 0.1, s * 0.22, s * 0.12)
  ctx.lineTo(s * 0.2, s * 0.4)
  ctx.lineTo(s * 0.14, s * 0.4)
  ctx.lineTo(s * 0.12, s * 0.14)
  ctx.lineTo(-s * 0.2, s * 0.14)
  ctx.lineTo(-s * 0.22, s * 0.4)
  ctx.closePath()
}
