import { z } from 'zod'
import { isObject } from '../engine/json.ts'
import { scenarioChoiceSchema } from './campaign-options.ts'
import { nationIds, religionIds, sideIds, unitKindIds } from './content/ids.ts'
import { seatGroupsSchema } from './content/scenario-schema.ts'
import { scoreEntry } from './facts-schema.ts'
import { standingOrdersSchema } from './standing-orders.ts'
import type { InvasionsView } from './view.ts'
import type { FightView } from './view-fights.ts'
import type { AreaId } from './world/areas.ts'
import type { ProvinceId } from './world/provinces.ts'
import type { SeaId } from './world/seas.ts'
import { isAreaId, isProvinceId, isSeaId } from './world/world-queries.ts'

const fightKinds: readonly FightView['kind'][] = ['battle', 'siege', 'raid', 'naval', 'crossing']
const nation = z.enum(nationIds)
const side = z.enum(sideIds)
const religion = z.enum(religionIds)
const province = z.custom<ProvinceId>((id) => typeof id === 'string' && isProvinceId(id))
const area = z.custom<AreaId>((id) => typeof id === 'string' && isAreaId(id))
const sea = z.custom<SeaId>((id) => typeof id === 'string' && isSeaId(id))
const grade = z.enum(['-', '+'])
const turn = z.int()

/** A record with a value for some or all of the ids. */
const some = <Id extends z.core.$ZodRecordKey, Value extends z.ZodType>(id: Id, value: Value) =>
  z.partialRecord(id, value)

const cardsSeen = z.union([z.array(z.string()).readonly(), z.int().min(0)])

const unit = z.strictObject({
  id: z.string(),
  kind: z.enum(unitKindIds),
  nation,
  people: nation.exactOptional(),
  title: z.string().exactOptional(),
  from: turn.exactOptional(),
  until: turn.exactOptional(),
  controller: nation,
  at: z.union([province, sea, z.enum(['reserve', 'removed'])]),
  stack: z.union([z.literal(1), z.literal(2)]).exactOptional(),
  damaged: z.boolean()
})

const leader = z.strictObject({
  id: z.string(),
  nation,
  presence: z.enum(['waiting', 'in-play', 'gone']),
  at: z.union([province, sea]).nullable(),
  returnsOn: turn.nullable(),
  served: z.int(),
  inactiveUntil: z.enum(['activation-end', 'turn-end']).nullable()
})

const nationSeen = z.strictObject({
  presence: z.enum(['unborn', 'in-play', 'gone']),
  activity: z.enum(['active', 'inactive', 'raider']),
  status: z.enum(['barbarian', 'kingdom', 'empire']),
  age: z.int(),
  decline: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  treasury: z.number(),
  religion,
  seat: z.strictObject({ kind: z.enum(['horde', 'capital']), at: province }).nullable(),
  capitalLostOn: turn.nullable(),
  statusSince: turn,
  goldDue: z.number(),
  converted: z.boolean()
})

const two = <Part extends z.ZodType>(part: Part) => z.tuple([part, part])
const relation = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('alliance'),
    nations: two(nation),
    since: turn,
    until: z.literal('activations')
  }),
  z.strictObject({
    kind: z.literal('client'),
    patron: nation,
    client: nation,
    tribute: z.number(),
    since: turn,
    until: z.literal('turn-end').exactOptional()
  }),
  z.strictObject({
    kind: z.literal('foedus'),
    federator: nation,
    federate: nation,
    provinces: two(province),
    since: turn,
    mercenary: z.string().nullable()
  }),
  z.strictObject({
    kind: z.literal('vassal'),
    suzerain: nation,
    vassal: nation,
    since: turn,
    mercenary: z.string().nullable()
  }),
  z.strictObject({
    kind: z.literal('truce'),
    binds: z.enum(['attack', 'neutral']),
    by: nation,
    target: nation,
    since: turn
  }),
  z.strictObject({ kind: z.literal('hostility'), nations: two(nation), since: turn }),
  z.strictObject({
    kind: z.literal('loan'),
    lender: nation,
    borrower: nation,
    unit: z.string(),
    since: turn
  })
])

