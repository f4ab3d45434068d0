import { z } from 'zod'
import { administrationTypes } from '../content/cards/administration-types.ts'
import { religionIds } from '../content/ids.ts'
import {
  areaIdSchema,
  cardIdSchema,
  choiceAnswer,
  formAnswer,
  listOf,
  nationIdSchema,
  placeIdSchema,
  provinceIdSchema,
  unitIdSchema,
  unitKindIdSchema,
  yesOrNo
} from './answer-parts.ts'

/** XV.C: counters of a kind, of a people or with a printed title. */
const ware = z.strictObject({
  kind: unitKindIdSchema,
  people: nationIdSchema.exactOptional(),
  title: z.string().max(80).exactOptional()
})
export type WareKey = z.infer<typeof ware>

export const administrationAnswers = {
  'administration-type': choiceAnswer(z.enum(administrationTypes)),
  'administration-card': choiceAnswer(cardIdSchema),
  /** XV.B: `buy` lists a ware once for each counter bought. The form omits a field that has no options. */
  purchases: formAnswer({
    buy: listOf(ware).exactOptional(),
    repair: listOf(unitIdSchema).exactOptional(),
    fortify: listOf(provinceIdSchema).exactOptional(),
    limites: listOf(provinceIdSchema).exactOptional()
  }),
  /** The place of each unit. */
  'deploy-purchases': z.strictObject({ values: z.record(unitIdSchema, placeIdSchema) }),
  'suppress-revolt': choiceAnswer(z.union([z.literal('done'), provinceIdSchema])),
  'pay-or-mutiny': choiceAnswer(z.union([z.literal('pay'), provinceIdSchema])),
  'recover-sites': formAnswer({ sites: listOf(provinceIdSchema) }),
  convert: yesOrNo,
  'conversion-bonus': yesOrNo,
  'choose-religion': choiceAnswer(z.enum(religionIds)),
  'end-heresy': choiceAnswer(areaIdSchema)
}
