import type { NodeFace } from '../map-types.ts'
import { inTwoLines, type MapText, measureText } from '../sprites/lettering.ts'
import { drawNode } from '../sprites/node.ts'
import { imageLabel, type LabelContext, type MapLabel, textImage } from './map-label.ts'

const PREFIX = 'node:'

/** The place of a circle's label; null for any other label. */
export function placeOfNode(piece: string): string | null {
  return piece.startsWith(PREFIX) ? piece.slice(PREFIX.length) : null
}

/** The circles of a map of circles, one per province. */
export function nodeLabels(f: LabelContext): MapLabel[] {
  const size = f.detail.size.node
  return Object.entries(f.layers.nodes ?? {}).flatMap(([id, face]) => {
    const at = f.model.byId.get(id)?.places[0]?.at
    if (!at) return []
    const picture = {
      key: `node|${f.theme.name}|${size}|${keyOf(face)}`,
      width: size * 1.3,
      height: size * 1.3,
      draw: (ctx: CanvasRenderingContext2D) => drawNode(ctx, face, f.layers.glyphs, size, f.theme)
    }
    const body = { width: size, height: size }
    return [imageLabel(`${PREFIX}${id}`, picture, at[0], at[1], [[0, 0]], 990, 6, body, true)]
  })
}

/** The names of circles: below them, else beside them. */
export function nodeNameLabels(f: LabelContext): MapLabel[] {
  const reach = f.detail.size.node / 2
  const size = Math.max(11.5, f.detail.size.province * 0.9)
  return Object.keys(f.layers.nodes ?? {}).flatMap((id) => {
    const at = f.model.byId.get(id)?.places[0]?.at
    const name = f.facts.provinces[id]?.name
    if (!at || name === undefined) return []
    const text: MapText = { style: 'province', lines: inTwoLines(name), size, letterSpacing: 0 }
    const { width, height } = measureText(text)
    const down = reach + height / 2
    const aside = reach + width / 2 + 3
    const beside = [
      [0, down],
      [aside, reach * 0.5],
      [-aside, reach * 0.5],
      [width * 0.3, down],
      [-width * 0.3, down]
    ] as const
    const body = { width: width + 2, height }
    return [imageLabel(`province:${id}`, textImage(f, text), at[0], at[1], beside, 420, 7, body)]
  })
}

function keyOf({ rim, disc, text }: NodeFace): string {
  return `${rim.join(',')}|${disc ? `${disc.colour},${disc.glyph}` : text}`
}
