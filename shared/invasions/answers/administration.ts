import { z } from 'zod'
import { administrationTypes } from '../content/cards/schema.ts'
import { religionIds } from '../content/ids.ts'
import {
  area,
  card,
  filledIn,
  listOf,
  nation,
  oneOf,
  place,
  province,
  unit,
  unitKind,
  yesOrNo
} from './parts.ts'

/** XV.C: counters of a kind, of a people or with a printed title. */
const ware = z.strictObject({
  kind: unitKind,
  people: nation.exactOptional(),
  title: z.string().max(80).exactOptional()
})
export type WareKey = z.infer<typeof ware>

export const administrationAnswers = {
  'administration-type': oneOf(z.enum(administrationTypes)),
  'administration-card': oneOf(card),
  /** XV.B: `buy` lists a ware once for each counter bought. The form omits a field that has no options. */
  purchases: filledIn({
    buy: listOf(ware).exactOptional(),
    repair: listOf(unit).exactOptional(),
    fortify: listOf(province).exactOptional(),
    limites: listOf(province).exactOptional()
  }),
  /** The place of each unit. */
  'deploy-purchases': z.strictObject({ values: z.record(unit, place) }),
  'suppress-revolt': oneOf(z.union([z.literal('done'), province])),
  'pay-or-mutiny': oneOf(z.union([z.literal('pay'), province])),
  'recover-sites': filledIn({ sites: listOf(province) }),
  convert: yesOrNo,
  'conversion-bonus': yesOrNo,
  'choose-religion': oneOf(z.enum(religionIds)),
  'end-heresy': oneOf(area)
}
