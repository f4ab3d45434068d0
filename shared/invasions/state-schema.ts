import { z } from 'zod'
import { deckSchema, randomSchema } from '../engine/state-schema.ts'
import { nationIds } from './content/ids.ts'
import { allCards } from './queries/cards/deck-lists.ts'
import {
  isOnceStep,
  isSideStep,
  type NationStepId,
  type SideStepId,
  type StepId,
  sequence
} from './sequence.ts'
import { standingOrdersSchema } from './standing-orders.ts'
import type { InvasionsState } from './state.ts'
import { commonParts } from './view-schema.ts'

const { optionsSeen, nation, side, province, area, religion, grade, turn, some } = commonParts
const { unit, leader, nationSeen, relation, movement, naval, scoreEntry, thisTurn } = commonParts

/** Generous limits: no list in a real state comes near them. */
const MOST_TASKS = 200
const MOST_TIES = 1000
const MOST_NOTES = 5000

const knownCards: ReadonlySet<string> = new Set(allCards)
const card = z.string().refine((id) => knownCards.has(id), 'no such card')
const hand = z.array(card).max(allCards.length)
const deck = deckSchema(card)

const stepIds: ReadonlySet<unknown> = new Set(sequence.map(({ id }) => id))
const step = z.custom<StepId>((id) => stepIds.has(id), 'no such step')
const nationStep = step.refine((id): id is NationStepId => !isOnceStep(id) && !isSideStep(id))
const sideStep = step.refine((id): id is SideStepId => isSideStep(id))
const nations = z.array(nation).max(nationIds.length)
const leaders = z.array(z.string().max(80)).max(MOST_TASKS)

const task = z.discriminatedUnion('task', [
  z.strictObject({ task: z.enum(['turn', 'end-of-turn', 'march', 'stacking-check', 'end-of-activation']) }),
  z.strictObject({ task: z.literal('step'), step }),
  z.strictObject({ task: z.literal('nations'), step: nationStep, done: nations }),
  z.strictObject({ task: z.literal('sides'), step: sideStep, done: z.array(side).max(4) }),
  z.strictObject({ task: z.enum(['found-capital', 'after-attila']), nation }),
  z.strictObject({ task: z.literal('capital-fallen'), nation, by: nation, at: province }),
  z.strictObject({ task: z.literal('unit-stacks'), nations }),
  z.strictObject({
    task: z.literal('combat'),
    besieged: z.array(province).max(MOST_TASKS),
    campaignsLeft: z.int().min(0)
  }),
  z.strictObject({ task: z.literal('campaigns'), nations: nations.exactOptional(), done: leaders }),
  z.strictObject({
    task: z.literal('campaign'),
    nations: nations.exactOptional(),
    leader: z.string().max(80),
    number: z.int().min(0),
    of: z.int().min(0)
  })
])

/** A state between two tasks, as stored in a file or database. Strict: unknown fields are errors. */
export const stateSchema: z.ZodType<InvasionsState> = z.strictObject({
  agenda: z.array(task).max(MOST_TASKS),
  random: randomSchema,
  options: optionsSeen,
  turn: turn.min(1).max(12),
  lastTurn: turn.min(1).max(12),
  step: z.string().max(80),
  active: nations,
  movement: movement.nullable(),
  waysIn: z.record(z.string().max(80), z.strictObject({ from: province, into: province })).exactOptional(),
  naval,
  keptSieges: z.array(z.strictObject({ province, nation, leader: z.string().max(80) })).max(MOST_TIES),
  nations: z.record(nation, nationSeen.extend({ diplomacy: hand })),
  units: z.record(z.string().max(80), unit),
  placements: z.int(),
  leaders: z.record(z.string().max(80), leader),
  limites: some(province, z.strictObject({ nation, lost: z.boolean() })).exactOptional(),
  cities: some(
    province,
    z.strictObject({ level: z.union([z.literal(1), z.literal(2), z.literal(3)]), fortified: z.boolean() })
  ),
  control: some(province, nation),
  areaControl: some(area, nation),
  settledFrom: z.string().max(100_000),
  revolts: some(province, grade),
  raids: some(province, z.strictObject({ grade, turn, by: nation.exactOptional() })),
  plundered: some(province, card),
  heresies: some(area, z.strictObject({ grade, religion })),
  relations: z.array(relation).max(MOST_TIES),
  decks: z.strictObject({ events: deck, administration: deck, diplomacy: deck, plunder: deck }),
  hands: z.record(
    side,
    z.strictObject({
      events: hand,
      markers: hand,
      letsRollsStandOn: turn.exactOptional(),
      orders: standingOrdersSchema.exactOptional(),
      refused: z.record(z.string().max(80), z.number()).exactOptional(),
      passed: z
        .strictObject({ during: z.string().max(400), plays: z.array(z.string().max(200)).max(MOST_NOTES) })
        .exactOptional()
    })
  ),
  score: z.strictObject({
    sides: z.record(side, z.number()),
    nations: some(nation, z.number()),
    ledger: z.array(scoreEntry).max(MOST_NOTES).exactOptional()
  }),
  thisTurn,
  chronicle: z.array(z.string().max(200)).max(MOST_NOTES)
})
