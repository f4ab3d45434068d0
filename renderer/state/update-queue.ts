import type { TableUpdate } from '#shared/ipc/table.ts'

/** Takes updates; resolves with the time at which it began to draw, after whatever it has shown before. */
type Take = (updates: readonly TableUpdate[], isWanted: () => boolean) => Promise<number>

/** The page may draw what others do for one part of the time in so many: the rest is for who sits before it. */
const PARTS = 5

/**
 * Updates come in bursts while the computer plays. They are kept for a moment and taken together, so that the page
 * draws once for many of them; while some are being shown, the next ones wait. The longer the page draws, the more it
 * takes at a time. Only a question is never kept waiting.
 */
export class UpdateQueue {
  readonly #take: Take
  readonly #pauseMs: number
  #waiting: TableUpdate[] = []
  #timer: ReturnType<typeof setTimeout> | null = null
  #taking: object | null = null
  /** The page has drawn enough for now. */
  #restsUntil = 0

  constructor(take: Take, pauseMs = 16) {
    this.#take = take
    this.#pauseMs = pauseMs
  }

  add(update: TableUpdate): void {
    this.#waiting.push(update)
    this.#schedule()
  }

  flush(): void {
    const updates = this.#waiting
    if (this.#taking || updates.length === 0) return
    this.#forget()
    const taking = {}
    this.#taking = taking
    const isWanted = () => this.#taking === taking
    void this.#take(updates, isWanted)
      // What was taken is drawn before anything else gets a turn.
      .then((began) => new Promise<number>((done) => setTimeout(() => done(performance.now() - began))))
      .then((spent) => this.#rest(spent))
      .finally(() => {
        if (!isWanted()) return
        this.#taking = null
        if (this.#waiting.length > 0) this.#schedule()
      })
  }

  /** Forgets what is waiting and what is being shown: it was for a seat that is no longer taken. */
  drop(): void {
    this.#taking = null
    this.#forget()
  }

  #schedule(): void {
    if (this.#taking) return
    const isAsked = this.#waiting.some(({ decision }) => decision !== null)
    const rest = this.#restsUntil - performance.now()
    if (isAsked) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), Math.max(this.#pauseMs, rest))
  }

  #rest(spent: number): void {
    this.#restsUntil = performance.now() + (PARTS - 1) * spent
  }

  #forget(): void {
    this.#stopTimer()
    this.#waiting = []
  }

  #stopTimer(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }
}
