/** How often a watchdog looks at the time. */
const TICK_MS = 1000

/**
 * Calls `onTimeout` after this much time in which the computer was awake. A computer that sleeps stops its programs
 * too, and when it wakes up all timers are over at once: a late tick counts no more than one in time.
 */
export class Watchdog {
  #left: number
  #timer: NodeJS.Timeout | null = null
  readonly #tick: number
  readonly #onTimeout: () => void

  constructor(timeout: number, onTimeout: () => void, tick = TICK_MS) {
    this.#left = timeout
    this.#tick = tick
    this.#onTimeout = onTimeout
    this.#wait()
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }

  #wait(): void {
    const time = Math.min(this.#tick, this.#left)
    this.#timer = setTimeout(() => {
      this.#left -= time
      if (this.#left <= 0) this.#onTimeout()
      else this.#wait()
    }, time)
  }
}
