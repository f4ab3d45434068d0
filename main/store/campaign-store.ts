import type { Database, Statement } from 'better-sqlite3'
import { isReply } from '#shared/engine/decision.ts'
import type { AnswerRecord, Told } from '#shared/engine/open-match.ts'
import type { CampaignCard, Seats } from '#shared/ipc/campaign.ts'
import type { AnswerNote } from './answer-note.ts'
import { CampaignReader } from './campaign-reader.ts'
import { cardOf, type StoredCard } from './campaign-row.ts'
import { rowChecksum } from './row-checksum.ts'
import { checkpointsToDrop } from './thinning.ts'

/** What a campaign is made of and never changes, but for its title and the rules it goes on under. */
export interface CampaignOrigin {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: unknown
  readonly seats: Seats
  readonly seed: string
}

/** Where a campaign stands, for its card in the library. */
export interface Standing extends Pick<CampaignCard, 'answers' | 'summary' | 'waitingFor'> {}

/** A state to resume from. */
export interface Checkpoint {
  readonly answers: number
  readonly rulesVersion: number
  readonly state: string
  readonly hash: string
}

/** What was told at one answer; number 0 is the opening. */
export interface LogRow {
  readonly number: number
  readonly side: string | null
  readonly told: readonly Told[]
}

/** An answer, the rules it was given under, and a digest of the position it led to (none from earlier versions). */
export interface StoredAnswer extends AnswerRecord {
  readonly rules: number
  readonly position: string | null
  /** Of a computer player. */
  readonly note?: AnswerNote
}

export interface TakenAnswer extends StoredAnswer {
  readonly told: readonly Told[]
  readonly standing: Standing
  readonly checkpoint: Checkpoint | null
}

export interface NewCampaign extends CampaignOrigin {
  /** Null where an answer could not be read. */
  readonly answers: readonly (StoredAnswer | null)[]
  readonly log: readonly LogRow[]
  /** Oldest first. */
  readonly checkpoints: readonly Checkpoint[]
  readonly standing: Standing
}

export interface StoredCampaign extends NewCampaign {
  readonly createdAt: number
  readonly playedAt: number
  readonly damage: Damage
}

/** What could not be believed: a campaign's own row, and which answers and entries of the log. */
export interface Damage {
  readonly row: boolean
  readonly answers: readonly number[]
  readonly log: readonly number[]
}

/** Somebody else has changed the campaign since it was read: nothing was written. */
export class StoreConflict extends Error {
  constructor(expected: number, found: unknown) {
    super(`${expected} answers were expected, ${found ?? 'no campaign'} found`)
  }
}

/** Checkpoints to be dropped, by their number of answers. */
export interface Gone {
  readonly checkpoints: readonly number[]
}

type WrittenAnswer = Omit<StoredAnswer, 'answer'> & { readonly answer: StoredAnswer['answer'] | null }

/** Stands where an answer could not be read, once the player has been told. */
const LOST_ANSWER: WrittenAnswer = { side: '', answer: null, rules: 0, position: null }

/** Stands in `deleted_at` while a campaign is being written: a start after a crash clears it away. */
const ARRIVING = -1

/** The campaigns in the database. Every method is one transaction. */
export class CampaignStore {
  readonly #database: Database
  readonly #now: () => number
  readonly #reader: CampaignReader
  /** Each is prepared once: thousands of them, left to be collected, would hold everything up. */
  readonly #statements = new Map<string, Statement<unknown[]>>()
  /** The calendar's time, in which deletions are counted. */
  readonly #today: number

