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
  /** Another process of the same player sends this key to request an address. */
  readonly addressKey: string
  /** An address with a new token, which works once. */
  newAddress(): string
  close(): Promise<void>
}

export interface ServerOptions {
  readonly host: Host
  readonly pageFolder: string
  /** 0 picks a free port. */
  readonly port: number
}

/** The largest message is a part of a campaign file, in which every character may be escaped. */
const LARGEST_MESSAGE = LARGEST_FILE_PART * 6 + 1000
/** The server drops a page that leaves more than this unread. */
const MAX_UNREAD_BYTES = 64 * 1024 * 1024
/** Few enough to stay below the limit of open files. */
const MAX_CONNECTIONS = 100
const MAX_PAGES = 40
const BRIDGE_PATH = '/bridge'
/** Keeps its old name, because other versions of the app request it. */
export const ADDRESS_REQUEST_PATH = '/door'

/**
 * Serves the page over http and the bridge over a WebSocket, on the loopback interface only. An error in a request,
 * an upgrade or a socket ends only that one, never the process.
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
    else if (sockets.clients.size >= MAX_PAGES) refuseUpgrade(socket, '503 Service Unavailable')
    else sockets.handleUpgrade(request, socket, head, (webSocket) => connect(host, webSocket))
  })
  server.on('clientError', (_error, socket) => refuseUpgrade(socket, '400 Bad Request'))
  server.maxConnections = MAX_CONNECTIONS
  await listen(server, port)
  return {
    port: portOf(server),
    addressKey: guard.addressKey,
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
  // After the start an error concerns one connection that the server could not accept.
  server.on('error', (error) => process.stderr.write(`A connection failed: ${error.message}\n`))
}

function portOf(server: Server): number {
  const { port } = server.address() as AddressInfo
  return port
}

interface HttpReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

interface ServerContext {
  readonly guard: Guard
  readonly pageFolder: string
  newAddress(): string
}

function answer(request: IncomingMessage, response: ServerResponse, makeReply: () => HttpReply): void {
  try {
    const { status, headers, body } = makeReply()
    response.writeHead(status, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
  } catch {
    // For example too many open files. The next request may succeed.
    if (!response.headersSent) response.writeHead(503)
    response.end()
  }
}

function replyTo({ guard, pageFolder, newAddress }: ServerContext, request: IncomingMessage): HttpReply {
  if (guard.isForeign(request)) return refusal(403, 'This address is only for the app itself.')
  const url = URL.parse(request.url ?? '/', 'http://127.0.0.1')
  if (!url) return refusal(400, 'There is no such address.')
  if (request.method === 'POST' && url.pathname === ADDRESS_REQUEST_PATH)
    return answerAddressRequest(guard, request, newAddress)
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, 'Only GET is served.')
  const token = url.searchParams.get('token')
  if (token !== null && guard.redeem(token)) return sessionStart(guard, request)
  if (!guard.hasSession(request)) return refuseEntry(guard)
  if (token !== null) return PAGE_WITHOUT_TOKEN
  // Not every browser includes ws: in 'self', so the policy names the socket.
  const file = readPageFile(pageFolder, url.pathname, [`ws://${request.headers.host}`])
  return file ? { status: 200, ...file } : refusal(404, 'There is no such page.')
}

/** The right token always works: pages from elsewhere can send wrong ones without end, and no number finds the right. */
function refuseEntry(guard: Guard): HttpReply {
  if (guard.hasTooManyFailures) return TOO_MANY_FAILURES
  return refusal(
    401,
    'This address is used up, too old, or of an earlier start. Start the app again as you did: it gives you a new one.'
  )
}

/** Another process of the app, started by the same player, requests an address. */
function answerAddressRequest(guard: Guard, request: IncomingMessage, newAddress: () => string): HttpReply {
  if (!guard.mayRequestAddress(request)) {
    return guard.hasTooManyFailures ? TOO_MANY_FAILURES : refusal(401, 'This is not the key.')
  }
  return { status: 200, headers: PLAIN_TEXT, body: newAddress() }
}

/**
 * Sets the cookie and then loads the page from here. A redirect would not work: the browser comes from a file, and it
 * sends no strict cookie with a redirect from another site. The fragment, which only the page can read, holds its key.
 */
function sessionStart(guard: Guard, request: IncomingMessage): HttpReply {
  const { status, headers, body } = forwardTo(`/#key=${guard.pageKey}`)
  return { status, headers: { ...headers, 'Set-Cookie': guard.sessionCookie(request) }, body }
}

function forwardTo(address: string) {
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': "default-src 'none'",
      Refresh: `0; url=${address}`
    },
    body: `<!doctype html><title>…</title><a href="${address}">→</a>\n`
  }
}

/** Who has a session, but a used token, has opened an address for the second time. */
const PAGE_WITHOUT_TOKEN = forwardTo('/')

const PLAIN_TEXT = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

function refusal(status: number, text: string): HttpReply {
  return { status, headers: PLAIN_TEXT, body: `${text}\n` }
}

const TOO_MANY_FAILURES = refusal(429, 'Too many wrong keys. Wait a minute.')

/** A script in a page always sends an Origin with a WebSocket. Without one the client is not the app's page. */
function mayConnect(guard: Guard, request: IncomingMessage): boolean {
  return (
    URL.parse(request.url ?? '/', 'http://127.0.0.1')?.pathname === BRIDGE_PATH &&
    request.headers.origin !== undefined &&
    !guard.isForeign(request) &&
    guard.hasSession(request) &&
    guard.hasPageKey(request)
  )
}

function connect(host: Host, webSocket: WebSocket): void {
  webSocket.on('error', () => webSocket.terminate())
  const connection = host.connect((message) => {
    if (webSocket.bufferedAmount > MAX_UNREAD_BYTES) webSocket.terminate()
    else if (webSocket.readyState === webSocket.OPEN) webSocket.send(JSON.stringify(message), () => {})
  })
  webSocket.on('message', (data) => connection.receive(parse(String(data))))
  webSocket.on('close', () => connection.close())
}

/** Undefined for text that is not JSON. The host answers that as malformed. */
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
