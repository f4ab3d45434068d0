import type { Label, Point } from '#shared/map/drawing.ts'
import type { Detail } from '../lod.ts'
import type { MapModel, Shape } from '../model/map-model.ts'
import { badgesOf, type CityLook, cityReach, drawBadge, drawCity } from '../sprites/city-symbol.ts'
import { drawText, type Hand, inTwoLines, measure, type Text } from '../sprites/lettering.ts'
import { drawNotes, notesSize } from '../sprites/notes.ts'
import type { Theme } from '../theme.ts'
import type { MapFacts, MapLayers } from '../types.ts'
import { boxAt, type Item, type Spot, slantedBoxes } from './place.ts'

/** A picture that stands on the map at a constant size on screen. */
export interface Piece {
  readonly item: Item
  /** For each spot, where the picture's middle lies from the anchor, in css pixels. */
  readonly offsets: readonly (readonly [number, number])[]
  readonly picture: Picture
  /** Degrees. */
  readonly angle: number
  readonly z: number
}

export interface Picture {
  readonly key: string
  readonly width: number
  readonly height: number
  readonly draw: (ctx: CanvasRenderingContext2D) => void
}

export interface Furnishing {
  readonly model: MapModel
  readonly facts: MapFacts
  readonly layers: MapLayers
  readonly theme: Theme
  readonly detail: Detail
  readonly nearness: number
  /** The least scale at which the pieces must stand. */
  readonly scale: number
  readonly formatIncome: (income: number) => string
}

const haloPad = 3

export function names(f: Furnishing): Piece[] {
  return [
    ...(f.detail.areaNames ? areaNames(f) : []),
    ...seaNames(f),
    ...(f.detail.provinceNames ? provinceNames(f) : []),
    ...(f.detail.featureNames ? featureNames(f) : []),
    ...cities(f)
  ]
}

function onMap(f: Furnishing, shape: Shape | undefined): shape is Shape {
  return shape !== undefined && (f.layers.extent !== 'base' || shape.extent === 'base')
}

function areaNames(f: Furnishing): Piece[] {
  return f.model.drawing.areas.flatMap(({ id }) => {
    const name = f.facts.areas[id]?.name
    const label = areaLabel(f, id)
    if (!name || !label) return []
    const room = label.width * f.scale * 0.86
    const size = f.detail.size.area
    const flat = measure({ hand: 'area', lines: [name], size, spread: 0 })
    const lines = flat.width > room * 1.15 ? inTwoLines(name) : [name]
    const text: Text = { hand: 'area', lines, size, spread: spreadFor(lines, size, room) }
    const tight: Text = { ...text, spread: 0, size: Math.max(10, size * 0.85) }
    const [x, y] = label.at
    const set = measure(text).width > room * 1.1 ? tight : text
    const angle = lines.length > 1 || set === tight ? 0 : label.angle
    return [withShifts(piece(f, `area:${id}`, set, x, y, 950, angle, 3), size, room * 0.3)]
  })
}

/** Where an area's name goes; over the part on this map where the drawn place lies beyond its frame. */
export function areaLabel(f: Furnishing, id: string): Label | null {
  const all = f.model.provinces.filter((p) => f.facts.provinces[p.id]?.area === id)
  const here = all.filter((p) => onMap(f, p))
  const drawn = f.model.drawing.areas.find((a) => a.id === id)?.label
  if (here.length === 0) return null
  if (drawn && here.length === all.length) return drawn
  const sum = here.reduce((total, p) => total + p.area, 0)
  const mean = (axis: 0 | 1) => here.reduce((t, p) => t + (p.label?.at[axis] ?? 0) * p.area, 0) / sum
  const widths = here.map((p) => p.bounds)
  const width = Math.max(...widths.map((b) => b.maxX)) - Math.min(...widths.map((b) => b.minX))
  return { at: [mean(0), mean(1)], width: width * 0.7, height: width * 0.3, angle: 0 }
}

/** Great names are spaced out over the land they cover, within reason. */
function spreadFor(lines: readonly string[], size: number, room: number): number {
  const longest = lines.reduce((a, b) => (b.length > a.length ? b : a), '')
  const { width } = measure({ hand: 'area', lines: [longest], size, spread: 0 })
  const free = (room - width) / Math.max(1, longest.length)
  return Math.round(Math.max(0, Math.min(size * 0.5, free * 0.8)) * 2) / 2
}

function seaNames(f: Furnishing): Piece[] {
  return f.model.seas.flatMap((sea) => {
    const name = f.facts.seas[sea.id]?.name
    if (!name || !sea.label || !onMap(f, sea)) return []
    const room = sea.label.width * f.scale
    const size = f.detail.size.sea
    const single: Text = { hand: 'sea', lines: [name], size, spread: 0 }
    const fits = measure(single).width <= room * 1.1
    const double: Text = { ...single, lines: inTwoLines(name) }
    const small: Text = { ...double, size: Math.max(10.5, size * 0.8) }
    const text = fits ? single : measure(double).width <= room * 1.25 ? double : small
    if (f.detail.distance === 'far' && measure(text).width > room * 1.7) return []
    const [x, y] = sea.label.at
    return [piece(f, `sea:${sea.id}`, text, x, y, 600, text.lines.length > 1 ? 0 : sea.label.angle, 1)]
  })
}

