// Emblems on the land: in the far view one per realm, nearer one per province. Only in modes whose swatches have
// emblems.
import { expect, test } from 'vitest'
import { detailAt } from '../level-of-detail.ts'
import type { MapMode, Swatch } from '../map-types.ts'
import { decodeDrawing } from '../model/map-model.ts'
import { tinyContent, tinyDrawing } from '../testing/tiny-world.ts'
import { themes } from '../theme.ts'
import { emblemLabels } from './emblem-labels.ts'
import type { LabelContext } from './map-label.ts'

const model = decodeDrawing(tinyDrawing)
const FAR = 36
const NEAR = 110

const swatch = (emblem?: string): Swatch => ({
  colour: '#8f1d33',
  pattern: 'none',
  label: 'Reds',
  side: 'reds',
  ...(emblem === undefined ? {} : { emblem })
})

function seen(
  nearness: number,
  swatches: Record<string, Swatch>,
  held: Record<string, string>
): LabelContext {
  const { facts, glyphs, sides } = tinyContent
  const mode: MapMode = { id: 'own', label: 'Own', colouring: { kind: 'wash', swatches, provinces: held } }
  return {
    model,
    facts,
    layers: { extent: 'base', mode, glyphs, sides, stacks: [], arrows: [], highlight: null, marked: [] },
    theme: themes.light,
    detail: detailAt(nearness),
    nearness,
    scale: nearness / model.typicalSize
  }
}

const shown = (furnishing: LabelContext) => emblemLabels(furnishing).map(({ item }) => item.id)
const one = { own: swatch('well') }
const two = { ...one, other: swatch('well') }

test('in a near view every owned province has an emblem', () => {
  expect(shown(seen(NEAR, one, { ash: 'own', birch: 'own' }))).toEqual(['emblem:ash', 'emblem:birch'])
})

test('in a far view connected provinces of one owner share an emblem', () => {
  expect(shown(seen(FAR, one, { ash: 'own', birch: 'own' }))).toHaveLength(1)
  expect(shown(seen(FAR, two, { ash: 'own', birch: 'other' }))).toHaveLength(2)
})

test('unowned land, land beyond the map and swatches without an emblem have none', () => {
  expect(shown(seen(NEAR, one, { ash: 'own', cedar: 'own' }))).toEqual(['emblem:ash'])
  expect(shown(seen(NEAR, { own: swatch() }, { ash: 'own' }))).toEqual([])
})
