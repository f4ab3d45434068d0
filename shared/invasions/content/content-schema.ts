import { z } from 'zod'
import { areas } from '../world/areas.ts'
import { provinces } from '../world/provinces.ts'
import { nationIds, priceListIds, religionIds, sideIds, specialRuleIds, unitKindIds } from './ids.ts'
import { objectiveSchema } from './objective-schema.ts'
import { provenanceSchema } from './provenance.ts'

const turn = z.int().min(1).max(12)
const count = z.int().positive()
const text = z.string().min(1)
const provinceId = z.enum(provinces.map((province) => province.id))
const areaId = z.enum(areas.map((area) => area.id))

const nameSchema = z.strictObject({ en: text, es: text, la: text })
const wordsSchema = z.strictObject({ en: text, es: text })

const sideId = z.enum(sideIds)
const nationId = z.enum(nationIds)
const unitKindId = z.enum(unitKindIds)
const hookId = z.enum(specialRuleIds)
const religionId = z.enum(religionIds)

export const specialRuleTextSchema = z.strictObject({ id: hookId, section: text, en: text, es: text })
export type SpecialRuleText = z.infer<typeof specialRuleTextSchema>

export const sideSchema = z.strictObject({
  id: sideId,
  name: nameSchema,
  revolt: z.tuple([z.int(), z.int()]).readonly(),
  provenance: provenanceSchema
})
export type Side = z.infer<typeof sideSchema>

/** V.B: points outside the scoring turns, each once per game. */
export const awardSchema = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('sack'), province: provinceId, points: count }),
  z.strictObject({ for: z.literal('submission'), nation: nationId, points: count }),
  z.strictObject({ for: z.literal('kingdom'), area: areaId, points: count }),
  z.strictObject({ for: z.literal('objectives'), turn })
])
export type Award = z.infer<typeof awardSchema>

/** XXVII: a minor independent Kingdom. `permanent`: an Alliance card makes it a client for good (XXX.B). */
const minorKingdomSchema = z.strictObject({ tribute: z.int().min(0).max(2), permanent: z.boolean() })

export const nationSchema = z.strictObject({
  id: nationId,
  card: z.boolean(),
  side: sideId,
  people: z.enum(['germanic', 'nomad', 'raider', 'roman', 'slav', 'other']),
  name: nameSchema,
  religion: religionId,
  /** At entry (VI.A). */
  status: z.enum(['barbarian', 'kingdom', 'empire']),
  age: z.int().min(1).max(12),
  /** Raiders stay off the map and act in the Events step; inactive nations only defend (VI.B, VI.C). */
  activity: z.enum(['active', 'raider', 'inactive']),
  /** VI.G: the lowest acts first among equals. Null for raiders that never settle as a nation (X.C). */
  initiative: z.int().positive().nullable(),
  conversionBonus: z.boolean(),
  priceList: z.enum(priceListIds),
  minorKingdom: minorKingdomSchema.optional(),
  /** Where raids start (XI.B). */
  raids: z
    .strictObject({
      from: z.union([z.strictObject({ province: provinceId }), z.strictObject({ area: areaId })])
    })
    .optional(),
  hooks: z.array(hookId).readonly(),
  objectives: z.array(objectiveSchema).readonly(),
  awards: z.array(awardSchema).readonly(),
  provenance: provenanceSchema
})
export type Nation = z.infer<typeof nationSchema>

export const unitKindSchema = z.strictObject({
  id: unitKindId,
  name: wordsSchema,
  arm: z.enum(['foot', 'horse', 'sea', 'wall']),
  archer: z.boolean(),
  heavy: z.boolean(),
  /** White diamonds: 0 standard, 1 elite, 2 guard; a Barbarian's elites count as 0 (III.B). */
  elite: z.int().min(0).max(2),
  amphibious: z.boolean(),
  alpine: z.boolean(),
  francisca: z.boolean(),
  /** Steps on land, zones at sea; walls never move (XVIII.B, XXV.A). */
  movement: z.int().min(0).max(4),
  /** The kind that the back of the counter counts as; null: one-sided. */
  damagedAs: unitKindId.nullable(),
  provenance: provenanceSchema
})
export type UnitKind = z.infer<typeof unitKindSchema>

export const counterSchema = z.strictObject({
  kind: unitKindId,
  count,
  /** First and last turn in which it can be bought or received (XV.C). */
  from: turn.optional(),
  until: turn.optional(),
  /** For auxiliaries ('B' units): the nation from which they are recruited. */
  people: nationId.optional(),
  /** The Area or nation title printed on local units and Themata. */
  title: text.optional()
})
export type Counter = z.infer<typeof counterSchema>

export const counterMixSchema = z.strictObject({
  nation: nationId,
  /** A horde with the capital on its back, or a capital alone; null: neither. */
  seat: z.enum(['horde', 'capital']).nullable(),
  /** III.D, XVIII.G: the steps of the horde in a migration; in an invasion it moves as infantry. */
  hordeMovement: z.int().min(2).max(4).optional(),
  counters: z.array(counterSchema).readonly(),
  provenance: provenanceSchema
})
export type CounterMix = z.infer<typeof counterMixSchema>

