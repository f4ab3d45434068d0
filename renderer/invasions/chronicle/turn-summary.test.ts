import { expect, test } from 'vitest'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import { turnSummaryOf, turnsIn } from './turn-summary.ts'

const entry = (number: number, ...events: InvasionsEvent[]) => ({ number, side: null, events })
const turn = (number: number): InvasionsEvent => ({ type: 'turn-began', turn: number, year: 350 })
const points = (amount: number): InvasionsEvent => ({
  type: 'points',
  side: 'goths',
  nation: 'visigoths',
  points: amount,
  reason: 'sack',
  rule: 'V.B'
})
const land = (
  province: 'moesia_inferior' | 'thracia',
  from: 'byzantines' | 'visigoths',
  to: 'byzantines' | 'visigoths'
): InvasionsEvent => ({ type: 'province-changed-hands', province, from, to })
const sacked: InvasionsEvent = { type: 'city-sacked', province: 'thracia', by: 'visigoths', level: 3 }

const log = [
  entry(0, turn(1), points(1)),
  entry(1, turn(2), land('moesia_inferior', 'byzantines', 'visigoths'), points(2)),
  entry(2, land('thracia', 'byzantines', 'visigoths'), sacked, points(3)),
  entry(3, land('thracia', 'visigoths', 'byzantines'), turn(3), points(9))
]

test('a turn summary has the points, the provinces that changed hands and the memorable events', () => {
  expect(turnsIn(log)).toEqual([1, 2, 3])
  expect(turnSummaryOf(log, 2)).toEqual({
    turn: 2,
    points: [{ side: 'goths', nation: 'visigoths', reason: 'sack', points: 5 }],
    land: [{ province: 'moesia_inferior', from: 'byzantines', to: 'visigoths' }],
    deeds: [sacked],
    battles: 0
  })
})

test('a turn that is not in the log has an empty summary', () => {
  expect(turnSummaryOf(log, 7)).toMatchObject({ points: [], land: [], deeds: [] })
})
