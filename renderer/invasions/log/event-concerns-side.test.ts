import { expect, test } from 'vitest'
import { opening } from '#shared/invasions/testing/position.ts'
import { viewOf } from '#shared/invasions/view.ts'
import { eventConcernsSide } from './event-concerns-side.ts'

const view = viewOf(opening(), 'romans')

test('an event concerns a side if it names the side, one of its nations or one of its provinces', () => {
  expect(eventConcernsSide({ type: 'plundered', province: 'thracia' }, 'romans', view)).toBe(true)
  expect(eventConcernsSide({ type: 'raid-marker-removed', province: 'media' }, 'persians', view)).toBe(true)
  expect(eventConcernsSide({ type: 'no-event-left', side: 'huns' }, 'huns', view)).toBe(true)
  expect(
    eventConcernsSide({ type: 'activation-ended', nations: ['franks', 'byzantines'] }, 'romans', view)
  ).toBe(true)
})

test('other events do not concern it; the start of a turn concerns every side', () => {
  expect(eventConcernsSide({ type: 'plundered', province: 'thracia' }, 'huns', view)).toBe(false)
  expect(eventConcernsSide({ type: 'turn-began', turn: 2, year: 375 }, 'huns', view)).toBe(true)
})
