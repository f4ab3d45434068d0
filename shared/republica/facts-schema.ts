import { z } from 'zod'
import { defeatIds, routeIds } from './board/ending.ts'
import { phaseIds } from './board/phases.ts'
import { factionIds } from './campaign-options.ts'
import { senatorIds, warIds } from './content/ids.ts'
import type { RepublicFacts } from './game-types.ts'

/** The facts on a campaign's card in the library. */
export const factsSchema: z.ZodType<RepublicFacts> = z.strictObject({
  turn: z.int(),
  phase: z.enum(phaseIds),
  treasury: z.int(),
  unrest: z.int(),
  wars: z.array(z.enum(warIds)).max(warIds.length),
  consul: z.enum(senatorIds).nullable(),
  rebel: z.enum(factionIds).nullable(),
  route: z.enum(routeIds).nullable(),
  defeat: z.enum(defeatIds).nullable()
})
