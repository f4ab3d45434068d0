import { z } from 'zod'
import type { Message } from '#shared/engine/message.ts'
import { playerSchema } from '#shared/ipc/campaign.ts'

/** A computer player's note on an answer. */
export interface AnswerNote {
  readonly player: string
  /** Why it chose the answer. Everybody may read them. */
  readonly reasons: readonly Message[]
  /** The player's own data as plain JSON. Null once no undo can reach the answer. */
  readonly memo: unknown
}

/** Limits far above what any player needs. */
const MAX_REASONS = 60
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

export const reasonsSchema = z.array(reasonSchema).max(MAX_REASONS)

export const memoSchema = z.json().refine((memo) => JSON.stringify(memo).length <= LARGEST_MEMO, 'too large')

/** A note from a thread or a file. */
export const noteSchema: z.ZodType<AnswerNote> = z.strictObject({
  player: playerSchema,
  reasons: reasonsSchema,
  memo: memoSchema
})
