import type { TableUpdate } from '#shared/ipc/table.ts'

/**
 * Updates come in bursts while the computer plays. They are kept for a moment and taken together,
 * so that the page draws once for many of them.
 */
export class UpdateQueue {
  readonly #take: (updates: readonly TableUpdate[]) => void
  readonly #pauseMs: number
  #waiting: TableUpdate[] = []
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(take: (updates: readonly TableUpdate[]) => void, pauseMs = 16) {
    this.#take = take
    this.#pauseMs = pauseMs
  }

  add(update: TableUpdate): void {
    this.#waiting.push(update)
    this.#timer ??= setTimeout(() => this.flush(), this.#pauseMs)
  }

  flush(): void {
    const updates = this.#waiting
    this.drop()
    if (updates.length > 0) this.#take(updates)
  }

  /** Forgets what is waiting: it was for a seat that is no longer taken. */
  drop(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#waiting = []
  }
}
