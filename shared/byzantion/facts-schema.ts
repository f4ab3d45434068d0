import { z } from 'zod'
import { lengthIds, sideIds } from './campaign-options.ts'
import { eventIds } from './content/events/index.ts'
import { soloEventIds } from './content/events/solo.ts'
import { areaIds, unitIds } from './content/ids.ts'
import type { ByzantionFacts } from './game-types.ts'
import { phaseIds, soloRankIds } from './table.ts'

/** What the host tells of a campaign for its card in the library. */
export const factsSchema: z.ZodType<ByzantionFacts> = z.object({
  length: z.enum(lengthIds),
  round: z.int(),
  rounds: z.int(),
  phase: z.enum(phaseIds),
  event: z.union([z.enum(eventIds), z.enum(soloEventIds)]).nullable(),
  completed: z.int(),
  cancelled: z.int(),
  active: z.enum(sideIds).nullable(),
  map: z.record(z.enum(areaIds), z.partialRecord(z.enum(unitIds), z.int())),
  rank: z.enum(soloRankIds).nullable()
})
