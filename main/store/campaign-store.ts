import type { Database } from 'better-sqlite3'
import { isReply } from '#shared/engine/decision.ts'
import type { AnswerRecord, EmittedEvent } from '#shared/engine/open-match.ts'
import type { CampaignCard, Seats } from '#shared/ipc/campaign.ts'
import type { AnswerNote } from './answer-note.ts'
import { CampaignReader } from './campaign-reader.ts'
import { cardOf, type StoredCard } from './campaign-row.ts'
import { checkpointsToDrop } from './checkpoint-thinning.ts'
import { rowChecksum } from './row-checksum.ts'
import { mendInPlace } from './salvage/mend-in-place.ts'
import { Statements } from './statements.ts'

/** The settings of a campaign. Only title, seats and rules version can change later. */
export interface CampaignOrigin {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: unknown
  readonly seats: Seats
  readonly seed: string
}

/** The progress of a campaign, for its card in the library. */
export interface CampaignStanding extends Pick<CampaignCard, 'answers' | 'summary' | 'waitingFor'> {}

/** A state to resume from. */
export interface Checkpoint {
  readonly answers: number
  readonly rulesVersion: number
  readonly state: string
  readonly hash: string
}

/** The events of one answer. Number 0 is the opening. */
export interface LogRow {
  readonly number: number
  readonly side: string | null
  readonly told: readonly EmittedEvent[]
}

/** An answer, its rules version, and a digest of the position after it (null from earlier versions). */
export interface StoredAnswer extends AnswerRecord {
  readonly rules: number
  readonly position: string | null
  /** Only with answers of computer players. */
  readonly note?: AnswerNote
}

/** Where a writer's journal ends: so many answers, and the digest of the position after them. Null if it has none. */
export interface JournalEnd {
  readonly answers: number
  readonly position: string | null
}

export interface TakenAnswer extends StoredAnswer {
  readonly after: JournalEnd
  readonly told: readonly EmittedEvent[]
  readonly standing: CampaignStanding
  readonly checkpoint: Checkpoint | null
}

export interface NewCampaign extends CampaignOrigin {
  /** Null for an unreadable answer. */
  readonly answers: readonly (StoredAnswer | null)[]
  readonly log: readonly LogRow[]
  /** Oldest first. */
  readonly checkpoints: readonly Checkpoint[]
  readonly standing: CampaignStanding
}

export interface StoredCampaign extends NewCampaign {
  readonly createdAt: number
  readonly playedAt: number
  readonly damage: CampaignDamage
}

/** What is damaged: the campaign's own row, and which answers and log entries. */
export interface CampaignDamage {
  readonly row: boolean
  readonly answers: readonly number[]
  readonly log: readonly number[]
  /** Rows are missing. They may be in the file, but out of order. */
  readonly incomplete: boolean
}

/** Another process has changed the campaign since it was read. Nothing was written. */
export class StoreConflict extends Error {
  constructor(expected: JournalEnd, found: unknown) {
    super(`${JSON.stringify(expected)} was expected, ${JSON.stringify(found ?? 'no campaign')} found`)
  }
}

/** Checkpoints to drop, by their number of answers. */
export interface DroppedCheckpoints {
  readonly checkpoints: readonly number[]
}

type WrittenAnswer = Omit<StoredAnswer, 'answer'> & { readonly answer: StoredAnswer['answer'] | null }

/** Replaces an unreadable answer once the player has been told. */
const LOST_ANSWER: WrittenAnswer = { side: '', answer: null, rules: 0, position: null }

/** The value of `deleted_at` while a campaign is incomplete. After a crash the next start removes it. */
const INCOMPLETE = -1

/** The campaigns in the database. Every method is one transaction. */
export class CampaignStore {
  readonly #database: Database
  readonly #now: () => number
  readonly #reader: CampaignReader
  readonly #statements: Statements
  /** The calendar's time, which dates deletions. */
  readonly #today: number

  constructor(database: Database, now: () => number, today: number = now()) {
    this.#database = database
    this.#now = now
    this.#today = today
    this.#statements = new Statements(database)
    this.#reader = new CampaignReader(database, this.#statements)
  }

  list(): StoredCard[] {
    return this.#reader.cards()
  }

