import { z } from 'zod'
import { areas } from '../world/areas.ts'
import { provinces } from '../world/provinces.ts'

const points = z.int().positive()

/** V.B: a province or an Area, and what it scores. */
export const objectiveSchema = z.union([
  z.strictObject({ province: z.enum(provinces.map(({ id }) => id)), points }),
  z.strictObject({ area: z.enum(areas.map(({ id }) => id)), points })
])
export type Objective = z.infer<typeof objectiveSchema>
