import { z } from 'zod'
import { countSchema, factionSchema, happeningSchema } from '../content-schemas.ts'

const plainTasks = ['forum', 'end-forum', 'new-alliance'] as const
/** What one faction does in its initiative. */
const ownTasks = ['forum-draw', 'persuasion', 'games', 'knight', 'change-leader'] as const

/** The pieces of work of this part. */
export const forumTasks = [
  z.strictObject({ task: z.literal(plainTasks) }),
  z.strictObject({ task: z.literal(ownTasks), faction: factionSchema }),
  /** 7.35: what happens; R4: in the order of the draws. */
  z.strictObject({ task: z.literal('happening'), happening: happeningSchema }),
  /** 7.2: the first to the sixth initiative of the turn. */
  z.strictObject({ task: z.literal('initiative'), faction: factionSchema, initiative: countSchema }),
  z.strictObject({ task: z.literal('auction'), initiative: countSchema })
] as const
