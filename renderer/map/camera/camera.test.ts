import { describe, expect, test } from 'vitest'
import { cameraShowing, clamp, fitAll, limitsFor, toMap, toScreen, zoomAt } from './camera.ts'
import { flight } from './flight.ts'
import { trackpadDetector } from './gestures.ts'
import { Motion } from './motion.ts'

const view = { width: 1280, height: 800 }
const frame = { x: 0, y: 0, width: 3000, height: 2000 }
const limits = limitsFor(frame, view, 100)

describe('the camera', () => {
  test('toScreen and toMap are inverse', () => {
    const camera = { x: 700, y: 300, scale: 1.7 }
    const [sx, sy] = toScreen(camera, view, 812, 355)
    const [x, y] = toMap(camera, view, sx, sy)
    expect(x).toBeCloseTo(812)
    expect(y).toBeCloseTo(355)
  })

  test('zooming keeps the point under the pointer', () => {
    const camera = { x: 700, y: 300, scale: 1 }
    const before = toMap(camera, view, 200, 650)
    const after = toMap(zoomAt(camera, view, 200, 650, 3), view, 200, 650)
    expect(after[0]).toBeCloseTo(before[0])
    expect(after[1]).toBeCloseTo(before[1])
  })

  test('cannot leave the frame, and centres it when it is smaller than the window', () => {
    const far = clamp({ x: -9999, y: 9999, scale: 1 }, limits)
    expect(far.x).toBeCloseTo(600)
    expect(far.y).toBeCloseTo(1600)
    expect(clamp({ x: 0, y: 0, scale: 0.001 }, limits)).toMatchObject({ x: 1500, y: 1000 })
  })

  test('the point under the pointer stays there while zooming in from the whole map', () => {
    const whole = fitAll(limits)
    for (const scale of [0.5, 1, 2.2]) {
      const zoomed = zoomAt(whole, view, 60, 700, scale)
      expect(clamp(zoomed, limits).x).toBeCloseTo(zoomed.x)
      expect(clamp(zoomed, limits).y).toBeCloseTo(zoomed.y)
    }
  })

  test('beside panels the whole map fits into the free area, and zooming keeps the point under the pointer', () => {
    const covered = { left: 200, right: 400, bottom: 0 }
    const beside = limitsFor(frame, view, 100, undefined, covered)
    const whole = fitAll(beside)
    expect(toScreen(whole, view, 0, 0)[0]).toBeGreaterThanOrEqual(200 - 1e-9)
    expect(toScreen(whole, view, 3000, 0)[0]).toBeLessThanOrEqual(880 + 1e-9)
    for (const pointer of [200, 540, 880]) {
      const zoomed = zoomAt(whole, view, pointer, 400, 1.5)
      expect(clamp(zoomed, beside).x).toBeCloseTo(zoomed.x)
    }
  })

  test('the south of the map can rise above what covers the lower edge', () => {
    const bottom = 300
    const south = { x: 1500, y: 1990, scale: limits.minScale }
    const aimed = { ...south, y: south.y + bottom / 2 / south.scale }
    const hidden = toScreen(clamp(aimed, limits), view, south.x, south.y)[1]
    expect(hidden).toBeGreaterThan(view.height - bottom)
    const shown = toScreen(clamp(aimed, limits, bottom), view, south.x, south.y)[1]
    expect(shown).toBeLessThan(view.height - bottom)
  })

  test('zoom has limits on both sides', () => {
    expect(clamp({ x: 0, y: 0, scale: 1e9 }, limits).scale).toBe(limits.maxScale)
    expect(clamp({ x: 0, y: 0, scale: 0 }, limits).scale).toBe(limits.minScale)
    expect(fitAll(limits).scale).toBe(limits.minScale)
  })

  test('showing a rectangle puts all of it in view', () => {
    const camera = cameraShowing({ minX: 100, minY: 100, maxX: 500, maxY: 200 }, view, 0.2)
    expect(toScreen(camera, view, 100, 100)[0]).toBeGreaterThan(0)
    expect(toScreen(camera, view, 500, 200)[0]).toBeLessThan(1280)
  })
})

