import { expect, test } from 'vitest'
import { i18nFor } from '../../i18n/i18n.ts'
import { createSpeaker } from '../../i18n/speaker.ts'
import { tallied } from './log-runs.ts'

const words = createSpeaker(i18nFor('en'), {
  nameOf: (ref) => (ref === 'unit' ? 'Infantry (Huns)' : undefined)
})
const lost = (unit: string) => ({ type: 'unit-eliminated', unit })
const roll = { type: 'roll', dice: [3], faces: 10, modifiers: [], total: 3, reason: 'siege', rule: 'XXIV.C' }

test('what is told in the same words in a row is told once, with its number', () => {
  const damaged = { type: 'unit-damaged', unit: 'c' }
  expect(tallied([lost('a'), lost('b'), damaged, lost('d')], words)).toMatchObject([
    { event: lost('a'), times: 2 },
    { event: damaged, times: 1 },
    { event: lost('d'), times: 1 }
  ])
})

test('each roll is shown by itself', () => {
  expect(tallied([roll, roll], words)).toHaveLength(2)
})
