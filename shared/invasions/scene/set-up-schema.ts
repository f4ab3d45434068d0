import { z } from 'zod'
import { knownId } from './document-names.ts'
import type { SetUp } from './set-up.ts'

const nation = knownId('nation')
const province = knownId('province')
const place = knownId('province or sea zone')
const turn = z.int()
const parties = z.tuple([nation, nation]).readonly()

const unit = z.strictObject({
  nation,
  kind: knownId('kind of unit'),
  at: place,
  count: z.int().min(1).exactOptional(),
  damaged: z.boolean().exactOptional(),
  controller: nation.exactOptional(),
  people: nation.exactOptional()
})

const leader = z.union(
  [
    z.strictObject({ id: knownId('leader'), at: place }),
    z.strictObject({ nation, intrinsic: z.literal(true), at: place })
  ],
  { error: 'say id and at, or nation, intrinsic and at' }
)

const nationSetUp = z.strictObject({
  status: z.enum(['barbarian', 'kingdom', 'empire']).exactOptional(),
  age: z.int().min(1).max(12).exactOptional(),
  decline: z.literal([0, 1, 2]).exactOptional(),
  treasury: z.int().min(0).exactOptional(),
  seat: z
    .strictObject({ kind: z.enum(['horde', 'capital']), at: province })
    .nullable()
    .exactOptional(),
  religion: knownId('religion').exactOptional(),
  active: z.boolean().exactOptional()
})

const city = z.strictObject({
  level: z.literal([1, 2, 3]).exactOptional(),
  fortified: z.boolean().exactOptional(),
  sacked: z.boolean().exactOptional()
})

const tie = { between: parties, since: turn.exactOptional() }
const mercenary = z.string().exactOptional()
const relation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal(['alliance', 'hostility']), ...tie }),
  z.strictObject({
    kind: z.literal('client'),
    ...tie,
    tribute: z.int().min(0).exactOptional(),
    until: z.literal('turn-end').exactOptional()
  }),
  z.strictObject({
    kind: z.literal('foedus'),
    ...tie,
    provinces: z.tuple([province, province]).readonly(),
    mercenary
  }),
  z.strictObject({ kind: z.literal('vassal'), ...tie, mercenary }),
  z.strictObject({ kind: z.literal('truce'), ...tie, binds: z.enum(['attack', 'neutral']) }),
  z.strictObject({ kind: z.literal('loan'), ...tie, unit: z.string() })
])

const hand = z.strictObject({
  events: z.array(z.string()).exactOptional(),
  diplomacy: z.array(z.strictObject({ nation, id: z.string() })).exactOptional()
})

/** A set-up from outside. Strict: unknown fields are errors. */
export const setUpSchema: z.ZodType<SetUp> = z.strictObject({
  clear: z.array(knownId('place to clear')).exactOptional(),
  units: z.array(unit).exactOptional(),
  leaders: z.array(leader).exactOptional(),
  nations: z.partialRecord(nation, nationSetUp).exactOptional(),
  control: z.partialRecord(province, nation.nullable()).exactOptional(),
  areas: z.partialRecord(knownId('Area'), nation.nullable()).exactOptional(),
  cities: z.partialRecord(province, city.nullable()).exactOptional(),
  revolts: z.partialRecord(province, z.enum(['-', '+']).nullable()).exactOptional(),
  relations: z.array(relation).exactOptional(),
  hands: z.partialRecord(knownId('side'), hand).exactOptional()
})
