import { readFileSync, writeFileSync } from 'node:fs'
import type { CampaignRecord } from './fixture.ts'
import type { TournamentReport } from './report.ts'

/** The file of a tournament: its campaigns so far, and the report when it is over. */
interface SavedTournament {
  readonly report?: TournamentReport
  readonly records: readonly CampaignRecord[]
}

/** Saves the campaigns played so far, because long tournaments are sometimes interrupted. */
export function saveRecords(
  path: string,
  records: readonly CampaignRecord[],
  report?: TournamentReport
): void {
  const saved: SavedTournament = { ...(report ? { report } : {}), records }
  writeFileSync(path, JSON.stringify(saved))
}

/** Reads the campaigns of an earlier tournament; null if the file holds none. */
export function loadRecords(path: string): readonly CampaignRecord[] | null {
  const saved: Partial<SavedTournament> | null = JSON.parse(readFileSync(path, 'utf8'))
  return Array.isArray(saved?.records) ? saved.records : null
}
