import type { WebContents } from 'electron'

const MAX_CRASHES = 3
const WITHIN_MS = 60_000

/** Counts crashes of a page. After too many the app asks the player before it reloads the page. */
export class CrashCounter {
  #crashes: readonly number[] = []

  /** Counts a crash and says whether there were too many. */
  add(now: number): boolean {
    this.#crashes = [...this.#crashes.filter((time) => now - time < WITHIN_MS), now]
    return this.#crashes.length >= MAX_CRASHES
  }
}

export interface CrashRecovery {
  /** Tells the player in the reloaded page. */
  notifyReloaded(): void
  /** Asks whether to try again. If not, the app quits. */
  askToReload(): Promise<boolean>
}

/** Reloads a page whose process crashed, at the same address. The host still has everything that it showed. */
export function reloadAfterCrash(contents: WebContents, recovery: CrashRecovery, now = Date.now): void {
  const crashes = new CrashCounter()
  contents.on('render-process-gone', async (_event, { reason }) => {
    if (reason === 'clean-exit') return
    if (crashes.add(now()) && !(await recovery.askToReload())) return
    // After the event: a reload during it crashes the whole app.
    setImmediate(() => {
      if (contents.isDestroyed()) return
      contents.reload()
      recovery.notifyReloaded()
    })
  })
}
