import { z } from 'zod'
import { armyIdSchema, countSchema, factionSchema, senatorSchema } from '../content-schemas.ts'

/** 11: the civil war; null in peace. */
export const civilWarSchema = z
  .strictObject({
    faction: factionSchema,
    /** 11.2: the rebel. */
    rebel: senatorSchema,
    /** 11.22: those of his faction who have joined him. */
    secondaries: z.array(senatorSchema).max(40),
    army: armyIdSchema,
    /** The turn in which it began. */
    since: countSchema
  })
  .nullable()

export type CivilWar = NonNullable<z.infer<typeof civilWarSchema>>
