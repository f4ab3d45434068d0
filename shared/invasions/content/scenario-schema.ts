import { z } from 'zod'
import { areas } from '../world/areas.ts'
import { provinces } from '../world/provinces.ts'
import { seas } from '../world/seas.ts'
import { nationIds, religionIds, sideIds, unitKindIds } from './ids.ts'
import { objectiveSchema } from './objective-schema.ts'
import { provenanceSchema } from './provenance.ts'

const MOST_RECORDS = 400
const MOST_CARDS = 60

const turn = z.int().min(1).max(12)
const count = z.int().positive().max(40)
const amount = z.int().positive().max(10_000)
const provinceId = z.enum(provinces.map((province) => province.id))
const areaId = z.enum(areas.map((area) => area.id))
const seaId = z.enum(seas.map((sea) => sea.id))
const nationId = z.enum(nationIds)
const sideId = z.enum(sideIds)
const line = z.string().min(1).max(80)
const story = z.string().min(1).max(2000)

/** A list that no honest scenario comes near the end of. */
const some = <Item extends z.ZodType>(item: Item) => z.array(item).max(MOST_RECORDS).readonly()

const placedUnitSchema = z.strictObject({
  kind: z.enum(unitKindIds),
  count,
  /** For auxiliaries: the people they come from. */
  people: nationId.optional(),
  /** The title of local units and Limites, where a nation has several; absent: the next counter. */
  title: line.exactOptional(),
  damaged: z.literal(true).exactOptional(),
  /** The federator or suzerain that the first of these units serves as a mercenary. */
  serves: nationId.exactOptional()
})
export type PlacedUnit = z.infer<typeof placedUnitSchema>

const setupSchema = z.strictObject({
  nation: nationId,
  /** The province of the capital or horde; null for a Kingdom without a capital. */
  seat: provinceId.nullable(),
  treasury: z.int().min(0).max(40),
  age: z.int().min(1).max(12),
  /** What has changed since the nation's entry (VI.A); absent: nothing. */
  status: z.enum(['barbarian', 'kingdom', 'empire']).exactOptional(),
  religion: z.enum(religionIds).exactOptional(),
  decline: z.literal([1, 2]).exactOptional(),
  converted: z.literal(true).exactOptional(),
  land: some(z.strictObject({ province: provinceId, units: some(placedUnitSchema) })),
  sea: some(z.strictObject({ sea: seaId, units: some(placedUnitSchema) })),
  leaders: some(z.strictObject({ leader: line, province: provinceId })),
  provenance: provenanceSchema
})
export type Setup = z.infer<typeof setupSchema>

/** Who plays together: each group is the chair of one player at the table. */
export const seatGroupsSchema = z.array(z.array(sideId).min(1).max(4).readonly()).min(1).max(4).readonly()
export type SeatGroups = z.infer<typeof seatGroupsSchema>

export const scenarioSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  name: z.strictObject({ en: line, es: line }),
  introduction: z.strictObject({ en: story, es: story }),
  firstTurn: turn,
  lastTurn: turn,
  /** `events`: the first turn begins with its events and leaves administration out (V.A); else all of it is played. */
  opening: z.enum(['events', 'whole-turn']),
  /** Steps of the sequence of play that this scenario leaves out. */
  leavesOut: some(line).exactOptional(),
  /** What the dice and the decks come from, so that they are the same each time; absent: the seed of the campaign. */
  dice: line.exactOptional(),
  /** V.B: the turns at whose end objectives score, besides the last. */
  scoringTurns: some(turn),
  /** The seats at the table that the scenario is made for, each with the sides that its player leads. */
  seats: seatGroupsSchema,
  /** For how many people it is made, if not for one at each seat. */
  people: z.int().min(1).max(4).exactOptional(),
  /** How two and three people share out the sides. */
  sharing: z.strictObject({ two: seatGroupsSchema, three: seatGroupsSchema }),
  /** How many decisions a player takes in all, measured: the seat with the fewest and the one with the most. */
  decisions: z.strictObject({ least: amount, most: amount }).exactOptional(),
  combat: z.enum(['either', 'basic', 'advanced']),
  nations: some(setupSchema),
  /** XII.B: the controller of each Area also controls its empty provinces. */
  areas: some(z.strictObject({ nation: nationId, areas: some(areaId) })),
  /** Provinces whose controller differs from that of their Area, or whose Area has none. Null: nobody. */
  provinces: some(
    z.strictObject({ nation: nationId.nullable(), provinces: some(provinceId) })
  ).exactOptional(),
  clients: some(z.strictObject({ client: nationId, patron: nationId, tribute: z.int().min(0).max(2) })),
  vassals: some(z.strictObject({ vassal: nationId, suzerain: nationId })).exactOptional(),
  foedera: some(
    z.strictObject({
      federate: nationId,
      federator: nationId,
      provinces: z.tuple([provinceId, provinceId]).readonly()
    })
  ).exactOptional(),
  heresies: some(
    z.strictObject({
      area: areaId,
      marker: z.enum(['Arius', 'Donatius', 'Pelagius']),
      side: z.enum(['+', '-'])
    })
  ),
  /** Changes to the walls printed on the map. */
  fortificationChanges: some(z.strictObject({ province: provinceId, fortified: z.boolean() })),
  /** Cities of another size than printed; 0 leaves the bare site. */
  cities: some(z.strictObject({ province: provinceId, level: z.literal([0, 1, 2, 3]) })).exactOptional(),
  revolts: some(z.strictObject({ province: provinceId, side: z.enum(['+', '-']) })).exactOptional(),
  /** XI.E: marks of raids on the turn before the first. */
  raids: some(
    z.strictObject({ province: provinceId, side: z.enum(['+', '-']), by: nationId.exactOptional() })
  ).exactOptional(),
  /** XXIV.D: cities that have been sacked. The markers are drawn by lot. */
  sacked: some(provinceId).exactOptional(),
  /** Nations that are out of the game. */
  gone: some(nationId).exactOptional(),
  /** Event cards dealt before the first turn. */
  hands: some(
    z.strictObject({ side: sideId, events: z.array(line).max(MOST_CARDS).readonly() })
  ).exactOptional(),
  /** The points that nations have scored before the first turn. */
  score: some(z.strictObject({ nation: nationId, points: z.int().min(-200).max(400) })).exactOptional(),
  /** V.B: objectives in force instead of those on the cards of these nations. */
  objectives: some(z.strictObject({ nation: nationId, objectives: some(objectiveSchema) })).exactOptional(),
  /** Deeds that happen once in a campaign and have happened already. */
  chronicle: some(z.string().max(200)).exactOptional(),
  provenance: provenanceSchema
})
export type Scenario = z.infer<typeof scenarioSchema>
