import { z } from 'zod'
import { landTypes } from '../queries/pieces/unit-types.ts'
import {
  areaIdSchema,
  choiceAnswer,
  formAnswer,
  listOf,
  nationIdSchema,
  pieceIdSchema,
  provinceIdSchema,
  unitKindIdSchema,
  yesOrNo
} from './answer-parts.ts'

const landType = z.enum(landTypes)

export const timeAnswers = {
  'found-kingdom': yesOrNo,
  'place-capital': choiceAnswer(provinceIdSchema),
  'grow-city': choiceAnswer(provinceIdSchema),
  'place-leader': choiceAnswer(provinceIdSchema),
  'leader-succeeds': choiceAnswer(provinceIdSchema),
  'levy-kind': choiceAnswer(unitKindIdSchema),
  'levy-type': choiceAnswer(landType),
  'levy-unit': choiceAnswer(unitKindIdSchema),
  /** XXIX.F: a unit of this kind, or a random unit of this type. */
  'vassal-levy': choiceAnswer(
    z.union([z.strictObject({ kind: unitKindIdSchema }), z.strictObject({ type: landType })])
  ),
  displacement: formAnswer({ to: provinceIdSchema, pieces: listOf(pieceIdSchema) }),
  'strongest-neighbour': choiceAnswer(nationIdSchema),
  'limes-follows-border': choiceAnswer(z.union([z.literal('stay'), provinceIdSchema])),
  'pick-area': choiceAnswer(areaIdSchema),
  'revolt-province': choiceAnswer(provinceIdSchema),
  'shaken-city': choiceAnswer(provinceIdSchema),
  'reunite-empire': yesOrNo,
  'unite-nations': yesOrNo
}
