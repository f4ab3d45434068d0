import type { Database } from 'better-sqlite3'
import type { AnswerRecord, Told } from '#shared/engine/match.ts'
import type { CampaignCard, Seats } from '#shared/ipc/campaign.ts'
import { type CampaignRow, cardOf } from './campaign-row.ts'

/** What a campaign is made of and never changes. */
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

export interface TakenAnswer extends AnswerRecord {
  readonly told: readonly Told[]
  readonly standing: Standing
  readonly checkpoint: Checkpoint | null
}

export interface StoredCampaign extends CampaignOrigin {
  readonly answers: readonly AnswerRecord[]
  readonly log: readonly LogRow[]
  /** Oldest first. */
  readonly checkpoints: readonly Checkpoint[]
  readonly standing: Standing
  readonly createdAt: number
  readonly playedAt: number
}

/** Older checkpoints are kept only this many answers apart. */
const SPACING_OF_OLD_CHECKPOINTS = 400
const NEWEST_CHECKPOINTS_KEPT = 4

/** The campaigns in the database. Every method is one transaction. */
export class CampaignStore {
  readonly #database: Database
  readonly #now: () => number

  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  list(): CampaignCard[] {
    return this.#database
      .prepare<[], CampaignRow>(
        'SELECT * FROM campaigns WHERE deleted_at IS NULL ORDER BY played_at DESC, id'
      )
      .all()
      .map(cardOf)
  }

  card(id: string): CampaignCard | null {
    const row = this.#row(id)
    return row ? cardOf(row) : null
  }

  load(id: string): StoredCampaign | null {
    const row = this.#row(id)
    if (!row) return null
    const { summary, answers, waitingFor } = cardOf(row)
    return {
      id,
      title: row.title,
      game: row.game,
      rulesVersion: row.rules_version,
      options: JSON.parse(row.options),
      seats: JSON.parse(row.seats),
      seed: row.seed,
      standing: { answers, summary, waitingFor },
      answers: this.#database
        .prepare<[string], { side: string; answer: string }>(
          'SELECT side, answer FROM journal WHERE campaign = ? ORDER BY number'
        )
        .all(id)
        .map(({ side, answer }) => ({ side, answer: JSON.parse(answer) })),
      log: this.log(id),
      checkpoints: this.#checkpoints(id),
      createdAt: row.created_at,
      playedAt: row.played_at
    }
  }

  log(id: string): LogRow[] {
    return this.#database
      .prepare<[string], { number: number; side: string | null; told: string }>(
        'SELECT number, side, told FROM log WHERE campaign = ? ORDER BY number'
      )
      .all(id)
      .map(({ number, side, told }) => ({ number, side, told: JSON.parse(told) }))
  }

