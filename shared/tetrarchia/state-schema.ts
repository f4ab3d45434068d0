import { z } from 'zod'
import { randomSchema } from '../engine/state-schema.ts'
import { armySchema, boardFields, emperorSchema } from './board-schema.ts'
import type { TetrarchiaState } from './state.ts'

const task = z.discriminatedUnion('task', [
  z.strictObject({ task: z.literal('threats') }),
  z.strictObject({ task: z.literal('fleets') }),
  z.strictObject({ task: z.literal('turn'), emperor: emperorSchema }),
  z.strictObject({ task: z.literal('action') }),
  z.strictObject({ task: z.literal('state-of-the-empire') }),
  z.strictObject({ task: z.literal('strike') }),
  z.strictObject({ task: z.literal('echo') }),
  z.strictObject({ task: z.literal('advance') }),
  z.strictObject({ task: z.literal('march'), army: armySchema })
])

const stateSchema: z.ZodType<TetrarchiaState> = z.strictObject({
  ...boardFields,
  agenda: z.array(task).max(20),
  random: randomSchema
})

/** Reads a stored state. Throws an error that names what is invalid. */
export function readState(input: unknown): TetrarchiaState {
  return stateSchema.parse(input)
}