  constructor(database: Database, now: () => number, today: number = now()) {
    this.#database = database
    this.#now = now
    this.#today = today
    this.#reader = new CampaignReader(database)
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

  /** The log after so many answers, and before that all that not everybody may know. */
  logBeyond(id: string, answers: number): LogRow[] {
    return this.#reader.logBeyond(id, answers)
  }

  /** The checkpoints nearest before a moment, the nearest first. */
  nearest(id: string, answers: number): Checkpoint[] {
    return this.#reader.nearest(id, answers)
  }

  /** The answers after the first so many, up to a number; null where one cannot be read. */
  stretch(id: string, from: number, to: number): (StoredAnswer | null)[] {
    return this.#reader.stretch(id, from, to)
  }

  /** What was noted with an answer; null where nothing was, or it cannot be read. */
  note(id: string, number: number): AnswerNote | null {
    return this.#reader.note(id, number)
  }

  /** What was noted with a side's last answer. */
  lastNote(id: string, side: string): AnswerNote | null {
    return this.#reader.lastNote(id, side)
  }

  /** The answers that can be explained. */
  explained(id: string): number[] {
    return this.#reader.explained(id)
  }

  /** Writes a whole campaign: a new one or a copy. */
  insert(campaign: NewCampaign): void {
    this.#database.transaction(() => {
      this.begin(campaign)
      this.add(campaign.id, campaign)
      this.finish(campaign.id)
    })()
  }

  /** Begins to write a campaign that comes in parts; nobody sees it before `finish`. */
  begin(campaign: CampaignOrigin & Pick<NewCampaign, 'standing'>): void {
    const { id, title, game, rulesVersion, seed, standing } = campaign
    const now = this.#now()
    this.#prepared(
      `INSERT INTO campaigns (id, title, game, rules_version, options, seats, seed,
           answers, summary, waiting_for, created_at, played_at, deleted_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${ARRIVING})`
    ).run(
      ...[id, title, game, rulesVersion, JSON.stringify(campaign.options), JSON.stringify(campaign.seats)],
      ...[seed, standing.answers, JSON.stringify(standing.summary), JSON.stringify(standing.waitingFor)],
      ...[now, now]
    )
    this.#prepared(SEAL).run(id)
  }

  /** Adds a part; its answers follow `before` others. */
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
    this.#change(`UPDATE campaigns SET deleted_at = NULL WHERE id = ? AND deleted_at = ${ARRIVING}`, id)
  }

  /** Takes back a campaign whose parts did not all come. */
  abandon(id: string): void {
    this.#prepared(`DELETE FROM campaigns WHERE id = ? AND deleted_at = ${ARRIVING}`).run(id)
  }

  /** Adds one answer and all it brought, if the campaign still stands where it stood. */
  append(id: string, taken: TakenAnswer): void {
    const { side, told, standing, checkpoint } = taken
    this.#database.transaction(() => {
      this.#expect(id, standing.answers - 1)
      this.#insertAnswer(id, standing.answers, taken)
      this.#insertLog(id, { number: standing.answers, side: isReply(taken.answer) ? side : null, told })
      if (taken.note) this.#insertNote(id, standing.answers, taken.note)
      this.#prepared(FORGET_MEMO).run(id, standing.answers - MEMOS_KEPT)
      if (checkpoint) {
        this.#insertCheckpoint(id, checkpoint)
        this.#thinCheckpoints(id)
      }
      this.#updateStanding(id, standing)
    })()
  }

  /** Takes back every answer after the standing's last, if the campaign still has as many as `expected`. */
  rewind(id: string, expected: number, standing: Standing): void {
    this.#database.transaction(() => {
      this.#expect(id, expected)
      this.#cut(id, standing)
    })()
  }

  /**
   * Puts right what was found to be wrong: what follows the standing goes, and a gap that has been told of is closed
   * by an empty row. From now on the campaign is played under these rules, by these players.
   */
  settle(
    id: string,
    standing: Standing,
    { rulesVersion, seats }: Pick<CampaignOrigin, 'rulesVersion' | 'seats'>,
    damage: Omit<Damage, 'row'> & Gone
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

  /** Others play from now on. */
  reseat(id: string, seats: Seats): boolean {
    const sql = 'UPDATE campaigns SET seats = ? WHERE id = ? AND deleted_at IS NULL'
    return this.#change(sql, JSON.stringify(seats), id)
  }

  rename(id: string, title: string): boolean {
    return this.#change('UPDATE campaigns SET title = ? WHERE id = ? AND deleted_at IS NULL', title, id)
  }

  /** Puts a campaign away, or takes it out again. */
  archive(id: string, archived: boolean): boolean {
    const at = archived ? String(Math.round(this.#now())) : 'NULL'
    return this.#change(`UPDATE campaigns SET archived_at = ${at} WHERE id = ? AND deleted_at IS NULL`, id)
  }

  /** Hides a campaign; it can be restored until the app purges it. */
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

  /** Throws away what was deleted before a day of the calendar, and what never arrived whole. */
  purgeDeleted(before: number): void {
    this.#prepared('DELETE FROM campaigns WHERE deleted_at < ?').run(Math.max(before, 0))
  }

  #prepared(sql: string): Statement<unknown[]> {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#database.prepare<unknown[]>(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  #expect(id: string, answers: number): void {
    const found = this.#prepared('SELECT answers FROM campaigns WHERE id = ? AND deleted_at IS NULL')
      .pluck()
      .get(id)
    if (found !== answers) throw new StoreConflict(answers, found)
  }

  #cut(id: string, standing: Standing): void {
    for (const table of ['journal', 'log', 'notes']) {
      this.#prepared(`DELETE FROM ${table} WHERE campaign = ? AND number > ?`).run(id, standing.answers)
    }
    this.#prepared('DELETE FROM checkpoints WHERE campaign = ? AND answers > ?').run(id, standing.answers)
    this.#updateStanding(id, standing)
  }

  #drop(
    table: 'checkpoints' | 'journal' | 'log',
    column: 'answers' | 'number',
    id: string,
    value: number
  ): void {
    this.#prepared(`DELETE FROM ${table} WHERE campaign = ? AND ${column} = ?`).run(id, value)
  }

  #insertAnswer(id: string, number: number, { side, answer, rules, position }: WrittenAnswer): void {
    const row = [id, number, side, JSON.stringify(answer), rules, position] as const
    this.#prepared(
      `INSERT INTO journal (campaign, number, side, answer, rules_version, position, checksum)
         VALUES (?, ?, ?, ?, ?, ?, ?)`
    ).run(...row, rowChecksum(...row))
  }

  #insertLog(id: string, { number, side, told }: LogRow): void {
    const row = [id, number, side, JSON.stringify(told)] as const
    this.#prepared('INSERT INTO log (campaign, number, side, told, checksum) VALUES (?, ?, ?, ?, ?)').run(
      ...row,
      rowChecksum(...row)
    )
  }

  #insertNote(id: string, number: number, { player, reasons, memo }: AnswerNote): void {
    const row = [id, number, player, JSON.stringify(reasons), JSON.stringify(memo ?? null)] as const
    this.#prepared(
      'INSERT INTO notes (campaign, number, player, reasons, memo, checksum) VALUES (?, ?, ?, ?, ?, ?)'
    ).run(...row, rowChecksum(...row))
  }

  #insertCheckpoint(id: string, { answers, rulesVersion, state, hash }: Checkpoint): void {
    this.#prepared(
      'INSERT OR REPLACE INTO checkpoints (campaign, answers, rules_version, state, hash) VALUES (?, ?, ?, ?, ?)'
    ).run(id, answers, rulesVersion, state, hash)
  }

  #thinCheckpoints(id: string): void {
    const numbers = this.#database
      .prepare<[string], number>('SELECT answers FROM checkpoints WHERE campaign = ? ORDER BY answers')
      .pluck()
      .all(id)
    const remove = this.#prepared('DELETE FROM checkpoints WHERE campaign = ? AND answers = ?')
    for (const answers of checkpointsToDrop(numbers)) remove.run(id, answers)
  }

  #updateStanding(id: string, { answers, summary, waitingFor }: Standing): void {
    this.#change(
      'UPDATE campaigns SET answers = ?, summary = ?, waiting_for = ?, played_at = ? WHERE id = ?',
      ...[answers, JSON.stringify(summary), JSON.stringify(waitingFor), this.#now(), id]
    )
  }

  /** Changes a row of `campaigns`, whose id is the last value, and seals it anew. */
  #change(sql: string, ...values: (string | number)[]): boolean {
    return this.#database.transaction(() => {
      const changed = this.#prepared(sql).run(...values).changes === 1
      if (changed) this.#prepared(SEAL).run(values.at(-1))
      return changed
    })()
  }
}

/** No undo goes back so far; the reasons stay. */
const MEMOS_KEPT = 400
const FORGET_MEMO = `UPDATE notes SET memo = 'null', checksum = row_checksum(campaign, number, player, reasons, 'null')
  WHERE campaign = ? AND number = ?`

const SEAL = `UPDATE campaigns SET checksum = row_checksum(id, title, game, rules_version, options, seats, seed,
  answers, summary, waiting_for, created_at, played_at, deleted_at, archived_at) WHERE id = ?`
