import { expect, test } from 'vitest'
import type { GameEvent } from '#shared/engine/game.ts'
import type { LogEntry } from '#shared/ipc/table.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import { createTranslator } from '../../i18n/translator.ts'
import {
  type ChronicleLine,
  chaptersOf,
  gathered,
  latestEntries,
  searchChapters,
  tallyRepeats
} from './log-chapters.ts'
import type { Sentence } from './sentence.ts'

const words = createTranslator(i18nFor('en'))
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

const heads: Readonly<Record<string, Sentence>> = {
  'turn-began': { ...told('turn'), chapter: { rank: 'turn', side: null } },
  'step-began': { ...told('step'), chapter: { rank: 'step', side: null } },
  'west-acts': { ...told('west acts'), chapter: { rank: 'act', side: 'west' } }
}
const tell = (event: GameEvent): Sentence => heads[event.type] ?? sentence(event)
const entry = (number: number, side: string | null, ...types: string[]): LogEntry => ({
  number,
  side,
  events: types.map((type) => ({ type }))
})
const log: LogEntry[] = [
  entry(0, null, 'turn-began', 'step-began', 'camped', 'step-began'),
  entry(1, 'south', 'step-began', 'west-acts'),
  entry(2, 'south'),
  // South answers while West acts: the entry belongs to West.
  entry(3, 'south', 'rolled'),
  entry(4, 'west', 'camped')
]

test('the log is divided into chapters by actor, without chapters in which nothing happened', () => {
  const chapters = chaptersOf(log, tell)
  expect(
    chapters.map(({ head, lines }) => [
      head?.message.key,
      head?.chapter?.side,
      lines.map(({ number }) => number)
    ])
  ).toEqual([
    ['told.turn', null, []],
    ['told.step', null, [0]],
    ['told.west acts', 'west', [3, 4]]
  ])
  expect(new Set(chapters.map(({ from }) => from)).size).toBe(chapters.length)
})

test('a log that starts in the middle of a chapter has no first heading', () => {
  expect(chaptersOf(log.slice(3), tell).map(({ head, lines }) => [head, lines.length])).toEqual([[null, 2]])
})

test('the latest entries include the beginning of their chapter', () => {
  expect(latestEntries(log, 1, tell).map(({ number }) => number)).toEqual([1, 2, 3, 4])
  const events = log.reduce((sum, { events }) => sum + events.length, 0)
  expect(latestEntries(log, events, tell)).toHaveLength(5)
})

test('the chronicle can be searched by event, by reason and by actor', () => {
  const found = (search: string) =>
    searchChapters(chaptersOf(log, tell), words, search).flatMap(({ lines }) =>
      lines.map(({ number }) => number)
    )
  expect(found('CAMP')).toEqual([0, 4])
  expect(found('well fed')).toEqual([3])
  expect(found('west acts')).toEqual([3, 4])
  expect(found('nothing such')).toEqual([])
})

const line = (told: Sentence, number = 1): ChronicleLine => ({ number, sentence: told, explained: false })

test('repeated sentences are shown once with their number', () => {
  const lines = [told('lost'), told('lost'), told('hurt'), told('lost')].map((one) => line(one))
  expect(tallyRepeats(lines, words)).toMatchObject([
    { sentence: told('lost'), times: 2 },
    { sentence: told('hurt'), times: 1 },
    { sentence: told('lost'), times: 1 }
  ])
})

test('each roll is shown separately', () => {
  expect(tallyRepeats([line(rolled), line(rolled)], words)).toHaveLength(2)
})

test('what is said of different things in one chapter becomes one sentence, where the first stood', () => {
  const left = (item: string): ChronicleLine => ({
    number: 1,
    explained: false,
    sentence: {
      ...told(`left-${item}`),
      place: item,
      gathering: { key: 'left', item, say: (items) => ({ key: `told.left ${items.join('+')}` }) }
    }
  })
  const other: ChronicleLine = { number: 2, explained: false, sentence: told('camped') }
  const keysOf = (lines: readonly ChronicleLine[]) =>
    gathered(lines).map(({ sentence: { message } }) => message.key)
  expect(keysOf([left('a'), other, left('b'), left('c')])).toEqual(['told.left a+b+c', 'told.camped'])
  // Alone, a sentence stays what it was, with its place.
  const alone = [left('a'), other]
  expect(gathered(alone)).toEqual(alone)
})
