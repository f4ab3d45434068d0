import { z } from 'zod'
import { nationIds, unitKindIds } from '../content/ids.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'
import { isAreaId, isProvinceId, isSeaId } from '../world/world-queries.ts'

/** The parts of answer schemas. A schema only checks the type of a value; the rules check whether it is legal now. */
export const provinceIdSchema = z.custom<ProvinceId>(
  (id) => typeof id === 'string' && isProvinceId(id),
  'no province'
)
export const seaIdSchema = z.custom<SeaId>((id) => typeof id === 'string' && isSeaId(id), 'no sea zone')
export const areaIdSchema = z.custom<AreaId>((id) => typeof id === 'string' && isAreaId(id), 'no Area')
export const placeIdSchema = z.union([provinceIdSchema, seaIdSchema])
export const nationIdSchema = z.enum(nationIds)
export const unitKindIdSchema = z.enum(unitKindIds)
export const battleSideSchema = z.enum(['attacker', 'defender'])

/** The ids of units, leaders and cards are in the state. All are much shorter than this limit. */
const id = z.string().max(80)
export const unitIdSchema = id
export const leaderIdSchema = id
export const cardIdSchema = id
/** A unit, a leader or a horde. */
export const pieceIdSchema = id

/** More than any real answer lists. */
const MOST_NAMED = 500
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(MOST_NAMED).readonly()

/** The answer to a choice. */
export const choiceAnswer = <Key extends z.ZodType>(key: Key) => z.strictObject({ option: key })
/** The answer to a choice among fixed names. */
export const namedChoice = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  choiceAnswer(z.enum(names))
export const yesOrNo = namedChoice('yes', 'no')

/** The answer to a form. */
export const formAnswer = <const Fields extends z.core.$ZodShape>(fields: Fields) =>
  z.strictObject({ values: z.strictObject(fields) })
/** The answer to a form that asks for units from a list. */
export const unitsAnswer = formAnswer({ units: listOf(unitIdSchema) })
