import { writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { type Entered, enteredBy } from '../testing/enter.ts'
import { raceHost } from '../testing/race-host.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { Guard } from './guard.ts'
import { type BrowserServer, startServer } from './server.ts'

async function serve() {
  const [dataDir, pageFolder] = [tempDir(), tempDir()]
  writeFileSync(join(pageFolder, 'index.html'), '<!doctype html><title>page</title>')
  const host = raceHost(dataDir)
  const server = await startServer({ host, pageFolder, port: 0 })
  onTestFinished(async () => {
    await server.close()
    host.close()
  })
  return { ...server, own: `127.0.0.1:${server.port}` }
}

interface HttpReply {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Plain http, because it lets a test forge every header. */
function get(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET'
): Promise<HttpReply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
    })
    request.on('error', reject)
    request.end()
  })
}

/** Opens a fresh address and returns the session cookie. */
async function enter(server: BrowserServer): Promise<string> {
  return (await enterWithKey(server)).cookie
}

async function enterWithKey(server: BrowserServer): Promise<Entered> {
  const { headers } = await get(server.port, entryOf(server))
  return enteredBy(String(headers['set-cookie']), String(headers.refresh))
}

/** Path and token of a fresh address. */
function entryOf(server: BrowserServer): string {
  const { pathname, search } = new URL(server.newAddress())
  return pathname + search
}

function dial(port: number, headers: Record<string, string>, key: string, path = '/bridge'): Promise<string> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, ['bridge', key], { headers })
  return new Promise((resolve) => {
    socket.on('error', (error) => resolve(error.message))
    socket.on('open', () => socket.send(JSON.stringify({ id: 1, call: 'app.info', payload: {} })))
    socket.on('message', (data) => {
      resolve(String(data))
      socket.close()
    })
  })
}

