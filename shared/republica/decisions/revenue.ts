import { z } from 'zod'
import type { FactionId } from '../campaign-options.ts'
import type { ConcessionId, ProvinceId, SenatorId } from '../content/ids.ts'
import { factionSchema, MANY, senatorSchema, talentsSchema } from '../content-schemas.ts'
import { fleetKey, form, legionKey, oneOf } from './shapes.ts'

export interface RevenueAbouts {
  /** No. 3; 6.12: before the roll. */
  'provincial-income': { readonly governor: SenatorId; readonly province: ProvinceId }
  /** No. 4: a drought lets the holder sell his grain dear. */
  grain: { readonly senator: SenatorId; readonly concession: ConcessionId; readonly times: number }
  /** No. 5; 6.13, 11.3: which units the rebel keeps; `cost` is that of each but his own veterans. */
  'rebel-upkeep': {
    readonly rebel: SenatorId
    readonly legions: readonly number[]
    readonly free: readonly number[]
    readonly fleets: readonly number[]
    readonly cost: number
    readonly talents: number
  }
  /** No. 6; 6.22: `due` is what the State still has to pay, `treasury` what it has. */
  contribute: { readonly treasury: number; readonly due: number; readonly purse: number }
  /** No. 7; 6.3 */
  redistribute: { readonly purse: number }
  /** 9.83: who gets the open bodyguard. */
  guard: { readonly senators: readonly SenatorId[] }
}

/** 6.31: a senator's personal treasury, or the treasury of a faction. */
export const purseSchema = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('senator'), senator: senatorSchema }),
  z.strictObject({ of: z.literal('faction'), faction: factionSchema })
])
export type Purse = z.infer<typeof purseSchema>

/** 6.22: a gift to the State. It is given only if the others give as much as the condition says. */
const giftSchema = z.strictObject({
  from: purseSchema,
  talents: z.int().min(1).max(10_000)
})
const conditionSchema = z.strictObject({
  /** What this faction, or all others together, must give at least. */
  of: z.union([factionSchema, z.literal('others')]),
  talents: z.int().min(1).max(10_000)
})
export type Gift = z.infer<typeof giftSchema>
export type GiftCondition = z.infer<typeof conditionSchema>

/** 6.3: money that changes hands. */
const transferSchema = z.strictObject({
  from: purseSchema,
  to: purseSchema,
  talents: z.int().min(1).max(10_000)
})
export type Transfer = z.infer<typeof transferSchema>

export const revenueAnswers = {
  'provincial-income': oneOf(z.enum(['take', 'leave'])),
  grain: oneOf(z.enum(['plain', 'dear'])),
  'rebel-upkeep': form({
    legions: z.array(legionKey).max(25),
    fleets: z.array(fleetKey).max(MANY),
    /** What the personal treasuries of the rebels pay first, in this order; the faction's treasury pays the rest. */
    fromPurse: talentsSchema
  }),
  contribute: form({
    gifts: z.array(giftSchema).max(MANY),
    conditions: z.array(conditionSchema).max(6)
  }),
  redistribute: form({ transfers: z.array(transferSchema).max(MANY) }),
  guard: oneOf(senatorSchema)
}

export type Pledge = Readonly<Partial<Record<FactionId, z.infer<typeof revenueAnswers.contribute>['values']>>>
