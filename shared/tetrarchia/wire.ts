import type { Decision } from '../engine/decision.ts'
import type { WireChecks } from '../engine/wire-checks.ts'
import { viewSchema } from './board-schema.ts'
import { isDecisionKind } from './decisions.ts'
import type { Tetrarchia } from './game-types.ts'
import { isTetrarchiaEvent } from './words/sentences.ts'

/** The checks that the page makes on views, events and decisions of this game. */
export const wire: WireChecks<Tetrarchia> = {
  view: viewSchema,
  isEvent: isTetrarchiaEvent,
  isDecision: (decision): decision is Decision<Tetrarchia['Inquiry']> =>
    isDecisionKind(decision.kind) && typeof decision.about === 'object'
}
