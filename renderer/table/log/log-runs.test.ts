import { expect, test } from 'vitest'
import type { GameEvent } from '#shared/engine/game.ts'
import type { LogEntry } from '#shared/ipc/table.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import { createSpeaker } from '../../i18n/speaker.ts'
import { runsOf, searchLog, tallied } from './log-runs.ts'
import type { Sentence } from './sentence.ts'

const words = createSpeaker(i18nFor('en'))
const told = (key: string): Sentence => ({ message: { key: `told.${key}` } })
const rolled: Sentence = {
  message: { key: 'told.rolled' },
  of: [{ ref: 'crew', id: 'south-crew' }],
  dice: { faces: 6, values: [3], total: 4 },
  lines: [
    {
      amounts: [{ of: 'total', words: { key: 'told.plus-one' } }],
      rule: 'R.3',
      why: { ref: 'modifier', id: 'well-fed-crew' }
    }
  ]
}
const sentence = ({ type }: GameEvent): Sentence => (type === 'rolled' ? rolled : told(type))

const seats = {
  south: { kind: 'human', name: 'Bea' },
  west: { kind: 'computer', player: 'random' }
} as const
const log: LogEntry[] = [
  { number: 0, side: null, events: [{ type: 'begun' }] },
  { number: 1, side: 'south', events: [{ type: 'camped' }] },
  { number: 2, side: 'south', events: [] },
  { number: 3, side: 'south', events: [{ type: 'rolled' }] },
  { number: 4, side: 'west', events: [{ type: 'camped' }] }
]

test('the log is gathered into runs of one side, and silent answers are left out', () => {
  const runs = runsOf(searchLog(log, seats, words, '', sentence))
  expect(runs.map(({ side, entries }) => [side, entries.map(({ number }) => number)])).toEqual([
    [null, [0]],
    ['south', [1, 3]],
    ['west', [4]]
  ])
})

test('the log can be searched by what happened, why, by side and by player', () => {
  const found = (search: string) => searchLog(log, seats, words, search, sentence).map(({ number }) => number)
  expect(found('CAMP')).toEqual([1, 4])
  expect(found('well fed')).toEqual([3])
  expect(found('west')).toEqual([4])
  expect(found('bea')).toEqual([1, 3])
  expect(found('nothing such')).toEqual([])
})

test('what is told in the same words in a row is told once, with its number', () => {
  expect(tallied([told('lost'), told('lost'), told('hurt'), told('lost')], words)).toMatchObject([
    { sentence: told('lost'), times: 2 },
    { sentence: told('hurt'), times: 1 },
    { sentence: told('lost'), times: 1 }
  ])
})

test('each roll is shown by itself', () => {
  expect(tallied([rolled, rolled], words)).toHaveLength(2)
})
