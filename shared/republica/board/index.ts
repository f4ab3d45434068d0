import { z } from 'zod'
import { optionsSchema } from '../campaign-options.ts'
import { landBillIds } from '../content/ids.ts'
import {
  bequestSchema,
  cardListSchema,
  concessionSchema,
  countSchema,
  factionSchema,
  familySchema,
  happeningSchema,
  lawSchema,
  leaderSchema,
  numberSchema,
  provinceSchema,
  senatorSchema,
  warSchema
} from '../content-schemas.ts'
import { armySchema, fleetSchema, legionSchema } from './armies.ts'
import { civilWarSchema } from './civil-war.ts'
import { combatSchema } from './combat.ts'
import { dealsSchema } from './deals.ts'
import { claimSchema, endingSchema } from './ending.ts'
import { factionStateSchema } from './faction.ts'
import { persuasionSchema } from './persuasion.ts'
import { type PhaseId, phaseIds } from './phases.ts'
import { senateSchema } from './senate.ts'
import { senatorStateSchema } from './senator.ts'
import { leaderStateSchema, provinceStateSchema, warStateSchema } from './world.ts'

/** A value that nobody changes, however deep. */
export type Immutable<T> = T extends object ? { readonly [Name in keyof T]: Immutable<T[Name]> } : T

export { type PhaseId, phaseIds }

/** Everything on the table that everybody sees: of a state, and of a view. */
export const boardFields = {
  options: optionsSchema,
  /** Clockwise. */
  sides: z.array(factionSchema).max(6),
  /** 0 in the set-up. */
  turn: countSchema,
  phase: z.enum(phaseIds),
  /** 6.2: may fall below 0 only while it is being found out who pays (R27). */
  treasury: numberSchema,
  unrest: countSchema,
  factions: z.partialRecord(factionSchema, factionStateSchema),
  /** Those on the table: in Rome, the forum, abroad, captive or exiled. */
  senators: z.partialRecord(senatorSchema, senatorStateSchema),
  /** 9.5: the first is the top of the pile. Destroyed concessions lie there too (9.611). */
  curia: z.strictObject({
    families: z.array(familySchema).max(30),
    concessions: z.array(concessionSchema).max(13)
  }),
  /** 9.61: what the Senate may give away. */
  forum: z.strictObject({
    concessions: z.array(concessionSchema).max(13),
    bequests: z.array(bequestSchema).max(3)
  }),
  wars: z.partialRecord(warSchema, warStateSchema),
  leaders: z.partialRecord(leaderSchema, leaderStateSchema),
  provinces: z.partialRecord(provinceSchema, provinceStateSchema),
  legions: z.array(legionSchema).max(25),
  fleets: z.array(fleetSchema).max(60),
  armies: z.array(armySchema).max(30),
  /** 7.1: what happens in this turn, and how often it has come. */
  happenings: z.partialRecord(happeningSchema, countSchema),
  /** 8.2: the population table forbids new units in this turn. */
  isRecruitmentBarred: z.boolean(),
  laws: z.array(lawSchema).max(10),
  /** 9.63: land certificates in force. */
  landBills: z.record(z.enum(landBillIds), countSchema),
  /** Cards that are out of the game. */
  discards: cardListSchema,
  /** 12.1E: the last card has been drawn. */
  isDeckOut: z.boolean(),
  persuasion: persuasionSchema,
  senate: senateSchema,
  combat: combatSchema,
  civilWar: civilWarSchema,
  deals: dealsSchema,
  claim: claimSchema.nullable(),
  ending: endingSchema.nullable()
}

const boardSchema = z.strictObject(boardFields)

/** What lies on the table. */
export type Board = z.infer<typeof boardSchema>
/** The table as queries read it: of the state, or of a view. */
export type OpenBoard = Immutable<Board>
