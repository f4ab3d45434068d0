import { z } from 'zod'
import type { Message } from '#shared/engine/message.ts'
import { playerSchema } from '#shared/ipc/campaign.ts'

/** What a computer player noted with an answer. */
export interface AnswerNote {
  readonly player: string
  /** Why: everybody may read it. */
  readonly reasons: readonly Message[]
  /** Its own, plain JSON; null once no undo can come back to it. */
  readonly memo: unknown
}

/** Far more than any player notes. */
const MOST_REASONS = 60
const LARGEST_MEMO = 100_000

const textSchema = z.string().max(2000)
const referenceSchema = z.strictObject({ ref: z.string().max(40), id: z.string().max(200) })
const reasonSchema: z.ZodType<Message> = z.strictObject({
  key: z.string().max(200),
  params: z
    .record(
      z.string().max(40),
      z.union([textSchema, z.number(), referenceSchema, z.array(referenceSchema).max(200)])
    )
    .exactOptional()
})

export const reasonsSchema = z.array(reasonSchema).max(MOST_REASONS)

export const memoSchema = z.json().refine((memo) => JSON.stringify(memo).length <= LARGEST_MEMO, 'too large')

/** A note as it comes from outside: a thread, a file. */
export const noteSchema: z.ZodType<AnswerNote> = z.strictObject({
  player: playerSchema,
  reasons: reasonsSchema,
  memo: memoSchema
})
