import { z } from 'zod'

const memoSchema = z.object({
  /** Where the stack under way is to go. */
  goal: z.string().optional(),
  /** The kind of question that had no answer of its own, for those who count. */
  fallback: z.string().optional()
})

/** What a computer player notes for its next question. */
export type Memo = Readonly<z.infer<typeof memoSchema>>

/** A seat just handed over has no memo, one of another make none that is understood. */
export function readMemo(input: unknown): Memo | null {
  const read = memoSchema.safeParse(input)
  return read.success ? read.data : null
}
