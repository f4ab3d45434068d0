import { z } from 'zod'
import { choiceAnswer, namedChoice, unitsAnswer, yesOrNo } from './answer-parts.ts'
import { navalStackSchema } from './movement.ts'

export const seaAnswers = {
  'naval-interception': choiceAnswer(z.union([z.literal('no'), navalStackSchema])),
  'naval-battle': namedChoice('fight', 'refuse'),
  'carry-friends': yesOrNo,
  'carrying-stack': choiceAnswer(navalStackSchema),
  'cargo-lost': unitsAnswer
}
