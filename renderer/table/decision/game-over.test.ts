import { expect, test } from 'vitest'
import { ranking } from './game-over.tsx'

test('the winner of a tie stands first', () => {
  expect(ranking({ north: 4, south: 9, east: 9 }, ['east'])).toEqual(['east', 'south', 'north'])
})

test('those who have won or lost together stand in the order of their points', () => {
  expect(ranking({ north: 4, south: 9 }, ['north', 'south'])).toEqual(['south', 'north'])
  expect(ranking({ north: 4, south: 9 }, [])).toEqual(['south', 'north'])
  expect(ranking({}, ['north'])).toEqual([])
})
