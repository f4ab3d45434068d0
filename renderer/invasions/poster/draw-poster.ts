import { sideOf } from '#shared/invasions/catalogue.ts'
import { type NationId, sideIds } from '#shared/invasions/content/ids.ts'
import type { Holdings } from '#shared/invasions/story/holdings.ts'
import type { MapPictureData } from '../../map/picture/map-picture-data.ts'
import { charges, nationCharges } from '../map/nation-emblems.ts'
import { nationLooks } from '../map/nation-looks.ts'
import { sideLooks } from '../map/side-looks.ts'

/** What a poster says besides the map. */
export interface PosterText {
  readonly title: string
  /** The turn and the year. */
  readonly moment: string
  nameOf(kind: 'nation' | 'side', id: string): string
  pointsOf(side: string): string
}

/** Paper and ink: a poster is printed, so it has one look whatever the theme. */
const PAPER = '#f4ecd8'
const INK = '#2a2018'
const SEA = '#cdd6cf'
const LAND = '#e9dcbc'
const WASTE = '#d8ccb0'
const MARGIN = 80
const HEAD = 320
const FOOT = 430

/** Draws the position as a poster so many pixels wide, and returns the canvas. */
export function drawPoster(
  canvas: HTMLCanvasElement,
  map: MapPictureData,
  holdings: Holdings,
  text: PosterText,
  width: number
): void {
  const [left = 0, top = 0, whole = 1, tall = 1] = map.viewBox.split(' ').map(Number)
  const scale = (width - 2 * MARGIN) / whole
  canvas.width = width
  canvas.height = Math.round(tall * scale) + HEAD + FOOT + MARGIN
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('this browser cannot draw')
  ctx.fillStyle = PAPER
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  drawHead(ctx, text)
  ctx.save()
  ctx.translate(MARGIN - left * scale, HEAD - top * scale)
  ctx.scale(scale, scale)
  ctx.beginPath()
  ctx.rect(left, top, whole, tall)
  ctx.clip()
  drawMap(ctx, map, holdings, { left, top, whole, tall })
  ctx.restore()
  frame(ctx, HEAD, Math.round(tall * scale))
  drawLegend(ctx, holdings, text, HEAD + Math.round(tall * scale) + 40)
}

function drawHead(ctx: CanvasRenderingContext2D, { title, moment }: PosterText): void {
  ctx.fillStyle = INK
  ctx.textAlign = 'center'
  ctx.font = '600 130px Cinzel, serif'
  ctx.fillText(title, ctx.canvas.width / 2, 160, ctx.canvas.width - 2 * MARGIN)
  ctx.font = 'italic 72px "EB Garamond Variable", Georgia, serif'
  ctx.fillText(moment, ctx.canvas.width / 2, 262)
}

interface Box {
  readonly left: number
  readonly top: number
  readonly whole: number
  readonly tall: number
}

function drawMap(
  ctx: CanvasRenderingContext2D,
  { provinces, wasteland, lakes }: MapPictureData,
  holdings: Holdings,
  { left, top, whole, tall }: Box
): void {
  ctx.fillStyle = SEA
  ctx.fillRect(left, top, whole, tall)
  ctx.fillStyle = WASTE
  ctx.fill(new Path2D(wasteland))
  ctx.strokeStyle = 'rgba(84, 62, 40, 0.6)'
  ctx.lineWidth = whole / 1400
  ctx.lineJoin = 'round'
  const held: Readonly<Partial<Record<string, NationId>>> = holdings
  for (const { id, path } of provinces) {
    const holder = held[id]
    const shape = new Path2D(path)
    ctx.fillStyle = LAND
    ctx.fill(shape)
    if (holder) {
      ctx.globalAlpha = 0.72
      ctx.fillStyle = nationLooks.get(holder)?.colour ?? LAND
      ctx.fill(shape)
      ctx.globalAlpha = 1
    }
    ctx.stroke(shape)
  }
  ctx.fillStyle = SEA
  ctx.fill(new Path2D(lakes))
  for (const { id, at } of provinces) {
    const holder = held[id]
    if (holder) drawCharge(ctx, holder, at[0], at[1], whole / 6200, 'rgba(255, 249, 238, 0.9)')
  }
}

function drawCharge(
  ctx: CanvasRenderingContext2D,
  nation: NationId,
  x: number,
  y: number,
  scale: number,
  colour: string
): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(scale, scale)
  for (const part of charges[nationCharges[nation]].parts) {
    const path = new Path2D(part.path)
    if (part.as === 'line') {
      ctx.strokeStyle = colour
      ctx.lineWidth = 9
      ctx.stroke(path)
    } else {
      ctx.fillStyle = 'cut' in part ? 'rgba(0, 0, 0, 0.45)' : colour
      ctx.fill(path)
    }
  }
  ctx.restore()
}

function frame(ctx: CanvasRenderingContext2D, top: number, height: number): void {
  ctx.strokeStyle = INK
  ctx.lineWidth = 3
  ctx.strokeRect(MARGIN - 6, top - 6, ctx.canvas.width - 2 * MARGIN + 12, height + 12)
  ctx.lineWidth = 1
  ctx.strokeRect(MARGIN - 14, top - 14, ctx.canvas.width - 2 * MARGIN + 28, height + 28)
}

/** The nations by side, the largest first, and the points of each side. */
function drawLegend(ctx: CanvasRenderingContext2D, holdings: Holdings, text: PosterText, top: number): void {
  const column = (ctx.canvas.width - 2 * MARGIN) / sideIds.length
  const land = Map.groupBy(Object.values(holdings), (nation) => nation)
  for (const [index, side] of sideIds.entries()) {
    const x = MARGIN + index * column
    ctx.textAlign = 'left'
    ctx.fillStyle = sideLooks[side].colour
    ctx.font = '600 60px Cinzel, serif'
    ctx.fillText(text.nameOf('side', side), x, top + 60, column - 20)
    ctx.fillStyle = INK
    ctx.font = '52px "EB Garamond Variable", Georgia, serif'
    ctx.fillText(text.pointsOf(side), x, top + 124)
    const nations = [...land]
      .filter(([nation]) => sideOf(nation) === side)
      .sort(([, one], [, other]) => other.length - one.length)
      .slice(0, MOST_LISTED)
    for (const [row, [nation, provinces]] of nations.entries()) {
      const y = top + 188 + row * 56
      ctx.fillStyle = nationLooks.get(nation)?.colour ?? INK
      ctx.fillRect(x, y - 36, 44, 44)
      drawCharge(ctx, nation, x + 22, y - 14, 0.38, '#fff9ee')
      ctx.fillStyle = INK
      ctx.font = '44px "EB Garamond Variable", Georgia, serif'
      ctx.fillText(`${text.nameOf('nation', nation)}  ${provinces.length}`, x + 62, y, column - 80)
    }
  }
}

const MOST_LISTED = 4