describe('motion', () => {
  const start = () => new Motion({ x: 1500, y: 1000, scale: 1 }, view, limits)
  const run = (motion: Motion) => {
    let frames = 0
    while (motion.moving && frames < 1000) {
      motion.advance(16)
      frames++
    }
    return frames
  }

  test('ends after a throw, a wheel turn and a flight', () => {
    const thrown = start()
    thrown.release(1.5, 0)
    expect(run(thrown)).toBeLessThan(150)
    expect(thrown.camera.x).toBeLessThan(1500)
    const zoomed = start()
    zoomed.zoomBy(2)
    expect(run(zoomed)).toBeLessThan(60)
    expect(zoomed.camera.scale).toBe(2)
    const flown = start()
    flown.fly({ x: 800, y: 700, scale: 3 })
    expect(run(flown)).toBeLessThan(120)
    expect(flown.camera).toMatchObject({ x: 800, y: 700, scale: 3 })
  })

  test('adds up wheel turns', () => {
    const motion = start()
    motion.zoomBy(1.5)
    motion.zoomBy(1.5)
    run(motion)
    expect(motion.camera.scale).toBeCloseTo(2.25)
  })

  describe('after the window grows and shrinks again', () => {
    const vast = { width: 3840, height: 2400 }
    const inVast = limitsFor(frame, vast, 100)

    test('returns to a scale that the larger window did not allow', () => {
      const motion = new Motion({ x: 1400, y: 900, scale: 0.6 }, view, limits)
      motion.resize(vast, inVast)
      expect(motion.camera.scale).toBeCloseTo(inVast.minScale)
      motion.resize(view, limits)
      expect(motion.camera).toEqual({ x: 1400, y: 900, scale: 0.6 })
    })

    test('keeps the camera if the player has moved the map in between', () => {
      const motion = new Motion({ x: 1400, y: 900, scale: 0.6 }, view, limits)
      motion.resize(vast, inVast)
      motion.pinch(2, 10, 10)
      const { camera } = motion
      motion.resize(view, limits)
      expect(motion.camera.scale).toBe(camera.scale)
    })

    test('still shows the whole map', () => {
      const motion = new Motion(fitAll(limits), view, limits)
      motion.resize(vast, inVast)
      expect(motion.camera).toEqual(fitAll(inVast))
      motion.resize(view, limits)
      expect(motion.camera).toEqual(fitAll(limits))
    })
  })

  test('zooms out and in again on a long flight', () => {
    const from = { x: 0, y: 0, scale: 5 }
    const path = flight(from, { x: 2500, y: 1500, scale: 5 }, view)
    expect(path.at(0.5).scale).toBeLessThan(2)
    expect(path.at(0).x).toBeCloseTo(0)
    expect(path.at(1)).toMatchObject({ x: 2500, y: 1500, scale: 5 })
  })
})

test('a zoom and a flight end only at resting scales', () => {
  const whole = limitsFor(frame, view, 100, { nearest: Math.round, within: () => 0.4 })
  const motion = new Motion({ x: 1500, y: 1000, scale: 1 }, view, whole)
  motion.zoomBy(2.4)
  for (let i = 0; i < 200; i++) motion.advance(16)
  expect(motion.camera.scale).toBe(2)
  motion.pinch(1.3, 10, 10)
  expect(motion.camera.scale).toBeCloseTo(2.6)
  motion.settle()
  for (let i = 0; i < 200; i++) motion.advance(16)
  expect(motion.camera.scale).toBe(3)
  motion.fly({ x: 900, y: 900, scale: 1.2 })
  expect(motion.goal.scale).toBe(1)
})

test('the first wheel event and sideways motion distinguish a trackpad from a wheel', () => {
  const pad = trackpadDetector()
  const event = (deltaX: number, deltaY: number, timeStamp: number) => ({
    deltaX,
    deltaY,
    deltaMode: 0,
    timeStamp
  })
  expect(pad(event(0, 3, 1000))).toBe(true)
  expect(pad(event(0, 120, 1050))).toBe(true)
  expect(pad(event(0, 120, 2000))).toBe(false)
  expect(pad(event(2, 10, 2050))).toBe(true)
})
