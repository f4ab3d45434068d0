import { z } from 'zod'
import { moveSchema } from '../answers/movement.ts'

/** An order that is still to be given, and what it was worth when it was thought of. */
const intendedSchema = z.object({ move: moveSchema, pieces: z.array(z.string()), worth: z.number() })

const memoSchema = z.object({
  /** Where the stack under way is to go. */
  goal: z.string().optional(),
  /** What else was to be done when the last order was given, the best first; what is not understood is thought over. */
  orders: z.array(intendedSchema).optional().catch(undefined),
  /** The last campaign was over before it began: nothing was worth marching for. */
  rests: z.boolean().optional(),
  /** How many answers have been imagined in an activation. */
  imagined: z.object({ activation: z.string(), answers: z.number() }).optional(),
  /** The kind of question that had no answer of its own, for those who count. */
  fallback: z.string().optional()
})

export type IntendedOrder = Readonly<z.infer<typeof intendedSchema>>

/** What a computer player notes for its next question. */
export type Memo = Readonly<z.infer<typeof memoSchema>>

/** A seat just handed over has no memo, one of another make none that is understood. */
export function readMemo(input: unknown): Memo | null {
  const read = memoSchema.safeParse(input)
  return read.success ? read.data : null
}
