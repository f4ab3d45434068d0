import { z } from 'zod'

/** For games to read states that come from outside: what the engine itself keeps in them. */

const wordSchema = z
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1)

/** Strict: faces that come up before any random ones are for tests, never for a campaign. */
export const randomSchema = z.strictObject({
  words: z.tuple([wordSchema, wordSchema, wordSchema, wordSchema]),
  moves: z.int().min(0)
})

/** No game comes near so many cards in one pile. */
const MOST_CARDS = 1000

export function deckSchema<Card extends string>(card: z.ZodType<Card>) {
  const pile = z.array(card).max(MOST_CARDS)
  return z.strictObject({ drawPile: pile, discardPile: pile })
}
