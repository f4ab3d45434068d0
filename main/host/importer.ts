import { randomUUID } from 'node:crypto'
import { type CallResult, LARGEST_CAMPAIGN_FILE, LARGEST_FILE_PART } from '#shared/ipc/contract.ts'
import type { CampaignStore } from '../store/campaign-store.ts'
import { CallFailure } from './call-failure.ts'
import type { ImportMessage, ImportRequest } from './import-thread.ts'
import type { AddedCheckpoint } from './missing-checkpoints.ts'
import type { ReaderProcess, StartReader } from './reader-process.ts'

/** The time limit for reading a file. No campaign comes near it. */
const READ_TIMEOUT_MS = 60_000
/** The time limit for the additional checkpoints, which only speed up looking back. */
const CHECKPOINTS_TIMEOUT_MS = 300_000

export type ImportedCampaign = CallResult<'library.import'>

/** Imports campaign files one after the other. A process reads and checks each file and returns it in small parts. */
export class Importer {
  readonly #store: CampaignStore
  readonly #startReader: StartReader
  readonly #onUnproven: (title: string) => void
  #last: Promise<unknown> = Promise.resolve()
  readonly #readers = new Set<ReaderProcess>()
  #isClosed = false

  /** Calls `onUnproven` with the title of an imported campaign whose answers do not prove its position. */
  constructor(store: CampaignStore, startReader: StartReader, onUnproven: (title: string) => void) {
    this.#store = store
    this.#onUnproven = onUnproven
    this.#startReader = startReader
  }

  /**
   * Returns the new campaign. One that the library holds already stays hidden until `keepBoth` or `drop`, or the next
   * start. On a CallFailure nothing of it remains.
   */
  import(parts: readonly string[]): Promise<ImportedCampaign> {
    const size = parts.reduce((sum, part) => sum + part.length, 0)
    if (size > LARGEST_CAMPAIGN_FILE) {
      return Promise.reject(CallFailure.of('damaged-file', 'The file is larger than any campaign.'))
    }
    const result = this.#last.then(() => this.#read(parts))
    this.#last = result.catch(() => {})
    return result
  }

  /** Shows a hidden campaign under this title. */
  keepBoth(id: string, title: string): void {
    try {
      this.#store.together(() => {
        this.#store.finish(id)
        this.#store.rename(id, title)
      })
    } catch (error) {
      throw CallFailure.notSaved(error)
    }
  }

  drop(id: string): void {
    try {
      this.#store.abandon(id)
    } catch (error) {
      throw CallFailure.notSaved(error)
    }
  }

  /** Stops all running imports. */
  close(): void {
    this.#isClosed = true
    for (const reader of this.#readers) reader.kill()
  }

  #read(parts: readonly string[]): Promise<ImportedCampaign> {
    const id = randomUUID()
    const reader = this.#startReader()
    this.#readers.add(reader)
    const requests = requestsFor(parts)
    let isReading = false
    let isComplete = false
    let title = ''
    return new Promise<ImportedCampaign>((resolve, reject) => {
      const fail = (error: unknown) => {
        if (isComplete) return
        this.#abandon(id)
        reject(error)
      }
      let deadline = setTimeout(() => {
        fail(CallFailure.of('damaged-file', 'The file takes longer to read than any campaign.'))
        reader.kill()
      }, READ_TIMEOUT_MS)
      reader.onMessage((message) => {
        isReading = true
        try {
          if (message.type === 'campaign') title = message.campaign.title
          if (message.type === 'unproven') this.#onUnproven(title)
          this.#take(id, message)
          if (message.type === 'whole') {
            const known = this.#store.knownAs(id)
            if (known === null) this.#finish(id)
            isComplete = true
            resolve({ campaign: id, known })
            clearTimeout(deadline)
            deadline = setTimeout(() => reader.kill(), CHECKPOINTS_TIMEOUT_MS)
          }
          // Yields to other work between two messages.
          if (message.type !== 'end') return void setImmediate(() => reader.post(requests.next().value))
        } catch (error) {
          fail(error)
        }
        reader.kill()
      })
      reader.onEnd(() => {
        clearTimeout(deadline)
        this.#readers.delete(reader)
        // Has no effect after a complete import.
        fail(stopped(isReading && !this.#isClosed))
      })
      reader.post(requests.next().value)
    })
  }

  #take(id: string, message: ImportMessage): void {
    if (message.type === 'refused') throw new CallFailure(message.error)
    try {
      if (message.type === 'campaign') this.#store.begin({ ...message.campaign, id })
      else if (message.type === 'part') this.#store.add(id, message, message.before)
      else if (message.type === 'checkpoint') this.#addCheckpoint(id, message)
    } catch (error) {
      throw CallFailure.notSaved(error)
    }
  }

  #finish(id: string): void {
    try {
      this.#store.finish(id)
    } catch (error) {
      throw CallFailure.notSaved(error)
    }
  }

  /** Adds a checkpoint unless its answer has changed since the import by undo and play. */
  #addCheckpoint(id: string, { checkpoint, position }: AddedCheckpoint): void {
    const [current] = this.#store.answersBetween(id, checkpoint.answers - 1, checkpoint.answers)
    if (current?.position !== position) return
    this.#store.add(id, { answers: [], log: [], checkpoints: [checkpoint] })
  }

  /** Removes a partial campaign. If that fails, the next start removes it. */
  #abandon(id: string): void {
    try {
      this.#store.abandon(id)
    } catch {
      return
    }
  }
}

/** Sends a file in small parts, then requests one message after the other. */
function* requestsFor(parts: readonly string[]): Generator<ImportRequest, never> {
  for (const part of parts) {
    for (let from = 0; from < part.length; from += LARGEST_FILE_PART) {
      yield { part: part.slice(from, from + LARGEST_FILE_PART) }
    }
  }
  for (;;) yield { next: true }
}

function stopped(byFile: boolean): CallFailure {
  return byFile
    ? CallFailure.of('damaged-file', 'The file brought down the process that read it.')
    : CallFailure.of('internal', 'reading the file was broken off')
}
