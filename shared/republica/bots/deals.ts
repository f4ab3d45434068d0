import type { DealTerm, MotionTopic } from '../board/deals.ts'
import type { Immutable } from '../board/index.ts'
import type { FactionId } from '../campaign-options.ts'
import type { CardId, SenatorId } from '../content/ids.ts'
import type { DealsAbouts } from '../decisions/deals.ts'
import { figures } from '../figures.ts'
import { cardKind } from '../queries/cards.ts'
import { benchOf } from '../queries/precedence.ts'
import { senatorOf } from '../queries/republic.ts'
import { consularCandidates, openPairs } from '../queries/senate/candidates.ts'
import { chairFaction, type OpenProposal } from '../queries/senate/session.ts'
import { factionVotes } from '../queries/senate/votes.ts'
import { message, reference } from '../words/message.ts'
import { benchVotes, leaning } from './forecast.ts'
import { type Judge, moneyWorth, pointsWorth, senatorWorth, worthTo } from './judge.ts'
import { effectsOf } from './proposals.ts'
import { bestOf, fill, pass, type Reply } from './reply.ts'
import { weights } from './weights.ts'

/** Below this a deal is not worth the words. */
const LEAST = 0.0008

/** No. 37: what would serve both sides. One offer at each moment is enough. */
export function answerOffer(judge: Judge, { moment, left }: DealsAbouts['offer-deal']): Reply {
  const nothing = pass(message('why.no-deal'))
  if (!judge.level.deals || left < figures.deals.offers) return nothing
  if (moment === 'elections') return offerConsulate(judge) ?? nothing
  return moment === 'revolution' ? (offerCard(judge) ?? nothing) : nothing
}

/** Whoever presides seeks a partner with the votes that are missing; others offer him theirs. */
function offerConsulate(judge: Judge): Reply | null {
  const { view, side } = judge
  const chair = chairFaction(view)
  if (!chair) return null
  const partners = chair === side ? view.sides.filter((id) => id !== side) : [chair]
  const offers = partners.flatMap((partner) => {
    const pair = bestPair(judge, side, partner)
    if (!pair || benchOf(view, partner).length === 0) return []
    const terms = consulTerms(chair, chair === side ? partner : side, pair)
    const gain = dealWorth(judge, side, terms)
    return worthWhile(judge, partner, terms)
      ? [{ partner, terms, gain: gain + factionVotes(view, partner) / 5000 }]
      : []
  })
  const best = bestOf(offers, ({ gain }) => gain)
  if (!best || best.gain < LEAST) return null
  return fill(
    { to: [best.partner], terms: best.terms, words: '' },
    message('why.offer-consulate', { side: reference('side', best.partner) })
  )
}

/** One man of each, the best of both. */
function bestPair({ view }: Judge, one: FactionId, other: FactionId): readonly [SenatorId, SenatorId] | null {
  const candidates = consularCandidates(view)
  const of = (side: FactionId) =>
    bestOf(
      candidates.filter((id) => senatorOf(view, id).faction === side),
      (id) => senatorWorth(view, id)
    )
  const [mine, his] = [of(one), of(other)]
  if (!mine || !his) return null
  return openPairs(view).some((pair) => pair.includes(mine) && pair.includes(his)) ? [mine, his] : null
}

function consulTerms(
  chair: FactionId,
  partner: FactionId,
  pair: readonly [SenatorId, SenatorId]
): DealTerm[] {
  const on = { topic: 'consuls' as const, pair: [...pair] as [SenatorId, SenatorId] }
  return [
    { does: 'nominate', by: chair, whom: on },
    { does: 'vote', by: partner, on, inFavour: true },
    { does: 'vote', by: chair, on, inFavour: true }
  ]
}

/** 11.1: a card above the limit is sold rather than thrown away. */
function offerCard(judge: Judge): Reply | null {
  const { view, side } = judge
  const hand = view.own?.hand ?? []
  if (hand.length <= figures.hand.limit) return null
  const card = bestOf(hand.filter(isForHands), (id) => -cardKind(id).kind.length)
  const buyer = bestOf(
    view.sides.filter((id) => id !== side && !view.factions[id]?.isEliminated),
    (id) => -(view.handSizes[id] ?? 0) - (judge.shares.get(id) ?? 0)
  )
  if (!card || !buyer) return null
  const terms: DealTerm[] = [
    { does: 'card', by: side, to: buyer, card },
    { does: 'pay', by: buyer, to: side, talents: CARD_PRICE }
  ]
  return fill(
    { to: [buyer], terms, words: '' },
    message('why.sell-card', { card: reference('card', card), talents: CARD_PRICE })
  )
}

