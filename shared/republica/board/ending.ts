import { z } from 'zod'
import { factionSchema, senatorSchema } from '../content-schemas.ts'

/** 12.1: the ways to win, by their letters in the rulebook. */
export const routeIds = ['influence', 'rebellion', 'consul-for-life', 'collapse', 'last-card'] as const
/** 12.2: the ways in which all lose. */
export const defeatIds = ['four-wars', 'people-revolt', 'bankruptcy', 'rebel-overrun', 'no-senators'] as const

/** 12.31: whoever has won if Rome survives this turn. */
export const claimSchema = z.strictObject({
  route: z.enum(routeIds),
  faction: factionSchema,
  senator: senatorSchema.nullable()
})

/** 12: how the game ended. No winners: a draw (12.1A), or a defeat of all. */
export const endingSchema = z.strictObject({
  winners: z.array(factionSchema).max(6),
  route: z.enum(routeIds).nullable(),
  defeat: z.enum(defeatIds).nullable(),
  senator: senatorSchema.nullable()
})

export type RouteId = (typeof routeIds)[number]
export type DefeatId = (typeof defeatIds)[number]
export type Claim = z.infer<typeof claimSchema>
export type Ending = z.infer<typeof endingSchema>
