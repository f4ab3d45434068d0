import type { Terrain } from '../map-types.ts'
import { drawTerrain } from '../paint/terrain-symbols.ts'
import type { Theme } from '../theme.ts'

/** The size of the line under a province's name in near views: its terrain symbol, and a coin with a text. */
export function provinceNotesSize(size: number): { width: number; height: number } {
  return { width: size * 4.2, height: size * 1.5 }
}

export function drawProvinceNotes(
  ctx: CanvasRenderingContext2D,
  terrain: Terrain,
  inscription: string | null,
  size: number,
  theme: Theme
): void {
  const s = size * 1.25
  const aside = inscription === null ? 0 : size * 0.95
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const [ink, width] of [
    [theme.text.halo, 3.2],
    [theme.text.province, 1.1]
  ] as const) {
    ctx.strokeStyle = ink
    ctx.lineWidth = width
    drawTerrain(ctx, terrain, -aside, 0, s, 0.8)
  }
  if (inscription !== null) coin(ctx, aside, 0, size * 0.62, inscription, theme)
}

function coin(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  r: number,
  text: string,
  theme: Theme
): void {
  const face = ctx.createRadialGradient(x - r * 0.3, y - r * 0.4, r * 0.1, x, y, r)
  face.addColorStop(0, '#fbe7a6')
  face.addColorStop(1, '#c9983a')
  ctx.fillStyle = face
  ctx.beginPath()
  ctx.ellipse(x, y, text.length > 1 ? r * 1.25 : r, r, 0, 0, Math.PI * 2)
  ctx.fill()
  ctx.strokeStyle = theme.name === 'light' ? '#5f4210' : '#2a1c06'
  ctx.lineWidth = 1
  ctx.stroke()
  ctx.fillStyle = '#3d2a08'
  ctx.font = `700 ${r * 1.25}px 'Source Sans 3 Variable', 'Source Sans 3', sans-serif`
  ctx.letterSpacing = '0px'
  ctx.fontVariantCaps = 'normal'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.fillText(text, x, y + r * 0.44)
}
