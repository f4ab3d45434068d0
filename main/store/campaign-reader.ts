import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { sideInputSchema } from '#shared/engine/decision.ts'
import type { GameEvent } from '#shared/engine/game.ts'
import { type AnswerNote, reasonsSchema } from './answer-note.ts'
import { type CampaignRow, cardOf, readJsonColumn, type StoredCard } from './campaign-row.ts'
import type { Checkpoint, LogRow, StoredAnswer, StoredCampaign } from './campaign-store.ts'
import { rowChecksum } from './row-checksum.ts'
import { isDamage } from './sqlite-errors.ts'
import { Statements } from './statements.ts'

/**
 * Reads what is readable. It checks every row by itself, so that a damaged row costs only its own data.
 * Also reads databases that were set aside, in which whole pages may be missing.
 */
export class CampaignReader {
  readonly #statements: Statements

  constructor(database: Database, statements: Statements = new Statements(database)) {
    this.#statements = statements
  }

  /** The campaign played last comes first. A damaged row may be marked deleted by mistake, so it is listed too. */
  cards(): StoredCard[] {
    // In the order of the file, because a sort in SQL would read all rows first and fail on damage.
    const rows = this.#rows<CampaignRow>('SELECT * FROM campaigns', 'rowid', 'rowid DESC')
    const cards = rows.map((row) => ({ row, card: cardOf(row) }))
    return cards
      .flatMap(({ row, card }) => (row.deleted_at === null || card.damaged ? [card] : []))
      .sort((left, right) => right.playedAt - left.playedAt || (left.id < right.id ? -1 : 1))
  }

  row(id: string): CampaignRow | undefined {
    const row = this.#statements.read<CampaignRow>('SELECT * FROM campaigns WHERE id = ?').get(id)
    return row && (row.deleted_at === null || cardOf(row).damaged) ? row : undefined
  }

  campaign(id: string): StoredCampaign | null {
    const row = this.row(id)
    if (!row) return null
    const { rulesVersion, summary, answers: count, waitingFor, options, seats, damaged } = cardOf(row)
    const checkpoints = this.#checkpoints(id)
    const { answers, unread, rows } = this.#answers(id, damaged ? 0 : count)
    const records = this.#rows<LogRecord>(SELECT_LOG, 'number', 'number DESC', id)
    const log = logRowsOf(id, records)
    const entries = new Set(log.map(({ number }) => number))
    return {
      id,
      title: row.title,
      game: row.game,
      rulesVersion,
      options,
      seats,
      seed: row.seed,
      standing: { answers: count, summary, waitingFor },
      answers,
      log,
      checkpoints,
      createdAt: row.created_at,
      playedAt: row.played_at,
      damage: {
        row: damaged,
        answers: unread,
        incomplete:
          rows < answers.length || new Set(records.map(({ number }) => number)).size <= answers.length,
        log: Array.from({ length: answers.length + 1 }, (_, number) => number).filter(
          (number) => !entries.has(number)
        )
      }
    }
  }

  /** The log after this number of answers, and earlier entries with events that only some sides receive. */
  logAfter(id: string, answers: number): LogRow[] {
    const select = `${SELECT_LOG} AND (number > ? OR instr(told, '"only"') > 0)`
    return logRowsOf(id, this.#rows<LogRecord>(select, 'number', 'number DESC', id, answers))
  }

  note(id: string, number: number): AnswerNote | null {
    const row = this.#statements.read<NoteRecord>(`${SELECT_NOTES} AND number = ?`).get(id, number)
    return row ? noteOf(id, row) : null
  }

  lastNote(id: string, side: string): AnswerNote | null {
    const last = this.#statements
      .read<{ readonly number: number }>(
        'SELECT number FROM journal WHERE campaign = ? AND side = ? ORDER BY number DESC LIMIT 1'
      )
      .get(id, side)
    return last ? this.note(id, last.number) : null
  }

  explainedAnswers(id: string): number[] {
    return this.#statements
      .read<number>(`SELECT number FROM notes WHERE campaign = ? AND reasons <> '[]' ORDER BY number`)
      .pluck()
      .all(id)
  }

  /** The two nearest checkpoints before a moment, the nearest first. The second serves if the first is damaged. */
  nearestCheckpoints(id: string, answers: number): Checkpoint[] {
    return this.#statements
      .read<Checkpoint>(`${SELECT_CHECKPOINTS} AND answers <= ? ORDER BY answers DESC LIMIT 2`)
      .all(id, answers)
  }

  /** The answers after number `from` up to `to`; null for a missing one. */
  answersBetween(id: string, from: number, to: number): (StoredAnswer | null)[] {
    return this.#statements
      .read<JournalRecord>(`${SELECT_JOURNAL} AND number > ? AND number <= ? ORDER BY number`)
      .all(id, from, to)
      .map((row) => {
        const answer = answerOf(id, row)
        return answer === 'unreadable' ? null : answer
      })
  }

  /** Skips damaged notes. */
  #notes(id: string): ReadonlyMap<number, AnswerNote> {
    const rows = this.#rows<NoteRecord>(SELECT_NOTES, 'number', 'number DESC', id)
    return new Map(
      rows.flatMap((row): [number, AnswerNote][] => {
        const note = noteOf(id, row)
        return note ? [[row.number, note]] : []
      })
    )
  }

