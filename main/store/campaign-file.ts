import { z } from 'zod'
import { answerSchema } from '#shared/engine/decision.ts'
import type { GameEvent } from '#shared/engine/game.ts'
import { seatsSchema, seedSchema, titleSchema } from '#shared/ipc/campaign.ts'
import type { StoredCampaign } from './campaign-store.ts'

/** The newest layout of a campaign file; version 1 also told where the campaign stood, which its answers tell too. */
const FILE_VERSION = 2
const FILE_FORMAT = 'wargame-campaign'

export class CampaignFileError extends Error {
  readonly code: 'damaged-file' | 'newer-file'
  constructor(code: CampaignFileError['code'], message: string) {
    super(message)
    this.code = code
  }
}

const eventSchema = z.custom<GameEvent>(
  (value) => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
)

const headSchema = z.object({ format: z.literal(FILE_FORMAT), version: z.int().min(1) })
const fileSchema = headSchema.extend({
  campaign: z.strictObject({
    title: titleSchema,
    game: z.string().max(40),
    rulesVersion: z.int(),
    options: z.unknown(),
    seats: seatsSchema,
    seed: seedSchema,
    standing: z.object({ answers: z.int().min(0) }),
    answers: z.array(z.strictObject({ side: z.string().max(40), answer: answerSchema })),
    log: z.array(
      z.strictObject({
        number: z.int().min(0),
        side: z.string().nullable(),
        told: z.array(z.strictObject({ event: eventSchema, only: z.array(z.string()).optional() }))
      })
    ),
    checkpoints: z
      .array(
        z.strictObject({
          answers: z.int().min(0),
          rulesVersion: z.int(),
          state: z.string(),
          hash: z.string()
        })
      )
      .min(1)
  })
})

/** A campaign as a file carries it: where it stands is worked out again from its answers. */
type CampaignInFile = Omit<StoredCampaign, 'id' | 'createdAt' | 'playedAt' | 'standing'>

export function writeCampaignFile(stored: StoredCampaign): string {
  const { id: _id, createdAt: _createdAt, playedAt: _playedAt, standing, ...campaign } = stored
  const inFile = { ...campaign, standing: { answers: standing.answers } }
  return JSON.stringify({ format: FILE_FORMAT, version: FILE_VERSION, campaign: inFile })
}

/** Reads a campaign file; throws a CampaignFileError that says what is wrong with it. */
export function readCampaignFile(content: string): CampaignInFile {
  let json: unknown
  try {
    json = JSON.parse(content)
  } catch {
    throw new CampaignFileError('damaged-file', 'This is not a campaign file, or it was cut off.')
  }
  const head = headSchema.safeParse(json)
  if (!head.success) throw new CampaignFileError('damaged-file', 'This is not a campaign file.')
  if (head.data.version > FILE_VERSION) {
    throw new CampaignFileError('newer-file', 'This campaign was saved by a newer version of the app.')
  }
  const file = fileSchema.safeParse(json)
  if (!file.success) {
    const place = file.error.issues[0]?.path.join('.') ?? 'unknown place'
    throw new CampaignFileError('damaged-file', `The campaign file is damaged at ${place}.`)
  }
  const { standing, ...campaign } = file.data.campaign
  if (campaign.answers.length !== standing.answers) {
    throw new CampaignFileError('damaged-file', 'The campaign file lacks some of its answers.')
  }
  return withoutUndefinedAudience(campaign)
}

/** zod gives an optional key as possibly undefined; the store's type has it present or absent. */
function withoutUndefinedAudience(
  campaign: Omit<z.infer<typeof fileSchema>['campaign'], 'standing'>
): CampaignInFile {
  const log = campaign.log.map(({ told, ...row }) => ({
    ...row,
    told: told.map(({ event, only }) => (only ? { event, only } : { event }))
  }))
  return { ...campaign, log }
}
