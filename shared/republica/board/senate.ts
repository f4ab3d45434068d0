import { z } from 'zod'
import {
  concessionSchema,
  countSchema,
  factionSchema,
  landBillSchema,
  numberSchema,
  senatorSchema
} from '../content-schemas.ts'
import { chargeSchema, proposalSchema } from './proposal.ts'

/** 3 V: the parts of a session, in their order. */
export const sessionStages = [
  'opening',
  'consuls',
  'dictator',
  'censor',
  'trials',
  'governors',
  'business',
  'adjourning'
] as const

export const ballotIds = ['yes', 'no', 'abstain'] as const

/** 9.32: how one senator has voted. */
export const castVoteSchema = z.strictObject({
  senator: senatorSchema,
  faction: factionSchema,
  ballot: z.enum(ballotIds),
  /** His votes, with those that he has bought (9.31), and with the influence of an accused or a candidate for life. */
  votes: countSchema,
  bought: countSchema
})

/** A proposal before the house. */
export const motionSchema = z.strictObject({
  proposal: proposalSchema,
  /** Whose proposal it is. */
  by: factionSchema,
  /** 9.34: the magistrate who presided when it was made. */
  chair: senatorSchema.nullable(),
  /** `chair`: the presiding magistrate's; `tribune`: of another faction (9.22); `right`: nobody needs the chair for it. */
  source: z.enum(['chair', 'tribune', 'right']),
  /** The factions that the chair will call next; when none is left here, it is asked for others. */
  order: z.array(factionSchema).max(6),
  /** 9.3: the factions that have answered. */
  called: z.array(factionSchema).max(6),
  cast: z.array(castVoteSchema).max(60),
  /** 9.44: votes that the people's answer gives to the accused, or takes; null: he has not appealed. */
  appeal: numberSchema.nullable()
})

/** 9: the session of the Senate. */
export const sessionSchema = z.strictObject({
  stage: z.enum(sessionStages),
  /** 9.11: who presides; null where nobody of the factions is in Rome. */
  chair: senatorSchema.nullable(),
  /** 9.34: who has given the chair away in this session. */
  declined: z.array(senatorSchema).max(60),
  /** What is being voted on: the last; a trial of an assassin or a tribune may interrupt another vote. */
  motions: z.array(motionSchema).max(20),
  /** 9.22: the factions that have the next proposals by tribune, the first first. `only`: all that the tribune may propose. */
  booked: z
    .array(z.strictObject({ faction: factionSchema, only: z.literal('land-bill').nullable() }))
    .max(60),
  /** 9.21, 9.69, 9.72: what has been rejected or vetoed. */
  rejected: z.array(proposalSchema).max(400),
  /** Proposals for which a named senator has refused his consent. */
  unwilling: z.array(proposalSchema).max(400),
  /** 9.41 */
  trials: z.strictObject({ minor: countSchema, major: countSchema }),
  /** 9.41, 9.72: who is not tried again in this turn, and for what. */
  cleared: z.array(z.strictObject({ accused: senatorSchema, charge: chargeSchema })).max(60),
  /** 9.61: concessions that cannot be proposed again. */
  closedConcessions: z.array(concessionSchema).max(13),
  /** 9.63: the types of certificate that have been proposed. */
  landBills: z.array(landBillSchema).max(3),
  /** 9.631 */
  isRepealTried: z.boolean(),
  /** 9.67 */
  isLifeTried: z.boolean(),
  /** 9.8: the factions that have attempted a murder, and those that have suffered an attempt. */
  murders: z.strictObject({ by: z.array(factionSchema).max(6), against: z.array(factionSchema).max(6) }),
  /** 9.22: the statesmen who have used their own tribune. */
  tribunes: z.array(senatorSchema).max(20),
  /** 9.66, 9.642: proconsuls who have come home in this session: they may be tried for it next turn. */
  recalled: z.array(senatorSchema).max(60),
  /** 9.68: how many minor motions have been made. */
  minorMotions: countSchema
})

export const senateSchema = sessionSchema.nullable()

export type SenateState = z.infer<typeof senateSchema>
export type Session = z.infer<typeof sessionSchema>
export type SessionStage = Session['stage']
export type Motion = z.infer<typeof motionSchema>
export type CastVote = z.infer<typeof castVoteSchema>
export type Ballot = CastVote['ballot']
