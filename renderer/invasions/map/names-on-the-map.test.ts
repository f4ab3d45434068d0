import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Extent, MapDrawing } from '#shared/map/drawing.ts'
import type { MapLabel } from '../../map/labels/map-label.ts'
import { nameLabels } from '../../map/labels/name-labels.ts'
import { placeLabels } from '../../map/labels/place-labels.ts'
import { stackLabels } from '../../map/labels/stack-labels.ts'
import { bucketRange, detailAt, scaleBucket, zoomReach } from '../../map/level-of-detail.ts'
import type { MapLayers } from '../../map/map-types.ts'
import { decodeDrawing } from '../../map/model/map-model.ts'
import { themes } from '../../map/theme.ts'
import { createInvasionsTranslator } from '../i18n/invasions-translator.ts'
import { sampleContent } from './demo/sample.ts'
import { mapWordsOf } from './map-words.ts'

const drawing: MapDrawing = JSON.parse(
  readFileSync(new URL('../../../assets/map/drawing.json', import.meta.url), 'utf8')
)
const model = decodeDrawing(drawing)
const base = sampleContent('base', mapWordsOf(createInvasionsTranslator('en')))
const full = sampleContent('east', mapWordsOf(createInvasionsTranslator('en')))

function furnished(extent: Extent, bucket: number): { piece: MapLabel; spot: number }[] {
  const { facts, modes, ...content } = extent === 'base' ? base : full
  const layers: MapLayers = { ...content, extent, mode: modes[0], arrows: [], highlight: null, marked: [] }
  const [low] = bucketRange(bucket)
  const nearness = model.typicalSize * low
  const f = {
    model,
    facts,
    layers,
    theme: themes.light,
    detail: detailAt(nearness),
    nearness,
    scale: low
  }
  const pieces = [...nameLabels(f), ...stackLabels(f)]
  const spots = placeLabels(
    pieces.map((p) => p.item),
    low,
    low * zoomReach
  )
  return pieces.flatMap((piece) => {
    const spot = spots.get(piece.item.id)
    return spot === undefined ? [] : [{ piece, spot }]
  })
}

function boxesAt({ piece, spot }: { piece: MapLabel; spot: number }, scale: number) {
  const s = piece.item.positions[spot]
  return (s?.boxes ?? []).map((b) => ({
    x0: (s?.x ?? 0) * scale + b.x0,
    x1: (s?.x ?? 0) * scale + b.x1,
    y0: (s?.y ?? 0) * scale + b.y0,
    y1: (s?.y ?? 0) * scale + b.y1
  }))
}

describe('names on the real map', () => {
  const first = scaleBucket(0.3)
  const last = scaleBucket(12)

  test.each(['base', 'east'] as const)('never overlap at any zoom (%s)', (extent) => {
    for (let bucket = first; bucket <= last; bucket++) {
      const set = furnished(extent, bucket).filter(({ piece }) => !piece.item.forced)
      const [low, high] = bucketRange(bucket)
      for (const scale of [low, (low + high) / 2, high, low * zoomReach]) {
        const rects = set
          .flatMap((one) => boxesAt(one, scale).map((box) => ({ id: one.piece.item.id, ...box })))
          .sort((a, b) => a.x0 - b.x0)
        rects.forEach((a, i) => {
          for (let j = i + 1; j < rects.length; j++) {
            const b = rects[j]
            if (!b || b.x0 >= a.x1 - 1e-6) break
            const clash = a.id !== b.id && a.y0 < b.y1 - 1e-6 && b.y0 < a.y1 - 1e-6
            if (clash) expect.fail(`${a.id} lies on ${b.id} at scale ${scale}`)
          }
        })
      }
    }
  })

  test('from afar every area has its name; when near, every province', () => {
    const count = (bucket: number, kind: string) =>
      furnished('base', bucket).filter(({ piece }) => piece.item.id.startsWith(kind)).length
    const areas = new Set(
      model.provinces.filter((p) => p.extent === 'base').map((p) => base.facts.provinces[p.id]?.area)
    )
    expect(count(scaleBucket(0.35), 'area:')).toBeGreaterThanOrEqual(areas.size - 2)
    const provinces = model.provinces.filter((p) => p.extent === 'base').length
    expect(count(scaleBucket(4), 'province:')).toBeGreaterThanOrEqual(provinces - 3)
  })

  test('the great cities are named at every zoom', () => {
    for (let bucket = first; bucket <= last; bucket++) {
      const ids = furnished('base', bucket).map(({ piece }) => piece.item.id)
      for (const id of ['latium', 'thracia']) expect.soft(ids, `bucket ${bucket}`).toContain(`cityname:${id}`)
    }
  })

  test('no stack ever vanishes', () => {
    for (let bucket = scaleBucket(1); bucket <= last; bucket++) {
      const shown = new Set(furnished('base', bucket).map(({ piece }) => piece.item.id.split(':')[1]))
      for (const { province } of base.stacks) {
        if (model.byId.get(province)?.extent === 'base') expect.soft(shown).toContain(province)
      }
    }
  })
})
