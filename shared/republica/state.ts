import { z } from 'zod'
import { engineStateShape, randomSchema } from '../engine/state-schema.ts'
import { boardFields } from './board/index.ts'
import { cardListSchema, factionSchema, talentsSchema } from './content-schemas.ts'
import { taskSchema } from './tasks/index.ts'

/** The table, and what nobody or only one faction sees. */
const stateSchema = z.strictObject({
  ...engineStateShape,
  ...boardFields,
  agenda: z.array(taskSchema).max(100),
  random: randomSchema,
  /** The end is the top. */
  drawPile: cardListSchema,
  /** 7.3: unplayed cards. */
  hands: z.partialRecord(factionSchema, cardListSchema),
  /** 6.31, 6.32: faction treasuries. */
  purses: z.partialRecord(factionSchema, talentsSchema)
})

export type RepublicState = z.infer<typeof stateSchema>

/** Reads a stored state. Throws an error that names what is invalid. */
export function readState(input: unknown): RepublicState {
  return stateSchema.parse(input)
}
