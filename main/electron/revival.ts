import type { WebContents } from 'electron'

const MOST_DEATHS = 3
const WITHIN_MS = 60_000

/** Counts the deaths of a page: one that dies again and again is not loaded again unasked. */
export class DeathCount {
  #deaths: readonly number[] = []

  /** Notes one more; whether these are too many. */
  note(now: number): boolean {
    this.#deaths = [...this.#deaths.filter((time) => now - time < WITHIN_MS), now]
    return this.#deaths.length >= MOST_DEATHS
  }
}

export interface Revival {
  /** Tells the player, in the page that has come back. */
  told(): void
  /** Asks whether to try once more; or else the app quits by itself. */
  ask(): Promise<boolean>
}

/** A page whose process dies is loaded again at the place where it was: all that it showed is in the host. */
export function reviveOnDeath(contents: WebContents, revival: Revival, now = Date.now): void {
  const deaths = new DeathCount()
  contents.on('render-process-gone', async (_event, { reason }) => {
    if (reason === 'clean-exit') return
    if (deaths.note(now()) && !(await revival.ask())) return
    // Not before the event is over: a reload in the midst of it takes the whole app down.
    setImmediate(() => {
      if (contents.isDestroyed()) return
      contents.reload()
      revival.told()
    })
  })
}
