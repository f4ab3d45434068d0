import { z } from 'zod'
import { navalStackSchema } from './movement.ts'
import { choiceAnswer, namedChoice, unitsAnswer, yesOrNo } from './parts.ts'

export const seaAnswers = {
  'naval-interception': choiceAnswer(z.union([z.literal('no'), navalStackSchema])),
  'naval-battle': namedChoice('fight', 'refuse'),
  'carry-friends': yesOrNo,
  'carrying-stack': choiceAnswer(navalStackSchema),
  'cargo-lost': unitsAnswer
}
