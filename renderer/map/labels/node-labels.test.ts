// A map of circles and lines: at every distance counters stand on the circles and names below them.
import { expect, test } from 'vitest'
import { detailAt } from '../level-of-detail.ts'
import type { MapStack, NodeFace } from '../map-types.ts'
import { decodeDrawing } from '../model/map-model.ts'
import { tinyContent, tinyDrawing } from '../testing/tiny-world.ts'
import { themes } from '../theme.ts'
import type { LabelContext, MapLabel } from './map-label.ts'
import { nameLabels } from './name-labels.ts'
import { nodeLabels, placeOfNode } from './node-labels.ts'
import { placeLabels } from './place-labels.ts'
import { stackLabels } from './stack-labels.ts'

const model = decodeDrawing(tinyDrawing)
const empty: NodeFace = { rim: [], disc: null, text: '1' }

function seen(nearness: number, standing: readonly MapStack[], ash: NodeFace = empty): LabelContext {
  const { facts, modes, glyphs, sides } = tinyContent
  return {
    model,
    facts,
    layers: {
      ...{ extent: 'base', mode: modes[0], glyphs, sides, stacks: standing },
      ...{ arrows: [], highlight: null, marked: [], nodes: { ash, birch: empty, bay: empty } }
    },
    theme: themes.light,
    detail: detailAt(nearness),
    nearness,
    scale: nearness / model.typicalSize
  }
}

const leader = { kind: 'leader', side: 'reds', glyph: 'well', label: 'Red king' } as const
const spotsOf = (pieces: readonly MapLabel[], id: string) =>
  pieces.find(({ item }) => item.id === id)?.item.positions.map(({ x, y }) => [x, y])

test('a circle stands in its province, and its id names the province', () => {
  const pieces = nodeLabels(seen(110, []))
  expect(pieces.map(({ item }) => placeOfNode(item.id))).toEqual(['ash', 'birch', 'bay'])
  expect(spotsOf(pieces, 'node:ash')).toEqual([[50, 75]])
  expect(placeOfNode('stack:ash:reds')).toBeNull()
})

test.each([36, 110, 300])(
  'at %d pixels per province a counter stands on its circle and nowhere else',
  (nearness) => {
    const pieces = stackLabels(seen(nearness, [{ province: 'ash', items: [leader] }]))
    expect(spotsOf(pieces, 'stack:ash:reds')).toEqual([[50, 75]])
  }
)

test('a name goes below its circle, or beside it if that is taken; land without a circle has no name', () => {
  const furnishing = seen(110, [{ province: 'ash', items: [leader] }])
  const pieces = [...nameLabels(furnishing), ...nodeLabels(furnishing), ...stackLabels(furnishing)]
  const placed = placeLabels(
    pieces.map(({ item }) => item),
    furnishing.scale,
    furnishing.scale
  )
  expect(placed.get('province:ash')).toBe(0)
  expect(placed.has('stack:ash:reds')).toBe(true)
  expect(placed.has('province:cedar')).toBe(false)
})

test('a disc changes the image of its circle', () => {
  const disc = { colour: '#f00', glyph: 'well' }
  const [bare] = nodeLabels(seen(110, []))
  const [covered] = nodeLabels(seen(110, [], { ...empty, disc }))
  expect(covered?.image.key).not.toBe(bare?.image.key)
})
