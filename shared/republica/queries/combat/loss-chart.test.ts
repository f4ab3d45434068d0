import { expect, it } from 'vitest'
import { hitsMinority, lossCell, readAsNumber } from './loss-chart.ts'

it('E9, 10.52 a coloured 1 and a white 6 are read as 16', () => {
  expect(readAsNumber([1, 6])).toBe(16)
})

it('E10, 10.52 three garrisons among eleven: 24; a 31 spares them; then three among ten: 25', () => {
  expect(lossCell(11, 3)).toBe(24)
  expect(hitsMinority(11, 3, [3, 1])).toBe(false)
  expect(lossCell(10, 3)).toBe(25)
  expect(hitsMinority(10, 3, [2, 5])).toBe(true)
})

it('R1 the number of the cell itself loses a unit of the minority', () => {
  expect(hitsMinority(11, 3, [2, 4])).toBe(true)
  expect(hitsMinority(11, 3, [2, 5])).toBe(false)
})

it('10.52 equal parts fall equally often: up to 36, half of the numbers', () => {
  expect(lossCell(2, 1)).toBe(36)
  expect(lossCell(4, 2)).toBe(36)
})
