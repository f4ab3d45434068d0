import { expect, test } from 'vitest'
import { opening } from '#shared/invasions/testing/position.ts'
import { viewOf } from '#shared/invasions/view.ts'
import { isAbout } from './is-about.ts'

const view = viewOf(opening(), 'romans')

test('what happens to a nation, in a province or to a hand of one’s own concerns one', () => {
  expect(isAbout({ type: 'plundered', province: 'thracia' }, 'romans', view)).toBe(true)
  expect(isAbout({ type: 'raid-marker-removed', province: 'media' }, 'persians', view)).toBe(true)
  expect(isAbout({ type: 'no-event-left', side: 'huns' }, 'huns', view)).toBe(true)
  expect(isAbout({ type: 'activation-ended', nations: ['franks', 'byzantines'] }, 'romans', view)).toBe(true)
})

test('what happens to others does not; the course of the turn concerns all', () => {
  expect(isAbout({ type: 'plundered', province: 'thracia' }, 'huns', view)).toBe(false)
  expect(isAbout({ type: 'turn-began', turn: 2, year: 375 }, 'huns', view)).toBe(true)
})
