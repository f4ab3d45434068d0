import { expect, test } from 'vitest'
import type { PastMoment, Table } from '#shared/ipc/table.ts'
import { someSummary, someTable } from '../table/testing/tables.ts'
import { anyGames } from '../testing/idle-store.ts'
import { Bridge } from './bridge.ts'
import { showPast } from './past.ts'
import { createStore } from './store.ts'
import { tableSlice } from './table.ts'

const seats = { north: { kind: 'human', name: 'Ana' } } as const
const log = [0, 1, 2, 3].map((number) => ({ number, side: null, events: [] }))
const present: Table = { ...someTable(seats, 'north', 'north'), answers: 3, log }

interface Sent {
  readonly id: number
  readonly payload: { readonly number: number; readonly side: string | null }
}

/** A store seated at a table, whose bridge is answered by the test. */
async function seated() {
  const asked: Sent[] = []
  let received: (message: unknown) => void = () => undefined
  const bridge = new Bridge(
    (events) => {
      received = events.received
      queueMicrotask(events.opened)
      return { send: (message) => void asked.push(message as Sent), close: () => undefined }
    },
    [1]
  )
  const store = createStore(bridge, anyGames)
  bridge.connect()
  await Promise.resolve()
  store.dispatch(tableSlice.actions.arriving(present.campaign.id))
  store.dispatch(tableSlice.actions.sat({ table: present, arrival: 'returning' }))
  const answer = async (index: number) => {
    await expect.poll(() => asked.length).toBeGreaterThan(index)
    const { id, payload } = asked[index] ?? { id: 0, payload: { number: 0, side: null } }
    const moment: PastMoment = {
      ...{ side: payload.side, answers: payload.number, view: { turn: payload.number } },
      ...{ waitingFor: ['north'], summary: someSummary }
    }
    received({ id, ok: true, result: moment })
  }
  const refuse = async (index: number) => {
    await expect.poll(() => asked.length).toBeGreaterThan(index)
    received({ id: asked[index]?.id, ok: false, error: { code: 'not-found', detail: '' } })
  }
  const past = () => {
    const { table } = store.getState()
    return table.stage === 'seated' ? table.past : null
  }
  return { store, asked, answer, refuse, past }
}

test('a past moment has the view and the log of that time, and no question', async () => {
  const { store, answer, past } = await seated()
  const looking = store.dispatch(showPast({ number: 2, side: 'north' }))
  await answer(0)
  await looking
  expect(past()?.table).toMatchObject({ answers: 2, view: { turn: 2 }, decision: null, looking: true })
  expect(past()?.table?.log.map(({ number }) => number)).toEqual([0, 1, 2])
  expect(store.getState().table).toMatchObject({ table: present })
})

test('while a moment is fetched only the last request counts', async () => {
  const { store, asked, answer, past } = await seated()
  const looking = store.dispatch(showPast({ number: 0, side: 'north' }))
  for (const number of [1, 2, 3, 1]) store.dispatch(showPast({ number, side: 'north' }))
  await answer(0)
  await answer(1)
  await looking
  expect(asked.map(({ payload }) => payload.number)).toEqual([0, 1])
  expect(past()?.table?.answers).toBe(1)
})

test('a moment that cannot be shown returns to the present with a message', async () => {
  const { store, refuse, past } = await seated()
  const looking = store.dispatch(showPast({ number: 1, side: 'north' }))
  await refuse(0)
  await looking
  expect(past()).toBeNull()
  expect(store.getState().toasts).toMatchObject([{ kind: 'said', message: { key: 'past.unreadable' } }])
})

test('a moment that an undo removed is no longer shown', async () => {
  const { store, answer, past } = await seated()
  const looking = store.dispatch(showPast({ number: 3, side: 'north' }))
  await answer(0)
  await looking
  const undone = {
    revision: 1,
    changes: [],
    log: [],
    undone: true,
    decision: null,
    curtain: null,
    whyNoUndo: null,
    standingPasses: []
  }
  store.dispatch(
    tableSlice.actions.updated({
      ...undone,
      ...{
        campaign: present.campaign.id,
        answers: 2,
        lineage: 'p/1',
        waitingFor: ['north'],
        summary: someSummary
      }
    })
  )
  expect(past()).toBeNull()
})
