// Imports no game: the specs read records that another process has played.
import { randomUUID } from 'node:crypto'
import type { NewCampaign } from '../../main/store/campaign-store.ts'

/** A played campaign without the fields that differ between its moments. */
export type CampaignRecord = Omit<NewCampaign, 'id' | 'title' | 'seats' | 'standing'>

/** A moment of a campaign: who sat where, how it stood, and how many checkpoints there were. */
export interface Moment extends Pick<NewCampaign, 'seats' | 'standing'> {
  readonly checkpoints: number
}

/** A random campaign and its moments by title: `march`, `march:huns`, or `over` for its end. */
export interface StageRecord {
  readonly campaign: CampaignRecord
  readonly moments: Readonly<Record<string, Moment>>
}

/** The campaign as it stood at a moment. */
export function atMoment(
  record: CampaignRecord,
  { seats, standing, checkpoints }: Moment,
  title: string
): NewCampaign {
  return {
    ...record,
    id: randomUUID(),
    title,
    seats,
    standing,
    answers: record.answers.slice(0, standing.answers),
    log: record.log.slice(0, standing.answers + 1),
    checkpoints: record.checkpoints.slice(0, checkpoints)
  }
}
