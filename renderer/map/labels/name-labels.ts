import type { Label } from '#shared/map/drawing.ts'
import type { ProvinceFacts } from '../map-types.ts'
import type { Shape } from '../model/map-model.ts'
import { drawText, inTwoLines, type LetteringStyle, type MapText, measureText } from '../sprites/lettering.ts'
import { drawProvinceNotes, provinceNotesSize } from '../sprites/province-notes.ts'
import { cityLabels } from './city-labels.ts'
import {
  haloPad,
  isOnMap,
  type LabelContext,
  type MapLabel,
  textLabel,
  upright,
  withAlternatives
} from './map-label.ts'
import { nodeNameLabels } from './node-labels.ts'
import { boxAt } from './place-labels.ts'

export function nameLabels(f: LabelContext): MapLabel[] {
  return nameLabelTasks(f).flatMap((part) => part())
}

/** All name labels, as a list of small tasks, because measuring text is slow. */
export function nameLabelTasks(f: LabelContext): (() => MapLabel[])[] {
  const some = inBatches(f.model.provinces)
  const ofLand = () => some.map((shapes) => () => provinceNames(f, shapes))
  return [
    ...(f.detail.areaNames ? [() => areaNames(f)] : []),
    () => seaNames(f),
    ...(f.layers.nodes ? [() => nodeNameLabels(f)] : f.detail.provinceNames ? ofLand() : []),
    ...(f.detail.featureNames ? [() => featureNames(f)] : []),
    ...some.map((shapes) => () => cityLabels(f, shapes))
  ]
}

const BATCH = 12

function inBatches<T>(list: readonly T[]): T[][] {
  const count = Math.ceil(list.length / BATCH)
  return Array.from({ length: count }, (_, index) => list.slice(index * BATCH, (index + 1) * BATCH))
}

function areaNames(f: LabelContext): MapLabel[] {
  return f.model.drawing.areas.flatMap(({ id }) => {
    const name = f.facts.areas[id]?.name
    const label = areaLabelPlace(f, id)
    if (!name || !label) return []
    const room = label.width * f.scale * 0.86
    const size = f.detail.size.area
    const flat = measureText({ style: 'area', lines: [name], size, letterSpacing: 0 })
    const lines = flat.width > room * 1.15 ? inTwoLines(name) : [name]
    const text: MapText = { style: 'area', lines, size, letterSpacing: spreadFor(lines, size, room) }
    const tight: MapText = { ...text, letterSpacing: 0, size: Math.max(10, size * 0.85) }
    const [x, y] = label.at
    const set = measureText(text).width > room * 1.1 ? tight : text
    const angle = lines.length > 1 || set === tight ? 0 : label.angle
    return [withAlternatives(textLabel(f, `area:${id}`, set, x, y, 950, angle, 3), size, room * 0.3)]
  })
}

/** Where an area's name goes. If a part of the area is not on this map, the name goes over the rest. */
export function areaLabelPlace(f: LabelContext, id: string): Label | null {
  const all = f.model.provinces.filter((p) => f.facts.provinces[p.id]?.area === id)
  const here = all.filter((p) => isOnMap(f, p))
  const drawn = f.model.drawing.areas.find((a) => a.id === id)?.label
  if (here.length === 0) return null
  if (drawn && here.length === all.length) return drawn
  const sum = here.reduce((total, p) => total + p.area, 0)
  const mean = (axis: 0 | 1) => here.reduce((t, p) => t + (p.label?.at[axis] ?? 0) * p.area, 0) / sum
  const widths = here.map((p) => p.bounds)
  const width = Math.max(...widths.map((b) => b.maxX)) - Math.min(...widths.map((b) => b.minX))
  return { at: [mean(0), mean(1)], width: width * 0.7, height: width * 0.3, angle: 0 }
}

/** Letter spacing that spreads an area's name over its land, within limits. */
function spreadFor(lines: readonly string[], size: number, room: number): number {
  const longest = lines.reduce((a, b) => (b.length > a.length ? b : a), '')
  const { width } = measureText({ style: 'area', lines: [longest], size, letterSpacing: 0 })
  const free = (room - width) / Math.max(1, longest.length)
  return Math.round(Math.max(0, Math.min(size * 0.5, free * 0.8)) * 2) / 2
}

