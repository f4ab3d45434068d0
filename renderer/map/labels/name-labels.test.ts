import { describe, expect, test } from 'vitest'
import { detailAt } from '../level-of-detail.ts'
import type { MapStack, StackItem } from '../map-types.ts'
import { decodeDrawing } from '../model/map-model.ts'
import { tinyContent, tinyDrawing } from '../testing/tiny-world.ts'
import { themes } from '../theme.ts'
import type { LabelContext, MapLabel } from './map-label.ts'
import { nameLabels } from './name-labels.ts'
import { stackLabelId, stackLabels, stackOfLabel } from './stack-labels.ts'

const model = decodeDrawing(tinyDrawing)

/** Labels of the tiny world at a scale where a typical province is `nearness` pixels wide. */
function seen(nearness: number, standing: readonly MapStack[] = []): LabelContext {
  const { facts, modes, glyphs, sides } = tinyContent
  const layers = { extent: 'base', mode: modes[0], glyphs, sides, stacks: standing } as const
  return {
    model,
    facts,
    layers: { ...layers, arrows: [], highlight: null, marked: [] },
    theme: themes.light,
    detail: detailAt(nearness),
    nearness,
    scale: nearness / model.typicalSize
  }
}

const idsOf = (pieces: readonly MapLabel[]) => pieces.map(({ item }) => item.id)
const keyOf = (pieces: readonly MapLabel[], id: string) =>
  pieces.find(({ item }) => item.id === id)?.image.key ?? ''

const far = 36
const pilesFit = 40
const middle = 110
const close = 300

describe('names and cities', () => {
  test('far: areas, seas and great cities; middle: provinces', () => {
    expect(idsOf(nameLabels(seen(far)))).toEqual(['area:woods', 'sea:bay', 'city:ash', 'cityname:ash'])
    expect(idsOf(nameLabels(seen(middle)))).toContain('province:birch')
    expect(idsOf(nameLabels(seen(middle)))).not.toContain('province:cedar')
  })

  test('a port’s anchor comes before the province’s marks; without a city they stand on the land', () => {
    const pieces = nameLabels(seen(middle))
    expect(keyOf(pieces, 'badge:ash')).toContain('|anchor,mark well|')
    expect(keyOf(pieces, 'badge:birch')).toContain('|mark well|')
    expect(idsOf(pieces)).not.toContain('badge:cedar')
  })

  test('a mark without a drawing is left out', () => {
    const near = seen(middle)
    const bare = nameLabels({ ...near, layers: { ...near.layers, glyphs: {} } })
    expect(keyOf(bare, 'badge:ash')).toContain('|anchor|')
    expect(idsOf(bare)).not.toContain('badge:birch')
  })

  test('in a near view the coin is part of the name’s image', () => {
    const pieces = nameLabels(seen(close))
    expect(keyOf(pieces, 'province:ash')).toMatch(/\|plain\|2$/)
    expect(keyOf(pieces, 'province:birch')).toMatch(/\|plain\|null$/)
  })
})

describe('stacks', () => {
  const unit: StackItem = { kind: 'unit', side: 'reds', glyph: 'well', label: 'Guards', count: 3 }
  const standing: MapStack[] = [
    {
      province: 'ash',
      items: [
        unit,
        { kind: 'leader', side: 'reds', glyph: 'crown', label: 'Queen' },
        { kind: 'marker', side: 'reds', glyph: 'well', label: 'Camp' }
      ]
    },
    { province: 'birch', items: [unit, { ...unit, side: 'blues', damaged: true }] },
    { province: 'bay', items: [unit] },
    { province: 'cedar', items: [unit] }
  ]

  test('in a far view each side is one number per area, counting units only', () => {
    const pieces = stackLabels(seen(far, standing))
    expect(idsOf(pieces)).toEqual(['muster:woods:reds', 'muster:woods:blues', 'muster:bay:reds'])
    expect(keyOf(pieces, 'muster:woods:reds')).toContain('|6|')
  })

  test('the number stands only in provinces where the side has units', () => {
    const pieces = stackLabels(seen(far, standing))
    const spotsOf = (id: string) => pieces.find(({ item }) => item.id === id)?.item.positions ?? []
    const within = (id: string) => model.byId.get(id)?.places.map(({ at: [x, y] }) => ({ x, y })) ?? []
    expect(spotsOf('muster:woods:blues')).toMatchObject(within('birch'))
    expect(spotsOf('muster:woods:reds')).toMatchObject([...within('ash'), ...within('birch')])
  })

  test('a pile stands in its province as soon as it fits', () => {
    expect(idsOf(stackLabels(seen(pilesFit, standing)))).toContain('stack:birch:blues')
  })

  test('a pile and its markers are identified by their label id', () => {
    const pile = { province: 'ash', side: 'reds' }
    expect(stackOfLabel(stackLabelId(pile))).toEqual(pile)
    expect(stackOfLabel('stack:ash:reds:0')).toEqual(pile)
    expect(stackOfLabel('province:ash')).toBeNull()
  })

  test('in a middle view a side is a pile with its leader on top, and markers beside it', () => {
    const ids = idsOf(stackLabels(seen(middle, standing)))
    expect(ids).toEqual([
      'stack:ash:reds',
      'stack:ash:reds:0',
      'stack:birch:reds',
      'stack:birch:blues',
      'stack:bay:reds'
    ])
  })

  test('in a near view every counter is shown, blank if its glyph has no drawing', () => {
    const pieces = stackLabels(seen(close, standing))
    expect(idsOf(pieces)).toEqual([
      'stack:ash:reds',
      'stack:birch:reds',
      'stack:birch:blues',
      'stack:bay:reds'
    ])
    expect(keyOf(pieces, 'stack:ash:reds')).toContain('blank')
    expect(keyOf(pieces, 'stack:birch:blues')).toContain('well,3,true')
  })
})
