import { z } from 'zod'
import { sideIds } from './content/ids.ts'

const optionsSchema = z.strictObject({
  scenario: z.literal('350').default('350'),
  combat: z.enum(['basic', 'advanced']).default('basic'),
  /** The sides that people play: they begin with the usual orders (see `standing-orders.ts`). */
  people: z.array(z.enum(sideIds)).max(sideIds.length).exactOptional()
})

/** What is settled before the first turn. */
export type CampaignOptions = Readonly<z.infer<typeof optionsSchema>>

/** The game's name in saves and messages; the page needs it without the rules. */
export const GAME_ID = 'invasions'

/** Throws a readable error when the options make no sense. */
export function readOptions(input: unknown): CampaignOptions {
  return optionsSchema.parse(input ?? {})
}

/** Four sides, whatever the options. */
export function sidesOf() {
  return sideIds
}

/** Who sits at the table is known: people are asked less often than the computer. */
export function forPeople(options: CampaignOptions, sides: readonly string[]): CampaignOptions {
  return { ...options, people: sideIds.filter((side) => sides.includes(side)) }
}
