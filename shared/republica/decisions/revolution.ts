import { z } from 'zod'
import type { CardId, SenatorId } from '../content/ids.ts'
import { cardSchema, senatorSchema, talentsSchema } from '../content-schemas.ts'
import { form, oneOf, yesOrNo } from './shapes.ts'

export interface RevolutionAbouts {
  /** No. 32; 11.1: `excess`: cards above the limit, which must go. */
  'play-hand': { readonly hand: readonly CardId[]; readonly excess: number }
  /** No. 33; 11.2: a victorious commander; `sure` of his legions follow him, the `others` must be sounded. */
  command: {
    readonly army: number
    readonly commander: SenatorId
    readonly sure: readonly number[]
    readonly others: readonly number[]
  }
  /** No. 33; 11.21: money for legions before their dice; `follows`: the least number that follows. */
  'legion-bribes': {
    readonly commander: SenatorId
    readonly master: SenatorId | null
    readonly talents: number
    readonly masterTalents: number
    readonly legions: number
    readonly follows: number
  }
  /** 11.21: whether the Master of the Horse opens his purse. */
  'lend-purse': { readonly master: SenatorId; readonly commander: SenatorId; readonly talents: number }
  /** No. 33; 11.2: the legions have spoken. `rival` is a rebel who has declared himself before. */
  rebel: {
    readonly army: number
    readonly commander: SenatorId
    readonly legions: readonly number[]
    readonly strength: number
    readonly rival: SenatorId | null
  }
  /** No. 34; 11.22 */
  'join-revolt': { readonly rebel: SenatorId; readonly senators: readonly SenatorId[] }
}

export const revolutionAnswers = {
  'play-hand': oneOf(
    z.discriminatedUnion('do', [
      /** `to`: the senator of a concession, null for a statesman. */
      z.strictObject({ do: z.literal('play'), card: cardSchema, to: senatorSchema.nullable() }),
      z.strictObject({ do: z.literal('discard'), card: cardSchema }),
      z.strictObject({ do: z.literal('done') })
    ])
  ),
  command: oneOf(z.enum(['lay-down', 'sound-legions'])),
  'legion-bribes': form({ own: talentsSchema, master: talentsSchema }),
  'lend-purse': yesOrNo,
  rebel: yesOrNo,
  'join-revolt': form({ senators: z.array(senatorSchema).max(40) })
}
