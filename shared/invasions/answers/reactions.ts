import { z } from 'zod'
import { navalStack } from './movement.ts'
import { filledIn, listOf, oneNamed, oneOf, piece, province, someUnits, yesOrNo } from './parts.ts'

export const reactionsAnswers = {
  intercept: filledIn({ pieces: listOf(piece) }),
  'interceptors-arrive': someUnits,
  flee: filledIn({ to: z.union([z.literal('stay'), province]), pieces: listOf(piece) }),
  /** Who stops in which province. */
  'leave-on-the-way': z.strictObject({ values: z.partialRecord(province, listOf(piece)) }),
  'naval-interception': oneOf(z.union([z.literal('no'), navalStack])),
  'naval-battle': oneNamed('fight', 'refuse'),
  'carry-friends': yesOrNo,
  'carrying-stack': oneOf(navalStack),
  'cargo-lost': someUnits,
  'defend-foedus': yesOrNo
}
