import { z } from 'zod'
import { navalStack } from './movement.ts'
import { oneNamed, oneOf, someUnits, yesOrNo } from './parts.ts'

export const reactionsAnswers = {
  'naval-interception': oneOf(z.union([z.literal('no'), navalStack])),
  'naval-battle': oneNamed('fight', 'refuse'),
  'carry-friends': yesOrNo,
  'carrying-stack': oneOf(navalStack),
  'cargo-lost': someUnits
}
