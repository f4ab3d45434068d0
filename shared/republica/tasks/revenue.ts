import { z } from 'zod'

const plainTasks = ['revenue'] as const

/** The pieces of work of this part. */
export const revenueTasks = [z.strictObject({ task: z.literal(plainTasks) })] as const
