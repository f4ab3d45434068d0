import { expect, test } from 'vitest'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import { fightRecordsOf, recentRecords, recordConcernsSide } from './fight-records.ts'
import { playbackStepsOf } from './playback-steps.ts'

const began: InvasionsEvent = {
  type: 'battle-began',
  province: 'pannonia',
  attacker: 'visigoths',
  defender: 'romans',
  attackers: ['a'],
  defenders: ['d'],
  leaders: [],
  intercepted: false
}
const advantages: InvasionsEvent = {
  type: 'tactical-advantages',
  province: 'pannonia',
  round: 'combat',
  cavalry: null,
  heavy: null
}
const won: InvasionsEvent = {
  type: 'battle-won',
  province: 'pannonia',
  winner: 'visigoths',
  loser: 'romans',
  side: 'attacker',
  lost: { attacker: 0, defender: 1 }
}
const retreated: InvasionsEvent = {
  type: 'retreated',
  nation: 'romans',
  units: ['d'],
  leader: null,
  horde: false,
  path: ['pannonia', 'noricum']
}
const marched: InvasionsEvent = {
  type: 'marched',
  nation: 'visigoths',
  pieces: ['a'],
  from: 'pannonia',
  to: 'noricum'
}
const fallenElsewhere: InvasionsEvent = {
  type: 'unit-eliminated',
  unit: 'x',
  nation: 'visigoths',
  kind: 'infantry',
  at: 'carnuntum'
}
const roll: InvasionsEvent = {
  type: 'roll',
  reason: 'interception',
  rule: 'XIX.A',
  faces: 10,
  dice: [4],
  modifiers: [{ amount: 1, rule: 'XIX.A', why: 'empire' }],
  total: 5,
  actor: 'romans',
  place: 'noricum'
}
const missed: InvasionsEvent = {
  type: 'interception',
  nation: 'romans',
  province: 'noricum',
  from: 'carnuntum',
  pieces: ['d'],
  success: false
}

const entry = (number: number, side: string | null, ...events: InvasionsEvent[]) => ({ number, side, events })

test('a battle record spans several answers, from its beginning to the retreat', () => {
  const [record, ...others] = fightRecordsOf([
    entry(1, 'goths', began, advantages),
    entry(2, 'romans', won, retreated)
  ])
  expect(others).toEqual([])
  expect(record).toMatchObject({ kind: 'battle', place: 'pannonia', until: 2 })
  expect(record?.events.map(({ type }) => type)).toEqual([
    'battle-began',
    'tactical-advantages',
    'battle-won',
    'retreated'
  ])
})

test('events elsewhere do not belong to a battle that is over', () => {
  const [record] = fightRecordsOf([entry(1, 'goths', began, won, marched, retreated)])
  expect(record?.events).toHaveLength(2)
  expect(fightRecordsOf([entry(1, 'goths', began, won), entry(2, 'goths', fallenElsewhere)])[0]?.until).toBe(
    1
  )
})

test('a deciding roll is a record with its outcome, and the next roll is another', () => {
  const records = fightRecordsOf([entry(1, 'romans', roll, missed, roll, missed)])
  expect(records.map(({ kind, events }) => [kind, events.length])).toEqual([
    ['roll', 2],
    ['roll', 2]
  ])
})

test('recent records are those since the last answer of a side', () => {
  const log = [entry(1, 'goths', began, won), entry(2, 'goths', marched), entry(3, 'romans', roll, missed)]
  expect(recentRecords(fightRecordsOf(log), log, 'goths').map(({ kind }) => kind)).toEqual(['roll'])
})

test('a side is concerned by its own fights, and by rolls against it while it acts', () => {
  const [battle, die] = fightRecordsOf([entry(1, 'goths', began, won, marched, roll, missed)])
  if (!battle || !die) throw new Error('no records')
  expect([recordConcernsSide(battle, 'goths', false), recordConcernsSide(battle, 'huns', true)]).toEqual([
    true,
    false
  ])
  expect([recordConcernsSide(die, 'goths', true), recordConcernsSide(die, 'goths', false)]).toEqual([
    true,
    false
  ])
})

test('consecutive events of one kind are one playback step', () => {
  const [record] = fightRecordsOf([entry(1, 'goths', began, advantages, won, retreated)])
  expect(record && playbackStepsOf(record).map(({ kind }) => kind)).toEqual([
    'opening',
    'advantages',
    'outcome',
    'aftermath'
  ])
})
