import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Host } from '../host/host.ts'
import { readPageFile } from '../page-files.ts'
import { Guard } from './guard.ts'

export interface BrowserServer {
  /** The address with its token: whoever has it may play. */
  readonly address: string
  readonly port: number
  close(): Promise<void>
}

export interface ServerOptions {
  readonly host: Host
  readonly pageFolder: string
  readonly secret: string
  /** 0 for a free one. */
  readonly port: number
}

/** A campaign file may be pasted in whole; nothing else comes near this size. */
const LARGEST_MESSAGE = 256 * 1024 * 1024
const BRIDGE_PATH = '/bridge'

/** Serves the page over http and the bridge over a WebSocket, on the loopback interface only. */
export async function startServer({ host, pageFolder, secret, port }: ServerOptions): Promise<BrowserServer> {
  const guard = new Guard(secret)
  const server = createServer((request, response) => servePage(guard, pageFolder, request, response))
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE })
  server.on('upgrade', (request, socket, head) => {
    if (mayConnect(guard, request)) {
      sockets.handleUpgrade(request, socket, head, (webSocket) => connect(host, webSocket))
    } else refuseUpgrade(socket)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: actual } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${actual}/?token=${guard.token}`,
    port: actual,
    close: () => {
      for (const webSocket of sockets.clients) webSocket.terminate()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    }
  }
}

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

function servePage(guard: Guard, folder: string, request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = replyTo(guard, folder, request)
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function replyTo(guard: Guard, folder: string, request: IncomingMessage): Reply {
  if (guard.isForeign(request)) return refusal(403, 'This address is only for the app itself.')
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, 'Only GET is served.')
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  if (guard.hasToken(url)) {
    const cookie = guard.sessionCookie(request)
    return { status: 303, headers: { Location: '/', 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } }
  }
  if (!guard.hasSession(request)) {
    return refusal(401, 'Open the app with the address that the terminal shows: it carries a key.')
  }
  // 'self' does not cover ws: in every browser, so the socket is named.
  const file = readPageFile(folder, url.pathname, [`ws://${request.headers.host}`])
  return file ? { status: 200, ...file } : refusal(404, 'There is no such page.')
}

function refusal(status: number, text: string): Reply {
  return {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    body: `${text}\n`
  }
}

/** Unlike a page, a script always sends an Origin with a WebSocket: without one it is not the app's page. */
function mayConnect(guard: Guard, request: IncomingMessage): boolean {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
  return (
    pathname === BRIDGE_PATH &&
    request.headers.origin !== undefined &&
    !guard.isForeign(request) &&
    guard.hasSession(request)
  )
}

function connect(host: Host, webSocket: WebSocket): void {
  const connection = host.connect((message) => webSocket.send(JSON.stringify(message)))
  webSocket.on('message', (data) => connection.receive(parse(String(data))))
  webSocket.on('close', () => connection.close())
  webSocket.on('error', () => webSocket.terminate())
}

/** What is not JSON reaches the host as undefined, which it answers as malformed. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refuseUpgrade(socket: Duplex): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}
