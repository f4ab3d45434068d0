import { z } from 'zod'
import type { Decision } from '../engine/decision.ts'
import type { WireChecks } from '../engine/wire-checks.ts'
import { nationIds } from './content/ids.ts'
import { isDecisionKind } from './decisions/decision-kinds.ts'
import type { InvasionsEvent } from './events.ts'
import type { Invasions } from './game-types.ts'
import { phases } from './sequence.ts'
import { scoreEntry, viewSchema } from './view-schema.ts'
import { sentences } from './words/sentences/index.ts'

/** The checks that the page makes on views, events and decisions of this game. */
export const wire: WireChecks<Invasions> = {
  view: viewSchema,
  facts: z.object({
    year: z.int(),
    phase: z.enum(phases),
    holders: z.string().exactOptional(),
    greatest: z
      .object({ nation: z.enum(nationIds), provinces: z.int() })
      .nullable()
      .exactOptional(),
    deed: scoreEntry.nullable().exactOptional()
  }),
  isEvent: (event): event is InvasionsEvent => Object.hasOwn(sentences, event.type),
  isDecision: (decision): decision is Decision<Invasions['Inquiry']> =>
    isDecisionKind(decision.kind) && typeof decision.about === 'object'
}
