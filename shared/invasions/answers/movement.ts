import { z } from 'zod'
import type { NavalOrder } from '../queries/march-orders/naval-order.ts'
import {
  choiceAnswer,
  formAnswer,
  leaderIdSchema,
  listOf,
  namedChoice,
  nationIdSchema,
  pieceIdSchema,
  provinceIdSchema,
  seaIdSchema,
  unitIdSchema,
  unitsAnswer,
  yesOrNo
} from './answer-parts.ts'

const stack = z.literal([1, 2])

/** XXV.A: one of a nation's naval stacks in a zone. */
export const navalStackSchema = z.strictObject({ nation: nationIdSchema, stack })
export type NavalStackKey = z.infer<typeof navalStackSchema>

const crossing = z.strictObject({
  from: provinceIdSchema,
  zones: listOf(seaIdSchema),
  to: provinceIdSchema,
  landing: z.boolean(),
  boats: z.boolean()
})

/** XXV: an order for fleets, or for pieces that go by sea. */
const navalOrder = z.discriminatedUnion('sort', [
  z.strictObject({ sort: z.literal('sail'), nation: nationIdSchema, zone: seaIdSchema, to: seaIdSchema }),
  z.strictObject({
    sort: z.literal('attack'),
    nation: nationIdSchema,
    zone: seaIdSchema,
    stack,
    enemy: navalStackSchema
  }),
  z.strictObject({
    sort: z.literal(['embark', 'ashore']),
    nation: nationIdSchema,
    leader: leaderIdSchema,
    province: provinceIdSchema,
    zone: seaIdSchema
  }),
  z.strictObject({ sort: z.literal(['carry', 'land']), nation: nationIdSchema, crossing })
]) satisfies z.ZodType<NavalOrder>

const march = z.strictObject({ march: z.strictObject({ from: provinceIdSchema, to: provinceIdSchema }) })

/** XVIII.A, XXII.A, XXV: an order for pieces. */
const move = z.union([
  z.literal('done'),
  march,
  z.strictObject({ redeploy: z.strictObject({ to: provinceIdSchema }) }),
  z.strictObject({ sea: navalOrder })
])
export const moveSchema = move
export type Move = z.infer<typeof move>

/** The provinces or waypoints of a march, up to its goal. Without a route the stack takes the shortest safe one. */
const route = listOf(provinceIdSchema).exactOptional()
const order = formAnswer({ move, pieces: listOf(pieceIdSchema), route })
export type MarchOrderValues = z.infer<typeof order>['values']

export const movementAnswers = {
  march: order,
  'campaign-march': order,
  'go-on': formAnswer({ move: z.union([z.literal(['go-on', 'stop']), march]), route }),
  'choose-campaigner': choiceAnswer(z.union([z.literal('done'), leaderIdSchema])),
  'campaign-again': yesOrNo,
  'break-through': namedChoice('overrun', 'force', 'stay'),
  'holding-units': unitsAnswer,
  'fighting-units': unitsAnswer,
  'excess-units': unitsAnswer,
  retreat: formAnswer({ to: provinceIdSchema, units: listOf(unitIdSchema).exactOptional() }),
  /** The units that go to each province, and those that retreat. */
  'make-room': z.strictObject({
    values: z.partialRecord(z.union([provinceIdSchema, z.literal('retreat')]), listOf(unitIdSchema))
  }),
  intercept: formAnswer({ pieces: listOf(pieceIdSchema) }),
  'interceptors-arrive': unitsAnswer,
  flee: formAnswer({ to: z.union([z.literal('stay'), provinceIdSchema]), pieces: listOf(pieceIdSchema) }),
  /** The pieces that stop in each province. */
  'leave-on-the-way': z.strictObject({ values: z.partialRecord(provinceIdSchema, listOf(pieceIdSchema)) }),
  'defend-foedus': yesOrNo,
  'next-battle': choiceAnswer(provinceIdSchema),
  'next-siege': choiceAnswer(provinceIdSchema)
}
