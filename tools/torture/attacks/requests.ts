import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { pickOne, type RandomState, randomInt } from '#shared/engine/random.ts'
import { type Entered, enter } from '../../../main/testing/enter.ts'
import { newRace } from '../../../main/testing/race-host.ts'
import { inRoot } from '../../root.ts'
import { hostFlags } from '../../start/host-flags.ts'
import { memoryOf } from '../actor.ts'
import type { Attack } from '../attack.ts'
import { Failure, failUnless } from '../ledger.ts'
import { mutated, mutatedText } from '../mutate.ts'
import { goodMessages } from './messages.ts'

const REQUESTS = 60
const FRAMES = 200

/** Sends corrupted, cut-off and reset requests, upgrades and frames. The process must go on, and let nobody in. */
export const requests: Attack = {
  name: 'requests',
  quick: 1,
  async run({ dataDir, random, tally, noteMemory }) {
    const child = startServer(dataDir)
    try {
      const address = await firstLine(child)
      const entered = await enter(address)
      for (let request = 0; request < REQUESTS; request++) {
        const reply = await send(address.port, corruptedRequest(random, address.port), randomInt(random, 3))
        failUnless(
          !/session-\d+=|#key=|<title>page/.test(reply),
          'silent',
          () => `let in: ${reply.slice(0, 200)}`
        )
        tally.tries += 1
      }
      tally.tries += await sendFrames(random, address, entered)
      failUnless(child.exitCode === null, 'crashes', () => 'the server has ended')
      const alive = await send(address.port, plainRequest(address.port, '/'), 0)
      failUnless(/^HTTP\/1.1 (401|429)/.test(alive), 'crashes', () => `no answer: ${alive}`)
      tally.checked += 1
      noteMemory(memoryOf(child.pid))
    } finally {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  }
}

const MESSAGES = 10_000
/** The most by which these messages may make the host grow: 22,000 of them made it grow by 45 MB. */
const MOST_GROWTH = 100 * 2 ** 20

/** Sends corrupted messages over the socket. The process may hardly grow. */
export const memoryUse: Attack = {
  name: 'memory',
  quick: 0,
  async run({ dataDir, random, tally, noteMemory }) {
    const child = startServer(dataDir)
    try {
      const { send, close } = await bridgeTo(await firstLine(child))
      const { result } = createdSchema.parse(await send({ id: 0, call: 'library.create', payload: newRace }))
      const good = goodMessages(result.campaign)
      const before = memoryOf(child.pid)
      for (let sent = 0; sent < MESSAGES; sent++) await send(mutated(random, pickOne(random, good)))
      const after = memoryOf(child.pid)
      failUnless(
        after - before < MOST_GROWTH,
        'crashes',
        () => `${MESSAGES} messages made the host grow from ${before} to ${after} bytes`
      )
      close()
      tally.tries += MESSAGES
      tally.checked += 1
      noteMemory(after)
    } finally {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  }
}

const createdSchema = z.object({ result: z.object({ campaign: z.string() }) })

/** The host as players start it: with the flags that bound its memory. */
function startServer(dataDir: string): ChildProcess {
  const script = [...hostFlags, inRoot('tools/torture/serve.ts'), dataDir]
  return spawn(process.execPath, script, { stdio: ['pipe', 'pipe', 'inherit'] })
}

/** A connection that sends one message after the other, each after the reply to the last. */
async function bridgeTo(address: URL) {
  const socket = await openSocket(address, await enter(address))
  let onReply = (_text: string) => {}
  socket.on('message', (data) => {
    const text = String(data)
    if (/^\{"id":(\d+|null),"ok"/.test(text)) onReply(text)
  })
  const ended = once(socket, 'close').then(() => {
    throw new Failure('crashes', 'the host closed the connection')
  })
  ended.catch(() => {})
  const send = async (message: unknown): Promise<unknown> => {
    const reply = new Promise<string>((resolve) => {
      onReply = resolve
    })
    socket.send(JSON.stringify(message) ?? '')
    return JSON.parse(await Promise.race([reply, ended]))
  }
  return { send, close: () => socket.terminate() }
}

async function openSocket(address: URL, { cookie, key }: Entered): Promise<WebSocket> {
  const socket = new WebSocket(`ws://${address.host}/bridge`, ['bridge', key], {
    headers: { cookie, origin: `http://${address.host}` }
  })
  const failed = new Promise<never>((_, reject) => socket.on('error', reject))
  await Promise.race([once(socket, 'open'), failed])
  return socket
}

async function firstLine(child: ChildProcess): Promise<URL> {
  if (child.stdout) for await (const line of createInterface({ input: child.stdout })) return new URL(line)
  throw new Failure('crashes', 'the server did not come up')
}

function plainRequest(port: string, path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`
}

const PATHS = [
  '/',
  '//',
  '/bridge',
  '/door',
  '/?token=x',
  '/index.html',
  '/..%2f..%2fetc/passwd',
  '/%00',
  '*'
]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'CONNECT', 'DELETE']

function corruptedRequest(random: RandomState, port: string): string {
  const headers = [
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    'Cookie: session-1=x; session-2=',
    'X-Door-Key: x',
    ...(randomInt(random, 2) === 0
      ? [
          'Upgrade: websocket',
          'Connection: Upgrade',
          'Sec-WebSocket-Version: 13',
          'Sec-WebSocket-Key: dGhlIHNhbXBsZQ=='
        ]
      : [`Content-Length: ${randomInt(random, 1e9)}`])
  ]
  const text = [`${pickOne(random, METHODS)} ${pickOne(random, PATHS)} HTTP/1.1`, ...headers, '', ''].join(
    '\r\n'
  )
  return randomInt(random, 3) === 0 ? text : mutatedText(random, text)
}

/** Sends a request and waits for the end, or resets the connection after it, or breaks off half-way. */
function send(port: string, text: string, manner: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      if (manner === 1) socket.write(text, () => socket.resetAndDestroy())
      else if (manner === 2) socket.write(text.slice(0, text.length / 2), () => socket.destroy())
      else socket.write(text)
    })
    let reply = ''
    socket.on('data', (data) => {
      reply += data
    })
    socket.on('error', () => resolve(reply))
    socket.on('close', () => resolve(reply))
    socket.setTimeout(400, () => socket.destroy())
  })
}

/** Sends corrupted frames over a connection that was opened properly. */
async function sendFrames(random: RandomState, address: URL, entered: Entered): Promise<number> {
  const socket = await openSocket(address, entered)
  for (let frame = 0; frame < FRAMES; frame++) {
    const message = { id: frame, call: 'library.create', payload: newRace }
    const text = JSON.stringify(mutated(random, message)) ?? ''
    socket.send(randomInt(random, 3) === 0 ? mutatedText(random, text) : text)
  }
  socket.send(JSON.stringify({ id: 99_999, call: 'app.info', payload: {} }))
  await Promise.race([answered(socket, 99_999), once(socket, 'close')])
  failUnless(socket.readyState === socket.OPEN, 'crashes', () => 'the host closed the connection')
  socket.terminate()
  return FRAMES
}

function answered(socket: WebSocket, id: number): Promise<void> {
  return new Promise((resolve) => {
    socket.on('message', (data) => {
      if (String(data).startsWith(`{"id":${id},`)) resolve()
    })
  })
}
