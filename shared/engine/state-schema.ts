import { z } from 'zod'
import { LONGEST_TEXT } from './decision.ts'

const wordSchema = z
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1)

/** Strict: rejects forced dice, which are for tests and never part of a campaign. */
export const randomSchema = z.strictObject({
  words: z.tuple([wordSchema, wordSchema, wordSchema, wordSchema]),
  moves: z.int().min(0)
})

const sideSchema = z.string().max(40)

/** The engine's optional fields of a state, for the schemas of games that use passes or promises. */
export const engineStateShape = {
  passing: z
    .record(
      sideSchema,
      z.record(
        z.string().max(60),
        z.union([z.literal('always'), z.strictObject({ phase: z.string().max(100) })])
      )
    )
    .exactOptional(),
  promises: z
    .array(
      z.strictObject({ by: sideSchema, to: z.array(sideSchema).max(20), words: z.string().max(LONGEST_TEXT) })
    )
    .max(1000)
    .exactOptional()
}

/** A generous bound for the cards in one pile. */
const MOST_CARDS = 1000

export function deckSchema<Card extends string>(card: z.ZodType<Card>) {
  const pile = z.array(card).max(MOST_CARDS)
  return z.strictObject({ drawPile: pile, discardPile: pile })
}
