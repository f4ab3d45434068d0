import { z } from 'zod'
import { choiceAnswer, formAnswer, listOf, unitIdSchema, unitsAnswer } from './answer-parts.ts'

/** XX.H: the first or second hit on a unit. The second eliminates an elite. */
const hit = z.strictObject({ unit: unitIdSchema, hit: z.literal([1, 2]) })
export type HitKey = z.infer<typeof hit>

const hits = formAnswer({ hits: listOf(hit) })
const oneUnit = choiceAnswer(unitIdSchema)

export const piecesAnswers = {
  'battle-losses': hits,
  'take-hits': hits,
  'lose-unit': oneUnit,
  'lose-units': unitsAnswer,
  'lost-raider': unitsAnswer,
  'revolt-loss': oneUnit,
  'unpaid-units': unitsAnswer,
  'vanished-people': oneUnit,
  defector: oneUnit
}
