import { expect, test } from 'vitest'
import { ranking } from './game-over.tsx'

test('among equal points the winner comes first', () => {
  expect(ranking({ north: 4, south: 9, east: 9 }, ['east'])).toEqual(['east', 'south', 'north'])
})

test('sides that won or lost together are ranked by points', () => {
  expect(ranking({ north: 4, south: 9 }, ['north', 'south'])).toEqual(['south', 'north'])
  expect(ranking({ north: 4, south: 9 }, [])).toEqual(['south', 'north'])
  expect(ranking({}, ['north'])).toEqual([])
})
