import type { CampaignCard } from '#shared/ipc/campaign.ts'

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
}

export function cardOf(row: CampaignRow): CampaignCard {
  return {
    id: row.id,
    title: row.title,
    game: row.game,
    options: JSON.parse(row.options),
    seats: JSON.parse(row.seats),
    summary: JSON.parse(row.summary),
    waitingFor: JSON.parse(row.waiting_for),
    answers: row.answers,
    createdAt: row.created_at,
    playedAt: row.played_at
  }
}
