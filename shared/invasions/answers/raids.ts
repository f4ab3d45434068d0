import { z } from 'zod'
import { oneOf, province, someUnits, yesOrNo } from './parts.ts'

export const raidsAnswers = {
  'raid-instead': oneOf(z.union([z.literal('no-raid'), province])),
  'raid-target': oneOf(province),
  'raiding-party': someUnits,
  settle: yesOrNo,
  'plunder-caravan': yesOrNo
}
