import { expect, it } from 'vitest'
import { games, kits } from './games.ts'

it('has a kit for every game, and a game for every kit', () => {
  expect([...kits.values()].map(({ game }) => game)).toEqual([...games.values()])
})
