import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

/**
 * Decides which requests browser mode answers. A page from elsewhere can make the player's browser send
 * requests to this port, so loopback alone protects nothing: the Host must be ours, an Origin must be ours,
 * and the browser must have got its cookie through the address that only this terminal printed.
 */
export class Guard {
  readonly token = randomBytes(24).toString('base64url')
  readonly #session: string

  /** The secret outlives the process, so that an open page can come back after a restart on the same port. */
  constructor(secret: string) {
    this.#session = createHmac('sha256', secret).update('session').digest('base64url')
  }

  /** A name or origin that is not ours: a DNS-rebinding or cross-site request. */
  isForeign(request: IncomingMessage): boolean {
    const port = request.socket.localPort
    const names = [`127.0.0.1:${port}`, `localhost:${port}`]
    const { host, origin } = request.headers
    if (!host || !names.includes(host)) return true
    return origin !== undefined && origin !== `http://${host}`
  }

  hasToken(url: URL): boolean {
    return same(url.searchParams.get('token') ?? '', this.token)
  }

  hasSession(request: IncomingMessage): boolean {
    const prefix = `${cookieName(request)}=`
    const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
    return cookies.some(
      (cookie) => cookie.startsWith(prefix) && same(cookie.slice(prefix.length), this.#session)
    )
  }

  sessionCookie(request: IncomingMessage): string {
    return `${cookieName(request)}=${this.#session}; HttpOnly; SameSite=Strict; Path=/`
  }
}

/** Cookies are shared between ports of a host, so each port has a name of its own. */
function cookieName(request: IncomingMessage): string {
  return `session-${request.socket.localPort}`
}

function same(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** The secret kept beside the campaigns, readable by the player only. */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'browser-secret')
  try {
    const secret = readFileSync(file, 'utf8')
    if (secret.length >= 32) return secret
  } catch {
    // There is none yet.
  }
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}