  /** Writes a whole campaign: a new one, a copy, or one that came from a file. */
  insert(campaign: Omit<StoredCampaign, 'createdAt' | 'playedAt'>): void {
    const { id, standing } = campaign
    const now = this.#now()
    this.#database.transaction(() => {
      this.#database
        .prepare(
          `INSERT INTO campaigns (id, title, game, rules_version, options, seats, seed,
             answers, summary, waiting_for, created_at, played_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
        )
        .run(
          id,
          campaign.title,
          campaign.game,
          campaign.rulesVersion,
          JSON.stringify(campaign.options),
          JSON.stringify(campaign.seats),
          campaign.seed,
          standing.answers,
          JSON.stringify(standing.summary),
          JSON.stringify(standing.waitingFor),
          now,
          now
        )
      for (const [index, { side, answer }] of campaign.answers.entries()) {
        this.#insertAnswer(id, index + 1, side, answer)
      }
      for (const row of campaign.log) this.#insertLog(id, row)
      for (const checkpoint of campaign.checkpoints) this.#insertCheckpoint(id, checkpoint)
    })()
  }

  /** Adds one answer and all it brought. */
  append(id: string, taken: TakenAnswer): void {
    const { side, answer, told, standing, checkpoint } = taken
    this.#database.transaction(() => {
      this.#insertAnswer(id, standing.answers, side, answer)
      this.#insertLog(id, { number: standing.answers, side, told })
      if (checkpoint) {
        this.#insertCheckpoint(id, checkpoint)
        this.#thinCheckpoints(id)
      }
      this.#updateStanding(id, standing)
    })()
  }

  /** Takes back every answer after the standing's last. */
  rewind(id: string, standing: Standing): void {
    this.#database.transaction(() => {
      for (const table of ['journal', 'log']) {
        this.#database
          .prepare(`DELETE FROM ${table} WHERE campaign = ? AND number > ?`)
          .run(id, standing.answers)
      }
      this.#database
        .prepare('DELETE FROM checkpoints WHERE campaign = ? AND answers > ?')
        .run(id, standing.answers)
      this.#updateStanding(id, standing)
    })()
  }

  rename(id: string, title: string): boolean {
    return this.#change('UPDATE campaigns SET title = ? WHERE id = ? AND deleted_at IS NULL', title, id)
  }

  /** Hides a campaign; it can be restored until the app purges it. */
  markDeleted(id: string): boolean {
    return this.#change(
      'UPDATE campaigns SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL',
      this.#now(),
      id
    )
  }

  restore(id: string): boolean {
    return this.#change('UPDATE campaigns SET deleted_at = NULL WHERE id = ? AND deleted_at IS NOT NULL', id)
  }

  purgeDeleted(before: number): void {
    this.#database.prepare('DELETE FROM campaigns WHERE deleted_at < ?').run(before)
  }

  #row(id: string): CampaignRow | undefined {
    return this.#database
      .prepare<[string], CampaignRow>('SELECT * FROM campaigns WHERE id = ? AND deleted_at IS NULL')
      .get(id)
  }

  #checkpoints(id: string): Checkpoint[] {
    return this.#database
      .prepare<[string], Checkpoint>(
        `SELECT answers, rules_version AS rulesVersion, state, hash FROM checkpoints
         WHERE campaign = ? ORDER BY answers`
      )
      .all(id)
  }

  #insertAnswer(id: string, number: number, side: string, answer: unknown): void {
    this.#database
      .prepare('INSERT INTO journal (campaign, number, side, answer) VALUES (?, ?, ?, ?)')
      .run(id, number, side, JSON.stringify(answer))
  }

  #insertLog(id: string, { number, side, told }: LogRow): void {
    this.#database
      .prepare('INSERT INTO log (campaign, number, side, told) VALUES (?, ?, ?, ?)')
      .run(id, number, side, JSON.stringify(told))
  }

  #insertCheckpoint(id: string, { answers, rulesVersion, state, hash }: Checkpoint): void {
    this.#database
      .prepare(
        'INSERT OR REPLACE INTO checkpoints (campaign, answers, rules_version, state, hash) VALUES (?, ?, ?, ?, ?)'
      )
      .run(id, answers, rulesVersion, state, hash)
  }

  #thinCheckpoints(id: string): void {
    const numbers = this.#database
      .prepare<[string], number>('SELECT answers FROM checkpoints WHERE campaign = ? ORDER BY answers')
      .pluck()
      .all(id)
    const remove = this.#database.prepare('DELETE FROM checkpoints WHERE campaign = ? AND answers = ?')
    for (const answers of checkpointsToDrop(numbers)) remove.run(id, answers)
  }

  #updateStanding(id: string, { answers, summary, waitingFor }: Standing): void {
    this.#database
      .prepare('UPDATE campaigns SET answers = ?, summary = ?, waiting_for = ?, played_at = ? WHERE id = ?')
      .run(answers, JSON.stringify(summary), JSON.stringify(waitingFor), this.#now(), id)
  }

  #change(sql: string, ...values: (string | number)[]): boolean {
    return this.#database.prepare(sql).run(...values).changes === 1
  }
}

/** Which of the checkpoints (by answer count, ascending) are no longer worth keeping. */
export function checkpointsToDrop(numbers: readonly number[]): number[] {
  const old = numbers.slice(0, -NEWEST_CHECKPOINTS_KEPT)
  let lastKept = Number.NEGATIVE_INFINITY
  return old.filter((answers) => {
    if (answers - lastKept < SPACING_OF_OLD_CHECKPOINTS) return true
    lastKept = answers
    return false
  })
}
