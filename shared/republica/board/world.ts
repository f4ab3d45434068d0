import { z } from 'zod'
import { countSchema, senatorSchema, warSchema } from '../content-schemas.ts'

/** 7.33: a war on the board. */
export const warStateSchema = z.strictObject({
  isActive: z.boolean(),
  /** 7.335: it gives no spoils. */
  isRevolt: z.boolean(),
  /** 7.334: at the end of the last combat phase no legion stood against it. */
  isUnprosecuted: z.boolean(),
  /** 10.12: its fleets are beaten. */
  isFleetBeaten: z.boolean(),
  /** A war that the Social War woke counts for itself only. */
  isUnmatched: z.boolean(),
  /** The order in which wars came, for 7.332. */
  order: countSchema
})

/** 7.34: an enemy leader on the board. `shelter`: the war of another type that has given him refuge. */
export const leaderStateSchema = z.strictObject({
  shelter: z.union([warSchema, z.literal(['next-war', 'all-wars'])]).nullable()
})

/** 9.62: a province on the board. */
export const provinceStateSchema = z.strictObject({
  isDeveloped: z.boolean(),
  governor: senatorSchema.nullable(),
  /** 9.621: years that remain of his term; 0 without a governor. */
  term: countSchema,
  /** 9.622: the turn in which he was elected. */
  electedIn: countSchema,
  /** 6.12: whether he has tried to take its income in this turn. */
  isPlundered: z.boolean(),
  /** 7.1: overrun by barbarians in this turn: no income. */
  isOverrun: z.boolean()
})

export type WarState = z.infer<typeof warStateSchema>
export type LeaderState = z.infer<typeof leaderStateSchema>
export type ProvinceState = z.infer<typeof provinceStateSchema>
