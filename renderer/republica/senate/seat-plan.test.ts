import { describe, expect, it } from 'vitest'
import { seatPlan } from './seat-plan.ts'

const limits = { least: 60, most: 220 }
const halls = [
  { width: 850, height: 340 },
  { width: 1200, height: 520 },
  { width: 2050, height: 800 }
]

describe('the seats of the Senate', () => {
  it.each(halls.flatMap((hall) => [12, 18, 24, 28].map((count) => ({ hall, count }))))(
    'lie apart and inside a hall of $hall.width x $hall.height with $count senators',
    ({ hall, count }) => {
      const { seats, seatWidth, seatHeight, benches, floor } = seatPlan(count, hall, limits)
      expect(seats).toHaveLength(count)
      expect(benches.length).toBeGreaterThan(0)
      for (const [index, { x, y }] of seats.entries()) {
        expect(x - seatWidth / 2).toBeGreaterThanOrEqual(-0.5)
        expect(x + seatWidth / 2).toBeLessThanOrEqual(hall.width + 0.5)
        expect(y - seatHeight / 2).toBeGreaterThanOrEqual(-0.5)
        expect(y + seatHeight / 2).toBeLessThanOrEqual(hall.height + 0.5)
        const isOnFloor =
          Math.abs(x - hall.width / 2) < (floor.width + seatWidth) / 2 - 1 &&
          y + seatHeight / 2 > hall.height - floor.height + 1
        expect(isOnFloor).toBe(false)
        for (const other of seats.slice(index + 1))
          expect(
            Math.abs(x - other.x) >= seatWidth || Math.abs(y - other.y) >= seatHeight,
            `${index} overlaps`
          ).toBe(true)
      }
    }
  )

  it('has larger seats in a larger hall, and no larger than allowed', () => {
    const widths = halls.map((hall) => seatPlan(20, hall, limits).seatWidth)
    expect(widths[1]).toBeGreaterThan(widths[0] ?? 0)
    expect(seatPlan(3, { width: 3000, height: 2000 }, limits).seatWidth).toBe(limits.most)
  })

  it('still seats everybody in a hall that is too small', () => {
    expect(seatPlan(24, { width: 300, height: 100 }, limits).seats).toHaveLength(24)
  })
})
