import { z } from 'zod'
import type { NavalOrder } from '../queries/orders/naval-order.ts'
import {
  filledIn,
  leader,
  listOf,
  nation,
  oneNamed,
  oneOf,
  piece,
  province,
  sea,
  someUnits,
  unit,
  yesOrNo
} from './parts.ts'

const stack = z.literal([1, 2])

/** XXV.A: one of a nation's naval stacks in a zone. */
export const navalStack = z.strictObject({ nation, stack })
export type NavalStackKey = z.infer<typeof navalStack>

const crossing = z.strictObject({
  from: province,
  zones: listOf(sea),
  to: province,
  landing: z.boolean(),
  boats: z.boolean()
})

/** XXV: an order for fleets, or for pieces that go by sea. */
const navalOrder = z.discriminatedUnion('sort', [
  z.strictObject({ sort: z.literal('sail'), nation, zone: sea, to: sea }),
  z.strictObject({ sort: z.literal('attack'), nation, zone: sea, stack, enemy: navalStack }),
  z.strictObject({ sort: z.literal(['embark', 'ashore']), nation, leader, province, zone: sea }),
  z.strictObject({ sort: z.literal(['carry', 'land']), nation, crossing })
]) satisfies z.ZodType<NavalOrder>

const march = z.strictObject({ march: z.strictObject({ from: province, to: province }) })

/** XVIII.A, XXII.A, XXV: an order for pieces. */
const move = z.union([
  z.literal('done'),
  march,
  z.strictObject({ redeploy: z.strictObject({ to: province }) }),
  z.strictObject({ sea: navalOrder })
])
export const moveSchema = move
export type Move = z.infer<typeof move>

/** The provinces or waypoints of a march, up to its goal. Without a route the stack takes the shortest safe one. */
const route = listOf(province).exactOptional()
const order = filledIn({ move, pieces: listOf(piece), route })
export type OrderValues = z.infer<typeof order>['values']

export const movementAnswers = {
  march: order,
  'campaign-march': order,
  'go-on': filledIn({ move: z.union([z.literal(['go-on', 'stop']), march]), route }),
  'choose-campaigner': oneOf(z.union([z.literal('done'), leader])),
  'campaign-again': yesOrNo,
  'break-through': oneNamed('overrun', 'force', 'stay'),
  'holding-units': someUnits,
  'fighting-units': someUnits,
  'excess-units': someUnits,
  retreat: filledIn({ to: province, units: listOf(unit).exactOptional() }),
  /** The units that go to each province, and those that retreat. */
  'make-room': z.strictObject({
    values: z.partialRecord(z.union([province, z.literal('retreat')]), listOf(unit))
  }),
  intercept: filledIn({ pieces: listOf(piece) }),
  'interceptors-arrive': someUnits,
  flee: filledIn({ to: z.union([z.literal('stay'), province]), pieces: listOf(piece) }),
  /** The pieces that stop in each province. */
  'leave-on-the-way': z.strictObject({ values: z.partialRecord(province, listOf(piece)) }),
  'defend-foedus': yesOrNo,
  'next-battle': oneOf(province),
  'next-siege': oneOf(province)
}
