import { z } from 'zod'
import {
  armyIdSchema,
  bequestSchema,
  concessionSchema,
  landBillSchema,
  numberSchema,
  provinceSchema,
  senatorSchema,
  warSchema
} from '../content-schemas.ts'

/** 9.64: units of a proposal. Ordinary legions are counted; veterans are named, because they obey somebody. */
export const unitsSchema = z.strictObject({
  legions: z.int().min(0).max(25),
  veterans: z.array(z.int().min(1).max(25)).max(25),
  fleets: z.int().min(0).max(60)
})

/** 9.411, 9.43: what somebody is tried for: an office, or a concession that has paid him. */
export const chargeSchema = z.discriminatedUnion('for', [
  z.strictObject({
    for: z.literal('office'),
    office: z.enum([
      'dictator',
      'rome-consul',
      'field-consul',
      'censor',
      'master-of-horse',
      'proconsul',
      'governor'
    ])
  }),
  z.strictObject({ for: z.literal('concession'), concession: concessionSchema })
])

/** 9.62: who shall govern what. */
const postSchema = z.strictObject({ province: provinceSchema, senator: senatorSchema })

/** 9.61: who shall have which concession. */
const grantSchema = z.strictObject({ concession: concessionSchema, senator: senatorSchema })

/** 9.65: an army that leaves Italy. */
const expeditionSchema = z.strictObject({
  commander: senatorSchema,
  against: z.union([warSchema, z.literal('rebel')]),
  units: unitsSchema
})

const LONGEST_MOTION = 200

/** Each matter that the Senate votes on; `about` names it. */
const proposals = {
  /** 9.21 */
  consuls: z.strictObject({ about: z.literal('consuls'), pair: z.array(senatorSchema).length(2) }),
  /** 9.91 */
  dictator: z.strictObject({ about: z.literal('dictator'), senator: senatorSchema }),
  /** 9.4 */
  censor: z.strictObject({ about: z.literal('censor'), senator: senatorSchema }),
  /** 9.41 */
  trial: z.strictObject({
    about: z.literal('trial'),
    degree: z.enum(['minor', 'major']),
    accused: senatorSchema,
    charge: chargeSchema,
    prosecutor: senatorSchema
  }),
  /** 9.84: the leader of a caught assassin's faction. */
  'assassin-trial': z.strictObject({
    about: z.literal('assassin-trial'),
    accused: senatorSchema,
    victim: senatorSchema,
    popularity: numberSchema
  }),
  /** 9.67 */
  'consul-for-life': z.strictObject({ about: z.literal('consul-for-life'), senator: senatorSchema }),
  /** 9.62, 9.622 */
  governors: z.strictObject({ about: z.literal('governors'), posts: z.array(postSchema).min(1).max(15) }),
  /** 9.61 */
  concessions: z.strictObject({
    about: z.literal('concessions'),
    grants: z.array(grantSchema).min(1).max(13)
  }),
  /** 9.63 */
  'land-bill': z.strictObject({
    about: z.literal('land-bill'),
    bill: landBillSchema,
    sponsor: senatorSchema,
    cosponsor: senatorSchema
  }),
  /** 9.631 */
  repeal: z.strictObject({ about: z.literal('repeal'), bill: landBillSchema, sponsor: senatorSchema }),
  /** 9.64 */
  raise: z.strictObject({
    about: z.literal('raise'),
    legions: z.int().min(0).max(25),
    fleets: z.int().min(0).max(25)
  }),
  disband: z.strictObject({ about: z.literal('disband'), units: unitsSchema }),
  /** 9.65: several at once, so that the consul of Rome may leave with the field consul. */
  send: z.strictObject({ about: z.literal('send'), armies: z.array(expeditionSchema).min(1).max(3) }),
  /** 10.71 */
  reinforce: z.strictObject({ about: z.literal('reinforce'), army: armyIdSchema, units: unitsSchema }),
  /** 9.642 */
  withdraw: z.strictObject({ about: z.literal('withdraw'), army: armyIdSchema, units: unitsSchema }),
  /** 9.66: with a successor the army stays, and takes these units besides. */
  recall: z.strictObject({
    about: z.literal('recall'),
    army: armyIdSchema,
    successor: senatorSchema.nullable(),
    units: unitsSchema
  }),
  /** 9.641 */
  garrison: z.strictObject({
    about: z.literal('garrison'),
    province: provinceSchema,
    to: z.enum(['province', 'italy']),
    units: unitsSchema
  }),
  /** 9.65: the field consul leaves to take possession of a legacy. */
  bequest: z.strictObject({ about: z.literal('bequest'), bequest: bequestSchema, units: unitsSchema }),
  /** 9.423 */
  return: z.strictObject({ about: z.literal('return'), exile: senatorSchema }),
  /** 7.1: the Senate declines the fleets of Rhodes. */
  'decline-fleets': z.strictObject({ about: z.literal('decline-fleets') }),
  /** 9.68 */
  minor: z.strictObject({
    about: z.literal('minor'),
    tone: z.enum(['gratitude', 'censure', 'other']),
    senator: senatorSchema.nullable(),
    words: z.string().max(LONGEST_MOTION)
  })
} as const

export const proposalSchema = z.discriminatedUnion('about', [
  proposals.consuls,
  proposals.dictator,
  proposals.censor,
  proposals.trial,
  proposals['assassin-trial'],
  proposals['consul-for-life'],
  proposals.governors,
  proposals.concessions,
  proposals['land-bill'],
  proposals.repeal,
  proposals.raise,
  proposals.disband,
  proposals.send,
  proposals.reinforce,
  proposals.withdraw,
  proposals.recall,
  proposals.garrison,
  proposals.bequest,
  proposals.return,
  proposals['decline-fleets'],
  proposals.minor
])

/** 9.6: what may be proposed as other business. */
export const businessSchema = z.discriminatedUnion('about', [
  proposals.governors,
  proposals.concessions,
  proposals['land-bill'],
  proposals.repeal,
  proposals.raise,
  proposals.disband,
  proposals.send,
  proposals.reinforce,
  proposals.withdraw,
  proposals.recall,
  proposals.garrison,
  proposals.bequest,
  proposals.return,
  proposals['decline-fleets'],
  proposals.minor
])

/** 9.71, 9.7: what a tribune may put to the vote: business, or candidates in an election. */
export const tribuneProposalSchema = z.discriminatedUnion('about', [
  proposals.consuls,
  proposals.censor,
  ...businessSchema.options
])

export const postsSchema = proposals.governors.shape.posts

export type Proposal = z.infer<typeof proposalSchema>
export type ProposalTopic = Proposal['about']
export type ProposalAbout<Topic extends ProposalTopic> = Extract<Proposal, { readonly about: Topic }>
export type TribuneProposal = z.infer<typeof tribuneProposalSchema>
export type Business = z.infer<typeof businessSchema>
export type Units = z.infer<typeof unitsSchema>
export type Charge = z.infer<typeof chargeSchema>
export type Expedition = z.infer<typeof expeditionSchema>