describe('browser mode', () => {
  it('exchanges the token of the printed address for a same-site cookie, then serves the page', async () => {
    const server = await serve()
    const first = await get(server.port, entryOf(server))
    expect(first).toMatchObject({
      status: 200,
      headers: { refresh: expect.stringMatching(/^0; url=\/#key=[\w-]{43}$/) }
    })
    expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/)
    const page = await get(server.port, '/', { cookie: await enter(server) })
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<title>page') })
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self'/)
  })

  it('refuses a missing token, and a wrong one', async () => {
    const server = await serve()
    expect(await get(server.port, '/')).toMatchObject({ status: 401 })
    expect(await get(server.port, '/?token=guess')).toMatchObject({ status: 401 })
    expect(await get(server.port, '/', { cookie: `session-${server.port}=guess` })).toMatchObject({
      status: 401
    })
  })

  it('refuses a foreign Host, even with the cookie', async () => {
    const server = await serve()
    const cookie = await enter(server)
    for (const host of ['evil.example', `evil.example:${server.port}`, `127.0.0.1:${server.port + 1}`]) {
      expect(await get(server.port, '/', { cookie, host })).toMatchObject({ status: 403 })
    }
    expect(await get(server.port, '/', { cookie, host: `localhost:${server.port}` })).toMatchObject({
      status: 200
    })
  })

  it('refuses a foreign Origin, even with the cookie', async () => {
    const server = await serve()
    const cookie = await enter(server)
    for (const origin of [
      'http://evil.example',
      'null',
      `https://${server.own}`,
      `http://localhost:${server.port}`
    ]) {
      expect(await get(server.port, '/', { cookie, origin })).toMatchObject({ status: 403 })
    }
  })

  it('opens the bridge only to its own page: right path, Host, Origin, cookie and key', async () => {
    const server = await serve()
    const { cookie, key } = await enterWithKey(server)
    const good = { cookie, origin: `http://${server.own}`, host: server.own }
    expect(JSON.parse(await dial(server.port, good, key))).toMatchObject({ id: 1, ok: true })
    expect(await dial(server.port, good, 'guess')).toMatch(/403/)
    const { cookie: _, ...withoutCookie } = good
    const { origin: __, ...withoutOrigin } = good
    for (const bad of [
      withoutCookie,
      withoutOrigin,
      { ...good, origin: 'http://evil.example' },
      { ...good, host: 'evil.example' }
    ]) {
      expect(await dial(server.port, bad, key)).toMatch(/403/)
    }
    expect(await dial(server.port, good, key, '/elsewhere')).toMatch(/403/)
  })

  it('serves nothing outside the build folder, and only GET', async () => {
    const server = await serve()
    const cookie = await enter(server)
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/nothing.js',
      '//etc/passwd'
    ]) {
      expect(await get(server.port, path, { cookie })).toMatchObject({ status: 404 })
    }
    expect(await get(server.port, '/', { cookie }, 'POST')).toMatchObject({ status: 405 })
  })

  it('listens on the loopback interface only', async () => {
    const server = await serve()
    const outward = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4')
    if (!outward) return
    const outcome = await new Promise((resolve) => {
      const socket = connect(server.port, outward.address, () => resolve('connected'))
      socket.on('error', () => resolve('refused'))
    })
    expect(outcome).toBe('refused')
  })

  it('answers a message that is not JSON as malformed and stays open', async () => {
    const server = await serve()
    const { cookie, key } = await enterWithKey(server)
    const headers = { cookie, origin: `http://${server.own}` }
    const socket = new WebSocket(`ws://${server.own}/bridge`, ['bridge', key], { headers })
    const replies: string[] = []
    await new Promise<void>((resolve) => {
      socket.on('open', () => {
        socket.send('{"id": 1, ')
        socket.send(JSON.stringify({ id: 2, call: 'library.list', payload: {} }))
      })
      socket.on('message', (data) => {
        replies.push(String(data))
        if (replies.length === 2) resolve()
      })
    })
    socket.close()
    expect(replies.map((reply) => JSON.parse(reply))).toMatchObject([
      { id: null, ok: false, error: { code: 'malformed' } },
      { id: 2, ok: true }
    ])
  })

  it('accepts a token once, and not after ten minutes', async () => {
    const server = await serve()
    const entry = entryOf(server)
    expect(await get(server.port, entry)).toMatchObject({ status: 200 })
    expect(await get(server.port, entry)).toMatchObject({ status: 401 })
    const clock = { at: 0 }
    const guard = new Guard(() => clock.at)
    const [used, old] = [guard.issueToken(), guard.issueToken()]
    expect(guard.redeem(used)).toBe(true)
    clock.at = 11 * 60 * 1000
    expect(guard.redeem(old)).toBe(false)
  })

  it('gives the key of the page to nobody who only has the cookie', async () => {
    const server = await serve()
    const { cookie, key } = await enterWithKey(server)
    const headers = { cookie, origin: `http://${server.own}` }
    for (const path of ['/', '/?token=guess', '/index.html']) {
      const reply = await get(server.port, path, headers)
      expect(JSON.stringify(reply)).not.toContain(key)
    }
    // A server on another port gets the cookie from the player's browser, and can forge all else that a browser sends.
    for (const guess of ['', cookie.split('=')[1] ?? '', 'bridge']) {
      const socket = new WebSocket(`ws://${server.own}/bridge`, guess ? [guess] : [], { headers })
      const outcome = await new Promise((resolve) => {
        socket.on('error', (error) => resolve(error.message))
        socket.on('open', () => resolve('let in'))
      })
      expect(outcome).toMatch(/403/)
    }
  })

  it('rejects a session of another port or another start', async () => {
    const [first, second] = [await serve(), await serve()]
    const value = (await enter(first)).split('=')[1]
    expect(await get(second.port, '/', { cookie: `session-${second.port}=${value}` })).toMatchObject({
      status: 401
    })
  })

  it('refuses wrong keys after twenty in a minute, but locks out nobody who has the right one', async () => {
    const server = await serve()
    const cookie = await enter(server)
    const entry = entryOf(server)
    for (let guess = 0; guess < 20; guess++) await get(server.port, `/?token=guess-${guess}`)
    expect(await get(server.port, '/?token=guess')).toMatchObject({ status: 429 })
    expect(await get(server.port, '/door', { 'x-door-key': 'guess' }, 'POST')).toMatchObject({ status: 429 })
    expect(await get(server.port, entry)).toMatchObject({ status: 200 })
    expect(await get(server.port, '/door', { 'x-door-key': server.addressKey }, 'POST')).toMatchObject({
      status: 200
    })
    expect(await get(server.port, '/', { cookie })).toMatchObject({ status: 200 })
  })

  it('gives another process of the app a fresh address, for the right key only', async () => {
    const server = await serve()
    expect(await get(server.port, '/door', { 'x-door-key': 'guess' }, 'POST')).toMatchObject({ status: 401 })
    const { status, body } = await get(server.port, '/door', { 'x-door-key': server.addressKey }, 'POST')
    expect(status).toBe(200)
    expect(await get(server.port, new URL(body).search.replace('?', '/?'))).toMatchObject({ status: 200 })
    const foreign = { 'x-door-key': server.addressKey, origin: 'http://evil.example' }
    expect(await get(server.port, '/door', foreign, 'POST')).toMatchObject({ status: 403 })
  })
})
