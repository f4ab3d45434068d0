import { z } from 'zod'

const plainTasks = ['set-up'] as const

/** The pieces of work of this part. */
export const setUpTasks = [z.strictObject({ task: z.literal(plainTasks) })] as const
