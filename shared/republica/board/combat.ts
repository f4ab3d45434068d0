import { z } from 'zod'
import { armyIdSchema, warSchema } from '../content-schemas.ts'

/** 10: the combat phase, as far as it has come; null in other phases. */
export const combatSchema = z
  .strictObject({
    /** The armies that have still to fight, in the order in which they were sent. */
    waiting: z.array(armyIdSchema).max(30),
    /** 10.9: wars whose disaster and standoff numbers no longer count in this turn. */
    spent: z.array(warSchema).max(50),
    /** 10.72: wars against which a sea battle was fought in this turn: a fleet is enough to watch them. */
    naval: z.array(warSchema).max(50)
  })
  .nullable()

export type CombatState = z.infer<typeof combatSchema>
