import { z } from 'zod'
import { armyIdSchema, countSchema, provinceSchema, senatorSchema, warSchema } from '../content-schemas.ts'

/** Where a legion or fleet is: in Italy, with an army, or the garrison of a province. */
const placeSchema = z.discriminatedUnion('in', [
  z.strictObject({ in: z.literal('italy') }),
  z.strictObject({ in: z.literal('army'), army: armyIdSchema }),
  z.strictObject({ in: z.literal('province'), province: provinceSchema })
])

/** 9.64, 10.5: one legion. */
export const legionSchema = z.strictObject({
  /** 1 to 25, its counter. */
  id: z.int().min(1).max(25),
  place: placeSchema,
  isVeteran: z.boolean(),
  /** 10.5: the senator whom a veteran legion obeys. */
  loyalTo: senatorSchema.nullable()
})

/** 9.64: one fleet. Allied fleets have numbers above 25, and stay until their war is over. */
export const fleetSchema = z.strictObject({
  id: z.int().min(1).max(100),
  place: placeSchema,
  ally: warSchema.nullable()
})

/** A force that the Senate has sent, or that has risen against it. */
export const armySchema = z.strictObject({
  id: armyIdSchema,
  /** 10.2: null when he has fallen; the force waits for another. */
  commander: senatorSchema.nullable(),
  /** 9.93: who rides beside the Dictator. */
  masterOfHorse: senatorSchema.nullable(),
  /** The war it was sent to; `rebel`: sent against the rebel. `rebellion`: it is the rebel's own. `home`: its war is won. */
  against: z.union([warSchema, z.literal(['rebel', 'rebellion', 'home'])]),
  /** 10.7: turns of combat that it has fought without a victory. */
  campaigns: countSchema
})

export type Legion = z.infer<typeof legionSchema>
export type Fleet = z.infer<typeof fleetSchema>
export type Army = z.infer<typeof armySchema>
export type ArmyId = Army['id']
export type ForcePlace = Legion['place']
