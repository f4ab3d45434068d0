import { z } from 'zod'
import { factionIds } from './campaign-options.ts'
import {
  bequestIds,
  cardIds,
  concessionIds,
  eraIds,
  familyIds,
  gamesIds,
  happeningIds,
  intrigueCardIds,
  landBillIds,
  lawIds,
  leaderIds,
  officeIds,
  provinceIds,
  quaestorIds,
  senatorIds,
  statesmanIds,
  warIds
} from './content/ids.ts'

/** Schemas of ids, for answers, states and views. */
export const factionSchema = z.enum(factionIds)
export const senatorSchema = z.enum(senatorIds)
export const familySchema = z.enum(familyIds)
export const statesmanSchema = z.enum(statesmanIds)
export const warSchema = z.enum(warIds)
export const leaderSchema = z.enum(leaderIds)
export const provinceSchema = z.enum(provinceIds)
export const concessionSchema = z.enum(concessionIds)
export const cardSchema = z.enum(cardIds)
export const intrigueCardSchema = z.enum(intrigueCardIds)
export const happeningSchema = z.enum(happeningIds)
export const lawSchema = z.enum(lawIds)
export const bequestSchema = z.enum(bequestIds)
export const officeSchema = z.enum(officeIds)
export const quaestorSchema = z.enum(quaestorIds)
export const gamesSchema = z.enum(gamesIds)
export const landBillSchema = z.enum(landBillIds)
export const eraSchema = z.enum(eraIds)

/** A generous bound for lists and amounts. */
export const MANY = 400
const MUCH = 100_000

export const talentsSchema = z.int().min(0).max(MUCH)
export const countSchema = z.int().min(0).max(MANY)
export const numberSchema = z.int().min(-MUCH).max(MUCH)
export const cardListSchema = z.array(cardSchema).max(MANY)
export const armyIdSchema = z.int().min(1).max(MUCH)
