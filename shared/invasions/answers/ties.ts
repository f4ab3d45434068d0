import { z } from 'zod'
import { filledIn, listOf, nation, oneOf, province, someUnits, unit, yesOrNo } from './parts.ts'

/** XXVIII.A: the two provinces of a Foedus. */
const grant = z.strictObject({ provinces: z.tuple([province, province]).readonly() })

export const tiesAnswers = {
  'declare-hostility': filledIn({ nations: listOf(nation) }),
  'offer-foedus': oneOf(z.union([z.literal('none'), grant])),
  'choose-grant': oneOf(grant),
  'accept-foedus': yesOrNo,
  'break-foedus': yesOrNo,
  'try-to-break-foedus': yesOrNo,
  'inherit-foedus': yesOrNo,
  'place-horde': oneOf(province),
  'settle-foedus': filledIn({ first: listOf(unit), second: listOf(unit) }),
  'accept-alliance': yesOrNo,
  'leave-suzerain': yesOrNo,
  rebel: yesOrNo,
  'break-vassalage': yesOrNo,
  'lend-mercenary': oneOf(unit),
  'place-mercenary': oneOf(province),
  'take-back-mercenary': oneOf(province),
  'lend-to-kin': oneOf(z.union([z.literal('none'), unit])),
  'treaty-province': oneOf(province),
  'treaty-garrison': someUnits
}
