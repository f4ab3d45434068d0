import type { Point } from '#shared/map/drawing.ts'
import type { MapSide, Swatch, WashColouring } from '../map-types.ts'
import { neighboursOf, type Shape } from '../model/map-model.ts'
import { drawEmblem } from '../sprites/emblem.ts'
import { imageLabel, isOnMap, type LabelContext, type MapLabel, type SpriteImage } from './map-label.ts'

interface EmblemOwner {
  readonly swatch: Swatch
  readonly side: MapSide
  readonly glyph: string
}

/** Emblems of owners, in modes whose swatches have them: in the far view one per realm, nearer one per province. */
export function emblemLabels(f: LabelContext): MapLabel[] {
  const { colouring } = f.layers.mode
  if (colouring.kind !== 'wash') return []
  const owned = f.model.provinces.filter((shape) => isOnMap(f, shape) && ownerOf(f, colouring, shape.id))
  const shown = f.detail.provinceNames ? owned : realmsOf(f, colouring, owned).map(largest)
  return shown.flatMap((shape) => {
    const owner = ownerOf(f, colouring, shape.id)
    const at = shape.label?.at
    return owner && at ? [emblemLabel(f, shape.id, owner, at)] : []
  })
}

function ownerOf(
  { layers }: LabelContext,
  { swatches, provinces }: WashColouring,
  province: string
): EmblemOwner | null {
  const swatch = swatches[provinces[province] ?? '']
  const side = layers.sides[swatch?.side ?? '']
  return swatch?.emblem !== undefined && side ? { swatch, side, glyph: swatch.emblem } : null
}

/** Groups the provinces of one owner into connected realms. */
function realmsOf(f: LabelContext, { provinces }: WashColouring, owned: readonly Shape[]): Shape[][] {
  const neighbours = neighboursOf(f.model, f.layers.extent)
  const left = new Map(owned.map((shape) => [shape.id, shape]))
  const realms: Shape[][] = []
  for (const first of owned) {
    if (!left.delete(first.id)) continue
    const realm = [first]
    for (const shape of realm) {
      for (const id of neighbours.get(shape.id) ?? []) {
        const next = left.get(id)
        if (!next || provinces[id] !== provinces[first.id]) continue
        left.delete(id)
        realm.push(next)
      }
    }
    realms.push(realm)
  }
  return realms
}

function largest(realm: readonly Shape[]): Shape {
  return realm.reduce((best, shape) => (shape.area > best.area ? shape : best))
}

function emblemLabel(
  f: LabelContext,
  province: string,
  { swatch, side, glyph: name }: EmblemOwner,
  at: Point
): MapLabel {
  const size = Math.round(f.detail.size.symbol * 0.5) * 2 + 2
  const drawing = f.layers.glyphs[name]
  const picture: SpriteImage = {
    key: `emblem|${swatch.colour}|${side.shape}|${name}|${size}`,
    width: size * 1.4,
    height: size * 1.4,
    draw: (ctx) => drawEmblem(ctx, side.shape, swatch.colour, drawing ? { name, drawing } : null, size)
  }
  const body = { width: size * 1.1, height: size * 1.1 }
  return imageLabel(`emblem:${province}`, picture, at[0], at[1], around(size), PRIORITY, 6, body)
}

/** After cities, armies and province names; before river and range names. */
const PRIORITY = 380

/** Offsets to try: the middle first, then around it. */
function around(size: number): (readonly [number, number])[] {
  return [0, 1.1, 1.9].flatMap((far) =>
    (far === 0 ? DIRECTIONS.slice(0, 1) : DIRECTIONS).map(
      ([x, y]) => [Math.round(x * far * size), Math.round(y * far * size)] as const
    )
  )
}

const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.8, 0.8],
  [-0.8, 0.8],
  [0.8, -0.8],
  [-0.8, -0.8]
]
