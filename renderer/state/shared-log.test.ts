import { expect, test } from 'vitest'
import type { LogEntry, Table } from '#shared/ipc/table.ts'
import { someTable } from '../table/testing/tables.ts'
import { mergeLog, sharedLogOf, wholeLog } from './shared-log.ts'

const event = (type: string) => ({ type })

function entry(number: number, types: readonly string[], secret?: number[]): LogEntry {
  return { number, side: null, events: types.map(event), ...(secret ? { secret } : {}) }
}

function table(change: Partial<Table>): Table {
  return { ...someTable({}, 'north'), ...change }
}

test('the log kept from a table holds nothing that only its seat may know', () => {
  const log = [entry(1, ['marched']), entry(2, ['drawn', 'found', 'ended'], [1])]
  const { known, log: kept } = sharedLogOf(table({ lineage: 'a/1', answers: 2, log }))
  expect(known).toEqual({ lineage: 'a/1', answers: 2 })
  expect(kept).toEqual([entry(1, ['marched']), entry(2, ['drawn', 'ended'])])
})

test('the entries for the next seat complete it, in order', () => {
  const before = sharedLogOf(table({ log: [entry(1, ['a']), entry(2, ['b']), entry(3, ['undone'])] }))
  const told = table({ shared: 2, log: [entry(1, ['a', 'mine'], [1]), entry(3, ['c'])] })
  expect(wholeLog(told, before)).toEqual([entry(1, ['a', 'mine'], [1]), entry(2, ['b']), entry(3, ['c'])])
})

test('without shared entries the sent log is used as it is', () => {
  const before = sharedLogOf(table({ log: [entry(1, ['other'])] }))
  expect(wholeLog(table({ shared: -1, log: [entry(0, ['a'])] }), before)).toEqual([entry(0, ['a'])])
})

test('an entry that is sent again replaces the old one', () => {
  const known = [entry(1, ['a']), entry(2, ['b'])]
  expect(mergeLog(known, [entry(2, ['b', 'c'])], null)).toEqual([entry(1, ['a']), entry(2, ['b', 'c'])])
})

test('an entry that arrives late is put in its place', () => {
  const known = [entry(1, ['a']), entry(4, ['d'])]
  const told = [entry(2, ['b']), entry(3, ['c'])]
  expect(mergeLog(known, told, null).map(({ number }) => number)).toEqual([1, 2, 3, 4])
})
