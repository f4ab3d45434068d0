import { Worker } from 'node:worker_threads'

/** The start has enough to do. */
const AFTER_START_MS = 3000

/** Looks through the whole database in a thread of its own, once, a while after the start. */
export class BackgroundCheck {
  readonly #timer: NodeJS.Timeout
  #thread: Worker | null = null
  #isDone = false

  /** `onDamage` is called if it is not sound; a check that cannot be made tells nothing. */
  constructor(threadFile: string, databaseFile: string, onDamage: () => void, delay = AFTER_START_MS) {
    this.#timer = setTimeout(() => {
      this.#thread = new Worker(threadFile, { workerData: databaseFile })
      this.#thread.on('message', ({ isSound }: { isSound: boolean }) => {
        this.#isDone = true
        if (!isSound) onDamage()
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
