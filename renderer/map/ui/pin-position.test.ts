import { describe, expect, it } from 'vitest'
import { pinCovers, pinPosition } from './pin-position.ts'

const free = { x: 250, y: 0, width: 700, height: 700 }
const size = { width: 300, height: 150 }

describe('the position of a pinned card', () => {
  it('is beside its stack', () => {
    expect(pinPosition({ at: [400, 300], size, free, avoid: [] })).toEqual([428, 225])
  })

  it('covers no choosable place', () => {
    const avoid = [
      [460, 300],
      [600, 320]
    ] as const
    const [x, y] = pinPosition({ at: [400, 300], size, free, avoid })
    const hidden = avoid.filter(([ax, ay]) => ax > x && ax < x + 300 && ay > y && ay < y + 150)
    expect(hidden).toEqual([])
  })

  it('avoids other cards if there is room, but covers one rather than its own stack', () => {
    const other = { x: 420, y: 200, width: 300, height: 300 }
    const [x, y] = pinPosition({ at: [400, 300], size, free, avoid: [], cards: [other] })
    expect(x + 300 <= 420 || x >= 720 || y + 150 <= 200 || y >= 500).toBe(true)
    const everywhere = { x: 250, y: 0, width: 700, height: 700 }
    expect(pinPosition({ at: [400, 300], size, free, avoid: [], cards: [everywhere] })).toEqual([428, 225])
  })

  it('finds the one gap among many places, however far away, and says so if there is none', () => {
    const places = Array.from({ length: 15 }, (_, row) =>
      Array.from({ length: 15 }, (_, column) => [255 + column * 50, 5 + row * 50] as const)
    ).flat()
    const small = { width: 120, height: 40 }
    const hasGap = places.filter(([x, y]) => !(x > 750 && y > 540))
    const input = { at: [305, 55] as const, size: small, free, avoid: hasGap, room: 22 }
    expect(pinCovers(input, pinPosition(input))).toBe(false)
    const full = { ...input, avoid: places }
    expect(pinCovers(full, pinPosition(full))).toBe(true)
  })

  it('stays inside the free area and does not cover its own stack', () => {
    for (const at of [
      [255, 5],
      [945, 5],
      [945, 695],
      [255, 695]
    ] as const) {
      const [x, y] = pinPosition({ at, size, free, avoid: [] })
      expect([x >= 250, x + 300 <= 950, y >= 0, y + 150 <= 700]).toEqual([true, true, true, true])
      expect(at[0] > x && at[0] < x + 300 && at[1] > y && at[1] < y + 150).toBe(false)
    }
  })
})
