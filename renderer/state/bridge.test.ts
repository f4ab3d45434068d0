import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { Bridge, type Connection } from './bridge.ts'
import { CallFailure } from './failure.ts'
import { socketLink } from './host-link.ts'

type Answer = (message: { id: number; call: string; payload: unknown }, socket: WebSocket) => void

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.useRealTimers()
})

async function serve(port: number, answer: Answer) {
  const server = new WebSocketServer({ port, host: '127.0.0.1' })
  server.on('connection', (socket) => {
    socket.on('message', (data) => answer(JSON.parse(String(data)), socket))
  })
  await once(server, 'listening')
  const stop = () => {
    for (const socket of server.clients) socket.terminate()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  closing.push(stop)
  const { port: actual } = server.address() as AddressInfo
  return { port: actual, stop, server }
}

function bridgeTo(port: number): Bridge {
  const bridge = new Bridge(socketLink(`ws://127.0.0.1:${port}/bridge`, 'key'), [20, 40])
  closing.push(() => bridge.close())
  return bridge
}

/** Resolves when the connection next has that status. */
function becomes(bridge: Bridge, status: Connection['status']): Promise<void> {
  return new Promise((resolve) => {
    const stop = bridge.watch((connection) => {
      if (connection.status !== status) return
      stop()
      resolve()
    })
  })
}

const settings: Answer = ({ id, call }, socket) => {
  if (call === 'settings.read') socket.send(JSON.stringify({ id, ok: true, result: { theme: 'dark' } }))
}

test('a call made before the connection is open waits for it', async () => {
  const { port } = await serve(0, settings)
  const bridge = bridgeTo(port)
  const reply = bridge.call('settings.read', {})
  bridge.connect()
  expect(await reply).toEqual({ theme: 'dark' })
})

test('replies are matched to their calls in any order', async () => {
  const held: { id: number; socket: WebSocket }[] = []
  const { port } = await serve(0, ({ id }, socket) => {
    held.push({ id, socket })
    if (held.length < 2) return
    for (const { id: number, socket: to } of held.reverse()) {
      to.send(JSON.stringify({ id: number, ok: true, result: { number: String(number) } }))
    }
  })
  const bridge = bridgeTo(port)
  bridge.connect()
  const replies = await Promise.all([bridge.call('settings.read', {}), bridge.call('settings.read', {})])
  expect(replies).toEqual([{ number: '1' }, { number: '2' }])
})

test('a refusal and a failure reach the caller as data', async () => {
  const refusal = { reason: { key: 'refusal.too-heavy' }, rule: 'R.1' }
  const { port } = await serve(0, ({ id, call }, socket) => {
    const error = call === 'table.undo' ? { code: 'refused', refusal } : { code: 'not-found', detail: 'x' }
    socket.send(JSON.stringify({ id, ok: false, error }))
  })
  const bridge = bridgeTo(port)
  bridge.connect()
  const failures = await Promise.all([
    bridge.call('table.undo', { campaign: 'c', side: 's' }).catch((error) => error),
    bridge.call('library.delete', { campaign: 'c' }).catch((error) => error)
  ])
  expect(failures.map((error) => error instanceof CallFailure && error.failure)).toEqual([
    { code: 'refused', refusal },
    { code: 'not-found', detail: 'x' }
  ])
})

test('a reply of the wrong shape is a failure, not a wrong value', async () => {
  const { port } = await serve(0, ({ id }, socket) => {
    socket.send(JSON.stringify({ id, ok: true, result: [{ id: 7 }] }))
  })
  const bridge = bridgeTo(port)
  bridge.connect()
  await expect(bridge.call('library.list', {})).rejects.toMatchObject({ failure: { code: 'bad-reply' } })
})

test('when the connection breaks, pending calls fail, later ones fail at once, and the bridge reconnects', async () => {
  const first = await serve(0, () => undefined)
  const bridge = bridgeTo(first.port)
  bridge.connect()
  await becomes(bridge, 'open')
  const underWay = bridge.call('settings.read', {})
  const broken = becomes(bridge, 'lost')
  const stopped = first.stop()
  await expect(underWay).rejects.toMatchObject({ failure: { code: 'connection-lost' } })
  await broken
  await expect(bridge.call('settings.read', {})).rejects.toMatchObject({
    failure: { code: 'connection-lost' }
  })
  await stopped
  const mended = becomes(bridge, 'open')
  await serve(first.port, settings)
  await mended
  expect(await bridge.call('settings.read', {})).toEqual({ theme: 'dark' })
})

test('the pause before a new attempt grows up to its maximum', async () => {
  // Only the date is faked, so that pauses are exact while timers run.
  vi.useFakeTimers({ toFake: ['Date'] })
  const { port, stop } = await serve(0, () => undefined)
  await stop()
  const bridge = bridgeTo(port)
  const pauses: number[] = []
  const enough = new Promise<void>((resolve) => {
    bridge.watch((connection) => {
      if (connection.status === 'lost') pauses.push(connection.retryAt - Date.now())
      if (pauses.length === 3) resolve()
    })
  })
  bridge.connect()
  await enough
  expect(pauses.slice(0, 3)).toEqual([20, 40, 40])
})

test('listeners receive events, but no unreadable or unknown ones', async () => {
  const { port, server } = await serve(0, () => undefined)
  const bridge = bridgeTo(port)
  const heard: unknown[] = []
  const notice = (file: string) => ({ notice: 'file-refused', file })
  const stop = bridge.on('notice', (payload) => heard.push(payload))
  bridge.connect()
  await becomes(bridge, 'open')
  const [socket] = server.clients
  const tell = (message: unknown) => socket?.send(JSON.stringify(message))
  tell({ event: 'notice', payload: notice('one') })
  tell({ event: 'notice', payload: { words: 'two' } })
  tell({ event: 'unheard-of', payload: {} })
  socket?.send('not json')
  tell({ event: 'notice', payload: notice('three') })
  await expect.poll(() => heard.length).toBe(2)
  stop()
  const afterwards = new Promise((resolve) => bridge.on('notice', resolve))
  tell({ event: 'notice', payload: notice('four') })
  expect(await afterwards).toEqual(notice('four'))
  expect(heard).toEqual([notice('one'), notice('three')])
})

test('an event that arrives before anyone listens goes to the first listener', async () => {
  const { port, server } = await serve(0, () => undefined)
  const bridge = bridgeTo(port)
  bridge.connect()
  await becomes(bridge, 'open')
  const [socket] = server.clients
  const tell = (message: unknown) => socket?.send(JSON.stringify(message))
  tell({ event: 'command.wished', payload: { command: 'new-campaign' } })
  tell({ event: 'notice', payload: { notice: 'page-reloaded' } })
  await new Promise((resolve) => bridge.on('notice', resolve))
  const heard: unknown[] = []
  const listen = () => bridge.on('command.wished', ({ command }) => heard.push(command))
  listen()
  listen()
  expect(heard).toEqual(['new-campaign'])
})
