import { type JsonObject, plain } from '#shared/engine/json.ts'
import type { OpenMatch, Told } from '#shared/engine/match.ts'
import { applyChanges, difference } from '#shared/engine/patch.ts'
import type { LogEntry, Table, TableUpdate } from '#shared/ipc/table.ts'
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
  tell(
    campaign: string,
    match: OpenMatch,
    told: readonly Told[],
    answeredBy: string | null,
    undone: boolean
  ): void {
    const changes = difference(this.#view, match.view(this.side))
    this.#view = applyChanges(this.#view, changes)
    this.#revision += 1
    const entry = { number: match.answers, side: answeredBy, told }
    const log = undone ? [] : logFor(this.side, [entry])
    this.#send({ campaign, revision: this.#revision, changes, log, undone, ...this.#situation(match) })
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

/** The log as one side may read it. */
export function logFor(side: string | null, rows: readonly LogRow[]): LogEntry[] {
  return rows.map(({ number, side: answeredBy, told }) => ({
    number,
    side: answeredBy,
    events: told
      .filter(({ only }) => !only || (side !== null && only.includes(side)))
      .map(({ event }) => event)
  }))
}
