import { z } from 'zod'

const plainTasks = ['forum'] as const

/** The pieces of work of this part. */
export const forumTasks = [z.strictObject({ task: z.literal(plainTasks) })] as const
