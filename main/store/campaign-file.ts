import { z } from 'zod'
import { sideInputSchema } from '#shared/engine/decision.ts'
import { gameIdSchema, seatsSchema, seedSchema, titleSchema } from '#shared/ipc/campaign.ts'
import { LARGEST_CAMPAIGN_FILE } from '#shared/ipc/contract.ts'
import { noteSchema } from './answer-note.ts'
import { eventSchema } from './campaign-reader.ts'
import type { Checkpoint, LogRow, NewCampaign, StoredAnswer } from './campaign-store.ts'
import { checkpointsForFile } from './checkpoint-thinning.ts'
import { findExcess } from './json-bounds.ts'

/**
 * The newest layout of a campaign file. Version 1 also stored the standing, which follows from the answers. Version 3
 * added the rules version and the position of each answer, and null for lost answers. Version 4 added the notes of
 * computer players.
 */
const FILE_VERSION = 4
const FILE_FORMAT = 'wargame-campaign'

/** Limits of about ten times the longest campaign. */
const MAX_ANSWERS = 30_000
const MAX_EVENTS_PER_ANSWER = 3000
const LARGEST_EVENT = 20_000
const MAX_CHECKPOINTS = 120
const LARGEST_STATE = 2_000_000

export class CampaignFileError extends Error {
  readonly code: 'damaged-file' | 'newer-file'
  constructor(code: CampaignFileError['code'], message: string) {
    super(message)
    this.code = code
  }
}

const sideSchema = z.string().max(40)
const versionSchema = z.int().min(0).max(1_000_000)
const headSchema = z.object({ format: z.literal(FILE_FORMAT), version: z.int().min(1) })
const answerInFile = z.strictObject({
  side: sideSchema,
  answer: sideInputSchema,
  rules: versionSchema.optional(),
  position: z.string().max(64).nullable().optional(),
  note: noteSchema.optional()
})
const emittedEventInFile = z.strictObject({
  event: eventSchema.refine((event) => JSON.stringify(event).length <= LARGEST_EVENT, 'too large'),
  only: z.array(sideSchema).max(20).optional()
})
const entryInFile = z.strictObject({
  number: z.int().min(0),
  side: sideSchema.nullable(),
  told: z.array(emittedEventInFile).max(MAX_EVENTS_PER_ANSWER)
})
const fileSchema = headSchema.extend({
  campaign: z.strictObject({
    title: titleSchema,
    game: gameIdSchema,
    rulesVersion: versionSchema,
    options: z.unknown(),
    seats: seatsSchema,
    seed: seedSchema,
    standing: z.object({ answers: z.int().min(0) }),
    answers: z.array(answerInFile.nullable()).max(MAX_ANSWERS),
    log: z.array(entryInFile.nullable()).max(MAX_ANSWERS + 1),
    checkpoints: z
      .array(
        z.strictObject({
          answers: z.int().min(0),
          rulesVersion: versionSchema,
          state: z.string().max(LARGEST_STATE),
          hash: z.string().max(64)
        })
      )
      .min(1)
      .max(MAX_CHECKPOINTS)
  })
})
type FileContent = z.infer<typeof fileSchema>['campaign']

/** A campaign in a file. The reader derives its standing from the answers. */
export type CampaignInFile = Omit<NewCampaign, 'id' | 'standing'>

export function writeCampaignFile(stored: Omit<NewCampaign, 'id'>): string {
  const { title, game, rulesVersion, options, seats, seed, answers } = stored
  const entries = new Map(stored.log.map((entry) => [entry.number, entry]))
  const log = Array.from({ length: answers.length + 1 }, (_, number) => entries.get(number) ?? null)
  const origin = { title, game, rulesVersion, options, seats, seed, standing: { answers: answers.length } }
  const campaign = { ...origin, answers, log, checkpoints: checkpointsForFile(stored.checkpoints) }
  return JSON.stringify({ format: FILE_FORMAT, version: FILE_VERSION, campaign })
}

/** Reads a campaign file. Throws a CampaignFileError that says what is wrong. */
export function readCampaignFile(content: string): CampaignInFile {
  if (content.length > LARGEST_CAMPAIGN_FILE) throw damaged('The file is larger than any campaign.')
  const excess = findExcess(content)
  if (excess) throw damaged(`The file is no campaign: ${excess}.`)
  const json = parsed(content)
  const head = headSchema.safeParse(json)
  if (!head.success) throw damaged('This is not a campaign file.')
  if (head.data.version > FILE_VERSION) {
    throw new CampaignFileError('newer-file', 'This campaign was saved by a newer version of the app.')
  }
  const file = fileSchema.safeParse(json)
  if (!file.success) {
    const [issue] = file.error.issues
    throw damaged(`The campaign file is damaged at ${issue?.path.join('.')}: ${issue?.message}.`)
  }
  const { standing, answers, log, ...campaign } = file.data.campaign
  if (answers.length !== standing.answers) {
    throw damaged('The campaign file is damaged at campaign.answers: some are missing.')
  }
  checkOrder(campaign.checkpoints, answers.length)
  // Before version 3 the file had the rules version under which the campaign began.
  const newest = head.data.version < 3 ? campaign.checkpoints.at(-1) : undefined
  const rulesVersion = newest?.rulesVersion ?? campaign.rulesVersion
  const origin = { ...campaign, rulesVersion }
  return { ...origin, answers: answersOf(origin, answers), log: logOf(log, answers.length) }
}

function checkOrder(checkpoints: readonly Checkpoint[], answers: number): void {
  let before = -1
  for (const [index, checkpoint] of checkpoints.entries()) {
    if (checkpoint.answers <= before || checkpoint.answers > answers) {
      throw damaged(`The campaign file is damaged at campaign.checkpoints.${index}.answers.`)
    }
    before = checkpoint.answers
  }
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    throw damaged('This is not a campaign file, or it was cut off.')
  }
}

function damaged(message: string): CampaignFileError {
  return new CampaignFileError('damaged-file', message)
}

/** In files of earlier versions an answer has no rules version: it takes that of the next checkpoint. */
function answersOf(
  {
    rulesVersion,
    checkpoints
  }: { readonly rulesVersion: number; readonly checkpoints: readonly Checkpoint[] },
  answers: FileContent['answers']
): (StoredAnswer | null)[] {
  return answers.map((row, index) => {
    if (!row) return null
    const next = checkpoints.find((checkpoint) => checkpoint.answers > index)
    const { side, answer, rules = next?.rulesVersion ?? rulesVersion, position = null, note } = row
    return { side, answer, rules, position, ...(note ? { note } : {}) }
  })
}

/** One entry for the opening and one for each answer. */
function logOf(log: FileContent['log'], answers: number): LogRow[] {
  if (log.length !== answers + 1) throw damaged('The campaign file is damaged at campaign.log: it was cut.')
  return log.map((row, number) => {
    if (!row) return { number, side: null, told: [] }
    if (row.number !== number) throw damaged(`The campaign file is damaged at campaign.log.${number}.number.`)
    return { ...row, told: row.told.map(({ event, only }) => (only ? { event, only } : { event })) }
  })
}
