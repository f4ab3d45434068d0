import type { TableUpdate } from '#shared/ipc/table.ts'

/**
 * Updates come in bursts while the computer plays. They are kept for a moment and taken together, so that the page
 * draws once for many of them; while some are being shown, the next ones wait.
 */
export class UpdateQueue {
  readonly #take: (updates: readonly TableUpdate[], isWanted: () => boolean) => Promise<void>
  readonly #pauseMs: number
  #waiting: TableUpdate[] = []
  #timer: ReturnType<typeof setTimeout> | null = null
  #taking: object | null = null

  constructor(
    take: (updates: readonly TableUpdate[], isWanted: () => boolean) => Promise<void>,
    pauseMs = 16
  ) {
    this.#take = take
    this.#pauseMs = pauseMs
  }

  add(update: TableUpdate): void {
    this.#waiting.push(update)
    if (!this.#taking) this.#timer ??= setTimeout(() => this.flush(), this.#pauseMs)
  }

  flush(): void {
    const updates = this.#waiting
    if (this.#taking || updates.length === 0) return
    this.#forget()
    const taking = {}
    this.#taking = taking
    const isWanted = () => this.#taking === taking
    void this.#take(updates, isWanted).finally(() => {
      if (!isWanted()) return
      this.#taking = null
      if (this.#waiting.length > 0) this.flush()
    })
  }

  /** Forgets what is waiting and what is being shown: it was for a seat that is no longer taken. */
  drop(): void {
    this.#taking = null
    this.#forget()
  }

  #forget(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#waiting = []
  }
}
