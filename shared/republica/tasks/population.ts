import { z } from 'zod'

const plainTasks = ['population', 'address'] as const

/** The pieces of work of this part. */
export const populationTasks = [z.strictObject({ task: z.literal(plainTasks) })] as const
