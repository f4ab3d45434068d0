import { expect, test } from 'vitest'
import { aimAt, aimAtAll } from './aim.ts'
import { toScreen, UNCOVERED } from './camera.ts'

const view = { width: 1200, height: 800 }
const bounds = { minX: 100, minY: 100, maxX: 140, maxY: 130 }

test('a place comes to the middle of the area that panels leave free', () => {
  const covered = { left: 200, right: 400, bottom: 300 }
  const [x, y] = toScreen(aimAtAll(bounds, view, 30, covered), view, 120, 115)
  expect(x).toBeCloseTo(500)
  expect(y).toBeCloseTo(250)
})

test('without panels it comes to the middle of the window', () => {
  const [x] = toScreen(aimAt(bounds, true, view, 30, UNCOVERED), view, 120, 115)
  expect(x).toBeCloseTo(600)
})

test('a small place is shown together with its neighbours', () => {
  const tiny = { minX: 0, minY: 0, maxX: 1, maxY: 1 }
  expect(aimAtAll(tiny, view, 30, UNCOVERED).scale * 30).toBeLessThan(300)
})
