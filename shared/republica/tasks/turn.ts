import { z } from 'zod'
import { factionSchema } from '../content-schemas.ts'

const plainTasks = ['turn', 'mortality', 'end-turn'] as const

/** The pieces of work of this part. */
export const turnTasks = [
  z.strictObject({ task: z.literal(plainTasks) }),
  /** 4.5: a faction without a leader chooses one. */
  z.strictObject({ task: z.literal('choose-leader'), faction: factionSchema })
] as const
