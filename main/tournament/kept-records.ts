import { readFileSync, writeFileSync } from 'node:fs'
import type { CampaignRecord } from './contest.ts'
import type { TournamentReport } from './report.ts'

/** What a contest leaves behind: the campaigns that it has played, and when it is over what they show. */
interface Kept {
  readonly report?: TournamentReport
  readonly records: readonly CampaignRecord[]
}

/** Long contests are broken off now and then: what has been played is written as it comes. */
export function keepRecords(
  path: string,
  records: readonly CampaignRecord[],
  report?: TournamentReport
): void {
  const kept: Kept = { ...(report ? { report } : {}), records }
  writeFileSync(path, JSON.stringify(kept))
}

/** The campaigns that earlier contests have kept; null where a file holds none. */
export function keptRecords(path: string): readonly CampaignRecord[] | null {
  const kept: Partial<Kept> | null = JSON.parse(readFileSync(path, 'utf8'))
  return Array.isArray(kept?.records) ? kept.records : null
}