function seaNames(f: LabelContext): MapLabel[] {
  return f.model.seas.flatMap((sea) => {
    const name = f.facts.seas[sea.id]?.name
    if (!name || !sea.label || !isOnMap(f, sea)) return []
    const room = sea.label.width * f.scale
    const size = f.detail.size.sea
    const single: MapText = { style: 'sea', lines: [name], size, letterSpacing: 0 }
    const fits = measureText(single).width <= room * 1.1
    const double: MapText = { ...single, lines: inTwoLines(name) }
    const small: MapText = { ...double, size: Math.max(10.5, size * 0.8) }
    const text = fits ? single : measureText(double).width <= room * 1.25 ? double : small
    if (f.detail.distance === 'far' && measureText(text).width > room * 1.7) return []
    const [x, y] = sea.label.at
    return [textLabel(f, `sea:${sea.id}`, text, x, y, 600, text.lines.length > 1 ? 0 : sea.label.angle, 1)]
  })
}

function provinceNames(f: LabelContext, shapes: readonly Shape[]): MapLabel[] {
  const leeway = 1.15 + Math.max(0, Math.min(2.4, (f.nearness - 62) / 70))
  return shapes.flatMap((shape) => {
    const facts = f.facts.provinces[shape.id]
    if (!facts || !shape.label || !isOnMap(f, shape)) return []
    const size = f.detail.size.province
    const room = shape.label.width * f.scale
    const single: MapText = { style: 'province', lines: [facts.name], size, letterSpacing: 0 }
    const double: MapText = { ...single, lines: inTwoLines(facts.name) }
    const text = measureText(single).width <= room * 1.05 ? single : double
    if (measureText(text).width > room * leeway) return []
    const [x, y] = shape.label.at
    const priority = 400 + Math.min(60, Math.log2(shape.area) * 3)
    const angle = text.lines.length > 1 || f.detail.provinceNotes ? 0 : shape.label.angle
    const name = textLabel(f, `province:${shape.id}`, text, x, y, priority, angle, 4)
    return [withAlternatives(f.detail.provinceNotes ? withNotes(f, name, text, facts) : name, size)]
  })
}

/** The name with terrain and coin beneath, as one image. */
function withNotes(
  f: LabelContext,
  name: MapLabel,
  text: MapText,
  { terrain, coin }: ProvinceFacts
): MapLabel {
  const words = measureText(text)
  const notes = provinceNotesSize(text.size)
  const size = { width: Math.max(words.width, notes.width), height: words.height + notes.height }
  const [spot] = name.item.positions
  return {
    ...name,
    item: {
      ...name.item,
      positions: [{ x: spot?.x ?? 0, y: spot?.y ?? 0, boxes: [boxAt(0, 0, size.width + 4, size.height)] }]
    },
    image: {
      key: `${name.image.key}|${terrain}|${coin}`,
      width: size.width + haloPad * 2 + 4,
      height: size.height * 1.1 + haloPad * 2,
      draw(ctx) {
        drawText(ctx, text, f.theme, -notes.height / 2)
        ctx.translate(0, words.height / 2)
        drawProvinceNotes(ctx, terrain, coin, text.size, f.theme)
      }
    }
  }
}

function featureNames(f: LabelContext): MapLabel[] {
  const size = f.detail.size.feature
  const feature = (
    hand: LetteringStyle,
    name: string,
    i: number,
    label: NonNullable<Shape['label']>,
    priority: number
  ) => {
    const text: MapText = { style: hand, lines: [name], size, letterSpacing: 0 }
    const [x, y] = label.at
    return textLabel(f, `${hand}:${name}:${i}`, text, x, y, priority, upright(label.angle), 2)
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

function inFrame(f: LabelContext, [x, y]: readonly [number, number]): boolean {
  const frame = f.layers.extent === 'base' ? f.model.drawing.frames.base : f.model.drawing.frames.full
  return x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height
}
