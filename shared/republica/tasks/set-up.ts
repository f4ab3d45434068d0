import { z } from 'zod'
import { factionSchema } from '../content-schemas.ts'

/** The pieces of work of this part. */
export const setUpTasks = [
  z.strictObject({ task: z.literal(['set-up', 'first-consul']) }),
  z.strictObject({ task: z.literal('opening-cards'), faction: factionSchema })
] as const
