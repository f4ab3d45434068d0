import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** A token that nobody has used by then is worth nothing any more. */
const TOKEN_LIFE_MS = 10 * 60 * 1000
/** After so many wrong keys in a minute, none is tried any more until the minute is over. */
const MOST_FAILURES = 20
const FAILURES_FORGOTTEN_MS = 60 * 1000

/**
 * Decides which requests browser mode answers. A page from elsewhere can make the player's browser send
 * requests to this port, so loopback alone protects nothing: the Host must be ours, an Origin must be ours,
 * and the browser must have got its cookie through an address that only the player could see, once.
 */
export class Guard {
  /** Lets another process of the same player ask for a token: it lies in a file that only the player can read. */
  readonly doorKey = randomBytes(32).toString('base64url')
  /** A session ends with the process. */
  readonly #secret = randomBytes(32)
  readonly #tokens = new Map<string, number>()
  readonly #now: () => number
  #failures: number[] = []

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** A key for one visit. */
  issueToken(): string {
    const token = randomBytes(24).toString('base64url')
    this.#tokens.set(token, this.#now() + TOKEN_LIFE_MS)
    return token
  }

  /** Whether a token is good; it is not a second time. */
  redeem(given: string): boolean {
    const known = [...this.#tokens].find(([token]) => same(given, token))
    if (!known) return this.#failed()
    const [token, expires] = known
    this.#tokens.delete(token)
    return this.#now() <= expires || this.#failed()
  }

  opensDoor(request: IncomingMessage): boolean {
    return same(String(request.headers['x-door-key'] ?? ''), this.doorKey) || this.#failed()
  }

  /** Too many wrong keys of late. */
  get isBesieged(): boolean {
    const since = this.#now() - FAILURES_FORGOTTEN_MS
    this.#failures = this.#failures.filter((at) => at > since)
    return this.#failures.length >= MOST_FAILURES
  }

  /** A name or origin that is not ours: a DNS-rebinding or cross-site request. */
  isForeign(request: IncomingMessage): boolean {
    const port = request.socket.localPort
    const names = [`127.0.0.1:${port}`, `localhost:${port}`]
    const { host, origin } = request.headers
    if (!host || !names.includes(host)) return true
    return origin !== undefined && origin !== `http://${host}`
  }

  hasSession(request: IncomingMessage): boolean {
    const prefix = `${cookieName(request)}=`
    const expected = this.#sessionOf(request)
    const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
    return cookies.some((cookie) => cookie.startsWith(prefix) && same(cookie.slice(prefix.length), expected))
  }

  sessionCookie(request: IncomingMessage): string {
    return `${cookieName(request)}=${this.#sessionOf(request)}; HttpOnly; SameSite=Strict; Path=/`
  }

  /** Any server on this machine is sent the cookies of all ports: one of another port, or start, opens nothing here. */
  #sessionOf(request: IncomingMessage): string {
    return createHmac('sha256', this.#secret).update(`port ${request.socket.localPort}`).digest('base64url')
  }

  #failed(): false {
    this.#failures.push(this.#now())
    return false
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
