import { z } from 'zod'

const plainTasks = ['revolution', 'play-hands', 'commands'] as const

/** The pieces of work of this part. */
export const revolutionTasks = [z.strictObject({ task: z.literal(plainTasks) })] as const
