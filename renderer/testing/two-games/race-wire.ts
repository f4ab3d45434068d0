import { z } from 'zod'
import type { Decision } from '#shared/engine/decision.ts'
import type { Race, RaceEvent, RaceInquiry } from '#shared/engine/testing/river-race/types.ts'
import { answerSchemas, crews } from '#shared/engine/testing/river-race/types.ts'
import type { WireChecks } from '#shared/engine/wire-checks.ts'

const boat = z.strictObject({
  kind: z.enum(['canoe', 'raft']),
  at: z.int(),
  food: z.int(),
  purse: z.int().nullable(),
  hand: z.union([z.array(z.enum(['eddy', 'wind', 'rope'])), z.int()])
})

const eventTypes: Readonly<Record<RaceEvent['type'], true>> = {
  chose: true,
  loaded: true,
  moved: true,
  found: true,
  flooded: true,
  'pilot-hired': true,
  'channel-taken': true,
  'sluice-opened': true,
  'sluice-barred': true,
  raised: true,
  'card-sold': true,
  'deal-offered': true,
  'deal-made': true,
  'deal-refused': true,
  roll: true
}

export const raceWire: WireChecks<Race> = {
  view: z.strictObject({
    length: z.int(),
    turn: z.int(),
    winner: z.enum(crews).nullable(),
    cardsLeft: z.int(),
    boats: z.partialRecord(z.enum(crews), boat),
    promises: z.array(z.string())
  }),
  isEvent: (event): event is RaceEvent => Object.hasOwn(eventTypes, event.type),
  isDecision: (decision): decision is Decision<RaceInquiry> => Object.hasOwn(answerSchemas, decision.kind)
}