const march = z.strictObject({
  spent: z.number(),
  from: province,
  overStrait: z.boolean(),
  led: z.string().nullable(),
  halted: z.boolean(),
  bonus: z.number(),
  bridge: z.boolean(),
  boats: z.literal(true).exactOptional()
})

const movement = z.strictObject({
  nations: z.array(nation),
  campaign: z.string().nullable(),
  quiet: z.boolean(),
  marches: z.record(z.string(), march),
  mayRedeploy: z.boolean(),
  eluded: z.array(z.strictObject({ movers: z.array(z.string()), by: z.array(z.string()) })),
  terrorised: z.array(province),
  migrating: z.array(nation),
  attacking: z.array(nation),
  done: z.array(side)
})

const naval = z.strictObject({
  fleets: z.record(
    z.string(),
    z.strictObject({ spent: z.number(), transports: z.number(), met: z.number(), halted: z.boolean() })
  ),
  carried: z.array(z.string()),
  unwilling: z.array(nation)
})

const thisTurn = z.strictObject({
  activated: z.array(nation),
  invading: z.array(nation),
  calamities: some(nation, z.array(z.string())),
  bankrupt: z.array(nation),
  cannotAdminister: z.array(nation),
  foedusOffered: z.array(nation),
  foederaAgreed: z.array(z.strictObject({ federator: nation, federate: nation })).exactOptional(),
  recoveredAreas: z.array(area),
  caravan: z.strictObject({ province, bountiful: z.boolean() }).nullable(),
  recruited: some(nation, z.number()),
  effects: z.array(
    z.strictObject({
      effect: z.string(),
      nation: nation.exactOptional(),
      place: z.string().exactOptional(),
      amount: z.number().exactOptional()
    })
  )
})

/** Checks only the kind: the host builds the rest of a fight itself. */
const fight = z.custom<FightView>(
  (value) => isObject(value) && fightKinds.some((kind) => kind === value.kind)
)

/** A key of the dictionaries. The page finds a missing key when it renders the text. */
const score = z.strictObject({
  sides: z.record(side, z.number()),
  nations: some(nation, z.number()),
  ledger: z.array(scoreEntry)
})

const optionsSeen = z.strictObject({
  scenario: scenarioChoiceSchema,
  combat: z.enum(['basic', 'advanced']),
  seats: seatGroupsSchema.exactOptional()
})

const deck = z.strictObject({ left: z.int(), discarded: z.int() })

/** A view as the page receives it. Strict: a field that `viewOf` does not list is an error. */
export const viewSchema: z.ZodType<InvasionsView> = z.strictObject({
  viewer: side.nullable(),
  options: optionsSeen,
  turn,
  lastTurn: turn.min(1).max(12),
  step: z.string(),
  active: z.array(nation),
  playing: z.array(z.string()),
  following: z.array(z.string()),
  movement: movement.nullable(),
  naval,
  waysIn: z.record(z.string(), z.strictObject({ from: province, into: province })).exactOptional(),
  fights: z.array(fight),
  keptSieges: z.array(z.strictObject({ province, nation, leader: z.string() })),
  nations: z.record(nation, nationSeen),
  diplomacy: z.record(nation, cardsSeen),
  units: z.record(z.string(), unit),
  leaders: z.record(z.string(), leader),
  cities: some(
    province,
    z.strictObject({
      level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      fortified: z.boolean()
    })
  ),
  control: some(province, nation),
  areaControl: some(area, nation),
  revolts: some(province, grade),
  raids: some(province, z.strictObject({ grade, turn, by: nation.exactOptional() })),
  plundered: some(province, z.literal(true)),
  heresies: some(area, z.strictObject({ grade, religion })),
  relations: z.array(relation),
  decks: z.strictObject({ events: deck, administration: deck, diplomacy: deck, plunder: deck }),
  hands: z.record(
    side,
    z.strictObject({
      events: cardsSeen,
      markers: cardsSeen,
      orders: standingOrdersSchema.exactOptional()
    })
  ),
  score,
  thisTurn,
  chronicle: z.array(z.string())
})

/** Schema parts that the schema of the state shares. */
export const commonParts = {
  ...{ optionsSeen, nation, side, province, area, religion, grade, turn, some },
  ...{ unit, leader, nationSeen, relation, movement, naval, scoreEntry, thisTurn }
}
