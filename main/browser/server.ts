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
    if (!mayConnect(guard, request)) return refuseUpgrade(socket)
    sockets.handleUpgrade(request, socket, head, (webSocket) => connect(host, webSocket))
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

function servePage(guard: Guard, folder: string, request: IncomingMessage, response: ServerResponse): void {
  if (guard.isForeign(request)) return refuse(response, 403, 'This address is only for the app itself.')
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, 'Only GET is served.')
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  if (guard.hasToken(url)) {
    response.writeHead(303, {
      Location: '/',
      'Set-Cookie': guard.sessionCookie(request),
      'Cache-Control': 'no-store'
    })
    response.end()
    return
  }
  if (!guard.hasSession(request)) {
    return refuse(response, 401, 'Open the app with the address that the terminal shows: it carries a key.')
  }
  // 'self' does not cover ws: in every browser, so the socket is named.
  const file = readPageFile(folder, url.pathname, [`ws://${request.headers.host}`])
  if (!file) return refuse(response, 404, 'There is no such page.')
  response.writeHead(200, file.headers)
  response.end(request.method === 'HEAD' ? undefined : file.body)
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

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(`${text}\n`)
}

function refuseUpgrade(socket: Duplex): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}
