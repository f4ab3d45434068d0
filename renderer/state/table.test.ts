import { expect, test } from 'vitest'
import type { Seats } from '#shared/ipc/campaign.ts'
import type { LogEntry, Table, TableUpdate } from '#shared/ipc/table.ts'
import { someCard, someDecision, someSummary, someTable } from '../table/testing/tables.ts'
import { initialSeating, isSamePerson, nextPerson } from './seats.ts'
import { isNextRevision, type TableState, tableSlice, unseenEntries } from './table.ts'

const { sat, updated, passedOn, recapAsked, recapRead, refused, left } = tableSlice.actions
const reduce = tableSlice.reducer

const human = (name: string) => ({ kind: 'human', name }) as const
const computer = { kind: 'computer', player: 'random' } as const
const alone: Seats = { north: human('Ana'), south: computer, east: computer, west: computer }
const friends: Seats = { north: human('Ana'), south: human('Bea'), east: computer, west: computer }

const card = someCard
const decision = someDecision

function table(seats: Seats, side: string | null, waitingFor: string | null, answers = 0): Table {
  const whole = someTable(seats, side, ...(waitingFor === null ? [] : [waitingFor]))
  return { ...whole, answers, decision: whole.decision && { ...whole.decision, number: answers } }
}

function update(change: Partial<TableUpdate>): TableUpdate {
  return {
    campaign: 'abcdef12',
    revision: 1,
    changes: [],
    log: [],
    undone: false,
    answers: 1,
    lineage: 'p/0',
    decision: null,
    waitingFor: ['north'],
    curtain: null,
    whyNoUndo: { key: 'refusal.nothing-to-undo' },
    standingPasses: [],
    summary: someSummary,
    ...change
  }
}

function entry(number: number, side: string | null, events = 1): LogEntry {
  return { number, side, events: Array.from({ length: events }, () => ({ type: 'done' })) }
}

function seatedAt(seats: Seats, side: string, waitingFor: string): TableState {
  return reduce(undefined, sat({ table: table(seats, side, waitingFor), arrival: 'returning' }))
}

test('a single person among computers is seated at once, without a curtain', () => {
  expect(initialSeating(card(alone, 'west'))).toEqual({ sit: 'north' })
  expect(nextPerson(alone, 'north', { waitingFor: ['west'], curtain: null })).toBeNull()
})

test('a table of computers only is watched', () => {
  const seats: Seats = { north: computer, south: computer, east: computer, west: computer }
  expect(initialSeating(card(seats, 'west'))).toEqual({ sit: null })
})

test('among several people the page asks for the awaited one; while a computer decides it watches', () => {
  expect(initialSeating(card(friends, 'south'))).toEqual({ handOverTo: 'south' })
  expect(initialSeating(card(friends, 'west'))).toEqual({ sit: null })
})

test('one person who plays several sides changes between them without a curtain', () => {
  const ana = { kind: 'human', name: 'Ana' } as const
  const shared: Seats = { north: ana, south: ana, east: computer, west: computer }
  expect(initialSeating(card(shared, 'south'))).toEqual({ sit: 'south' })
  expect(isSamePerson(shared, 'north', 'south')).toBe(true)
  expect(isSamePerson(friends, 'north', 'south')).toBe(false)
  expect(isSamePerson(shared, 'north', null)).toBe(false)
  expect(seatedAt(shared, 'north', 'south')).toMatchObject({ stage: 'seated' })
})

test('an update that awaits another person drops the curtain and forgets the view', () => {
  const state = reduce(seatedAt(friends, 'north', 'north'), updated(update({ waitingFor: ['south'] })))
  expect(state).toMatchObject({ stage: 'curtain', next: 'south', previous: 'north' })
  expect(JSON.stringify(state)).not.toContain('hand')
})

test('behind the curtain the log remains, without the secrets of the last seat', () => {
  const log = [{ number: 1, side: 'north', events: [{ type: 'drew' }, { type: 'told' }], secret: [0] }]
  const state = reduce(seatedAt(friends, 'north', 'north'), updated(update({ log, waitingFor: ['south'] })))
  expect(state).toMatchObject({ stage: 'curtain', log: { known: { answers: 1 }, log: [{ number: 1 }] } })
  expect(JSON.stringify(state)).not.toContain('drew')
})

