import { z } from 'zod'
import { lengthIds } from './campaign-options.ts'
import { chestIds } from './content/chests.ts'
import { eventIds } from './content/events/index.ts'
import { soloEventIds } from './content/events/solo.ts'
import {
  areaSchema,
  cardSchema,
  goodSchema,
  goodsSchema,
  keimelionSchema,
  missionSchema,
  optionSchema,
  resourceSchema,
  sideSchema,
  substituteSchema,
  unitSchema
} from './content-schemas.ts'
import { actionIds, doxaSources, phaseIds, soloRankIds } from './table.ts'

const count = z.int().min(0).max(1000)
export const cardList = z.array(cardSchema).max(200)
export const missionList = z.array(missionSchema).max(30)
const outcome = z.enum(['completed', 'cancelled']).nullable()

const seat = z.strictObject({
  doxa: z.int().min(-1000).max(1000),
  sources: z.partialRecord(z.enum(doxaSources), z.int()),
  goods: z.record(goodSchema, count),
  dynamis: count,
  passed: z.boolean(),
  area: z.array(z.strictObject({ cards: cardList, marked: z.boolean() })).max(200),
  faceDown: cardList,
  intrigues: count,
  votesLed: count
})

const contribution = z.strictObject({
  side: sideSchema,
  gift: goodsSchema,
  substitutes: z.array(substituteSchema).max(10),
  size: count
})

const resolution = z.strictObject({
  contributions: z.array(contribution).max(4),
  isCompleted: z.boolean(),
  named: sideSchema.nullable(),
  challenge: z
    .array(z.strictObject({ side: sideSchema, amount: count, bonus: z.int() }))
    .max(4)
    .nullable()
})

const ending = z.strictObject({
  winners: z.array(sideSchema).max(4),
  scores: z.partialRecord(
    sideSchema,
    z.strictObject({ missions: z.partialRecord(missionSchema, z.int()), resources: count, cost: count })
  ),
  rank: z.enum(soloRankIds).nullable()
})

/** A solo event; `event` is the schema of its card, which a view may hide. */
export function soloSchema<Event>(event: z.ZodType<Event>) {
  return z
    .strictObject({
      events: z
        .array(
          z.strictObject({
            event,
            age: z.union([z.literal(1), z.literal(2), z.literal(3)]),
            isRevealed: z.boolean(),
            isPaid: z.boolean(),
            outcome
          })
        )
        .max(9),
      sealsUsed: z.array(keimelionSchema).max(4),
      hasSealed: z.boolean(),
      reserved: cardList
    })
    .nullable()
}

export const soloEventSchema = z.enum(soloEventIds)

/** The fields of the table that are the same in a state and in a view. */
export const tableFields = {
  length: z.enum(lengthIds),
  sides: z.array(sideSchema).max(4),
  ring: sideSchema,
  round: count,
  rounds: count,
  phase: z.enum(phaseIds),
  events: z
    .array(z.strictObject({ event: z.enum(eventIds), option: optionSchema.nullable(), outcome }))
    .max(9),
  seats: z.partialRecord(sideSchema, seat),
  offer: cardList,
  discardPile: cardList,
  market: z.array(resourceSchema).max(8),
  chests: z.partialRecord(keimelionSchema, z.enum(chestIds)),
  positions: z.partialRecord(keimelionSchema, sideSchema),
  map: z.record(areaSchema, z.partialRecord(unitSchema, count)),
  removed: cardList,
  votes: z
    .array(
      z.strictObject({
        side: sideSchema,
        option: optionSchema.nullable(),
        auctoritas: count,
        bonus: count,
        doubled: z.boolean()
      })
    )
    .max(4),
  voteShift: z.int(),
  current: z
    .strictObject({ side: sideSchema, action: z.enum(actionIds).nullable(), isFree: z.boolean() })
    .nullable(),
  pending: z.array(z.strictObject({ side: sideSchema, card: cardSchema })).max(20),
  resolution: resolution.nullable(),
  ending: ending.nullable()
}
