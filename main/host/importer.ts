import { randomUUID } from 'node:crypto'
import { LARGEST_CAMPAIGN_FILE, LARGEST_FILE_PART } from '#shared/ipc/contract.ts'
import type { CampaignStore } from '../store/campaign-store.ts'
import { CallFailure } from './call-failure.ts'
import type { ImportMessage, ImportWish } from './import-thread.ts'
import type { ReaderProcess, StartReader } from './reader-process.ts'

/** No campaign comes near. */
const LONGEST_MS = 60_000

/** Takes campaign files in, one after the other: a process reads and checks each, and hands it over in small parts. */
export class Importer {
  readonly #store: CampaignStore
  readonly #startReader: StartReader
  #last: Promise<unknown> = Promise.resolve()
  #reader: ReaderProcess | null = null
  #isClosed = false

  constructor(store: CampaignStore, startReader: StartReader) {
    this.#store = store
    this.#startReader = startReader
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
    this.#isClosed = true
    this.#reader?.kill()
  }

  #read(parts: readonly string[]): Promise<string> {
    const id = randomUUID()
    const reader = this.#startReader()
    this.#reader = reader
    const wishes = wishesFor(parts)
    let isReading = false
    return new Promise<string>((resolve, reject) => {
      const fail = (error: unknown) => {
        this.#forget(id)
        reject(error)
      }
      const deadline = setTimeout(() => {
        fail(CallFailure.of('damaged-file', 'The file takes longer to read than any campaign.'))
        reader.kill()
      }, LONGEST_MS)
      reader.onMessage((message) => {
        isReading = true
        try {
          // Others get a word in between.
          if (!this.#take(id, message)) return void setImmediate(() => reader.post(wishes.next().value))
          resolve(id)
        } catch (error) {
          fail(error)
        }
        reader.kill()
      })
      reader.onEnd(() => {
        clearTimeout(deadline)
        this.#reader = null
        // Without effect where the import has come to its end.
        fail(brokenOff(isReading && !this.#isClosed))
      })
      reader.post(wishes.next().value)
    })
  }

  /** Whether the campaign is whole now. */
  #take(id: string, message: ImportMessage): boolean {
    if (message.is === 'refused') throw new CallFailure(message.error)
    try {
      if (message.is === 'part-wanted') return false
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

/** Hands a file over in small parts, each when the one before has arrived; then asks for what was read. */
function* wishesFor(parts: readonly string[]): Generator<ImportWish, never> {
  for (const part of parts) {
    for (let from = 0; from < part.length; from += LARGEST_FILE_PART) {
      yield { part: part.slice(from, from + LARGEST_FILE_PART) }
    }
  }
  for (;;) yield { next: true }
}

function brokenOff(byTheFile: boolean): CallFailure {
  return byTheFile
    ? CallFailure.of('damaged-file', 'The file brought down the process that read it.')
    : CallFailure.of('internal', 'reading the file was broken off')
}
