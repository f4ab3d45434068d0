import { z } from 'zod'
import { battleSide, oneNamed, oneOf, someUnits, yesOrNo } from './parts.ts'

/** XX.E: a die of a side, by its colour and its swords. Identical dice are one option. */
const die = z.strictObject({
  of: battleSide,
  colour: z.enum(['white', 'black']),
  white: z.int(),
  red: z.int()
})
export type DieKey = z.infer<typeof die>

/** XXV.C: a naval die of a side, by its hits. */
const navalDie = z.strictObject({ of: battleSide, hits: z.int() })
export type NavalDieKey = z.infer<typeof navalDie>

export const battleAnswers = {
  /** A die; under the advanced system the whole roll of a side. */
  'battle-reroll': oneOf(z.union([z.literal('keep'), battleSide, die])),
  'card-reroll': oneOf(battleSide),
  'naval-reroll': oneOf(z.union([z.literal('keep'), navalDie])),
  'leader-option': oneNamed('keep', 'add', 'remove'),
  'voluntary-retreat': yesOrNo,
  'recover-units': someUnits,
  'repair-units': someUnits
}
