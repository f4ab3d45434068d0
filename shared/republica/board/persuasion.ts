import { z } from 'zod'
import { factionSchema, senatorSchema, talentsSchema } from '../content-schemas.ts'

/** 7.514: the persuasion that is going on; null if none. All money named here has left its purse for good. */
export const persuasionSchema = z
  .strictObject({
    by: senatorSchema,
    target: senatorSchema,
    faction: factionSchema,
    /** 7.513: a card of seduction or blackmail keeps the others out. */
    isUnopposed: z.boolean(),
    isBlackmail: z.boolean(),
    bribes: talentsSchema,
    against: talentsSchema,
    inFavour: talentsSchema
  })
  .nullable()

export type Persuasion = NonNullable<z.infer<typeof persuasionSchema>>
