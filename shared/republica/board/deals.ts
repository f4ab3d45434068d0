import { z } from 'zod'
import {
  cardSchema,
  concessionSchema,
  countSchema,
  factionSchema,
  landBillSchema,
  MANY,
  provinceSchema,
  senatorSchema,
  warSchema
} from '../content-schemas.ts'

const ofSenator = <Topic extends string>(topic: Topic) =>
  z.strictObject({ topic: z.literal(topic), senator: senatorSchema })

/** What a vote that was promised is about. */
export const motionTopicSchema = z.discriminatedUnion('topic', [
  z.strictObject({ topic: z.literal('consuls'), pair: z.tuple([senatorSchema, senatorSchema]) }),
  ofSenator('dictator'),
  ofSenator('censor'),
  z.strictObject({ topic: z.literal('trial'), accused: senatorSchema }),
  z.strictObject({ topic: z.literal('governor'), senator: senatorSchema, province: provinceSchema }),
  z.strictObject({ topic: z.literal('concession'), senator: senatorSchema, concession: concessionSchema }),
  z.strictObject({ topic: z.literal('land-bill'), bill: landBillSchema }),
  z.strictObject({ topic: z.literal('repeal'), bill: landBillSchema }),
  z.strictObject({ topic: z.literal('recruit') }),
  z.strictObject({
    topic: z.literal('command'),
    senator: senatorSchema,
    against: z.union([warSchema, z.literal('rebel')])
  }),
  ofSenator('recall'),
  ofSenator('consul-for-life')
])

/** Whom a presiding magistrate has promised to put forward. */
const nominationSchema = z.discriminatedUnion('topic', [
  z.strictObject({ topic: z.literal('consuls'), pair: z.tuple([senatorSchema, senatorSchema]) }),
  ofSenator('censor')
])

/** R29: what one faction promises. The rules carry out the first four; of the others they note whether they were kept. */
export const dealTermSchema = z.discriminatedUnion('does', [
  /** 6.3: at the next redistribution. */
  z.strictObject({
    does: z.literal('pay'),
    by: factionSchema,
    to: factionSchema,
    talents: z.int().min(1).max(MANY)
  }),
  /** 11.1: in the next revolution phase. */
  z.strictObject({ does: z.literal('card'), by: factionSchema, to: factionSchema, card: cardSchema }),
  /** 9.3: with all its senators, if it comes to the vote in this year's Senate. */
  z.strictObject({
    does: z.literal('vote'),
    by: factionSchema,
    on: motionTopicSchema,
    inFavour: z.boolean()
  }),
  /** 9.21, 9.4: if the faction presides, before it nominates anybody else. */
  z.strictObject({ does: z.literal('nominate'), by: factionSchema, whom: nominationSchema }),
  /** 6.22: at the next contributions. */
  z.strictObject({
    does: z.literal('contribute'),
    by: factionSchema,
    talents: z.int().min(1).max(MANY)
  }),
  /** 9.41: its Censor prosecutes nobody of that faction this year. */
  z.strictObject({ does: z.literal('spare'), by: factionSchema, faction: factionSchema })
])

/** `void`: it never came to that. */
const termStatusIds = ['open', 'kept', 'broken', 'void'] as const

export const LONGEST_PROMISE = 200

/** R29: a deal that all named factions have accepted. Everybody sees it. */
const dealSchema = z.strictObject({
  id: z.int().min(1),
  turn: countSchema,
  between: z.array(factionSchema).min(2).max(6),
  terms: z.array(z.strictObject({ term: dealTermSchema, status: z.enum(termStatusIds) })).max(12),
  /** A promise in words, which only those to whom it was made can judge. */
  words: z
    .strictObject({
      by: factionSchema,
      said: z.string().max(LONGEST_PROMISE),
      status: z.enum(termStatusIds)
    })
    .nullable()
})

/** R29: the ledger of deals, the oldest first, and how often each faction has offered one in this window. */
export const dealsSchema = z.strictObject({
  ledger: z.array(dealSchema).max(MANY),
  offered: z.partialRecord(factionSchema, countSchema)
})

export type DealsState = z.infer<typeof dealsSchema>
export type Deal = z.infer<typeof dealSchema>
export type DealTerm = z.infer<typeof dealTermSchema>
export type MotionTopic = z.infer<typeof motionTopicSchema>
export type TermStatusId = (typeof termStatusIds)[number]
