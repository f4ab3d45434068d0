import { z } from 'zod'
import { sideIds } from './campaign-options.ts'
import { type CardId, isCardId } from './content/cards/index.ts'
import { areaIds, goodIds, keimelionIds, optionIds, resourceIds, unitIds } from './content/ids.ts'
import { missionIds } from './content/missions.ts'

/** Schemas of ids, for answers, states and views. */
export const cardSchema = z.custom<CardId>(isCardId, 'no card')
export const missionSchema = z.enum(missionIds)
export const sideSchema = z.enum(sideIds)
export const resourceSchema = z.enum(resourceIds)
export const goodSchema = z.enum(goodIds)
export const keimelionSchema = z.enum(keimelionIds)
export const optionSchema = z.enum(optionIds)
export const areaSchema = z.enum(areaIds)
export const unitSchema = z.enum(unitIds)

/** More than anybody can own. */
const MOST = 1000

/** Amounts of goods by their kind. */
export const goodsSchema = z.partialRecord(goodSchema, z.int().min(0).max(MOST))
export const substituteSchema = z.strictObject({ card: cardSchema, for: resourceSchema })
