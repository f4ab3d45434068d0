import { z } from 'zod'

/** The game's name in saves and messages; the page needs it without the rules. */
export const GAME_ID = 'byzantion'

/** The circus factions, clockwise. */
export const demosIds = ['blues', 'greens', 'reds', 'whites'] as const
export type DemosId = (typeof demosIds)[number]

/** A single player is the emperor. */
export const sideIds = [...demosIds, 'justinian'] as const
export type SideId = (typeof sideIds)[number]

export const lengthIds = ['standard', 'marathon'] as const
export type LengthId = (typeof lengthIds)[number]

const optionsSchema = z.strictObject({
  /** People and computers together; one plays the solo game. */
  players: z.coerce.number().int().min(1).max(4).default(4),
  length: z.enum(lengthIds).default('standard')
})

/** Choices made before the first round. */
export type ByzantionOptions = z.infer<typeof optionsSchema>

/** Throws a readable error when the options are invalid. */
export function readOptions(input: unknown): ByzantionOptions {
  return optionsSchema.parse(input ?? {})
}

/** The sides, clockwise. */
export function sidesOf({ players }: Pick<ByzantionOptions, 'players'>): readonly SideId[] {
  return players === 1 ? ['justinian'] : demosIds.slice(0, players)
}
