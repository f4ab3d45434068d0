import { randomUUID } from 'node:crypto'
import { LARGEST_CAMPAIGN_FILE, LARGEST_FILE_PART } from '#shared/ipc/contract.ts'
import type { CampaignStore } from '../store/campaign-store.ts'
import { CallFailure } from './call-failure.ts'
import type { ImportMessage, ImportWish } from './import-thread.ts'
import type { LaidCheckpoint } from './lay-checkpoints.ts'
import type { ReaderProcess, StartReader } from './reader-process.ts'

/** No campaign comes near. */
const LONGEST_MS = 60_000
/** What is not laid by then is not needed enough. */
const LONGEST_LAYING_MS = 300_000

/** Takes campaign files in, one after the other: a process reads and checks each, and hands it over in small parts. */
export class Importer {
  readonly #store: CampaignStore
  readonly #startReader: StartReader
  #last: Promise<unknown> = Promise.resolve()
  readonly #readers = new Set<ReaderProcess>()
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
    for (const reader of this.#readers) reader.kill()
  }

  #read(parts: readonly string[]): Promise<string> {
    const id = randomUUID()
    const reader = this.#startReader()
    this.#readers.add(reader)
    const wishes = wishesFor(parts)
    let isReading = false
    let isWhole = false
    return new Promise<string>((resolve, reject) => {
      const fail = (error: unknown) => {
        if (isWhole) return
        this.#forget(id)
        reject(error)
      }
      let deadline = setTimeout(() => {
        fail(CallFailure.of('damaged-file', 'The file takes longer to read than any campaign.'))
        reader.kill()
      }, LONGEST_MS)
      reader.onMessage((message) => {
        isReading = true
        try {
          this.#take(id, message)
          if (message.is === 'whole') {
            isWhole = true
            resolve(id)
            clearTimeout(deadline)
            deadline = setTimeout(() => reader.kill(), LONGEST_LAYING_MS)
          }
          // Others get a word in between.
          if (message.is !== 'all-laid') return void setImmediate(() => reader.post(wishes.next().value))
        } catch (error) {
          fail(error)
        }
        reader.kill()
      })
      reader.onEnd(() => {
        clearTimeout(deadline)
        this.#readers.delete(reader)
        // Without effect where the import has come to its end.
        fail(brokenOff(isReading && !this.#isClosed))
      })
      reader.post(wishes.next().value)
    })
  }

  #take(id: string, message: ImportMessage): void {
    if (message.is === 'refused') throw new CallFailure(message.error)
    try {
      if (message.is === 'campaign') this.#store.begin({ ...message.campaign, id })
      else if (message.is === 'part') this.#store.add(id, message, message.before)
      else if (message.is === 'whole') this.#store.finish(id)
      else if (message.is === 'laid') this.#lay(id, message)
    } catch (error) {
      throw CallFailure.notSaved(error)
    }
  }

  /** The campaign may have been played on, or gone back, since it was taken in. */
  #lay(id: string, { checkpoint, position }: LaidCheckpoint): void {
    const [now] = this.#store.stretch(id, checkpoint.answers - 1, checkpoint.answers)
    if (now?.position !== position) return
    this.#store.add(id, { answers: [], log: [], checkpoints: [checkpoint] })
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
