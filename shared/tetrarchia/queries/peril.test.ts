import { expect, it } from 'vitest'
import { discsIn, position } from '../testing/position.ts'
import { romanProvinces } from '../world/queries.ts'
import { perilOf } from './peril.ts'

it('II.3 an army one step from Roma can end the game, an army two steps away cannot', () => {
  expect(perilOf(position({ armies: ['etruria'] })).army).toMatchObject({ at: 'etruria' })
  expect(perilOf(position({ armies: ['belgica'] })).army).toBeNull()
  expect(perilOf(position()).army).toBeNull()
})

it('E without a disc of a threat in reserve, the next one loses the game', () => {
  expect(perilOf(position()).spent).toEqual([])
  const rebels = romanProvinces.slice(0, 21)
  expect(perilOf(position({ discs: discsIn('revolt', ...rebels) })).spent).toEqual(['revolt'])
})
