import { z } from 'zod'
import {
  concessionSchema,
  countSchema,
  factionSchema,
  familySchema,
  numberSchema,
  officeSchema,
  quaestorSchema,
  talentsSchema,
  warSchema
} from '../content-schemas.ts'

/**
 * 9.1: where a senator is. `rome` is the Senate, or the forum for one without a faction. `war`: he commands an army, or
 * rides beside the Dictator who does. `rebellion`: he is in revolt, as its head or with it.
 */
export const whereaboutsIds = ['rome', 'war', 'province', 'captive', 'exile', 'rebellion'] as const

/** A senator on the table, as everybody sees him. His id is the card on top. */
export const senatorStateSchema = z.strictObject({
  /** His family's card beneath a statesman's; null where the family's card is his own, or not beneath it. */
  covers: familySchema.nullable(),
  /** Null: unaligned. */
  faction: factionSchema.nullable(),
  at: z.enum(whereaboutsIds),
  /** 6.1: his personal treasury. */
  talents: talentsSchema,
  influence: countSchema,
  popularity: numberSchema,
  knights: countSchema,
  /** 9.24: a senator has one office at a time. */
  office: officeSchema.nullable(),
  quaestor: quaestorSchema.nullable(),
  /** 9.25: ex-consul markers. */
  exConsul: countSchema,
  concessions: z.array(concessionSchema).max(13),
  /** 9.411, 9.42: offices that he held in the last turn, or holds: he may be tried for them. */
  record: z.array(officeSchema).max(14),
  /** 9.411: concessions that paid him since the last senate phase. */
  drew: z.array(concessionSchema).max(13),
  /** 6.12: he has tried to take a province's income during his term. */
  isCorrupt: z.boolean(),
  /** 9.43, 9.621: a governor who has come home in this turn. */
  hasReturned: z.boolean(),
  /** 10.82: who holds him captive; null besides. */
  captor: z.union([warSchema, z.literal('raid')]).nullable(),
  /** 9.83: an open bodyguard. */
  isGuarded: z.boolean()
})

export type SenatorState = z.infer<typeof senatorStateSchema>
export type WhereaboutsId = SenatorState['at']
