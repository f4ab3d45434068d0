import { expect, it } from 'vitest'
import { readingTime, WordingChoice } from './moment.ts'

const wordings = [{ key: 'a' }, { key: 'b' }, { key: 'c' }]

it('no kind of moment is worded alike twice in a row, whatever comes between', () => {
  const choice = new WordingChoice()
  const said = [1, 2, 3, 4].map(() => {
    choice.of({ kind: 'other', wordings })
    return choice.of({ kind: 'arrival', wordings })?.key
  })
  expect(said).toEqual(['a', 'b', 'c', 'a'])
})

it('a moment stays as long as it takes to read it, within reason', () => {
  expect(readingTime('The Huns arrive.')).toBeLessThan(3000)
  expect(readingTime('x'.repeat(60))).toBeGreaterThan(readingTime('x'.repeat(20)) + 1000)
  expect(readingTime('x'.repeat(900))).toBe(7000)
  expect(readingTime('x', 0, 0.5)).toBe(readingTime('x') / 2)
})