  card(id: string): StoredCard | null {
    const row = this.#reader.row(id)
    return row ? cardOf(row) : null
  }

  load(id: string): StoredCampaign | null {
    return this.#reader.campaign(id)
  }

  /** The log after this number of answers, and earlier entries with events that only some sides receive. */
  logAfter(id: string, answers: number): LogRow[] {
    return this.#reader.logAfter(id, answers)
  }

  /** The checkpoints nearest before a moment, the nearest first. */
  nearestCheckpoints(id: string, answers: number): Checkpoint[] {
    return this.#reader.nearestCheckpoints(id, answers)
  }

  /** The answers after number `from` up to `to`; null for an unreadable one. */
  answersBetween(id: string, from: number, to: number): (StoredAnswer | null)[] {
    return this.#reader.answersBetween(id, from, to)
  }

  /** The note on an answer; null if there is none or it is unreadable. */
  note(id: string, number: number): AnswerNote | null {
    return this.#reader.note(id, number)
  }

  /** The note on a side's last answer. */
  lastNote(id: string, side: string): AnswerNote | null {
    return this.#reader.lastNote(id, side)
  }

  /** The numbers of answers with reasons. */
  explainedAnswers(id: string): number[] {
    return this.#reader.explainedAnswers(id)
  }

  /** Writes a whole campaign: a new one or a copy. */
  insert(campaign: NewCampaign): void {
    this.#database.transaction(() => {
      this.begin(campaign)
      this.add(campaign.id, campaign)
      this.finish(campaign.id)
    })()
  }

  /** Starts to write a campaign in parts. It stays hidden until `finish`. */
  begin(campaign: CampaignOrigin & Pick<NewCampaign, 'standing'>): void {
    const { id, title, game, rulesVersion, seed, standing } = campaign
    const now = this.#now()
    this.#statements
      .write(
        `INSERT INTO campaigns (id, title, game, rules_version, options, seats, seed,
           answers, summary, waiting_for, created_at, played_at, deleted_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${INCOMPLETE})`
      )
      .run(
        ...[id, title, game, rulesVersion, JSON.stringify(campaign.options), JSON.stringify(campaign.seats)],
        ...[seed, standing.answers, JSON.stringify(standing.summary), JSON.stringify(standing.waitingFor)],
        ...[now, now]
      )
    this.#statements.write(UPDATE_CHECKSUM).run(id)
  }

  /** Adds a part. Its answers follow `before` others. */
  add(id: string, part: Pick<NewCampaign, 'answers' | 'log' | 'checkpoints'>, before = 0): void {
    this.#database.transaction(() => {
      for (const [index, answer] of part.answers.entries()) {
        this.#insertAnswer(id, before + index + 1, answer ?? LOST_ANSWER)
        if (answer?.note) this.#insertNote(id, before + index + 1, answer.note)
      }
      for (const row of part.log) this.#insertLog(id, row)
      for (const checkpoint of part.checkpoints) this.#insertCheckpoint(id, checkpoint)
    })()
  }

  finish(id: string): void {
    this.#change(`UPDATE campaigns SET deleted_at = NULL WHERE id = ? AND deleted_at = ${INCOMPLETE}`, id)
  }

  /** A visible campaign that begins as a hidden one, if possible of the same title: the same answers from the same start. */
  knownAs(id: string): string | null {
    return this.#statements.read<string>(SELECT_KNOWN).pluck().get(id) ?? null
  }

  /** Removes an incomplete campaign. */
  abandon(id: string): void {
    this.#statements.write(`DELETE FROM campaigns WHERE id = ? AND deleted_at = ${INCOMPLETE}`).run(id)
  }

  /** Adds one answer with its events. Throws a StoreConflict if the campaign has changed meanwhile. */
  append(id: string, taken: TakenAnswer): void {
    const { side, told, standing, checkpoint } = taken
    this.#database.transaction(() => {
      this.#expect(id, taken.after)
      this.#insertAnswer(id, standing.answers, taken)
      this.#insertLog(id, { number: standing.answers, side: isReply(taken.answer) ? side : null, told })
      if (taken.note) this.#insertNote(id, standing.answers, taken.note)
      this.#statements.write(CLEAR_MEMO).run(id, standing.answers - MEMOS_KEPT)
      if (checkpoint) {
        this.#insertCheckpoint(id, checkpoint)
        this.#thinCheckpoints(id)
      }
      this.#updateStanding(id, standing)
    })()
  }

  /** Removes every answer after the standing's last. Throws a StoreConflict if the campaign has changed meanwhile. */
  rewind(id: string, expected: JournalEnd, standing: CampaignStanding): void {
    this.#database.transaction(() => {
      this.#expect(id, expected)
      this.#cut(id, standing)
    })()
  }

  /** Puts rows in order that are out of order. */
  mend(): void {
    mendInPlace(this.#database)
  }

  /** Makes several writes one transaction. */
  together<T>(write: () => T): T {
    return this.#database.transaction(write)()
  }

  /**
   * Repairs a campaign: removes everything after the standing, and fills gaps that were reported with empty rows.
   * Also sets the rules version and the seats.
   */
  repair(
    id: string,
    standing: CampaignStanding,
    { rulesVersion, seats }: Pick<CampaignOrigin, 'rulesVersion' | 'seats'>,
    damage: Pick<CampaignDamage, 'answers' | 'log'> & DroppedCheckpoints
  ): void {
    this.#database.transaction(() => {
      for (const answers of damage.checkpoints) this.#drop('checkpoints', 'answers', id, answers)
      for (const number of damage.answers) {
        this.#drop('journal', 'number', id, number)
        this.#insertAnswer(id, number, LOST_ANSWER)
      }
      for (const number of damage.log) {
        this.#drop('log', 'number', id, number)
        this.#insertLog(id, { number, side: null, told: [] })
      }
      this.#cut(id, standing)
      this.#change(
        'UPDATE campaigns SET rules_version = ?, seats = ?, deleted_at = NULL WHERE id = ?',
        ...[rulesVersion, JSON.stringify(seats), id]
      )
    })()
  }

  /** Changes who plays. */
  reseat(id: string, seats: Seats): boolean {
    const sql = 'UPDATE campaigns SET seats = ? WHERE id = ? AND deleted_at IS NULL'
    return this.#change(sql, JSON.stringify(seats), id)
  }

  rename(id: string, title: string): boolean {
    return this.#change('UPDATE campaigns SET title = ? WHERE id = ? AND deleted_at IS NULL', title, id)
  }

  /** Archives a campaign, or takes it out of the archive. */
  archive(id: string, archived: boolean): boolean {
    const at = archived ? String(Math.round(this.#now())) : 'NULL'
    return this.#change(`UPDATE campaigns SET archived_at = ${at} WHERE id = ? AND deleted_at IS NULL`, id)
  }

  /** Hides a campaign. The player can restore it until the app purges it. */
  markDeleted(id: string): boolean {
    return this.#change(
      'UPDATE campaigns SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL',
      this.#today,
      id
    )
  }

  restore(id: string): boolean {
    return this.#change('UPDATE campaigns SET deleted_at = NULL WHERE id = ? AND deleted_at >= 0', id)
  }

  /** Removes campaigns that were deleted before this time of the calendar, and incomplete ones. */
  purgeDeleted(before: number): void {
    this.#statements.write('DELETE FROM campaigns WHERE deleted_at < ?').run(Math.max(before, 0))
  }

  /** Two processes may have gone on differently from the same number of answers. */
  #expect(id: string, expected: JournalEnd): void {
    const found = this.#statements.read<JournalEnd>(SELECT_END).get(id)
    const isSame =
      found?.answers === expected.answers &&
      (found.position === null || expected.position === null || found.position === expected.position)
    if (!isSame) throw new StoreConflict(expected, found)
  }

  #cut(id: string, standing: CampaignStanding): void {
    for (const table of ['journal', 'log', 'notes']) {
      this.#statements
        .write(`DELETE FROM ${table} WHERE campaign = ? AND number > ?`)
        .run(id, standing.answers)
    }
    this.#statements
      .write('DELETE FROM checkpoints WHERE campaign = ? AND answers > ?')
      .run(id, standing.answers)
    this.#updateStanding(id, standing)
  }

  #drop(
    table: 'checkpoints' | 'journal' | 'log',
    column: 'answers' | 'number',
    id: string,
    value: number
  ): void {
    this.#statements.write(`DELETE FROM ${table} WHERE campaign = ? AND ${column} = ?`).run(id, value)
  }

  #insertAnswer(id: string, number: number, { side, answer, rules, position }: WrittenAnswer): void {
    const row = [id, number, side, JSON.stringify(answer), rules, position] as const
    this.#statements
      .write(
        `INSERT INTO journal (campaign, number, side, answer, rules_version, position, checksum)
         VALUES (?, ?, ?, ?, ?, ?, ?)`
      )
      .run(...row, rowChecksum(...row))
  }

  #insertLog(id: string, { number, side, told }: LogRow): void {
    const row = [id, number, side, JSON.stringify(told)] as const
    this.#statements
      .write('INSERT INTO log (campaign, number, side, told, checksum) VALUES (?, ?, ?, ?, ?)')
      .run(...row, rowChecksum(...row))
  }

  #insertNote(id: string, number: number, { player, reasons, memo }: AnswerNote): void {
    const row = [id, number, player, JSON.stringify(reasons), JSON.stringify(memo ?? null)] as const
    this.#statements
      .write(
        'INSERT INTO notes (campaign, number, player, reasons, memo, checksum) VALUES (?, ?, ?, ?, ?, ?)'
      )
      .run(...row, rowChecksum(...row))
  }

  #insertCheckpoint(id: string, { answers, rulesVersion, state, hash }: Checkpoint): void {
    this.#statements
      .write(
        'INSERT OR REPLACE INTO checkpoints (campaign, answers, rules_version, state, hash) VALUES (?, ?, ?, ?, ?)'
      )
      .run(id, answers, rulesVersion, state, hash)
  }

  #thinCheckpoints(id: string): void {
    const numbers = this.#statements
      .read<number>('SELECT answers FROM checkpoints WHERE campaign = ? ORDER BY answers')
      .pluck()
      .all(id)
    const remove = this.#statements.write('DELETE FROM checkpoints WHERE campaign = ? AND answers = ?')
    for (const answers of checkpointsToDrop(numbers)) remove.run(id, answers)
  }

  #updateStanding(id: string, { answers, summary, waitingFor }: CampaignStanding): void {
    this.#change(
      'UPDATE campaigns SET answers = ?, summary = ?, waiting_for = ?, played_at = ? WHERE id = ?',
      ...[answers, JSON.stringify(summary), JSON.stringify(waitingFor), this.#now(), id]
    )
  }

  /** Changes a row of `campaigns`, whose id is the last value, and updates its checksum. */
  #change(sql: string, ...values: (string | number)[]): boolean {
    return this.#database.transaction(() => {
      const changed = this.#statements.write(sql).run(...values).changes === 1
      if (changed) this.#statements.write(UPDATE_CHECKSUM).run(values.at(-1) ?? null)
      return changed
    })()
  }
}

