import { z } from 'zod'
import { filledIn, listOf, oneOf, someUnits, unit } from './parts.ts'

/** XX.H: the first or second hit on a unit. The second eliminates an elite. */
const hit = z.strictObject({ unit, hit: z.literal([1, 2]) })
export type HitKey = z.infer<typeof hit>

const hits = filledIn({ hits: listOf(hit) })
const oneUnit = oneOf(unit)

export const lossesAnswers = {
  'battle-losses': hits,
  'take-hits': hits,
  'lose-unit': oneUnit,
  'lose-units': someUnits,
  'lost-raider': someUnits,
  'revolt-loss': oneUnit,
  'unpaid-units': someUnits,
  'vanished-people': oneUnit,
  defector: oneUnit
}
