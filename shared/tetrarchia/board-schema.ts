import { z } from 'zod'
import { armyIds, type Board, lossReasons } from './board.ts'
import { sideIds, variantIds } from './campaign-options.ts'
import { emperorIds, seaIds } from './world/ids.ts'
import type { ProvinceId } from './world/provinces.ts'
import { isProvinceId } from './world/queries.ts'

const province = z.custom<ProvinceId>((id) => typeof id === 'string' && isProvinceId(id))
export const emperorSchema = z.enum(emperorIds)
export const armySchema = z.enum(armyIds)
const count = z.int().min(0).max(21)

const emperor = z.strictObject({
  at: province.nullable(),
  leader: z.enum(sideIds),
  given: count,
  glory: count,
  ahead: z.int().min(-1).max(1)
})

/** V.4, V.6: the points of a turn, one from a colleague, and one for each of five discs. */
const MOST_IMPERIUM = 12

const die = z.int().min(1).max(6)

/** The schemas of all fields of the board. */
export const boardFields = {
  level: z.strictObject({ discs: count, fleets: count, revolts: count, armies: count }),
  variants: z.array(z.enum(variantIds)).max(variantIds.length),
  sides: z.array(z.enum(sideIds)).min(1).max(emperorIds.length),
  shared: emperorSchema.nullable(),
  round: z.int().min(0),
  phase: z.enum(['set-up', 'roman', 'barbarian', 'over']),
  active: emperorSchema,
  imperium: z.int().min(0).max(MOST_IMPERIUM),
  powerUsed: z.boolean(),
  pointMoved: z.boolean(),
  emperors: z.strictObject({
    diocletian: emperor,
    galerius: emperor,
    constantius: emperor,
    maximian: emperor
  }),
  armies: z.partialRecord(armySchema, province),
  fleets: z.array(z.enum(seaIds)).max(3),
  discs: z.partialRecord(province, z.enum(['unrest', 'revolt', ...emperorIds])),
  fight: z
    .strictObject({
      emperor: emperorSchema,
      army: armySchema,
      attacker: z.enum(['emperor', 'army']),
      dice: z.tuple([die, die])
    })
    .nullable(),
  ending: z
    .discriminatedUnion('won', [
      z.strictObject({ won: z.literal(true) }),
      z.strictObject({ won: z.literal(false), why: z.enum(lossReasons) })
    ])
    .nullable()
} satisfies { readonly [Name in keyof Board]: z.ZodType }

/** A view as the page receives it. */
export const viewSchema: z.ZodType<Board> = z.strictObject(boardFields)
