import { expect, it } from 'vitest'
import type { TetrarchiaEvent } from '#shared/tetrarchia/events.ts'
import { position, type TestPosition } from '#shared/tetrarchia/testing/position.ts'
import { createTetrarchiaTranslator } from '../i18n/tetrarchia-translator.ts'
import { momentsOf } from './moments-of.tsx'

function momentsIn(scene: TestPosition, ...events: TetrarchiaEvent[]) {
  return momentsOf(events, { view: position(scene), side: 'empire', scores: {} })
}
const kindsIn = (scene: TestPosition, ...events: TetrarchiaEvent[]) =>
  momentsIn(scene, ...events).map(({ kind }) => kind)

it('I.3 a closed frontier is a great moment, a protected province is not', () => {
  const closes = (province: 'persia' | 'pontus') =>
    ({ type: 'protected', emperor: 'galerius', province, cost: 1 }) as const
  expect(kindsIn({}, closes('persia'), closes('pontus'))).toEqual(['great.frontier'])
})

it('II.3 Roma is in danger when a turn begins with an army one step away, wherever it has come from', () => {
  const began: TetrarchiaEvent = { type: 'turn-began', round: 2, emperor: 'galerius', imperium: 6 }
  expect(kindsIn({ armies: ['etruria'] }, began)).toEqual(['great.peril'])
  expect(kindsIn({ armies: ['cisalpina'] }, began)).toEqual([])
  const advanced: TetrarchiaEvent = {
    type: 'advanced',
    army: 'army-1',
    from: 'cisalpina',
    to: 'etruria',
    was: 'revolt'
  }
  expect(kindsIn({ armies: ['cisalpina'] }, advanced, began)).toEqual(['great.peril'])
})

it('every moment has alternative wordings in both languages', () => {
  const moments = momentsIn(
    { armies: ['etruria'] },
    { type: 'turn-began', round: 2, emperor: 'galerius', imperium: 6 },
    { type: 'army-appeared', army: 'army-2', at: 'persia' },
    { type: 'struck', province: 'pontus', strike: 'uprising' },
    { type: 'emperor-left', emperor: 'galerius', from: 'pontus', why: 'revolt' }
  )
  expect(moments).toHaveLength(4)
  for (const language of ['en', 'es'] as const) {
    const words = createTetrarchiaTranslator(language)
    for (const { wordings } of moments) {
      const said = wordings.map((wording) => words.say(wording))
      expect(new Set(said).size).toBe(wordings.length)
      expect(wordings.length).toBeGreaterThan(1)
      expect(said.join(' ')).not.toMatch(/undefined|\{\{/)
    }
  }
})