const CARD_PRICE = 2

const isForHands = (id: CardId): boolean => cardKind(id).kind === 'intrigue'

/** No. 37: what is offered against what is asked. */
export function answerDeal(judge: Judge, { offer }: DealsAbouts['answer-deal']): Reply {
  const refuse = fill({ reply: 'refuse', terms: [], words: '' }, message('why.refuse-deal'))
  if (!worthWhile(judge, judge.side, offer.terms) || hasBetter(judge, offer.terms)) return refuse
  const values = { reply: 'accept', terms: [], words: '' }
  if (judge.seat.check({ values: { reply: 'accept', terms: [], words: '' } }) !== null) return refuse
  return fill(values, message('why.accept-deal', { side: reference('side', offer.by) }))
}

/** 9.21: whoever presides may choose among partners; the first who asks is not always the best. */
function hasBetter(judge: Judge, terms: readonly Immutable<DealTerm>[]): boolean {
  const { view, side } = judge
  const isAsked = terms.some(({ does, by }) => does === 'nominate' && by === side)
  if (!isAsked || chairFaction(view) !== side) return false
  const others = view.sides.flatMap((partner) => {
    const pair = partner === side ? null : bestPair(judge, side, partner)
    return pair ? [dealWorth(judge, side, consulTerms(side, partner, pair))] : []
  })
  return dealWorth(judge, side, terms) < NEARLY * Math.max(0, ...others)
}

const NEARLY = 0.97

function worthWhile(judge: Judge, side: FactionId, terms: readonly Immutable<DealTerm>[]): boolean {
  return dealWorth(judge, side, terms) > LEAST / 2
}

/** What a deal is worth to a faction: what it gets, less what it gives. */
function dealWorth(judge: Judge, side: FactionId, terms: readonly Immutable<DealTerm>[]): number {
  return terms.reduce((sum, term) => sum + termWorth(judge, side, term), 0)
}

/** How much a promised vote changes the outcome. */
const SWING = 0.4
/** What it is worth not to be prosecuted for a year. */
const SPARED = 0.004

function termWorth(judge: Judge, side: FactionId, term: Immutable<DealTerm>): number {
  switch (term.does) {
    case 'pay':
      return sign(side, term) * moneyWorth(judge, term.talents)
    case 'card':
      return sign(side, term) * pointsWorth(judge, weights.card)
    case 'vote': {
      const proposal = proposalOf(term.on)
      if (!proposal) return 0
      const change = worthTo(judge, side, effectsOf(judge, proposal)) * (term.inFavour ? 1 : -1)
      const isAnyway =
        term.by === side &&
        leaning(judge, side, proposal, effectsOf(judge, proposal)) === (term.inFavour ? 'yes' : 'no')
      const weight = Math.min(1, benchVotes(judge, term.by, proposal) / 12)
      return isAnyway ? 0 : change * SWING * weight
    }
    case 'nominate': {
      const proposal: OpenProposal =
        term.whom.topic === 'consuls'
          ? { about: 'consuls', pair: term.whom.pair }
          : { about: 'censor', senator: term.whom.senator }
      return worthTo(judge, side, effectsOf(judge, proposal)) * SWING
    }
    case 'contribute':
      return term.by === side ? -moneyWorth(judge, term.talents) : moneyWorth(judge, term.talents) / 4
    case 'spare':
      return term.faction === side ? SPARED : term.by === side ? -SPARED : 0
  }
}

function sign(side: FactionId, { by, to }: { readonly by: FactionId; readonly to: FactionId }): number {
  return to === side ? 1 : by === side ? -1 : 0
}

/** A proposal of that kind, as far as its topic says. */
function proposalOf(topic: Immutable<MotionTopic>): OpenProposal | null {
  switch (topic.topic) {
    case 'consuls':
      return { about: 'consuls', pair: topic.pair }
    case 'dictator':
      return { about: 'dictator', senator: topic.senator }
    case 'censor':
      return { about: 'censor', senator: topic.senator }
    case 'consul-for-life':
      return { about: 'consul-for-life', senator: topic.senator }
    case 'concession':
      return { about: 'concessions', grants: [{ concession: topic.concession, senator: topic.senator }] }
    case 'governor':
      return { about: 'governors', posts: [{ province: topic.province, senator: topic.senator }] }
    default:
      return null
  }
}
