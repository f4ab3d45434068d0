import { type JsonObject, plain } from '#shared/engine/json.ts'
import type { OpenMatch, Told } from '#shared/engine/match.ts'
import { applyChanges, difference } from '#shared/engine/patch.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import type { LogEntry, Table, TableUpdate } from '#shared/ipc/table.ts'
import type { AnswerNote } from '../store/answer-note.ts'
import type { LogRow } from '../store/campaign-store.ts'
import { standingOf } from './recorder.ts'

/** Somebody at a table: which side it sees, and what it was last shown. */
export class Watcher {
  readonly side: string | null
  readonly #send: (update: TableUpdate) => void
  #view: JsonObject
  #revision = 0

  constructor(side: string | null, send: (update: TableUpdate) => void, match: OpenMatch) {
    this.side = side
    this.#send = send
    this.#view = plain(match.view(side))
  }

  whole(match: OpenMatch): Omit<Table, 'campaign' | 'log' | 'looking'> {
    return { side: this.side, revision: this.#revision, view: this.#view, ...this.#situation(match) }
  }

  /** The next update does not follow what the page has: it will ask for the whole table. */
  skip(): void {
    this.#revision += 1
  }

  /** Sends what changed since the last time. */
  tell(campaign: string, match: OpenMatch, { told, side, undone, note }: Tidings): void {
    const changes = difference(this.#view, match.view(this.side))
    this.#view = applyChanges(this.#view, changes)
    this.#revision += 1
    const entry = { number: match.answers, side, told }
    const explained = new Set(note && note.reasons.length > 0 ? [match.answers] : [])
    const log = undone ? [] : logFor(this.side, [entry], explained)
    this.#send({ campaign, revision: this.#revision, changes, log, undone, ...this.#situation(match) })
  }

  /** Tells who plays from now on. */
  tellSeats(campaign: string, match: OpenMatch, seats: Seats): void {
    this.#revision += 1
    const nothing = { changes: [], log: [], undone: false }
    this.#send({ campaign, revision: this.#revision, ...nothing, seats, ...this.#situation(match) })
  }

  /** Whose decision it is may be known to all; what can be chosen may tell of hidden cards. */
  #situation(match: OpenMatch): Pick<Table, 'answers' | 'decision' | 'waitingFor' | 'canUndo' | 'summary'> {
    return {
      ...standingOf(match),
      decision: this.side === null ? null : match.decisionFor(this.side),
      canUndo: this.side !== null && match.canUndo(this.side)
    }
  }
}

/** What an answer, or an undo, has brought. */
export interface Tidings {
  readonly told: readonly Told[]
  readonly side: string | null
  readonly undone: boolean
  readonly note: AnswerNote | undefined
}

/** The log as one side may read it; some of it can be explained. */
export function logFor(
  side: string | null,
  rows: readonly LogRow[],
  explained: ReadonlySet<number> = new Set()
): LogEntry[] {
  return rows.map(({ number, side: answeredBy, told }) => ({
    number,
    side: answeredBy,
    ...(explained.has(number) ? { explained: true } : {}),
    events: told
      .filter(({ only }) => !only || (side !== null && only.includes(side)))
      .map(({ event }) => event)
  }))
}
