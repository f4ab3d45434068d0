import { z } from 'zod'

/** When deals may be offered. */
export const dealMoments = ['revenue', 'elections', 'business', 'revolution'] as const
export type DealMoment = (typeof dealMoments)[number]

/** The pieces of work of this part. */
export const dealsTasks = [
  z.strictObject({ task: z.literal('deals'), moment: z.enum(dealMoments) }),
  z.strictObject({ task: z.literal('judge-promises') })
] as const