/** Memos older than this are cleared, because no undo goes back so far. The reasons stay. */
const MEMOS_KEPT = 400
const CLEAR_MEMO = `UPDATE notes SET memo = 'null', checksum = row_checksum(campaign, number, player, reasons, 'null')
  WHERE campaign = ? AND number = ?`

const SELECT_END = `SELECT answers, position FROM campaigns
  LEFT JOIN journal ON campaign = id AND number = answers WHERE id = ? AND deleted_at IS NULL`

const SELECT_KNOWN = `SELECT other.id FROM campaigns AS one
  JOIN campaigns AS other ON other.game = one.game AND other.seed = one.seed AND other.options = one.options
  WHERE one.id = ? AND other.deleted_at IS NULL AND other.answers >= one.answers AND NOT EXISTS (
    SELECT 1 FROM journal AS mine
    LEFT JOIN journal AS theirs ON theirs.campaign = other.id AND theirs.number = mine.number
    WHERE mine.campaign = one.id AND (theirs.side IS NOT mine.side OR theirs.answer IS NOT mine.answer))
  ORDER BY other.title = one.title DESC, other.played_at DESC LIMIT 1`

const UPDATE_CHECKSUM = `UPDATE campaigns SET checksum = row_checksum(id, title, game, rules_version, options, seats, seed,
  answers, summary, waiting_for, created_at, played_at, deleted_at, archived_at) WHERE id = ?`
