import { z } from 'zod'
import { eraIds } from './content/ids.ts'

/** The game's name in saves and messages; the page needs it without the rules. */
export const GAME_ID = 'republica'

/** The six factions, clockwise, by the hills of Rome on which they meet. */
export const factionIds = ['palatine', 'capitoline', 'aventine', 'quirinal', 'caelian', 'esquiline'] as const
export type FactionId = (typeof factionIds)[number]

export const FEWEST_FACTIONS = 3

const optionsSchema = z.strictObject({
  /** People and computers together. */
  factions: z.coerce.number().int().min(FEWEST_FACTIONS).max(factionIds.length).default(factionIds.length),
  /** 11.21: the Republic that is played; later ones continue the deck of the earlier. */
  republic: z.enum(eraIds).default('early'),
  /** R1: `printed`: more than the number is needed; `classic`: the number itself is enough. */
  comparators: z.enum(['printed', 'classic']).default('printed'),
  /** 9.67: whether a consul for life must hold an office already. */
  officeForConsulForLife: z.enum(['required', 'not-required']).default('required'),
  /** 8.2, R10: what the approval vote does. */
  approvalVote: z.enum(['recorded', 'modifies-roll']).default('recorded'),
  /** 9.31, R11: knights may be won over by paying for them. */
  knights: z.enum(['off', 'classic']).default('off'),
  /** 5.2, 7.32, R2: where the concessions go of a senator who dies of age. */
  naturalDeathConcessions: z.enum(['to-faction', 'to-forum']).default('to-faction'),
  /** 7.513, R9: whether others may also add to a persuasion. */
  counterBribes: z.enum(['both-ways', 'resist-only']).default('both-ways')
})

/** Choices made before the first turn. */
export type RepublicOptions = z.infer<typeof optionsSchema>

export { optionsSchema }

/** Throws a readable error when the options are invalid. */
export function readOptions(input: unknown): RepublicOptions {
  return optionsSchema.parse(input ?? {})
}

/** The sides, clockwise. */
export function sidesOf({ factions }: Pick<RepublicOptions, 'factions'>): readonly FactionId[] {
  return factionIds.slice(0, factions)
}
