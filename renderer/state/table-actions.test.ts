import { expect, test } from 'vitest'
import type { TableUpdate } from '#shared/ipc/table.ts'
import { someCard, someSummary, someTable } from '../table/testing/tables.ts'
import { anyGames } from '../testing/idle-store.ts'
import { Bridge } from './bridge.ts'
import type { GameLoader } from './game-loader.ts'
import type { HostLinkEvents } from './host-link.ts'
import { createStore } from './store.ts'
import { syncWithHost } from './store-sync.ts'
import { openReadOnly, openTable, sit } from './table-actions.ts'

interface Sent {
  readonly id: number
  readonly call: string
  readonly payload: Readonly<Record<string, unknown>>
}

const seats = {
  north: { kind: 'human', name: 'Ana' },
  south: { kind: 'human', name: 'Bea' }
} as const
const id = 'abcdef12'

/** A store whose bridge is answered by this test. */
function connected(
  waitingFor: string,
  { otherRules = false, games = anyGames }: { otherRules?: boolean; games?: GameLoader } = {}
) {
  const sent: Sent[] = []
  let line: HostLinkEvents | null = null
  const results: Record<string, (payload: Sent['payload']) => unknown> = {
    'library.list': () => [{ ...someCard(seats, waitingFor), otherRules }],
    'table.look': () => ({ ...someTable(seats, null), looking: true }),
    'settings.read': () => ({}),
    'app.info': () => ({ version: '1', shell: 'test', notices: [] }),
    'table.sit': ({ side }) => someTable(seats, String(side), waitingFor)
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
  const store = createStore(bridge, games)
  syncWithHost(store, bridge)
  bridge.connect()
  const tell = (update: Partial<TableUpdate>) => {
    const whole = {
      campaign: id,
      changes: [],
      log: [],
      undone: false,
      answers: 1,
      lineage: 'p/0',
      decision: null
    }
    line?.received({
      event: 'table.updated',
      payload: {
        ...whole,
        curtain: null,
        whyNoUndo: { key: 'refusal.nothing-to-undo' },
        standingPasses: [],
        waitingFor: [waitingFor],
        summary: someSummary,
        ...update
      }
    })
  }
  const close = (detail: string) =>
    line?.received({ event: 'table.closed', payload: { campaign: id, detail } })
  const sits = () => sent.filter(({ call }) => call === 'table.sit').map(({ payload }) => payload.side)
  const table = () => store.getState().table
  return { store, sent, sits, tell, close, table, lose: () => line?.lost() }
}

test('with several people nobody is seated before the awaited person confirms', async () => {
  const { store, sits, table } = connected('south')
  await store.dispatch(openTable(id))
  expect(table()).toMatchObject({ stage: 'curtain', next: 'south' })
  expect(sits()).toEqual([])
})

test('in a game without secrets the awaited person is seated at once', async () => {
  const { store, sits, table } = connected('south', { games: { ...anyGames, hasSecrets: () => false } })
  await store.dispatch(openTable(id))
  expect(table()).toMatchObject({ stage: 'seated' })
  expect(sits()).toEqual(['south'])
})

test('a skipped revision makes the page read the whole table again', async () => {
  const { store, sits, tell, table } = connected('north')
  await store.dispatch(openTable(id))
  await store.dispatch(sit(id, 'north', 'taking-over'))
  expect(table().stage).toBe('seated')
  tell({ revision: 1 })
  tell({ revision: 3 })
  await expect.poll(() => sits().length).toBe(2)
  expect(table()).toMatchObject({ stage: 'seated', table: { revision: 0 } })
})

test('after reconnecting the page reads library and table again', async () => {
  const { store, sent, sits, table, lose } = connected('north')
  await store.dispatch(openTable(id))
  await store.dispatch(sit(id, 'north', 'taking-over'))
  const listsBefore = sent.filter(({ call }) => call === 'library.list').length
  lose()
  expect(store.getState().connection.connection.status).toBe('lost')
  await expect.poll(() => sits()).toEqual(['north', 'north'])
  expect(store.getState().connection.connection.status).toBe('open')
  expect(sent.filter(({ call }) => call === 'library.list').length).toBeGreaterThan(listsBefore)
  expect(table().stage).toBe('seated')
})

test('when the curtain falls the page leaves its seat and receives nothing more', async () => {
  const { store, sent, tell, table } = connected('north')
  await store.dispatch(openTable(id))
  await store.dispatch(sit(id, 'north', 'taking-over'))
  tell({ revision: 1, waitingFor: ['south'] })
  await expect.poll(() => table().stage).toBe('curtain')
  expect(sent.map(({ call }) => call)).toContain('table.leave')
})

test('a person stays at a seat that is renamed, and gets another place when the computer takes the seat', async () => {
  const { store, sent, tell, table } = connected('north')
  await store.dispatch(openTable(id))
  await store.dispatch(sit(id, 'north', 'taking-over'))
  const renamed = { ...seats, north: { kind: 'human', name: 'Eva' } } as const
  tell({ revision: 1, seats: renamed })
  await expect.poll(() => table()).toMatchObject({ stage: 'seated', table: { campaign: { seats: renamed } } })
  const lists = () => sent.filter(({ call }) => call === 'library.list').length
  const before = lists()
  tell({ revision: 2, seats: { ...seats, north: { kind: 'computer', player: 'random' } } })
  await expect.poll(lists).toBe(before + 1)
})

test('a campaign played under other rules asks the player before anyone is seated', async () => {
  const { store, sent, sits, table, lose } = connected('south', { otherRules: true })
  await store.dispatch(openTable(id))
  expect(table()).toMatchObject({ stage: 'other-rules', card: { id } })
  await store.dispatch(openReadOnly(id))
  expect(table()).toMatchObject({ stage: 'seated', table: { looking: true } })
  lose()
  await expect.poll(() => sent.filter(({ call }) => call === 'table.look')).toHaveLength(2)
  expect(sits()).toEqual([])
})

test('a campaign that the host has closed shows the reason', async () => {
  const { store, close, table } = connected('north')
  await store.dispatch(openTable(id))
  await store.dispatch(sit(id, 'north', 'taking-over'))
  close('a bug')
  expect(table()).toMatchObject({ stage: 'failed', failure: { code: 'closed', detail: 'a bug' } })
})
