import { z } from 'zod'
import type { CardId, QuaestorId, SenatorId } from '../content/ids.ts'
import { cardSchema, senatorSchema } from '../content-schemas.ts'
import { oneOf } from './shapes.ts'

export interface SetUpAbouts {
  /** No. 1; 4.5, 7.2: `current` is the present leader. */
  leader: { readonly current: SenatorId | null }
  /** No. 2; 4.3 */
  quaestor: { readonly quaestor: QuaestorId; readonly consul: SenatorId }
  /** 4.7: concessions and statesmen of the first hand. */
  'opening-card': { readonly hand: readonly CardId[] }
}

export const setUpAnswers = {
  leader: oneOf(senatorSchema),
  quaestor: oneOf(senatorSchema),
  'opening-card': oneOf(
    z.discriminatedUnion('do', [
      /** `to`: the senator of a concession, null for a statesman. */
      z.strictObject({ do: z.literal('play'), card: cardSchema, to: senatorSchema.nullable() }),
      z.strictObject({ do: z.literal('done') })
    ])
  )
}
