import { z } from 'zod'
import type { FactionId } from '../campaign-options.ts'
import type { IntrigueCardId, LeaderId, SenatorId, WarId } from '../content/ids.ts'
import {
  factionSchema,
  gamesSchema,
  intrigueCardSchema,
  leaderSchema,
  MANY,
  senatorSchema,
  talentsSchema,
  warSchema
} from '../content-schemas.ts'
import { fleetKey, form, oneOf } from './shapes.ts'

/** 7.514: where a persuasion stands. */
export interface PersuasionStand {
  readonly by: SenatorId
  readonly target: SenatorId
  /** 7.51: oratory and influence less loyalty, with all money that has been put in. */
  readonly base: number
  readonly bribes: number
  readonly against: number
  readonly inFavour: number
}

export interface ForumAbouts {
  /** No. 8; 7.5: `cards` make the attempt unopposed, or peddle influence (7.36). */
  persuade: { readonly cards: readonly IntrigueCardId[] }
  /** No. 8; 7.512, 7.514: the first bribe and each raise; raising by nothing rolls. */
  bribe: PersuasionStand & { readonly isFirst: boolean; readonly talents: number }
  /** No. 9; 7.513 */
  'counter-bribe': PersuasionStand & { readonly purse: number; readonly mayHelp: boolean }
  /** No. 10; 7.4 */
  games: Record<string, never>
  /** 7.6: how much a senator spends to win a knight. */
  knight: Record<string, never>
  /** No. 11; 3: `best` is the highest bid so far. */
  bid: { readonly initiative: number; readonly best: number; readonly by: FactionId | null }
  /** No. 12: the top official chooses what a happening strikes. */
  'lost-fleets': { readonly count: number; readonly fleets: readonly number[] }
  'dying-leader': { readonly leaders: readonly LeaderId[] }
  'ended-war': { readonly wars: readonly WarId[] }
  'allied-fleets': { readonly wars: readonly WarId[]; readonly fleets: number }
}

export const forumAnswers = {
  persuade: oneOf(
    z.discriminatedUnion('do', [
      z.strictObject({
        do: z.literal('attempt'),
        by: senatorSchema,
        target: senatorSchema,
        with: intrigueCardSchema.nullable()
      }),
      /** 7.36: influence peddling draws a card of another's hand. */
      z.strictObject({ do: z.literal('peddle'), card: intrigueCardSchema, from: factionSchema }),
      z.strictObject({ do: z.literal('none') })
    ])
  ),
  bribe: form({ talents: talentsSchema }),
  'counter-bribe': form({ talents: talentsSchema, inFavour: z.boolean() }),
  games: oneOf(
    z.discriminatedUnion('do', [
      z.strictObject({ do: z.literal('hold'), by: senatorSchema, games: gamesSchema }),
      z.strictObject({ do: z.literal('none') })
    ])
  ),
  knight: form({ by: z.union([senatorSchema, z.literal('nobody')]), talents: talentsSchema }),
  bid: form({ by: z.union([senatorSchema, z.literal('nobody')]), talents: talentsSchema }),
  'lost-fleets': form({ fleets: z.array(fleetKey).max(MANY) }),
  'dying-leader': oneOf(leaderSchema),
  'ended-war': oneOf(z.union([warSchema, z.literal('none')])),
  'allied-fleets': oneOf(warSchema)
}
