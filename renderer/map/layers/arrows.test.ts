import { expect, test } from 'vitest'
import type { Point } from '#shared/map/drawing.ts'
import { smoothPath } from './arrows.ts'
import { CounterTravel } from './counter-travel.ts'

const pairs = (line: readonly number[]): Point[] =>
  line.flatMap((x, i) => (i % 2 === 0 ? [[x, line[i + 1] ?? 0] as const] : []))
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)
const picture = { key: 'pile', width: 10, height: 10, draw: () => undefined }

test('a path leads through every place of its route', () => {
  const places: Point[] = [
    [0, 0],
    [10, 20],
    [30, 20],
    [40, 0]
  ]
  const course = pairs(smoothPath(places))
  for (const place of places) expect(Math.min(...course.map((at) => distance(at, place)))).toBeLessThan(2)
})

test('between two places the path is an arc; one place has no path', () => {
  const course = pairs(
    smoothPath([
      [0, 0],
      [100, 0]
    ])
  )
  expect(Math.max(...course.map(([, y]) => Math.abs(y)))).toBeGreaterThan(5)
  expect(smoothPath([[0, 0]])).toEqual([])
})

test('a counter starts at the first place, arrives at the last, and reports it once', () => {
  let arrivals = 0
  const travel = new CounterTravel(
    picture,
    [
      [0, 0],
      [50, 0],
      [100, 0]
    ],
    200,
    () => {
      arrivals += 1
    }
  )
  expect(distance(travel.at, [0, 0])).toBeLessThan(5)
  travel.advance(100)
  expect(distance(travel.at, [50, 0])).toBeLessThan(8)
  expect([travel.arrived, arrivals]).toEqual([false, 0])
  travel.advance(100)
  travel.advance(100)
  expect(distance(travel.at, [100, 0])).toBeLessThan(5)
  expect([travel.arrived, arrivals]).toEqual([true, 1])
})