  /** Every answer in order, null for a missing one; and the numbers of the unreadable ones not yet reported. */
  #answers(id: string, count: number): { answers: (StoredAnswer | null)[]; unread: number[]; rows: number } {
    const rows = this.#rows<JournalRecord>(SELECT_JOURNAL, 'number', 'number DESC', id).map((row) => ({
      number: row.number,
      answer: answerOf(id, row)
    }))
    const last = Math.max(Math.min(count, MOST_ANSWERS), reachOf(rows))
    const answers = Array.from<StoredAnswer | null>({ length: last }).fill(null)
    const unread = new Set(answers.map((_, index) => index + 1))
    const notes = this.#notes(id)
    for (const { number, answer } of rows) {
      if (answer === 'unreadable') continue
      unread.delete(number)
      const note = notes.get(number)
      answers[number - 1] = answer && { ...answer, ...(note ? { note } : {}) }
    }
    return { answers, unread: [...unread], rows: new Set(rows.map(({ number }) => number)).size }
  }

  #checkpoints(id: string): Checkpoint[] {
    return this.#rows<Checkpoint>(SELECT_CHECKPOINTS, 'answers', 'answers DESC', id)
  }

  /** All rows. If a page in the middle is unreadable, the rows before it and, read from the end, those after it. */
  #rows<Row>(select: string, order: string, reverse: string, ...values: (string | number)[]): Row[] {
    const forward = this.#rowsUntilDamage<Row>(`${select} ORDER BY ${order}`, values)
    if (forward.whole) return forward.rows
    const backward = this.#rowsUntilDamage<Row>(`${select} ORDER BY ${reverse}`, values)
    return [...forward.rows, ...backward.rows.reverse()]
  }

  #rowsUntilDamage<Row>(sql: string, values: readonly (string | number)[]): { rows: Row[]; whole: boolean } {
    const rows: Row[] = []
    try {
      for (const row of this.#statements.read<Row>(sql).iterate(...values)) rows.push(row)
      return { rows, whole: true }
    } catch (error) {
      if (!isDamage(error)) throw error
      return { rows, whole: false }
    }
  }
}

/** Far more than any campaign has. */
const MOST_ANSWERS = 1_000_000

interface LogRecord {
  readonly number: number
  readonly side: string | null
  readonly told: string
  readonly checksum: string | null
}

interface JournalRecord {
  readonly number: number
  readonly side: string
  readonly answer: string
  readonly rules_version: number
  readonly position: string | null
  readonly checksum: string | null
}

interface NoteRecord {
  readonly number: number
  readonly player: string
  readonly reasons: string
  readonly memo: string
  readonly checksum: string
}

const SELECT_LOG = 'SELECT number, side, told, checksum FROM log WHERE campaign = ?'
const SELECT_JOURNAL =
  'SELECT number, side, answer, rules_version, position, checksum FROM journal WHERE campaign = ?'
const SELECT_CHECKPOINTS =
  'SELECT answers, rules_version AS rulesVersion, state, hash FROM checkpoints WHERE campaign = ?'
const SELECT_NOTES = 'SELECT number, player, reasons, memo, checksum FROM notes WHERE campaign = ?'

function noteOf(id: string, { number, player, reasons, memo, checksum }: NoteRecord): AnswerNote | null {
  if (checksum !== rowChecksum(id, number, player, reasons, memo)) return null
  const parsedReasons = readJsonColumn(reasons, reasonsSchema, [])
  const parsedMemo = readJsonColumn(memo, memoSchema, null)
  return parsedReasons.whole && parsedMemo.whole
    ? { player, reasons: parsedReasons.value, memo: parsedMemo.value }
    : null
}

export const eventSchema = z.custom<GameEvent>(
  (value) => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
)
const toldSchema = z.array(z.object({ event: eventSchema, only: z.array(z.string()).optional() }))

/** The readable rows. */
function logRowsOf(id: string, records: readonly LogRecord[]): LogRow[] {
  return records.flatMap(({ number, side, told, checksum }) => {
    if (checksum !== rowChecksum(id, number, side, told)) return []
    const { value, whole } = readJsonColumn(told, toldSchema, [])
    return whole
      ? [{ number, side, told: value.map(({ event, only }) => (only ? { event, only } : { event })) }]
      : []
  })
}

/** Null for a lost answer. */
const answerSchema = sideInputSchema.nullable()
const memoSchema = z.json()

function hasValidChecksum(
  id: string,
  { number, side, answer, rules_version, position, checksum }: JournalRecord
): boolean {
  return checksum === rowChecksum(id, number, side, answer, rules_version, position)
}

/** The last number. A damaged one could be any: an unreadable row counts only if there are rows enough before it. */
function reachOf(
  rows: readonly { readonly number: number; readonly answer: object | null | string }[]
): number {
  const last = (among: typeof rows) => among.reduce((most, { number }) => Math.max(most, number), 0)
  const unreadable = rows.filter(({ answer }) => answer === 'unreadable')
  const known = last(rows.filter(({ answer }) => answer !== 'unreadable'))
  return Math.max(known, last(unreadable.filter(({ number }) => number <= known + unreadable.length)))
}

/** The answer of a row. Null if it is known to be lost. */
function answerOf(id: string, row: JournalRecord): Omit<StoredAnswer, 'note'> | null | 'unreadable' {
  if (row.number < 1 || row.number > MOST_ANSWERS || !hasValidChecksum(id, row)) return 'unreadable'
  const { value, whole } = readJsonColumn(row.answer, answerSchema, null)
  if (!whole) return 'unreadable'
  const { side, rules_version: rules, position } = row
  return value && { side, answer: value, rules, position }
}
