import { expect, test } from 'vitest'
import { readNations, readSituation } from './read-view.ts'

const summary = { turn: 3, year: 400, phase: 'time', scores: { huns: 4 }, winner: null }

test('what the view does not tell comes from the card', () => {
  expect(readSituation({}, summary)).toMatchObject({ turn: 3, year: 400, phase: 'time', scores: { huns: 4 } })
})

test('what the view tells goes before; parts of another shape are not shown', () => {
  const view = { turn: 4, phase: 'military', step: { name: 'x' }, active: 'huns', scores: 'none' }
  expect(readSituation(view, summary)).toMatchObject({
    turn: 4,
    phase: 'military',
    step: null,
    active: 'huns',
    scores: { huns: 4 }
  })
})

test('nations are read as far as they can be', () => {
  const nations = { visigoths: { side: 'goths', age: 2, treasury: 'secret' } }
  expect(readNations({ nations })).toEqual([
    { id: 'visigoths', side: 'goths', status: null, age: 2, treasury: null, religion: null }
  ])
  expect(readNations({ boats: {} })).toEqual([])
})
