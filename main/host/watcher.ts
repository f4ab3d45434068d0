import type { JsonObject } from '#shared/engine/json.ts'
import { engineMessage } from '#shared/engine/message.ts'
import type { EmittedEvent, OpenMatch } from '#shared/engine/open-match.ts'
import { difference, snapshotOf } from '#shared/engine/patch.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import type { LogEntry, Table, TableUpdate } from '#shared/ipc/table.ts'
import type { LogRow } from '../store/campaign-store.ts'
import { standingOf } from './recorder.ts'

/** The part of a table that its watchers read. */
export interface WatchedTable {
  readonly campaign: string
  readonly match: OpenMatch
  /** The name of the table's lineage. */
  readonly lineage: string
  /** A person who is asked openly at the table and has no page of his own; null otherwise. */
  readonly askedOpenly: string | null
}

/** A page at a table: its side, and the view that it was last sent. */
export class Watcher {
  readonly side: string | null
  readonly #send: (update: TableUpdate) => void
  #view: JsonObject
  #revision = 0

  constructor(side: string | null, send: (update: TableUpdate) => void, table: WatchedTable) {
    this.side = side
    this.#send = send
    this.#view = snapshotOf(this.#viewOf(table))
  }

  /** Whom the page asks besides its own side. Meanwhile it shows only what everybody may see. */
  #guest({ askedOpenly }: WatchedTable): string | null {
    return this.side === null || askedOpenly === this.side ? null : askedOpenly
  }

  #viewOf(table: WatchedTable): object {
    return table.match.view(this.#guest(table) === null ? this.side : null)
  }

  wholeTable(table: WatchedTable): Omit<Table, 'campaign' | 'shared' | 'log' | 'looking'> {
    return { side: this.side, revision: this.#revision, view: this.#view, ...this.#situation(table) }
  }

  /** Skips a revision, so that the page asks for the whole table. */
  skipRevision(): void {
    this.#revision += 1
  }

  /** Sends the changes since the last update. */
  sendChange(table: WatchedTable, { entries, explained, undone }: TableChange): void {
    const { campaign } = table
    const view = this.#viewOf(table)
    const changes = difference(this.#view, view)
    this.#view = snapshotOf(view)
    this.#revision += 1
    const log = logFor(this.side, entries, explained)
    this.#send({ campaign, revision: this.#revision, changes, log, undone, ...this.#situation(table) })
  }

  /** Sends the new seats. */
  sendSeats(table: WatchedTable, seats: Seats): void {
    this.#revision += 1
    const noChange = { changes: [], log: [], undone: false }
    const { campaign } = table
    this.#send({ campaign, revision: this.#revision, ...noChange, seats, ...this.#situation(table) })
  }

  /** Everyone may know who decides. Only that side gets the options, which may reveal hidden cards. */
  #situation(table: WatchedTable): Situation {
    const { match, lineage } = table
    const guest = this.#guest(table)
    const asked = guest ?? this.side
    return {
      lineage,
      ...standingOf(match, this.side),
      curtain: match.curtain === 'open' && guest === null ? null : match.curtain,
      decision: asked === null ? null : match.decisionFor(asked),
      whyNoUndo: this.side === null ? NOTHING_TO_UNDO : match.whyNoUndo(this.side),
      standingPasses: this.side === null ? [] : match.standingPasses(this.side)
    }
  }
}

const NOTHING_TO_UNDO = engineMessage('refusal.nothing-to-undo')

type Situation = Pick<
  Table,
  'answers' | 'lineage' | 'decision' | 'waitingFor' | 'curtain' | 'whyNoUndo' | 'standingPasses' | 'summary'
>

/** The result of an answer or an undo. */
export interface TableChange {
  readonly entries: readonly LogRow[]
  /** The entries whose reasons a page may ask for. */
  readonly explained: ReadonlySet<number>
  readonly undone: boolean
}

/** The log as one side may read it. `explained` are the entries with reasons. */
export function logFor(
  side: string | null,
  rows: readonly LogRow[],
  explained: ReadonlySet<number> = new Set()
): LogEntry[] {
  return rows.map(({ number, side: answeredBy, told }) => ({
    number,
    side: answeredBy,
    ...(explained.has(number) ? { explained: true } : {}),
    ...eventsFor(side, told)
  }))
}

function eventsFor(side: string | null, told: readonly EmittedEvent[]): Pick<LogEntry, 'events' | 'secret'> {
  const known = told.filter(({ only }) => !only || (side !== null && only.includes(side)))
  const secret = known.flatMap(({ only }, place) => (only ? [place] : []))
  return { events: known.map(({ event }) => event), ...(secret.length > 0 ? { secret } : {}) }
}