test('an update that awaits the computer or nobody leaves the table open', () => {
  const before = seatedAt(friends, 'north', 'north')
  expect(reduce(before, updated(update({ waitingFor: ['west'] }))).stage).toBe('seated')
  expect(reduce(before, updated(update({ waitingFor: [] }))).stage).toBe('seated')
})

test('a player may look at the table although another is awaited, but may not return to the seat', () => {
  const whole = table(friends, 'north', 'south')
  expect(reduce(undefined, sat({ table: whole, arrival: 'looking' })).stage).toBe('seated')
  expect(reduce(undefined, sat({ table: whole, arrival: 'returning' })).stage).toBe('curtain')
})

test('a person who takes over gets a recap, except at the start of a campaign', () => {
  const late = reduce(undefined, sat({ table: table(friends, 'south', 'south', 3), arrival: 'taking-over' }))
  expect(late).toMatchObject({ recap: 'offered' })
  expect(reduce(late, recapRead())).toMatchObject({ recap: null })
  const first = reduce(undefined, sat({ table: table(friends, 'south', 'south', 0), arrival: 'taking-over' }))
  expect(first).toMatchObject({ recap: null })
})

test('an update patches the view and brings the next decision', () => {
  const changes = [{ path: ['turn'], value: 2 }]
  const next = decision('north', 1)
  const state = reduce(seatedAt(alone, 'north', 'north'), updated(update({ changes, decision: next })))
  expect(state).toMatchObject({ table: { view: { turn: 2, hand: ['x'] }, revision: 1, decision: next } })
})

test('a refusal stays until the next update', () => {
  const refusal = { reason: { key: 'refusal.too-few' }, rule: 'X' }
  const state = reduce(seatedAt(alone, 'north', 'north'), refused(refusal))
  expect(state).toMatchObject({ refusal, sending: false })
  expect(reduce(state, updated(update({})))).toMatchObject({ refusal: null })
})

test('only the very next revision can be applied', () => {
  const state = seatedAt(alone, 'north', 'north')
  expect(isNextRevision(state, update({ revision: 1 }))).toBe(true)
  expect(isNextRevision(state, update({ revision: 2 }))).toBe(false)
  expect(isNextRevision(reduce(state, left()), update({ revision: 1 }))).toBe(false)
})

test('updates of another campaign are ignored', () => {
  const state = seatedAt(alone, 'north', 'north')
  expect(reduce(state, updated(update({ campaign: 'other' })))).toBe(state)
})

test('an undo drops later log entries, and marks the reopened decision as held', () => {
  let state = seatedAt(alone, 'north', 'north')
  state = reduce(state, updated(update({ log: [entry(1, 'north')] })))
  state = reduce(state, updated(update({ revision: 2, answers: 2, log: [entry(2, 'north')] })))
  const back = update({ revision: 3, answers: 1, undone: true, decision: decision('north', 1) })
  state = reduce(state, updated(back))
  expect(state).toMatchObject({ held: 1, table: { log: [{ number: 1 }] } })
})

test('unseen entries follow the side’s own last answer; for a side without answers, all are unseen', () => {
  const log = [entry(0, null), entry(1, 'north'), entry(2, 'south'), entry(3, 'west', 0), entry(4, 'west')]
  expect(unseenEntries(log, 'north').map(({ number }) => number)).toEqual([2, 4])
  expect(unseenEntries(log, 'east').map(({ number }) => number)).toEqual([0, 1, 2, 4])
})

test('a question that stays open keeps its decision object; after an undo it is replaced', () => {
  const before = seatedAt(alone, 'north', 'north')
  const asked = before.stage === 'seated' ? before.table.decision : null
  const again = asked && { ...asked }
  const stays = reduce(before, updated(update({ decision: again })))
  expect(stays.stage === 'seated' && stays.table.decision).toBe(asked)
  const undone = reduce(before, updated(update({ decision: again, undone: true })))
  expect(undone.stage === 'seated' && undone.table.decision).toBe(again)
})

test('at an open table no curtain falls when another person is awaited', () => {
  const state = reduce(seatedAt(friends, 'north', 'north'), passedOn(update({ waitingFor: ['south'] })))
  expect(state).toMatchObject({ stage: 'seated', table: { side: 'north', waitingFor: ['south'] } })
})

test('the player can ask for the recap at any time', () => {
  const state = reduce(seatedAt(alone, 'north', 'north'), recapAsked())
  expect(state).toMatchObject({ recap: 'asked' })
})
