import { z } from 'zod'
import type { Decision } from '../engine/decision.ts'
import type { WireChecks } from '../engine/wire-checks.ts'
import { boardFields } from './board/index.ts'
import { cardListSchema, factionSchema, talentsSchema } from './content-schemas.ts'
import { isDecisionKind } from './decisions/index.ts'
import type { Republica } from './game-types.ts'
import type { RepublicView } from './view.ts'
import { isRepublicEvent } from './words/sentences/index.ts'

const viewSchema: z.ZodType<RepublicView> = z.strictObject({
  ...boardFields,
  side: factionSchema.nullable(),
  own: z.strictObject({ hand: cardListSchema, purse: talentsSchema }).nullable(),
  deckSize: z.int(),
  handSizes: z.partialRecord(factionSchema, z.int())
})

/** The checks that the page makes on views, events and decisions of this game. */
export const wire: WireChecks<Republica> = {
  view: viewSchema,
  isEvent: isRepublicEvent,
  isDecision: (decision): decision is Decision<Republica['Inquiry']> =>
    isDecisionKind(decision.kind) && typeof decision.about === 'object'
}
