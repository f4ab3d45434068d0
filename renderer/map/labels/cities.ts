import type { Point } from '#shared/map/drawing.ts'
import { badgesOf, type CityLook, cityReach, drawBadge, drawCity } from '../sprites/city-symbol.ts'
import { drawText, type Hand, measure, type Text } from '../sprites/lettering.ts'
import type { CityFacts } from '../types.ts'
import { type Furnishing, haloPad, onMap, type Picture, type Piece, stamp, textPicture } from './pieces.ts'

export function cities(f: Furnishing): Piece[] {
  const size = f.detail.size.symbol
  return f.model.provinces.flatMap((shape) => {
    const facts = f.facts.provinces[shape.id]
    if (!facts || !onMap(f, shape)) return []
    const point = shape.city
    const { city } = facts
    const look: CityLook = {
      level: city?.level ?? 0,
      fortified: city?.fortified ?? false,
      port: (city?.port ?? null) !== null,
      granary: facts.granary,
      caravan: facts.caravan
    }
    if (!point || !city) {
      const away = shape.places[shape.places.length - 1]?.at ?? shape.label?.at
      return away && f.detail.badges ? badge(f, shape.id, look, away[0], away[1], 0) : []
    }
    if (city.level < f.detail.citySymbols) {
      return city.level >= 2 || city.landmark ? [dottedTown(f, shape.id, city, point)] : []
    }
    const scaled = size * (0.86 + 0.14 * city.level)
    const reach = cityReach(look) * scaled
    const [x, y] = point
    const out: Piece[] = [
      stamp(
        `city:${shape.id}`,
        {
          key: `city|${f.theme.name}|${city.level}|${city.fortified}|${scaled}`,
          width: scaled * 1.4,
          height: scaled * 1.3,
          draw: (ctx) => drawCity(ctx, look, scaled, f.theme)
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
    if (f.detail.badges) out.push(...badge(f, shape.id, look, x, y, reach))
    if (city.level >= f.detail.cityNames) out.push(cityName(f, shape.id, city.name, city.level, x, y, reach))
    return out
  })
}

/** From afar the greater towns are a dot and a name, where there is room for both. */
function dottedTown(f: Furnishing, id: string, { name, landmark }: CityFacts, [x, y]: Point): Piece {
  const text: Text = { hand: 'city', lines: [name], size: f.detail.size.city, spread: 0 }
  const { width, height } = measure(text)
  const dot = 5
  const picture: Picture = {
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
  return stamp(`cityname:${id}`, picture, x, y, [[width / 2, 0]], landmark ? 980 : 500, 6, body)
}

function cityName(
  f: Furnishing,
  id: string,
  name: string,
  level: number,
  x: number,
  y: number,
  reach: number
) {
  const hand: Hand = level >= 3 ? 'capital' : 'city'
  const text: Text = { hand, lines: [name], size: f.detail.size.city * (level === 0 ? 0.92 : 1), spread: 0 }
  const { width, height } = measure(text)
  const right = reach + width / 2 + 2
  const below = reach * 0.85 + height / 2
  const picture = textPicture(f, text)
  return stamp(
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

function badge(f: Furnishing, id: string, look: CityLook, x: number, y: number, reach: number): Piece[] {
  const list = badgesOf(look)
  if (list.length === 0) return []
  const s = Math.max(11, f.detail.size.symbol * 0.56)
  const width = s * list.length
  const dx = reach + width / 2 + 1
  const dy = reach * 0.6
  return [
    stamp(
      `badge:${id}`,
      {
        key: `badge|${f.theme.name}|${list.join()}|${s}`,
        width: width + 4,
        height: s + 4,
        draw(ctx) {
          list.forEach((one, i) => {
            ctx.save()
            ctx.translate((i - (list.length - 1) / 2) * s, 0)
            drawBadge(ctx, one, s * 0.92, f.theme)
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
