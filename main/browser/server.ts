import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { LARGEST_FILE_PART } from '#shared/ipc/contract.ts'
import type { Host } from '../host/host.ts'
import { readPageFile } from '../page-files.ts'
import { Guard } from './guard.ts'

export interface BrowserServer {
  readonly port: number
  /** Lets another process of the same player ask for an address. */
  readonly doorKey: string
  /** An address with a new token: whoever opens it first may play. */
  newAddress(): string
  close(): Promise<void>
}

export interface ServerOptions {
  readonly host: Host
  readonly pageFolder: string
  /** 0 for a free one. */
  readonly port: number
}

/** A part of a campaign file is the largest message there is; each of its characters may be escaped. */
const LARGEST_MESSAGE = LARGEST_FILE_PART * 6 + 1000
/** A page that reads nothing is not written to for ever. */
const MOST_UNREAD_BYTES = 64 * 1024 * 1024
/** Few enough never to use up the files that a process may open. */
const MOST_CONNECTIONS = 100
const MOST_PAGES = 40
const BRIDGE_PATH = '/bridge'
export const DOOR_PATH = '/door'

/**
 * Serves the page over http and the bridge over a WebSocket, on the loopback interface only. Nothing that a client
 * sends or fails to send ends the process: whatever a request, an upgrade or a socket throws ends with it.
 */
export async function startServer({ host, pageFolder, port }: ServerOptions): Promise<BrowserServer> {
  const guard = new Guard()
  const server = createServer()
  const newAddress = () => `http://127.0.0.1:${portOf(server)}/?token=${guard.issueToken()}`
  server.on('request', (request, response) => {
    response.on('error', () => response.destroy())
    answer(request, response, () => replyTo({ guard, pageFolder, newAddress }, request))
  })
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (!mayConnect(guard, request)) refuseUpgrade(socket, '403 Forbidden')
    else if (sockets.clients.size >= MOST_PAGES) refuseUpgrade(socket, '503 Service Unavailable')
    else sockets.handleUpgrade(request, socket, head, (webSocket) => connect(host, webSocket))
  })
  server.on('clientError', (_error, socket) => refuseUpgrade(socket, '400 Bad Request'))
  server.maxConnections = MOST_CONNECTIONS
  await listen(server, port)
  return {
    port: portOf(server),
    doorKey: guard.doorKey,
    newAddress,
    close: () => {
      for (const webSocket of sockets.clients) webSocket.terminate()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    }
  }
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
  // From here on an error is one connection that could not be accepted.
  server.on('error', (error) => process.stderr.write(`A connection failed: ${error.message}\n`))
}

function portOf(server: Server): number {
  const { port } = server.address() as AddressInfo
  return port
}

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

interface Reception {
  readonly guard: Guard
  readonly pageFolder: string
  newAddress(): string
}

function answer(request: IncomingMessage, response: ServerResponse, makeReply: () => Reply): void {
  try {
    const { status, headers, body } = makeReply()
    response.writeHead(status, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
  } catch {
    // Too many open files, for one; the next request may succeed.
    if (!response.headersSent) response.writeHead(503)
    response.end()
  }
}

function replyTo({ guard, pageFolder, newAddress }: Reception, request: IncomingMessage): Reply {
  if (guard.isForeign(request)) return refusal(403, 'This address is only for the app itself.')
  const url = URL.parse(request.url ?? '/', 'http://127.0.0.1')
  if (!url) return refusal(400, 'There is no such address.')
  if (request.method === 'POST' && url.pathname === DOOR_PATH) return openDoor(guard, request, newAddress)
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, 'Only GET is served.')
  const token = url.searchParams.get('token')
  if (!guard.hasSession(request)) return letIn(guard, request, token)
  if (token !== null) return entrance(guard.sessionCookie(request))
  // 'self' does not cover ws: in every browser, so the socket is named.
  const file = readPageFile(pageFolder, url.pathname, [`ws://${request.headers.host}`])
  return file ? { status: 200, ...file } : refusal(404, 'There is no such page.')
}

function letIn(guard: Guard, request: IncomingMessage, token: string | null): Reply {
  if (guard.isBesieged) return TOO_MANY_FAILURES
  if (token !== null && guard.redeem(token)) return entrance(guard.sessionCookie(request))
  return refusal(
    401,
    'This address is used up, too old, or of an earlier start. Start the app again as you did: it gives you a new one.'
  )
}

/** Another start of the app, by the same player, asks where to go. */
function openDoor(guard: Guard, request: IncomingMessage, newAddress: () => string): Reply {
  if (guard.isBesieged) return TOO_MANY_FAILURES
  if (!guard.opensDoor(request)) return refusal(401, 'This is not the key.')
  return { status: 200, headers: PLAIN, body: newAddress() }
}

/**
 * Sets the cookie and goes to the page from here. A redirect would not do: the browser comes from a file, and to a
 * page that is reached from another site it sends no strict cookie.
 */
function entrance(cookie: string): Reply {
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': "default-src 'none'",
      'Set-Cookie': cookie,
      Refresh: '0; url=/'
    },
    body: '<!doctype html><title>…</title><a href="/">→</a>\n'
  }
}

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

function refusal(status: number, text: string): Reply {
  return { status, headers: PLAIN, body: `${text}\n` }
}

const TOO_MANY_FAILURES = refusal(429, 'Too many wrong keys. Wait a minute.')

/** Unlike a page, a script always sends an Origin with a WebSocket: without one it is not the app's page. */
function mayConnect(guard: Guard, request: IncomingMessage): boolean {
  return (
    URL.parse(request.url ?? '/', 'http://127.0.0.1')?.pathname === BRIDGE_PATH &&
    request.headers.origin !== undefined &&
    !guard.isForeign(request) &&
    guard.hasSession(request)
  )
}

function connect(host: Host, webSocket: WebSocket): void {
  webSocket.on('error', () => webSocket.terminate())
  const connection = host.connect((message) => {
    if (webSocket.bufferedAmount > MOST_UNREAD_BYTES) webSocket.terminate()
    // Whoever has gone meanwhile is told nothing.
    else if (webSocket.readyState === webSocket.OPEN) webSocket.send(JSON.stringify(message), () => {})
  })
  webSocket.on('message', (data) => connection.receive(parse(String(data))))
  webSocket.on('close', () => connection.close())
}

/** What is not JSON reaches the host as undefined, which it answers as malformed. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refuseUpgrade(socket: Duplex, status: string): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  else socket.destroy()
}
