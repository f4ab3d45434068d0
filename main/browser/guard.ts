import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** An unused token expires after this time. */
const TOKEN_LIFE_MS = 10 * 60 * 1000
/** After this many wrong keys within a minute every other one is refused as one too many. The right one still works. */
const MAX_FAILURES = 20
const FAILURE_WINDOW_MS = 60 * 1000

/**
 * Decides which requests browser mode answers. A page from elsewhere can make the player's browser send
 * requests to this port, so listening on loopback alone protects nothing. The guard also requires that Host and
 * Origin are ours, and that the browser got its cookie from a one-time address that only the player could see.
 */
export class Guard {
  /** Another process of the same player sends this key to get a token. Only the player can read the file with the key. */
  readonly addressKey = randomBytes(32).toString('base64url')
  /**
   * The page sends this key when it connects. Browsers send the cookie to every server of this machine, on any port, so
   * the cookie alone gets the page's files and nothing else. The key never leaves the origin of the page.
   */
  readonly pageKey = randomBytes(32).toString('base64url')
  /** New for each process, so that sessions end with it. */
  readonly #secret = randomBytes(32)
  readonly #tokens = new Map<string, number>()
  readonly #now: () => number
  #failures: number[] = []

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Issues a token that opens one session. */
  issueToken(): string {
    const token = randomBytes(24).toString('base64url')
    this.#tokens.set(token, this.#now() + TOKEN_LIFE_MS)
    return token
  }

  /** Whether a token is valid. Using it makes it invalid. */
  redeem(given: string): boolean {
    const known = [...this.#tokens].find(([token]) => isSame(given, token))
    if (!known) return this.#failed()
    const [token, expires] = known
    this.#tokens.delete(token)
    return this.#now() <= expires || this.#failed()
  }

  mayRequestAddress(request: IncomingMessage): boolean {
    return isSame(String(request.headers['x-door-key'] ?? ''), this.addressKey) || this.#failed()
  }

  /** Whether clients have sent too many wrong keys within the last minute. */
  get hasTooManyFailures(): boolean {
    const since = this.#now() - FAILURE_WINDOW_MS
    this.#failures = this.#failures.filter((at) => at > since)
    return this.#failures.length >= MAX_FAILURES
  }

  /** Whether Host or Origin is not ours, as in a DNS-rebinding or cross-site request. */
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
    return cookies.some(
      (cookie) => cookie.startsWith(prefix) && isSame(cookie.slice(prefix.length), expected)
    )
  }

  /** Whether a request for the bridge has the page's key among its protocols, where a page can put it. */
  hasPageKey(request: IncomingMessage): boolean {
    const protocols = (request.headers['sec-websocket-protocol'] ?? '').split(',')
    return protocols.some((protocol) => isSame(protocol.trim(), this.pageKey)) || this.#failed()
  }

  sessionCookie(request: IncomingMessage): string {
    return `${cookieName(request)}=${this.#sessionOf(request)}; HttpOnly; SameSite=Strict; Path=/`
  }

  /** A browser sends the cookies of all ports of this machine. Those of another port or process are not valid here. */
  #sessionOf(request: IncomingMessage): string {
    return createHmac('sha256', this.#secret).update(`port ${request.socket.localPort}`).digest('base64url')
  }

  #failed(): false {
    this.#failures = [...this.#failures.slice(1 - MAX_FAILURES), this.#now()]
    return false
  }
}

/** Browsers share cookies between the ports of a host, so each port uses its own cookie name. */
function cookieName(request: IncomingMessage): string {
  return `session-${request.socket.localPort}`
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
