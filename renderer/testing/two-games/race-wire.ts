import { z } from 'zod'
import type { Decision } from '#shared/engine/decision.ts'
import type { Race, RaceEvent, RaceInquiry } from '#shared/engine/testing/river-race/types.ts'
import { crews } from '#shared/engine/testing/river-race/types.ts'
import type { Wire } from '#shared/engine/wire.ts'

const boat = z.strictObject({
  kind: z.enum(['canoe', 'raft']),
  at: z.int(),
  food: z.int(),
  hand: z.union([z.array(z.enum(['eddy', 'wind', 'rope'])), z.int()])
})

const eventTypes: Readonly<Record<RaceEvent['type'], true>> = {
  chose: true,
  loaded: true,
  moved: true,
  found: true,
  flooded: true,
  roll: true
}
const kinds: Readonly<Record<RaceInquiry['kind'], true>> = { boat: true, load: true, way: true }

export const raceWire: Wire<Race> = {
  view: z.strictObject({
    length: z.int(),
    turn: z.int(),
    winner: z.enum(crews).nullable(),
    cardsLeft: z.int(),
    boats: z.partialRecord(z.enum(crews), boat)
  }),
  facts: z.strictObject({ longest: z.int() }),
  isEvent: (event): event is RaceEvent => Object.hasOwn(eventTypes, event.type),
  isDecision: (decision): decision is Decision<RaceInquiry> => Object.hasOwn(kinds, decision.kind)
}
