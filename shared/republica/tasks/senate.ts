import { z } from 'zod'
import { factionSchema, intrigueCardSchema, senatorSchema } from '../content-schemas.ts'

const plainTasks = [
  /** 9.1: opens the session, and puts the rest of the phase on the agenda. */
  'senate',
  'elect-consuls',

  'name-dictator',
  'elect-dictator',
  'elect-censor',
  'hold-trials',
  'elect-governors',
  'bring-in-laws',
  'business',
  /** 9.3: calls the next faction to the last of the motions. */
  'vote',
  'close-vote',
  'adjourn',
  'close-senate'
] as const

/** The pieces of work of this part. */
export const senateTasks = [
  z.strictObject({ task: z.literal(plainTasks) }),
  /** R6: the two new consuls name their quaestors; 9.91: the dictator names his master of horse. */
  z.strictObject({ task: z.literal('name-master-of-horse') }),
  z.strictObject({ task: z.literal('name-quaestors') }),
  /** 9.25: the two consuls who have just been elected. */
  z.strictObject({ task: z.literal('share-consulate'), one: senatorSchema, other: senatorSchema }),
  /** 9.22: the first of those who have booked proposes. */
  z.strictObject({ task: z.literal('tribune-proposal') }),
  /** 9.82 */
  z.strictObject({
    task: z.literal('murder'),
    killer: senatorSchema,
    victim: senatorSchema,
    cards: z.array(intrigueCardSchema).max(6)
  }),
  /** 9.423: the faction that may claim an exile who has been called back. */
  z.strictObject({ task: z.literal('claim-exile'), exile: senatorSchema, faction: factionSchema })
] as const
