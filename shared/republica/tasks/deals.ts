import { z } from 'zod'

const plainTasks = ['deals'] as const

/** The pieces of work of this part. */
export const dealsTasks = [z.strictObject({ task: z.literal(plainTasks) })] as const
