import { describe, expect, test } from 'vitest'
import { bucketRange, detailAt, distanceAt, scaleBucket } from './level-of-detail.ts'

describe('levels of detail', () => {
  test('far: areas; middle: provinces; close: single counters', () => {
    expect(distanceAt(40)).toBe('far')
    expect(distanceAt(100)).toBe('middle')
    expect(distanceAt(300)).toBe('close')
    expect(detailAt(40)).toMatchObject({ areaNames: true, provinceNames: false, provinceNotes: false })
    expect(detailAt(100)).toMatchObject({ areaNames: false, provinceNames: true, provinceNotes: false })
    expect(detailAt(300)).toMatchObject({ areaNames: false, provinceNames: true, provinceNotes: true })
  })

  test('zooming in never shows fewer cities or smaller text', () => {
    for (let n = 20; n < 600; n += 5) {
      const a = detailAt(n)
      const b = detailAt(n + 5)
      expect(b.citySymbols).toBeLessThanOrEqual(a.citySymbols)
      expect(b.cityNames).toBeLessThanOrEqual(a.cityNames)
      for (const key of ['province', 'city', 'sea', 'counter'] as const) {
        expect(b.size[key]).toBeGreaterThanOrEqual(a.size[key])
      }
    }
  })

  test('enlarged text shows what a smaller map would show, but larger', () => {
    const [usual, enlarged] = [detailAt(80), detailAt(120, 1.5)]
    expect(enlarged.size.province).toBe(1.5 * usual.size.province)
    expect(enlarged.size.muster).toBe(1.5 * usual.size.muster)
    expect({ ...enlarged, size: null }).toEqual({ ...usual, size: null })
  })

  test('every scale lies in its bucket', () => {
    for (const scale of [0.1, 0.35, 0.5, 1, 1.3, 2, 11.7]) {
      const [low, high] = bucketRange(scaleBucket(scale))
      expect(low).toBeLessThanOrEqual(scale * (1 + 1e-9))
      expect(high).toBeGreaterThan(scale)
    }
  })
})
