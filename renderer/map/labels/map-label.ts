import type { MapDetail } from '../level-of-detail.ts'
import type { MapFacts, MapLayers } from '../map-types.ts'
import type { MapModel, Shape } from '../model/map-model.ts'
import { drawText, type MapText, measureText } from '../sprites/lettering.ts'
import type { Theme } from '../theme.ts'
import { boxAt, type LabelItem, type LabelPosition, slantedBoxes } from './place-labels.ts'

/** An image on the map that keeps its size on screen: a name, a city, a counter. */
export interface MapLabel {
  readonly item: LabelItem
  /** For each position, the offset of the image's middle from the anchor, in css pixels. */
  readonly offsets: readonly (readonly [number, number])[]
  readonly image: SpriteImage
  readonly z: number
}

export interface SpriteImage {
  readonly key: string
  readonly width: number
  readonly height: number
  readonly draw: (ctx: CanvasRenderingContext2D) => void
}

export interface LabelContext {
  readonly model: MapModel
  readonly facts: MapFacts
  readonly layers: MapLayers
  readonly theme: Theme
  readonly detail: MapDetail
  readonly nearness: number
  /** The smallest scale at which the labels must fit. */
  readonly scale: number
}

export const haloPad = 3

export function isOnMap(f: LabelContext, shape: Shape | undefined): shape is Shape {
  return shape !== undefined && (f.layers.extent !== 'base' || shape.extent === 'base')
}

export function textImage(f: LabelContext, text: MapText): SpriteImage {
  const { width, height } = measureText(text)
  return {
    key: `text|${f.theme.name}|${text.style}|${text.size}|${text.letterSpacing}|${text.lines.join('/')}`,
    width: width + haloPad * 2 + 4,
    height: height * 1.25 + haloPad * 2,
    draw: (ctx) => drawText(ctx, text, f.theme, 0)
  }
}

/**
 * The image rotated by some degrees. Drawing it rotated once costs a fraction of rotating the sprite in every frame.
 */
function rotated(degrees: number, picture: SpriteImage): SpriteImage {
  if (degrees === 0) return picture
  const { key, width, height, draw } = picture
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return {
    key: `${key}|${degrees}`,
    width: width * c + height * s,
    height: width * s + height * c,
    draw(ctx) {
      ctx.rotate(angle)
      draw(ctx)
    }
  }
}

export function textLabel(
  f: LabelContext,
  id: string,
  text: MapText,
  x: number,
  y: number,
  priority: number,
  angle: number,
  z: number
): MapLabel {
  const { width, height } = measureText(text)
  const turned = upright(angle)
  const spot: LabelPosition = { x, y, boxes: slantedBoxes(width + 4, height, turned) }
  return {
    item: { id, priority, positions: [spot] },
    offsets: [[0, 0]],
    image: rotated(turned, textImage(f, text)),
    z
  }
}

/** Adds alternative positions above, below and beside, for when a city or a stack is in the way. */
export function withAlternatives(p: MapLabel, size: number, aside = 0): MapLabel {
  const [first] = p.item.positions
  if (!first) return p
  const rows = [0, -0.8, 0.8, -1.5, 1.5, -2.3, 2.3].map((k) => k * size)
  const columns = aside > 0 ? [0, -aside, aside] : [0]
  const shifts = columns.flatMap((dx) => rows.map((dy) => [dx, dy] as const))
  return {
    ...p,
    item: {
      ...p.item,
      positions: shifts.map(([dx, dy]) => ({
        ...first,
        boxes: first.boxes.map((b) => ({ x0: b.x0 + dx, x1: b.x1 + dx, y0: b.y0 + dy, y1: b.y1 + dy }))
      }))
    },
    offsets: shifts
  }
}

/** A label with a choice of offsets from its anchor. */
export function imageLabel(
  id: string,
  picture: SpriteImage,
  x: number,
  y: number,
  offsets: readonly (readonly [number, number])[],
  priority: number,
  z: number,
  body: { width: number; height: number } = picture,
  forced = false
): MapLabel {
  const spots = offsets.map(([dx, dy]) => ({ x, y, boxes: [boxAt(dx, dy, body.width, body.height)] }))
  return { item: { id, priority, positions: spots, forced }, offsets, image: picture, z }
}

export function upright(angle: number): number {
  const a = ((angle % 360) + 360) % 360
  if (a > 90 && a < 270) return a - 180
  return a >= 270 ? a - 360 : a
}
