import { z } from 'zod'
import {
  choiceAnswer,
  formAnswer,
  listOf,
  nationIdSchema,
  provinceIdSchema,
  unitIdSchema,
  unitsAnswer,
  yesOrNo
} from './answer-parts.ts'

/** XXVIII.A: the two provinces of a Foedus. */
const grant = z.strictObject({ provinces: z.tuple([provinceIdSchema, provinceIdSchema]).readonly() })

export const relationsAnswers = {
  'set-attitudes': formAnswer({ nations: listOf(nationIdSchema) }),
  'declare-hostility': formAnswer({ nations: listOf(nationIdSchema) }),
  'offer-foedus': choiceAnswer(z.union([z.literal('none'), grant])),
  'choose-grant': choiceAnswer(grant),
  'accept-foedus': yesOrNo,
  'break-foedus': yesOrNo,
  'try-to-break-foedus': yesOrNo,
  'inherit-foedus': yesOrNo,
  'place-horde': choiceAnswer(provinceIdSchema),
  'settle-foedus': formAnswer({ first: listOf(unitIdSchema), second: listOf(unitIdSchema) }),
  'accept-alliance': yesOrNo,
  'leave-suzerain': yesOrNo,
  rebel: yesOrNo,
  'break-vassalage': yesOrNo,
  'lend-mercenary': choiceAnswer(unitIdSchema),
  'place-mercenary': choiceAnswer(provinceIdSchema),
  'take-back-mercenary': choiceAnswer(provinceIdSchema),
  'lend-to-kin': choiceAnswer(z.union([z.literal('none'), unitIdSchema])),
  'treaty-province': choiceAnswer(provinceIdSchema),
  'treaty-garrison': unitsAnswer
}
