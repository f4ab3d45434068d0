import type { Decision } from '../engine/decision.ts'
import type { WireChecks } from '../engine/wire-checks.ts'
import { isDecisionKind } from './decisions/decision-kinds.ts'
import type { InvasionsEvent } from './events.ts'
import type { Invasions } from './game-types.ts'
import { viewSchema } from './view-schema.ts'
import { sentences } from './words/sentences/index.ts'

/** The checks that the page makes on views, events and decisions of this game. */
export const wire: WireChecks<Invasions> = {
  view: viewSchema,
  isEvent: (event): event is InvasionsEvent => Object.hasOwn(sentences, event.type),
  isDecision: (decision): decision is Decision<Invasions['Inquiry']> =>
    isDecisionKind(decision.kind) && typeof decision.about === 'object'
}
