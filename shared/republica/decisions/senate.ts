import { z } from 'zod'
import {
  businessSchema,
  type Charge,
  chargeSchema,
  type Proposal,
  type ProposalAbout,
  postsSchema,
  tribuneProposalSchema
} from '../board/proposal.ts'
import { ballotIds } from '../board/senate.ts'
import type { FactionId } from '../campaign-options.ts'
import type { CardId, ProvinceId, SenatorId } from '../content/ids.ts'
import {
  cardSchema,
  factionSchema,
  intrigueCardSchema,
  senatorSchema,
  talentsSchema
} from '../content-schemas.ts'
import { form, oneOf, yesOrNo } from './shapes.ts'

/** 9.41: what a senator may be tried for. */
export interface Chargeable {
  readonly accused: SenatorId
  readonly minor: readonly Charge[]
  readonly major: readonly Charge[]
}

/** As what a senator is asked for his consent. */
export type ConsentRole = 'prosecutor' | 'sponsor' | 'cosponsor' | 'commander' | 'proconsul' | 'governor'

/** 9.82: who might strike, and at whom. */
export interface MurderChance {
  readonly killers: readonly SenatorId[]
  readonly victims: readonly SenatorId[]
}

export interface SenateAbouts {
  /** No. 14; 9.21: pairs that have been beaten or vetoed cannot return. */
  'nominate-consuls': {
    readonly candidates: readonly SenatorId[]
    readonly beaten: readonly (readonly SenatorId[])[]
  }
  /** No. 17; 9.25: which of the two is consul of Rome. `decides`: the dice have given him the choice. */
  'consul-of-rome': { readonly pair: readonly SenatorId[]; readonly decides: boolean }
  /** No. 18; 9.91: `colleague`: whom the other consul has named at first; null at first, or alone. */
  'name-dictator': {
    readonly candidates: readonly SenatorId[]
    readonly isAlone: boolean
    readonly colleague: SenatorId | 'nobody' | null
  }
  /** 9.91: the highest official may have a dictator elected. */
  'nominate-dictator': { readonly candidates: readonly SenatorId[] }
  /** No. 19; 9.91 */
  'master-of-horse': { readonly candidates: readonly SenatorId[] }
  /** No. 14; 9.4 */
  'nominate-censor': { readonly candidates: readonly SenatorId[] }
  /** No. 20; 9.41: how many trials of each degree are left. */
  prosecute: {
    readonly chargeable: readonly Chargeable[]
    readonly prosecutors: readonly SenatorId[]
    readonly minor: number
    readonly major: number
  }
  /** No. 14; 9.62 */
  'nominate-governors': {
    readonly provinces: readonly {
      readonly province: ProvinceId
      readonly candidates: readonly SenatorId[]
    }[]
  }
  /** No. 14; 9.6: the chair proposes, or closes the session. `queries/senate/proposals.ts` lists what is legal. */
  preside: { readonly mayAdjourn: boolean }
  /** No. 16; 9.71: the proposal, or in an election the candidates, of who has played a tribune. */
  'tribune-proposal': {
    /** The election that is under way, in which he nominates; null: he may propose any business. */
    readonly election: 'consuls' | 'censor' | 'governors' | null
    /** All that this tribune may propose. */
    readonly only: 'land-bill' | null
  }
  /** No. 14; 9.3: the chair says in which order the remaining factions are called. */
  'call-factions': { readonly proposal: Proposal; readonly remaining: readonly FactionId[] }
  /** No. 20, 23, 24: senators of the faction whose consent the proposal needs. */
  consent: {
    readonly proposal: Proposal
    readonly asked: readonly { readonly senator: SenatorId; readonly as: ConsentRole }[]
  }
  /** No. 15, 16, 21; 9.3: what the called faction has. Tribunes in its hand are its own affair. */
  vote: {
    readonly proposal: Proposal
    /** Whose votes they are: another faction's where 12.31 makes it obey. */
    readonly faction: FactionId
    readonly voters: readonly {
      readonly senator: SenatorId
      readonly votes: number
      readonly talents: number
      /** 9.631: how he must vote. */
      readonly bound: 'yes' | 'no' | null
    }[]
    readonly mayAbstain: boolean
    readonly mayVeto: boolean
    readonly mayBook: boolean
    readonly mayAppeal: boolean
    readonly mayLeave: boolean
    readonly murder: MurderChance
  }
  /** No. 16, 26; 9.22, 9.81: before a vote closes. */
  interrupt: { readonly proposal: Proposal; readonly murder: MurderChance; readonly mayBook: boolean }
  /** No. 16, 26; 9.22, 9.81: before the session closes. */
  'last-word': { readonly murder: MurderChance }
  /** No. 27; 9.83: how many secret bodyguards defend him; `total` is the roll as it stands. */
  guards: { readonly killer: SenatorId; readonly victim: SenatorId; readonly total: number }
  /** No. 25; 9.34 */
  'step-down': { readonly chair: SenatorId; readonly next: SenatorId; readonly proposal: Proposal }
  /** No. 28; 9.5 */
  'fill-bench': { readonly candidates: readonly SenatorId[] }
  /** No. 22; 9.423 */
  'claim-exile': { readonly exile: SenatorId; readonly loyalty: number }
  /** No. 29; 9.67 */
  'consul-for-life': { readonly candidates: readonly SenatorId[] }
  /** 7.36: cards of the later Republic in reply to a tribune, or in reply to who has stopped one. */
  'react-tribune': {
    readonly by: FactionId
    readonly use: 'veto' | 'book' | 'suspend' | 'reopen'
    readonly stoppedBy: FactionId | null
  }
  /** 7.36: a law of the later Republic, which needs no vote. */
  law: { readonly cards: readonly CardId[] }
  /** 7.312: a statesman may take the land commission without a vote. */
  'claim-commission': { readonly senator: SenatorId }
  /** 6.12: under the Calpurnian Law a corrupt governor who has come home may be fined a die in talents. */
  fine: { readonly candidates: readonly SenatorId[] }
}

