import { z } from 'zod'

const plainTasks = ['population'] as const

/** The pieces of work of this part. */
export const populationTasks = [z.strictObject({ task: z.literal(plainTasks) })] as const
