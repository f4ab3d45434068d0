import { expect, test } from 'vitest'
import type { LogEntry } from '#shared/ipc/table.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import { createSpeaker } from '../../i18n/speaker.ts'
import { eventMessage, eventText, isRoll } from './event-message.ts'
import { runsOf, searchLog } from './log-runs.ts'

const words = createSpeaker(i18nFor('en'))

test('fields of an event become references by what they name', () => {
  const event = { type: 'moved-on', nation: 'huns', from: 'roma', units: ['a', 'b'], gold: 2, forced: false }
  expect(eventMessage(event)).toEqual({
    key: 'event.moved-on',
    params: {
      nation: { ref: 'nation', id: 'huns' },
      from: { ref: 'any', id: 'roma' },
      units: [
        { ref: 'unit', id: 'a' },
        { ref: 'unit', id: 'b' }
      ],
      gold: 2,
      forced: false
    }
  })
})

test('an event nobody has words for still reads as a sentence', () => {
  const event = { type: 'river-frozen', province: 'moesia_inferior', gold: 3 }
  expect(eventText(words, event)).toBe('River frozen (province: Moesia Inferior, gold: 3)')
})

test('changes carry their sign, and what is nobody’s is said so', () => {
  const treasury = { type: 'treasury', nation: 'huns', change: 5, now: 7, reason: 'young-realm' }
  expect(eventText(words, treasury)).toBe('Huns: gold +5, now 7 (a young realm).')
  const taken = { type: 'province-changed-hands', province: 'moesia_inferior', from: null, to: 'huns' }
  expect(eventText(words, taken)).toBe('Moesia Inferior: now held by Huns (before: nobody).')
})

test('a roll is told with its reason, its actor and its modifiers', () => {
  const modifiers = [{ amount: -1, rule: 'XXIV.C', why: 'nomad-besieger' }]
  const roll = {
    type: 'roll',
    reason: 'siege',
    rule: 'XXIV',
    faces: 10,
    dice: [7],
    modifiers,
    total: 6,
    actor: 'huns'
  }
  expect(isRoll(roll)).toBe(true)
  const said = eventText(words, roll)
  expect(said).toContain('Nomad besieger')
  expect(isRoll({ type: 'roll' })).toBe(false)
})

const seats = { huns: { kind: 'human', name: 'Bea' }, goths: { kind: 'computer', player: 'random' } } as const
const log: LogEntry[] = [
  { number: 0, side: null, events: [{ type: 'begun' }] },
  { number: 1, side: 'huns', events: [{ type: 'camped' }] },
  { number: 2, side: 'huns', events: [] },
  { number: 3, side: 'huns', events: [{ type: 'raided' }] },
  { number: 4, side: 'goths', events: [{ type: 'camped' }] }
]

test('the log is gathered into runs of one side, and silent answers are left out', () => {
  const runs = runsOf(searchLog(log, seats, words, ''))
  expect(runs.map(({ side, entries }) => [side, entries.map(({ number }) => number)])).toEqual([
    [null, [0]],
    ['huns', [1, 3]],
    ['goths', [4]]
  ])
})

test('the log can be searched by what happened, by side and by player', () => {
  const found = (search: string) => searchLog(log, seats, words, search).map(({ number }) => number)
  expect(found('CAMP')).toEqual([1, 4])
  expect(found('goths')).toEqual([4])
  expect(found('bea')).toEqual([1, 3])
  expect(found('nothing such')).toEqual([])
})