function provinceNames(f: Furnishing): Piece[] {
  const leeway = 1.15 + Math.max(0, Math.min(2.4, (f.nearness - 62) / 70))
  return f.model.provinces.flatMap((shape) => {
    const facts = f.facts.provinces[shape.id]
    if (!facts || !shape.label || !onMap(f, shape)) return []
    const size = f.detail.size.province
    const room = shape.label.width * f.scale
    const single: Text = { hand: 'province', lines: [facts.name], size, spread: 0 }
    const double: Text = { ...single, lines: inTwoLines(facts.name) }
    const text = measure(single).width <= room * 1.05 ? single : double
    if (measure(text).width > room * leeway) return []
    const [x, y] = shape.label.at
    const priority = 400 + Math.min(60, Math.log2(shape.area) * 3)
    const angle = text.lines.length > 1 || f.detail.provinceNotes ? 0 : shape.label.angle
    const name = piece(f, `province:${shape.id}`, text, x, y, priority, angle, 4)
    if (!f.detail.provinceNotes) return [withShifts(name, size)]
    const notes = notesSize(size)
    const gap = measure(text).height / 2 + notes.height / 2
    return [
      withShifts(name, size),
      stamp(
        `notes:${shape.id}`,
        {
          key: `notes|${f.theme.name}|${facts.terrain}|${facts.income}|${size}`,
          ...notes,
          draw: (ctx) => drawNotes(ctx, facts.terrain, f.formatIncome(facts.income), size, f.theme)
        },
        x,
        y,
        [
          [0, gap],
          [0, -gap],
          [0, gap + size],
          [0, -gap - size]
        ],
        priority - 40,
        4
      )
    ]
  })
}

function featureNames(f: Furnishing): Piece[] {
  const size = f.detail.size.feature
  const feature = (
    hand: Hand,
    name: string,
    i: number,
    label: NonNullable<Shape['label']>,
    priority: number
  ) => {
    const text: Text = { hand, lines: [name], size, spread: 0 }
    const [x, y] = label.at
    return piece(f, `${hand}:${name}:${i}`, text, x, y, priority, upright(label.angle), 2)
  }
  return [
    ...f.model.drawing.rivers.flatMap(({ name, label, courses }, i) =>
      label && inFrame(f, label.at)
        ? [feature('river', name, i, label, 100 + (courses[0]?.width ?? 1) * 10)]
        : []
    ),
    ...f.model.drawing.ranges.flatMap(({ name, label }, i) =>
      label && inFrame(f, label.at) ? [feature('range', name, i, label, 150)] : []
    )
  ]
}

function inFrame(f: Furnishing, [x, y]: readonly [number, number]): boolean {
  const frame = f.layers.extent === 'base' ? f.model.drawing.frames.base : f.model.drawing.frames.full
  return x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height
}

function cities(f: Furnishing): Piece[] {
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
      return city.level >= 2 ? [dottedTown(f, shape.id, city.name, point)] : []
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
function dottedTown(f: Furnishing, id: string, name: string, [x, y]: Point): Piece {
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
  return stamp(`cityname:${id}`, picture, x, y, [[width / 2, 0]], 500, 6, body)
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

function textPicture(f: Furnishing, text: Text): Picture {
  const { width, height } = measure(text)
  return {
    key: `text|${f.theme.name}|${text.hand}|${text.size}|${text.spread}|${text.lines.join('/')}`,
    width: width + haloPad * 2 + 4,
    height: height * 1.25 + haloPad * 2,
    draw: (ctx) => drawText(ctx, text, f.theme, 0)
  }
}

function piece(
  f: Furnishing,
  id: string,
  text: Text,
  x: number,
  y: number,
  priority: number,
  angle: number,
  z: number
): Piece {
  const { width, height } = measure(text)
  const turned = upright(angle)
  const spot: Spot = { x, y, boxes: slantedBoxes(width + 4, height, turned) }
  return {
    item: { id, priority, spots: [spot] },
    offsets: [[0, 0]],
    picture: textPicture(f, text),
    angle: turned,
    z
  }
}

/** The same piece a little higher or lower, or aside, to make way for a city or a stack. */
function withShifts(p: Piece, size: number, aside = 0): Piece {
  const [first] = p.item.spots
  if (!first) return p
  const rows = [0, -0.8, 0.8, -1.5, 1.5, -2.3, 2.3].map((k) => k * size)
  const columns = aside > 0 ? [0, -aside, aside] : [0]
  const shifts = columns.flatMap((dx) => rows.map((dy) => [dx, dy] as const))
  return {
    ...p,
    item: {
      ...p.item,
      spots: shifts.map(([dx, dy]) => ({
        ...first,
        boxes: first.boxes.map((b) => ({ x0: b.x0 + dx, x1: b.x1 + dx, y0: b.y0 + dy, y1: b.y1 + dy }))
      }))
    },
    offsets: shifts
  }
}

/** A picture with a choice of offsets from its anchor. */
export function stamp(
  id: string,
  picture: Picture,
  x: number,
  y: number,
  offsets: readonly (readonly [number, number])[],
  priority: number,
  z: number,
  body: { width: number; height: number } = picture,
  forced = false
): Piece {
  const spots = offsets.map(([dx, dy]) => ({ x, y, boxes: [boxAt(dx, dy, body.width, body.height)] }))
  return { item: { id, priority, spots, forced }, offsets, picture, angle: 0, z }
}

function upright(angle: number): number {
  const a = ((angle % 360) + 360) % 360
  if (a > 90 && a < 270) return a - 180
  return a >= 270 ? a - 360 : a
}
