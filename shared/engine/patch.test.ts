import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyJson } from './json.ts'
import { applyChanges, difference, snapshotOf } from './patch.ts'
import { pickFields } from './projection.ts'

const plain = fc.jsonValue({ maxDepth: 4 }).map((value) => copyJson(value))

describe('the difference of two views', () => {
  it('turns any value into any other', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(applyChanges(before, difference(before, after))).toEqual(after)
      }),
      { numRuns: 5000 }
    )
  })

  it('is empty for equal data', () => {
    fc.assert(fc.property(plain, (value) => difference(value, copyJson(value)).length === 0))
  })

  it('names only what changed', () => {
    const before = { units: { a: { at: 'x' }, b: { at: 'y' } }, log: [1, 2], gold: 3 }
    const after = { units: { a: { at: 'x' }, b: { at: 'z' } }, log: [1, 2, 3] }
    expect(difference(before, after)).toEqual([
      { path: ['gold'] },
      { path: ['units', 'b', 'at'], value: 'z' },
      { path: ['log', 2], value: 3 }
    ])
  })

  it('leaves the old value alone and shares what did not change', () => {
    const before = { kept: { deep: 1 }, changed: { deep: 1 } }
    const after = applyChanges(before, [{ path: ['changed', 'deep'], value: 2 }])
    expect(before.changed.deep).toBe(1)
    expect(after.kept).toBe(before.kept)
    expect(after.changed).toEqual({ deep: 2 })
  })

  it('does not alias the new value', () => {
    const after = { list: [{ n: 1 }] }
    const changes = difference({}, after)
    after.list[0] = { n: 2 }
    expect(applyChanges({}, changes)).toEqual({ list: [{ n: 1 }] })
  })

  it('shares what can never change and copies the rest', () => {
    const show = pickFields<{ n: number }>()('n')
    const view = { still: show({ n: 1 }), moving: { n: 1 } }
    const kept = snapshotOf(view)
    view.moving.n = 2
    expect(kept).toEqual({ still: { n: 1 }, moving: { n: 1 } })
    expect(kept.still).toBe(view.still)
  })
})