export const priceSchema = z.strictObject({ kind: unitKindId, kingdom: count, empire: count })
export type Price = z.infer<typeof priceSchema>

export const priceListSchema = z.strictObject({
  id: z.enum(priceListIds),
  /** The prices that differ from the common ones. */
  differences: z.array(priceSchema).readonly(),
  provenance: provenanceSchema
})
export type PriceList = z.infer<typeof priceListSchema>

const leaderValues = {
  combat: z.int().min(0).max(3),
  stacking: z.int().min(0).max(4),
  administration: z.int().min(0).max(2),
  diplomacy: z.int().min(0).max(2),
  campaign: z.int().min(0).max(3)
}

export const intrinsicLeaderSchema = z.strictObject({
  id: text,
  nation: nationId,
  title: z.enum(['Rex', 'Caesar', 'Satrap', 'Dux']),
  rank: z.enum(['king', 'general']),
  ...leaderValues,
  provenance: provenanceSchema
})
export type IntrinsicLeader = z.infer<typeof intrinsicLeaderSchema>

export const historicalLeaderSchema = z.strictObject({
  id: text,
  nation: nationId,
  name: text,
  years: text,
  rank: z.enum(['emperor', 'king', 'general']),
  /** At most two (III.C). */
  turns: z.array(turn).min(1).max(2).readonly(),
  ...leaderValues,
  mountain: z.boolean(),
  fictional: z.boolean(),
  /** Arrives at once, a turn early, if the other leader dies. */
  early: z.strictObject({ turn, onDeathOf: text }).optional(),
  provenance: provenanceSchema
})
export type HistoricalLeader = z.infer<typeof historicalLeaderSchema>

/** Units by kind, or `any` number of units that the owner chooses within IX.D. */
const reinforcementSchema = z.strictObject({
  nation: nationId,
  units: z.array(z.strictObject({ kind: unitKindId, count })).readonly(),
  any: z.int().min(0)
})
export type Reinforcement = z.infer<typeof reinforcementSchema>

export const turnEventSchema = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('empire-divides') }),
  z.strictObject({ event: z.literal('limes-opened'), province: provinceId }),
  z.strictObject({ event: z.literal('theodosian-walls') }),
  z.strictObject({ event: z.literal('cities-brace'), siege: z.int() }),
  z.strictObject({ event: z.literal('limites-end') }),
  z.strictObject({ event: z.literal('recruitment-limit'), units: count }),
  z.strictObject({ event: z.literal('reunion-allowed') }),
  z.strictObject({ event: z.literal('nomads-learn-siege') }),
  z.strictObject({ event: z.literal('union-allowed'), nation: nationId }),
  z.strictObject({ event: z.literal('mutiny'), people: nationId, of: nationId, area: areaId }),
  z.strictObject({ event: z.literal('independence'), nation: nationId, of: nationId, area: areaId }),
  z.strictObject({ event: z.literal('attila-gone') }),
  /** VI.D: a nation that is still Barbarian starts again at age 1. */
  z.strictObject({
    event: z.literal('people-renewed'),
    nation: nationId,
    provenance: provenanceSchema
  }),
  z.strictObject({
    event: z.literal('islam-check'),
    /** On a D10 with these modifiers. */
    atLeast: z.int(),
    modifiers: z
      .array(
        z.strictObject({
          when: z.enum([
            'byzantium-declines-or-is-gone',
            'persia-declines-or-is-gone',
            'arab-raiders-triumph'
          ]),
          add: z.int()
        })
      )
      .readonly()
  })
])
export type TurnEvent = z.infer<typeof turnEventSchema>

export const turnSchema = z.strictObject({
  turn,
  year: z.int(),
  title: wordsSchema,
  scoring: z.enum(['yes', 'no', 'if-last']),
  arrivals: z
    .array(
      z.strictObject({
        nation: nationId,
        province: provinceId,
        units: z.array(z.strictObject({ kind: unitKindId, count })).readonly(),
        client: nationId.optional()
      })
    )
    .readonly(),
  invasions: z.array(nationId).readonly(),
  reinforcements: z.array(reinforcementSchema).readonly(),
  /** X.C: in the order of execution. */
  raids: z.array(nationId).readonly(),
  events: z.array(turnEventSchema).readonly(),
  provenance: provenanceSchema
})
export type Turn = z.infer<typeof turnSchema>

export const contingentSchema = z.strictObject({
  nation: nationId,
  hook: hookId,
  from: turn,
  province: provinceId,
  /** Areas with a city of which the nation makes do if its province is another's. */
  elsewhere: z.array(areaId).readonly().optional(),
  units: z.array(z.strictObject({ kind: unitKindId, count })).readonly(),
  treasury: z.int().min(0),
  provenance: provenanceSchema
})
export type Contingent = z.infer<typeof contingentSchema>
