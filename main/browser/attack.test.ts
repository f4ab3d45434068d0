// Whatever a client sends or fails to send, browser mode goes on. Tested with real processes and raw sockets.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it, onTestFinished } from 'vitest'
import { programFile } from '../testing/programs.ts'
import { tempDir } from '../testing/temp-dir.ts'

const entry = programFile('browser')

interface StartedApp {
  readonly child: ChildProcess
  readonly line: string
  readonly address: URL
}

/** Starts browser mode as a process of its own and waits for its first line. */
async function start(
  dataDir: string,
  options: { env?: Record<string, string>; files?: number } = {}
): Promise<StartedApp> {
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', entry]
  const open = options.env ? [] : ['--no-open']
  const limit = `ulimit -n ${options.files ?? 1024}; exec "$0" "$@"`
  const child = spawn('sh', ['-c', limit, ...node, ...open], {
    env: { ...process.env, INVASIONS_DATA_DIR: dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const line of createInterface({ input: child.stdout })) {
    child.stdout.resume()
    child.stderr.resume()
    return { child, line, address: new URL(/http:\S+/.exec(line)?.[0] ?? '') }
  }
  throw new Error('browser mode did not start')
}

function sendRaw(port: string, text: string, then: (socket: Socket) => void = () => {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(text)
      then(socket)
    })
    let reply = ''
    socket.on('data', (data) => {
      reply += data
    })
    socket.on('error', () => resolve(reply))
    socket.on('close', () => resolve(reply))
    socket.setTimeout(3000, () => socket.destroy())
  })
}

function httpRequest(port: string, first: string, ...headers: string[]): string {
  return [first, `Host: 127.0.0.1:${port}`, 'Connection: close', ...headers, '', ''].join('\r\n')
}

const UPGRADE = [
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: x'
]

describe.skipIf(process.platform === 'win32')('browser mode', () => {
  it('survives every request, upgrade and reset', { timeout: 60_000 }, async () => {
    const { child, address } = await start(tempDir())
    const { port } = address
    for (const path of [
      '//',
      '///',
      '/\\\\',
      '//:',
      '/%',
      'http://[',
      '*',
      '/?token=%',
      `/${'a'.repeat(9000)}`
    ]) {
      await sendRaw(port, httpRequest(port, `GET ${path} HTTP/1.1`))
      await sendRaw(port, httpRequest(port, `GET ${path} HTTP/1.1`, ...UPGRADE))
      await sendRaw(port, httpRequest(port, `GET ${path} HTTP/1.1`, ...UPGRADE), (socket) =>
        socket.resetAndDestroy()
      )
    }
    await sendRaw(port, 'nonsense\r\n\r\n')
    await sendRaw(port, httpRequest(port, 'POST /door HTTP/1.1', 'Content-Length: 99999999'), (socket) =>
      socket.resetAndDestroy()
    )
    expect(await sendRaw(port, httpRequest(port, 'GET // HTTP/1.1'))).toMatch(/^HTTP\/1.1 400/)
    expect(child.exitCode).toBeNull()
    expect(await sendRaw(port, httpRequest(port, 'GET / HTTP/1.1'))).toMatch(/^HTTP\/1.1 401/)
  })

  it('survives more connections than it may open files', { timeout: 60_000 }, async () => {
    const { child, address } = await start(tempDir(), { files: 80 })
    const { port } = address
    const connections = Array.from({ length: 150 }, () => sendRaw(port, 'GET / HTTP/1.1\r\n'))
    await Promise.all(connections)
    expect(child.exitCode).toBeNull()
    const page = () => sendRaw(port, httpRequest(port, 'GET / HTTP/1.1'))
    await expect.poll(page, { timeout: 20_000 }).toMatch(/^HTTP\/1.1 401/)
  })

  it('started a second time prints an address of the first, and passes no token as an argument', {
    timeout: 60_000
  }, async () => {
    const [dataDir, bin] = [tempDir(), tempDir()]
    writeFileSync(join(bin, 'xdg-open'), `#!/bin/sh\nprintf '%s\\n' "$@" >> ${join(bin, 'opened')}\n`)
    chmodSync(join(bin, 'xdg-open'), 0o755)
    const env = { PATH: `${bin}:${process.env.PATH ?? ''}` }
    const first = await start(dataDir, { env })
    const second = await start(dataDir, { env })
    expect(second.line).toMatch(/open already/)
    expect(second.address.port).toBe(first.address.port)
    expect(second.address.search).not.toBe(first.address.search)
    const { port } = first.address
    const entrance = await sendRaw(
      port,
      httpRequest(port, `GET ${second.address.pathname}${second.address.search} HTTP/1.1`)
    )
    expect(entrance).toMatch(/^HTTP\/1.1 200[\s\S]*Set-Cookie/)
    if (process.platform === 'linux') {
      const opened = existsSync(join(bin, 'opened')) ? readFileSync(join(bin, 'opened'), 'utf8') : ''
      expect(opened).toContain('open.html')
      expect(opened).not.toContain('token')
    }
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    for (const name of readdirSync(dataDir)) {
      expect([name, statSync(join(dataDir, name)).mode & 0o077]).toEqual([name, 0])
    }
  })
})
