import { z } from 'zod'
import { moveSchema } from '../answers/movement.ts'

/** An order that the player still intends to give, with its worth when it was weighed. */
const intendedSchema = z.object({ move: moveSchema, pieces: z.array(z.string()), worth: z.number() })

const memoSchema = z.object({
  /** The destination of the stack that is marching. */
  goal: z.string().optional(),
  /** The next intended orders, the best first. An unreadable list is dropped, so the player searches again. */
  orders: z.array(intendedSchema).optional().catch(undefined),
  /** In the last campaign no march was worth it. */
  rests: z.boolean().optional(),
  /** How many answers the player has simulated in an activation. */
  imagined: z.object({ activation: z.string(), answers: z.number() }).optional(),
  /** The kind of the question that no policy answered, for statistics. */
  fallback: z.string().optional()
})

export type IntendedOrder = Readonly<z.infer<typeof intendedSchema>>

/** What a computer player remembers for its next question. */
export type Memo = Readonly<z.infer<typeof memoSchema>>

/** Returns null for a seat without a memo, or with the memo of another kind of player. */
export function readMemo(input: unknown): Memo | null {
  const read = memoSchema.safeParse(input)
  return read.success ? read.data : null
}
