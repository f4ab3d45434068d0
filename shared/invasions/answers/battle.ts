import { z } from 'zod'
import { battleSideSchema, choiceAnswer, namedChoice, unitsAnswer, yesOrNo } from './answer-parts.ts'

/** XX.E: a die of a side, by its colour and its swords. Identical dice are one option. */
const die = z.strictObject({
  of: battleSideSchema,
  colour: z.enum(['white', 'black']),
  white: z.int(),
  red: z.int()
})
export type DieKey = z.infer<typeof die>

/** XXV.C: a naval die of a side, by its hits. */
const navalDie = z.strictObject({ of: battleSideSchema, hits: z.int() })
export type NavalDieKey = z.infer<typeof navalDie>

export const battleAnswers = {
  /** A die; under the advanced system the whole roll of a side. */
  'battle-reroll': choiceAnswer(z.union([z.literal('keep'), battleSideSchema, die])),
  'card-reroll': choiceAnswer(battleSideSchema),
  'naval-reroll': choiceAnswer(z.union([z.literal('keep'), navalDie])),
  'leader-option': namedChoice('keep', 'add', 'remove'),
  'voluntary-retreat': yesOrNo,
  'recover-units': unitsAnswer,
  'repair-units': unitsAnswer
}
