import { z } from 'zod'
import { type CampaignCard, seatsSchema, summarySchema } from '#shared/ipc/campaign.ts'
import { rowChecksum } from './row-checksum.ts'

/** A row of the table `campaigns`, as SQLite gives it. */
export interface CampaignRow {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly rules_version: number
  readonly options: string
  readonly seats: string
  readonly seed: string
  readonly answers: number
  readonly summary: string
  /** A list of sides, as JSON. */
  readonly waiting_for: string
  readonly created_at: number
  readonly played_at: number
  readonly deleted_at: number | null
  /** Databases from before the archive have no such column. */
  readonly archived_at?: number | null
  readonly checksum: string | null
}

/** A card without `otherRules`: only the host knows today's rules version. */
export type StoredCard = Omit<CampaignCard, 'otherRules'>

// Created once, because creating a schema takes longer than reading a row with it.
const optionsSchema = z.unknown()
const sidesSchema = z.array(z.string())

const BLANK_SUMMARY = { turn: 0, scores: {}, result: null, facts: {} }

/** The card of a row. An unreadable field gets a default and costs nothing else. */
export function cardOf(row: CampaignRow): StoredCard {
  const options = readJsonColumn(row.options, optionsSchema, null)
  const seats = readJsonColumn(row.seats, seatsSchema, {})
  const summary = readJsonColumn(row.summary, summarySchema, BLANK_SUMMARY)
  const waitingFor = readJsonColumn(row.waiting_for, sidesSchema, [])
  return {
    id: row.id,
    title: row.title,
    game: row.game,
    rulesVersion: asInteger(row.rules_version),
    options: options.value,
    seats: seats.value,
    summary: summary.value,
    waitingFor: waitingFor.value,
    answers: asInteger(row.answers),
    createdAt: asInteger(row.created_at),
    playedAt: asInteger(row.played_at),
    archived: typeof row.archived_at === 'number',
    damaged: !hasValidChecksum(row) || [options, seats, summary, waitingFor].some(({ whole }) => !whole)
  }
}

/** A damaged number may be larger than any that a page reads. */
function asInteger(value: number): number {
  return Number.isSafeInteger(value) ? value : 0
}

function hasValidChecksum(row: CampaignRow): boolean {
  const { id, title, game, options, seats, seed, answers, summary } = row
  const { rules_version, waiting_for, created_at, played_at, deleted_at, archived_at } = row
  const identity = [id, title, game, rules_version, options, seats, seed] as const
  const standing = [answers, summary, waiting_for, created_at, played_at, deleted_at] as const
  const archive = archived_at === undefined ? [] : [archived_at]
  return row.checksum === rowChecksum(...identity, ...standing, ...archive)
}

/** Parses JSON text. If it is invalid, `value` is the default and `whole` is false. */
export function readJsonColumn<T>(
  text: string,
  schema: z.ZodType<T>,
  defaultValue: T
): { readonly value: T; readonly whole: boolean } {
  try {
    return { value: schema.parse(JSON.parse(text)), whole: true }
  } catch {
    return { value: defaultValue, whole: false }
  }
}
