import { z } from 'zod'
import { sideIds } from './content/ids.ts'
import { scenarioSchema, seatGroupsSchema } from './content/scenario-schema.ts'
import { scenarioIds } from './content/scenarios/index.ts'

/** One of the game's scenarios, or the player's own as a document. */
export const scenarioChoiceSchema = z.union([z.enum(scenarioIds), scenarioSchema])

const optionsSchema = z.strictObject({
  scenario: scenarioChoiceSchema.default('350'),
  combat: z.enum(['basic', 'advanced']).default('basic'),
  /** The sides that people play. They start with the default standing orders (see `standing-orders.ts`). */
  people: z.array(z.enum(sideIds)).max(sideIds.length).exactOptional(),
  /** People start with the present default orders; absent: with those of earlier versions (`standing-orders.ts`). */
  asking: z.literal('seldom').exactOptional(),
  /** V.C: who plays together and wins together; absent: as the scenario says. */
  seats: seatGroupsSchema.exactOptional()
})

/** Choices made before the first turn. */
export type CampaignOptions = Readonly<z.infer<typeof optionsSchema>>

/** Throws a readable error when the options are invalid. */
export function readOptions(input: unknown): CampaignOptions {
  return optionsSchema.parse(input ?? {})
}

/** Four sides, whatever the options. */
export function sidesOf() {
  return sideIds
}

/** Notes which sides people play: the game asks people less often than computer players. */
export function withPeople(options: CampaignOptions, sides: readonly string[]): CampaignOptions {
  return { ...options, people: sideIds.filter((side) => sides.includes(side)), asking: 'seldom' }
}
