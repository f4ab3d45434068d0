import { z } from 'zod'
import { landTypes } from '../queries/unit-types.ts'
import { area, filledIn, listOf, nation, oneOf, piece, province, unitKind, yesOrNo } from './parts.ts'

const landType = z.enum(landTypes)

export const realmAnswers = {
  'found-kingdom': yesOrNo,
  'place-capital': oneOf(province),
  'grow-city': oneOf(province),
  'place-leader': oneOf(province),
  'leader-succeeds': oneOf(province),
  'levy-kind': oneOf(unitKind),
  'levy-type': oneOf(landType),
  'levy-unit': oneOf(unitKind),
  /** XXIX.F: a unit of this kind, or a random unit of this type. */
  'vassal-levy': oneOf(z.union([z.strictObject({ kind: unitKind }), z.strictObject({ type: landType })])),
  displacement: filledIn({ to: province, pieces: listOf(piece) }),
  'strongest-neighbour': oneOf(nation),
  'limes-follows-border': oneOf(z.union([z.literal('stay'), province])),
  'pick-area': oneOf(area),
  'revolt-province': oneOf(province),
  'shaken-city': oneOf(province),
  'reunite-empire': yesOrNo,
  'unite-nations': yesOrNo
}
