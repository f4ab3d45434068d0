import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bucketRange } from '../level-of-detail.ts'
import {
  boxAt,
  type LabelBox,
  type LabelItem,
  type LabelPosition,
  placeLabels,
  slantedBoxes
} from './place-labels.ts'

interface Set {
  readonly id: string
  readonly spot: LabelPosition
}

const rect = (spot: LabelPosition, box: LabelBox, scale: number) => ({
  x0: spot.x * scale + box.x0,
  y0: spot.y * scale + box.y0,
  x1: spot.x * scale + box.x1,
  y1: spot.y * scale + box.y1
})

const overlap = (a: LabelBox, b: LabelBox) => {
  const slip = 1e-6
  return a.x0 < b.x1 - slip && b.x0 < a.x1 - slip && a.y0 < b.y1 - slip && b.y0 < a.y1 - slip
}

function clashes(sets: readonly Set[], scale: number): string[] {
  const out: string[] = []
  sets.forEach((a, i) => {
    for (const b of sets.slice(i + 1)) {
      const hit = a.spot.boxes.some((p) =>
        b.spot.boxes.some((q) => overlap(rect(a.spot, p, scale), rect(b.spot, q, scale)))
      )
      if (hit) out.push(`${a.id} / ${b.id}`)
    }
  })
  return out
}

function chosen(items: readonly LabelItem[], result: ReadonlyMap<string, number>): Set[] {
  return items.flatMap((item) => {
    const spot = item.positions[result.get(item.id) ?? -1]
    return spot ? [{ id: item.id, spot }] : []
  })
}

const spot = fc
  .record({
    x: fc.integer({ min: 0, max: 400 }),
    y: fc.integer({ min: 0, max: 400 }),
    dx: fc.integer({ min: -60, max: 60 }),
    dy: fc.integer({ min: -30, max: 30 }),
    width: fc.integer({ min: 8, max: 160 }),
    height: fc.integer({ min: 8, max: 40 }),
    angle: fc.constantFrom(0, 0, 25, -60)
  })
  .map(
    ({ x, y, dx, dy, width, height, angle }): LabelPosition => ({
      x,
      y,
      boxes: angle === 0 ? [boxAt(dx, dy, width, height)] : slantedBoxes(width, height, angle)
    })
  )

const itemList = fc
  .array(
    fc.record({
      priority: fc.integer({ min: 0, max: 9 }),
      spots: fc.array(spot, { minLength: 1, maxLength: 4 })
    }),
    {
      maxLength: 60
    }
  )
  .map((list) =>
    list.map(({ priority, spots }, i): LabelItem => ({ id: `i${i}`, priority, positions: spots }))
  )

describe('placing labels', () => {
  test('placed items stay apart at every scale of the range', () => {
    fc.assert(
      fc.property(
        itemList,
        fc.integer({ min: -8, max: 16 }),
        fc.constantFrom(1.19, 2, 4),
        (items, bucket, reach) => {
          const low = bucketRange(bucket)[0]
          const high = low * reach
          const sets = chosen(items, placeLabels(items, low, high))
          for (let k = 0; k <= 8; k++) expect(clashes(sets, low + ((high - low) * k) / 8)).toEqual([])
        }
      ),
      { numRuns: 150 }
    )
  })

  const one = (id: string, priority: number, xs: readonly number[]): LabelItem => ({
    id,
    priority,
    positions: xs.map((x) => ({ x, y: 0, boxes: [boxAt(0, 0, 20, 10)] }))
  })

  test('the more important item goes first, the other takes its next position or none', () => {
    const result = placeLabels(
      [one('minor', 1, [0, 50]), one('major', 2, [0]), one('least', 0, [1])],
      1,
      1.19
    )
    expect(Object.fromEntries(result)).toEqual({ major: 0, minor: 1 })
  })

  test('an item keeps its previous position as long as that is free', () => {
    const items = [one('a', 1, [0, 50])]
    expect(placeLabels(items, 1, 1.19, new Map([['a', 1]])).get('a')).toBe(1)
  })

  test('a shown item is not pushed out by a new item of equal priority', () => {
    const items = [one('aaa', 1, [0]), one('zzz', 1, [5])]
    expect([...placeLabels(items, 1, 1.19, new Map([['zzz', 0]])).keys()]).toEqual(['zzz'])
  })

  test('a forced item is placed even if no position is free', () => {
    const forced: LabelItem = { ...one('stack', 1, [0]), forced: true }
    expect(placeLabels([one('wall', 2, [0]), forced], 1, 1.19).get('stack')).toBe(0)
  })
})
