import { z } from 'zod'
import { choiceAnswer, provinceIdSchema, unitsAnswer, yesOrNo } from './answer-parts.ts'

export const raidsAnswers = {
  'raid-instead': choiceAnswer(z.union([z.literal('no-raid'), provinceIdSchema])),
  'raid-target': choiceAnswer(provinceIdSchema),
  'raiding-party': unitsAnswer,
  settle: yesOrNo,
  'plunder-caravan': yesOrNo
}
