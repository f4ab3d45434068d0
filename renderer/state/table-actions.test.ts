import { expect, test } from 'vitest'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import type { Table, TableUpdate } from '#shared/ipc/table.ts'
import { Bridge } from './bridge.ts'
import type { LinkEvents } from './link.ts'
import { followHost } from './live.ts'
import { createStore } from './store.ts'
import { openTable, sit } from './table-actions.ts'

interface Sent {
  readonly id: number
  readonly call: string
  readonly payload: Readonly<Record<string, unknown>>
}

const seats = {
  romans: { kind: 'human', name: 'Ana' },
  huns: { kind: 'human', name: 'Bea' }
} as const
const summary = { turn: 1, year: 350, phase: 'time', scores: {}, winner: null }
const id = 'abcdef12'

function cardAwaiting(waitingFor: string): CampaignCard {
  return { id, title: 'T', game: 'g', seats, summary, waitingFor, answers: 0, createdAt: 0, playedAt: 0 }
}

function tableOf(side: string, waitingFor: string): Table {
  const campaign = cardAwaiting(waitingFor)
  const situation = { answers: 0, decision: null, waitingFor, canUndo: false, summary }
  return { campaign, side, revision: 0, view: { side }, log: [], ...situation }
}

/** A store on a line whose other end is this test. */
function connected(waitingFor: string) {
  const sent: Sent[] = []
  let line: LinkEvents | null = null
  const results: Record<string, (payload: Sent['payload']) => unknown> = {
    'library.list': () => [cardAwaiting(waitingFor)],
    'settings.read': () => ({}),
    'app.info': () => ({ version: '1', shell: 'test', notices: [] }),
    'table.sit': ({ side }) => tableOf(String(side), waitingFor)
  }
  const bridge = new Bridge(
    (events) => {
      line = events
      queueMicrotask(events.opened)
      return {
        send: (message) => {
          const request = message as Sent
          sent.push(request)
          const result = results[request.call]?.(request.payload) ?? {}
          queueMicrotask(() => events.received({ id: request.id, ok: true, result }))
        },
        close: () => undefined
      }
    },
    [1]
  )
  const store = createStore(bridge)
  followHost(store, bridge)
  bridge.connect()
  const tell = (update: Partial<TableUpdate>) => {
    const whole = { campaign: id, changes: [], log: [], undone: false, answers: 1, decision: null }
    line?.received({
      event: 'table.updated',
      payload: { ...whole, canUndo: false, waitingFor, summary, ...update }
    })
  }
  const sits = () => sent.filter(({ call }) => call === 'table.sit').map(({ payload }) => payload.side)
  const table = () => store.getState().table
  return { store, sent, sits, tell, table, lose: () => line?.lost() }
}

test('between people nobody is seated before the awaited one says so', async () => {
  const { store, sits, table } = connected('huns')
  await store.dispatch(openTable(id))
  expect(table()).toMatchObject({ stage: 'curtain', next: 'huns' })
  expect(sits()).toEqual([])
})

test('a revision that is skipped makes the page look at the whole table again', async () => {
  const { store, sits, tell, table } = connected('romans')
  await store.dispatch(openTable(id))
  await store.dispatch(sit(id, 'romans', 'taking-over'))
  expect(table().stage).toBe('seated')
  tell({ revision: 1 })
  tell({ revision: 3 })
  await expect.poll(() => sits().length).toBe(2)
  expect(table()).toMatchObject({ stage: 'seated', table: { revision: 0 } })
})

test('a lost and mended line is followed by a fresh look at library and table', async () => {
  const { store, sent, sits, table, lose } = connected('romans')
  await store.dispatch(openTable(id))
  await store.dispatch(sit(id, 'romans', 'taking-over'))
  const listsBefore = sent.filter(({ call }) => call === 'library.list').length
  lose()
  expect(store.getState().connection.connection.status).toBe('lost')
  await expect.poll(() => sits()).toEqual(['romans', 'romans'])
  expect(store.getState().connection.connection.status).toBe('open')
  expect(sent.filter(({ call }) => call === 'library.list').length).toBeGreaterThan(listsBefore)
  expect(table().stage).toBe('seated')
})

test('when the curtain falls the seat is given up, so that nothing more is told', async () => {
  const { store, sent, tell, table } = connected('romans')
  await store.dispatch(openTable(id))
  await store.dispatch(sit(id, 'romans', 'taking-over'))
  tell({ revision: 1, waitingFor: 'huns' })
  await expect.poll(() => table().stage).toBe('curtain')
  expect(sent.map(({ call }) => call)).toContain('table.leave')
})