export type DictatorChoice = SenatorId | 'nobody'

const ordered = z.array(factionSchema).max(6)
const senatorOrNobody = z.union([senatorSchema, z.literal('nobody')])

const killing = z.strictObject({
  do: z.literal('murder'),
  killer: senatorSchema,
  victim: senatorSchema,
  /** How many assassin cards help. */
  cards: z.int().min(0).max(6)
})

/** 9.22: `by`: the statesman whose own tribune it is; null: a card. */
const tribune = z.strictObject({
  do: z.literal('tribune'),
  use: z.enum(['veto', 'book']),
  by: senatorSchema.nullable()
})

const ballot = z.enum(ballotIds)

/** 9.3, 9.32: how the faction votes; who differs from it; and what its senators pay for votes (9.31). */
const voting = z.strictObject({
  do: z.literal('vote'),
  ballot,
  split: z.array(z.strictObject({ senator: senatorSchema, ballot })).max(40),
  bought: z.array(z.strictObject({ senator: senatorSchema, talents: talentsSchema })).max(40)
})

const proposing = z.strictObject({ do: z.literal('propose'), proposal: businessSchema })

export const senateAnswers = {
  /** `order`: the factions in the order in which they are called; the chair is asked again for those left out. */
  'nominate-consuls': form({ pair: z.array(senatorSchema).length(2), order: ordered }),
  'consul-of-rome': oneOf(senatorSchema),
  'name-dictator': oneOf(senatorOrNobody),
  'nominate-dictator': form({ senator: senatorOrNobody, order: ordered }),
  'master-of-horse': oneOf(senatorSchema),
  'nominate-censor': form({ senator: senatorSchema, order: ordered }),
  prosecute: form({
    trial: z.discriminatedUnion('do', [
      z.strictObject({
        do: z.literal('try'),
        degree: z.enum(['minor', 'major']),
        accused: senatorSchema,
        charge: chargeSchema,
        prosecutor: senatorSchema
      }),
      z.strictObject({ do: z.literal('none') })
    ]),
    order: ordered
  }),
  'nominate-governors': form({ posts: postsSchema, order: ordered }),
  preside: form({
    act: z.discriminatedUnion('do', [proposing, z.strictObject({ do: z.literal('adjourn') })]),
    order: ordered
  }),
  'tribune-proposal': form({ proposal: tribuneProposalSchema }),
  'call-factions': form({ order: ordered }),
  consent: yesOrNo,
  vote: form({
    act: z.discriminatedUnion('do', [
      voting,
      tribune,
      killing,
      z.strictObject({ do: z.literal('appeal') }),
      z.strictObject({ do: z.literal('exile') })
    ])
  }),
  interrupt: form({ act: z.discriminatedUnion('do', [tribune, killing]) }),
  'last-word': form({ act: z.discriminatedUnion('do', [tribune, killing]) }),
  guards: form({ count: z.int().min(0).max(6) }),
  'step-down': yesOrNo,
  'fill-bench': oneOf(senatorSchema),
  'claim-exile': yesOrNo,
  'consul-for-life': oneOf(senatorSchema),
  /** `by`: the senator who pays, who loses favour, or who speaks. */
  'react-tribune': oneOf(z.strictObject({ card: intrigueCardSchema, by: senatorSchema })),
  law: oneOf(cardSchema),
  fine: oneOf(senatorOrNobody),
  'claim-commission': yesOrNo
}

export type VoteAct = z.infer<(typeof senateAnswers)['vote']>['values']['act']
export type Voting = Extract<VoteAct, { readonly do: 'vote' }>
export type TribuneAct = Extract<VoteAct, { readonly do: 'tribune' }>
export type MurderAct = Extract<VoteAct, { readonly do: 'murder' }>
export type InterruptAct = z.infer<(typeof senateAnswers)['interrupt']>['values']['act']
export type TrialProposal = ProposalAbout<'trial'>
