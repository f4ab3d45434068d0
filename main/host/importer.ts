import { randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { LARGEST_CAMPAIGN_FILE } from '#shared/ipc/contract.ts'
import type { CampaignStore } from '../store/campaign-store.ts'
import { CallFailure } from './call-failure.ts'
import type { ImportMessage } from './import-thread.ts'

/** What reading one file may cost: no campaign comes near. */
const MEMORY_MB = 112
const LONGEST_MS = 60_000

/** Takes campaign files in, one after the other: a thread reads and checks them, and hands them over in small parts. */
export class Importer {
  readonly #store: CampaignStore
  readonly #threadFile: string
  #last: Promise<unknown> = Promise.resolve()
  #thread: Worker | null = null

  constructor(store: CampaignStore, threadFile: string) {
    this.#store = store
    this.#threadFile = threadFile
  }

  /** The id of the new campaign. Fails with a CallFailure, and then nothing is kept. */
  import(parts: readonly string[]): Promise<string> {
    const size = parts.reduce((sum, part) => sum + part.length, 0)
    if (size > LARGEST_CAMPAIGN_FILE) {
      return Promise.reject(CallFailure.of('damaged-file', 'The file is larger than any campaign.'))
    }
    const result = this.#last.then(() => this.#read(parts))
    this.#last = result.catch(() => {})
    return result
  }

  /** Breaks off what is under way. */
  close(): void {
    this.#thread?.terminate().catch(() => {})
  }

  #read(parts: readonly string[]): Promise<string> {
    const id = randomUUID()
    const thread = new Worker(this.#threadFile, {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 16 }
    })
    this.#thread = thread
    return new Promise<string>((resolve, reject) => {
      const fail = (error: unknown) => {
        this.#forget(id)
        reject(error)
      }
      const deadline = setTimeout(() => {
        fail(CallFailure.of('damaged-file', 'The file takes longer to read than any campaign.'))
        thread.terminate().catch(() => {})
      }, LONGEST_MS)
      thread.on('message', (message: ImportMessage) => {
        try {
          // Others get a word in between.
          if (!this.#take(id, message)) return void setImmediate(() => thread.postMessage({ next: true }))
          resolve(id)
        } catch (error) {
          fail(error)
        }
        thread.terminate().catch(() => {})
      })
      thread.on('error', (error) => fail(threadFailure(error)))
      thread.on('exit', () => {
        clearTimeout(deadline)
        this.#thread = null
        // Without effect where the import has come to its end.
        fail(CallFailure.of('internal', 'reading the file was broken off'))
      })
      feed(thread, [...parts])
    })
  }

  /** Whether the campaign is whole now. */
  #take(id: string, message: ImportMessage): boolean {
    if (message.is === 'refused') throw new CallFailure(message.error)
    try {
      if (message.is === 'campaign') this.#store.begin({ ...message.campaign, id })
      else if (message.is === 'part') this.#store.add(id, message, message.before)
      else this.#store.finish(id)
    } catch (error) {
      throw CallFailure.notSaved(error)
    }
    return message.is === 'whole'
  }

  /** A start clears away what cannot be taken back now. */
  #forget(id: string): void {
    try {
      this.#store.abandon(id)
    } catch {
      return
    }
  }
}

/** Hands a file over part by part: each is copied, and others get a word in between. */
function feed(thread: Worker, parts: string[]): void {
  const part = parts.shift()
  if (part === undefined) {
    thread.postMessage({ next: true })
    return
  }
  thread.postMessage({ part })
  setImmediate(() => feed(thread, parts))
}

function threadFailure(error: Error): CallFailure {
  const isTooMuch = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isTooMuch
    ? CallFailure.of('damaged-file', 'The file takes more memory than any campaign.')
    : CallFailure.of('internal', error.message)
}
