import { z } from 'zod'
import type { TetrarchiaFacts } from './game-types.ts'
import { emperorIds } from './world/ids.ts'

/** What the host tells of a campaign for its card in the library. */
export const factsSchema: z.ZodType<TetrarchiaFacts> = z.object({
  level: z.string(),
  emperor: z.enum(emperorIds),
  phase: z.enum(['set-up', 'roman', 'barbarian', 'over']),
  frontiers: z.int()
})
