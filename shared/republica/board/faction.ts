import { z } from 'zod'
import { senatorSchema } from '../content-schemas.ts'

/** What everybody sees of a faction. Its treasury and its hand are secrets (`state.ts`). */
export const factionStateSchema = z.strictObject({
  /** Null where it has no senator. */
  leader: senatorSchema.nullable(),
  /** 5.3 */
  isEliminated: z.boolean()
})

export type FactionState = z.infer<typeof factionStateSchema>
