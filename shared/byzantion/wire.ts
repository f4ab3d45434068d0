import { z } from 'zod'
import type { Decision } from '../engine/decision.ts'
import type { WireChecks } from '../engine/wire-checks.ts'
import { sideSchema } from './content-schemas.ts'
import { isDecisionKind } from './decisions.ts'
import type { Byzantion } from './game-types.ts'
import { cardList, missionList, soloEventSchema, soloSchema, tableFields } from './table-schema.ts'
import type { ByzantionView } from './view.ts'
import { isByzantionEvent } from './words/sentences.ts'

const viewSchema: z.ZodType<ByzantionView> = z.strictObject({
  ...tableFields,
  solo: soloSchema(soloEventSchema.nullable()),
  side: sideSchema.nullable(),
  own: z.strictObject({ hand: cardList, missions: missionList, pack: cardList }).nullable(),
  deckSize: z.int(),
  handSizes: z.partialRecord(sideSchema, z.int()),
  shownMissions: z.partialRecord(sideSchema, missionList).nullable()
})

/** The checks that the page makes on views, events and decisions of this game. */
export const wire: WireChecks<Byzantion> = {
  view: viewSchema,
  isEvent: isByzantionEvent,
  isDecision: (decision): decision is Decision<Byzantion['Inquiry']> =>
    isDecisionKind(decision.kind) && typeof decision.about === 'object'
}
