import type { Point } from '#shared/map/drawing.ts'
import type { CityFacts, ProvinceFacts } from '../map-types.ts'
import type { Shape } from '../model/map-model.ts'
import { anchor, cityReach, drawCity } from '../sprites/city-symbol.ts'
import { drawMark, type NamedGlyph } from '../sprites/glyph.ts'
import { drawText, type LetteringStyle, type MapText, measureText } from '../sprites/lettering.ts'
import {
  haloPad,
  imageLabel,
  isOnMap,
  type LabelContext,
  type MapLabel,
  type SpriteImage,
  textImage
} from './map-label.ts'

export function cityLabels(f: LabelContext, shapes: readonly Shape[]): MapLabel[] {
  const size = f.detail.size.symbol
  return shapes.flatMap((shape) => {
    const facts = f.facts.provinces[shape.id]
    if (!facts || !isOnMap(f, shape)) return []
    const point = shape.city
    const { city } = facts
    const signs = f.detail.badges ? symbolsOf(f, facts) : []
    if (!point || !city) {
      const away = shape.places[shape.places.length - 1]?.at ?? shape.label?.at
      return away ? badgeLabels(f, shape.id, signs, away[0], away[1], 0) : []
    }
    if (city.level < f.detail.citySymbols) {
      return city.level >= 2 || city.landmark ? [dotLabel(f, shape.id, city, point)] : []
    }
    const scaled = size * (0.86 + 0.14 * city.level)
    const reach = cityReach(city) * scaled
    const [x, y] = point
    const out: MapLabel[] = [
      imageLabel(
        `city:${shape.id}`,
        {
          key: `city|${f.theme.name}|${city.level}|${city.fortified}|${scaled}`,
          width: scaled * 1.4,
          height: scaled * 1.3,
          draw: (ctx) => drawCity(ctx, city, scaled, f.theme)
        },
        x,
        y,
        [[0, 0]],
        1000,
        5,
        { width: reach * 2, height: reach * 1.7 },
        true
      )
    ]
    out.push(...badgeLabels(f, shape.id, signs, x, y, reach))
    if (city.level >= f.detail.cityNames)
      out.push(cityNameLabel(f, shape.id, city.name, city.level, x, y, reach))
    return out
  })
}

/** In the far view, larger cities are a dot and a name, if both fit. */
function dotLabel(f: LabelContext, id: string, { name, landmark }: CityFacts, [x, y]: Point): MapLabel {
  const text: MapText = { style: 'city', lines: [name], size: f.detail.size.city, letterSpacing: 0 }
  const { width, height } = measureText(text)
  const dot = 5
  const picture: SpriteImage = {
    key: `town|${f.theme.name}|${name}|${text.size}`,
    width: width + dot * 2 + haloPad * 2,
    height: height * 1.25 + haloPad * 2,
    draw(ctx) {
      ctx.translate(-width / 2, 0)
      ctx.beginPath()
      ctx.arc(0, 0, 2.6, 0, Math.PI * 2)
      ctx.fillStyle = f.theme.text.city
      ctx.strokeStyle = f.theme.text.halo
      ctx.lineWidth = 2
      ctx.stroke()
      ctx.fill()
      ctx.translate(width / 2 + dot, 0)
      drawText(ctx, text, f.theme, 0)
    }
  }
  const body = { width: width + dot * 2, height: height * 0.9 }
  return imageLabel(`cityname:${id}`, picture, x, y, [[width / 2, 0]], landmark ? 980 : 500, 6, body)
}

function cityNameLabel(
  f: LabelContext,
  id: string,
  name: string,
  level: number,
  x: number,
  y: number,
  reach: number
) {
  const hand: LetteringStyle = level >= 3 ? 'capital' : 'city'
  const text: MapText = {
    style: hand,
    lines: [name],
    size: f.detail.size.city * (level === 0 ? 0.92 : 1),
    letterSpacing: 0
  }
  const { width, height } = measureText(text)
  const right = reach + width / 2 + 2
  const below = reach * 0.85 + height / 2
  const picture = textImage(f, text)
  return imageLabel(
    `cityname:${id}`,
    picture,
    x,
    y,
    [
      [right, 0],
      [-right, 0],
      [0, below],
      [0, -below],
      [right * 0.9, below * 0.8],
      [-right * 0.9, below * 0.8],
      [right * 0.9, -below * 0.8],
      [-right * 0.9, -below * 0.8]
    ],
    level >= 3 ? 985 : 480 + level * 30,
    6,
    { width, height: height * 0.86 }
  )
}

/** An anchor for a port, then the province's marks. */
function symbolsOf({ layers }: LabelContext, { city, marks }: ProvinceFacts): NamedGlyph[] {
  const given = marks.flatMap(({ glyph: name }) => {
    const drawing = layers.glyphs[name]
    return drawing ? [{ name: `mark ${name}`, drawing }] : []
  })
  return city?.port ? [{ name: 'anchor', drawing: anchor }, ...given] : given
}

function badgeLabels(
  f: LabelContext,
  id: string,
  list: readonly NamedGlyph[],
  x: number,
  y: number,
  reach: number
): MapLabel[] {
  if (list.length === 0) return []
  const s = Math.max(11, f.detail.size.symbol * 0.56)
  const width = s * list.length
  const dx = reach + width / 2 + 1
  const dy = reach * 0.6
  return [
    imageLabel(
      `badge:${id}`,
      {
        key: `badge|${f.theme.name}|${list.map(({ name }) => name).join()}|${s}`,
        width: width + 4,
        height: s + 4,
        draw(ctx) {
          list.forEach(({ drawing }, i) => {
            ctx.save()
            ctx.translate((i - (list.length - 1) / 2) * s, 0)
            const ink = drawing.ink?.[f.theme.name] ?? f.theme.ink
            drawMark(ctx, drawing, s * 0.92, ink, f.theme.text.halo)
            ctx.restore()
          })
        }
      },
      x,
      y,
      reach === 0
        ? [[0, 0]]
        : [
            [dx, dy],
            [-dx, dy],
            [dx, -dy],
            [-dx, -dy],
            [0, reach + s / 2],
            [0, -reach - s / 2]
          ],
      700,
      5,
      { width, height: s }
    )
  ]
}
