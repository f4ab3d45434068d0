import type { TableUpdate } from '#shared/ipc/table.ts'

/** Applies updates. Resolves with the time at which drawing began, after any animation. */
type ApplyUpdates = (updates: readonly TableUpdate[], isWanted: () => boolean) => Promise<number>

/** Drawing updates may take one part in this many of the page's time. The rest is for the player. */
const TIME_SHARE = 5

/**
 * Updates arrive in bursts while the computer plays. The queue collects them for a moment and applies them together,
 * so that the page draws once for many. While some are animated, the next ones wait. The longer the page draws, the
 * more updates it applies at a time. A question never waits.
 */
export class UpdateQueue {
  readonly #apply: ApplyUpdates
  readonly #pauseMs: number
  #waiting: TableUpdate[] = []
  #timer: ReturnType<typeof setTimeout> | null = null
  #running: object | null = null
  /** Until this time the page draws no further updates. */
  #restsUntil = 0

  constructor(apply: ApplyUpdates, pauseMs = 16) {
    this.#apply = apply
    this.#pauseMs = pauseMs
  }

  add(update: TableUpdate): void {
    this.#waiting.push(update)
    this.#schedule()
  }

  flush(): void {
    const updates = this.#waiting
    if (this.#running || updates.length === 0) return
    this.#clear()
    const running = {}
    this.#running = running
    const isWanted = () => this.#running === running
    void this.#apply(updates, isWanted)
      // Waits until the page has drawn the changes.
      .then((began) => new Promise<number>((done) => setTimeout(() => done(performance.now() - began))))
      .then((spent) => this.#restAfter(spent))
      .finally(() => {
        if (!isWanted()) return
        this.#running = null
        if (this.#waiting.length > 0) this.#schedule()
      })
  }

  /** Drops waiting and running updates, because they belong to a seat that the page has left. */
  drop(): void {
    this.#running = null
    this.#clear()
  }

  #schedule(): void {
    if (this.#running) return
    const isAsked = this.#waiting.some(({ decision }) => decision !== null)
    const rest = this.#restsUntil - performance.now()
    if (isAsked) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), Math.max(this.#pauseMs, rest))
  }

  #restAfter(spent: number): void {
    this.#restsUntil = performance.now() + (TIME_SHARE - 1) * spent
  }

  #clear(): void {
    this.#stopTimer()
    this.#waiting = []
  }

  #stopTimer(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }
}
