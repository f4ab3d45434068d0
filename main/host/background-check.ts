import { Worker } from 'node:worker_threads'

/** The check waits until the start is over. */
const DELAY_MS = 3000

/** Checks the whole database once, in a thread, a while after the start. */
export class BackgroundCheck {
  readonly #timer: NodeJS.Timeout
  #thread: Worker | null = null
  #isDone = false

  /** Calls `onDamage` if the database is damaged. A check that fails to run reports nothing. */
  constructor(threadFile: string, databaseFile: string, onDamage: () => void, delay = DELAY_MS) {
    this.#timer = setTimeout(() => {
      this.#thread = new Worker(threadFile, { workerData: databaseFile })
      this.#thread.on('message', ({ isIntact }: { isIntact: boolean }) => {
        this.#isDone = true
        if (!isIntact) onDamage()
      })
      this.#thread.on('error', () => this.close())
    }, delay)
    this.#timer.unref()
  }

  get isDone(): boolean {
    return this.#isDone
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#thread?.removeAllListeners('message')
    this.#thread?.terminate().catch(() => {})
    this.#thread = null
  }
}
