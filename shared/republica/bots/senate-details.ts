import type { FactionId } from '../campaign-options.ts'
import type { SenatorId } from '../content/ids.ts'
import type { SenateAbouts } from '../decisions/senate.ts'
import { ratingsOf } from '../queries/ratings.ts'
import { senatorOf } from '../queries/republic.ts'
import { openCensorCandidates, openPairs } from '../queries/senate/candidates.ts'
import { type BusinessTopic, proposalsAbout } from '../queries/senate/proposals.ts'
import type { OpenProposal } from '../queries/senate/session.ts'
import { message, reference } from '../words/message.ts'
import { bestBusiness } from './business.ts'
import { benchVotes, othersTally } from './forecast.ts'
import { type Judge, moneyWorth, worth } from './judge.ts'
import { effectsOf } from './proposals.ts'
import { bestOf, choose, fill, pass, type Reply } from './reply.ts'
import { consentsToProsecute } from './trials.ts'

/** 9.11: allies first, so that the others see how it goes. */
export function answerCallFactions(
  judge: Judge,
  { proposal, remaining }: SenateAbouts['call-factions']
): Reply {
  const order = remaining.toSorted((one, other) => friendliness(other) - friendliness(one))
  return fill({ order }, message('why.order'))

  function friendliness(side: FactionId): number {
    if (side === judge.side) return -1
    return worth(judge, effectsOf(judge, proposal)) > 0 ? 1 : 0
  }
}

/** No. 20, 23, 24: what is asked of one's own men is granted if it serves them. */
export function answerConsent(judge: Judge, { proposal, asked }: SenateAbouts['consent']): Reply {
  const yes = consents(judge, proposal, asked)
  return choose(yes ? 'yes' : 'no', message(yes ? 'why.consent' : 'why.no-consent'))
}

function consents(judge: Judge, proposal: OpenProposal, asked: SenateAbouts['consent']['asked']): boolean {
  if (proposal.about === 'trial') return consentsToProsecute(judge, proposal)
  const isGovernor = asked.some(({ as }) => as === 'governor')
  if (isGovernor) return false
  return worth(judge, effectsOf(judge, proposal)) > 0
}

/** No. 29: for one's own man, when the votes are there. */
export function answerConsulForLife(judge: Judge, { candidates }: SenateAbouts['consul-for-life']): Reply {
  const own = bestOf(
    candidates.filter((id) => senatorOf(judge.view, id).faction === judge.side),
    (id) => senatorOf(judge.view, id).influence
  )
  if (!own || !judge.level.schemes) return pass(message('why.wait'))
  const proposal = { about: 'consul-for-life' as const, senator: own }
  const { yes, no } = othersTally(judge, proposal)
  const votes = yes + benchVotes(judge, judge.side, proposal) + (judge.level.spends ? ownTalents(judge) : 0)
  return votes > no
    ? choose(own, message('why.consul-for-life', { senator: reference('senator', own), votes }))
    : pass(message('why.wait'))
}

function ownTalents({ view, side }: Judge): number {
  return Object.values(view.senators).reduce(
    (sum, { faction, at, talents }) => (faction === side && at === 'rome' ? sum + talents : sum),
    0
  )
}

/** No. 25: a point of influence is less than the chair. */
export function answerStepDown(): Reply {
  return choose('no', message('why.keep-chair'))
}

/** No. 22 */
export function answerClaimExile(): Reply {
  return choose('yes', message('why.claim-exile'))
}

/** 9.22, 9.71: one's own candidates in an election; else the business that brings most. */
export function answerTribuneProposal(
  judge: Judge,
  { election, only }: SenateAbouts['tribune-proposal']
): Reply {
  const proposal = tribuneProposal(judge, election, only)
  if (!proposal) return sampled(judge)
  const values = { proposal }
  return judge.seat.check({ values: { proposal } }) === null
    ? fill(values, message('why.tribune-proposal'))
    : sampled(judge)
}

function sampled(judge: Judge): Reply {
  return { answer: judge.seat.sample(), reasons: [message('why.tribune-proposal')], memo: null }
}

function tribuneProposal(
  judge: Judge,
  election: SenateAbouts['tribune-proposal']['election'],
  only: 'land-bill' | null
) {
  const { view } = judge
  const gain = (proposal: OpenProposal) => worth(judge, effectsOf(judge, proposal))
  switch (election) {
    case 'consuls': {
      const pair = bestOf(openPairs(view), (each) => gain({ about: 'consuls', pair: each }))
      return pair ? { about: 'consuls' as const, pair: [...pair] } : null
    }
    case 'censor': {
      const senator = bestOf(openCensorCandidates(view), (each) => gain({ about: 'censor', senator: each }))
      return senator ? { about: 'censor' as const, senator } : null
    }
    case 'governors':
      return null
    case null: {
      if (only) return bestAbout(judge, only)
      return bestBusiness(judge)?.proposal ?? bestAbout(judge, 'minor')
    }
  }
}

function bestAbout(judge: Judge, topic: BusinessTopic) {
  return bestOf(proposalsAbout(judge.view, topic), (each) => worth(judge, effectsOf(judge, each))) ?? null
}

/** 7.36: a tribune that hurts is answered with a card, if it costs little. */
export function answerReactTribune(judge: Judge, { by, use }: SenateAbouts['react-tribune']): Reply {
  const { decision } = judge.seat
  const isHostile = by !== judge.side && use !== 'reopen' && judge.level.schemes
  if (decision.kind !== 'react-tribune' || !isHostile) return pass(message('why.wait'))
  const [first] = decision.body.options
  return first && moneyWorth(judge, 3) < 0.01
    ? choose(first.key, message('why.react-tribune'))
    : pass(message('why.wait'))
}

/** Laws change the game for all: they are kept for a better moment. */
export function answerLaw(): Reply {
  return pass(message('why.wait'))
}

/** 8.2: a consul of whom one approves, or whose failure would hurt all. */
export function answerApprove({ view, side, shares }: Judge, speaker: SenatorId): Reply {
  const { faction } = senatorOf(view, speaker)
  const isRival = faction !== null && faction !== side && (shares.get(faction) ?? 0) > (shares.get(side) ?? 0)
  const isSafe = view.unrest < 2
  return isRival && isSafe
    ? choose('against', message('why.disapprove', { senator: reference('senator', speaker) }))
    : choose('for', message('why.approve', { senator: reference('senator', speaker) }))
}

/** 4.3: an own man who gains influence. */
export function answerQuaestor({ view, side }: Judge, options: readonly SenatorId[]): Reply {
  const best = bestOf(options, (id) => {
    const { faction, influence } = senatorOf(view, id)
    return (faction === side ? 100 : 0) + influence + ratingsOf(id).oratory / 10
  })
  if (!best) throw new Error('nobody can be quaestor')
  return choose(best, message('why.best-man', { senator: reference('senator', best) }))
}
