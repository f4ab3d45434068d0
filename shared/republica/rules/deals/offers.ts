import { accepted, refused } from '../../../engine/decision.ts'
import { negotiate, type Proposal as Offer, type OfferReply } from '../../../engine/offers.ts'
import { pickOne, type RandomState, randomInt } from '../../../engine/random.ts'
import { askAny } from '../../../engine/script.ts'
import { form, type Question, type Script } from '../../ask.ts'
import type { DealTerm } from '../../board/deals.ts'
import type { FactionId } from '../../campaign-options.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import type { RepublicState } from '../../state.ts'
import type { DealMoment } from '../../tasks/deals.ts'
import type { TaskOf } from '../../tasks/index.ts'
import { message, reference } from '../../words/message.ts'
import { recordDeal } from './ledger.ts'
import { canGive, checkDeal } from './terms.ts'

type DealOffer = Offer<readonly DealTerm[]>
type Reply = OfferReply<readonly DealTerm[]>

/** No. 37; 7.37, R29: whoever wants to offers a deal to others, until nobody does. */
export function* offerDeals(play: RepublicPlay, { moment }: TaskOf<'deals'>): Script {
  const { state } = play
  state.deals.offered = {}
  for (;;) {
    const able = state.sides.filter((side) => offersLeft(state, side) > 0)
    if (able.length === 0) return
    const acted = yield* askAny(() => able.map((side) => offerQuestion(state, side, moment)), {
      curtain: 'no-one',
      phase: `${moment} ${state.turn}`
    })
    if (!acted) return
    const by = factionNamed(state, acted.side)
    state.deals.offered[by] = (state.deals.offered[by] ?? 0) + 1
    yield* bargain(play, acted.value)
  }
}

function factionNamed({ sides }: RepublicState, name: string): FactionId {
  const side = sides.find((id) => id === name)
  if (!side) throw new Error(`${name} does not play`)
  return side
}

function offersLeft({ deals, factions, sides }: RepublicState, side: FactionId): number {
  const isAlone = sides.filter((id) => !factions[id]?.isEliminated).length < 2
  if (isAlone || factions[side]?.isEliminated) return 0
  return figures.deals.offers - (deals.offered[side] ?? 0)
}

/** Those named answer in secret, and may counter; if all accept, the deal is public. */
function* bargain(play: RepublicPlay, first: DealOffer): Script {
  const { state, emit } = play
  const agreed = yield* negotiate<readonly DealTerm[], ReplyInquiry>(first, {
    counters: figures.deals.counters,
    replyQuestion: (side, offer, mayCounter) =>
      replyQuestion(state, factionNamed(state, side), offer, mayCounter),
    onProposal: (offer) =>
      emit({ type: 'deal-offered', offer: offered(state, offer) }, [offer.by, ...offer.to])
  })
  const between = partiesOf(state, first)
  if (!agreed) {
    emit({ type: 'deal-refused', by: factionNamed(state, first.by), between }, between)
    return
  }
  const { terms, promise } = agreed
  recordDeal(play, {
    id: 1 + Math.max(0, ...state.deals.ledger.map(({ id }) => id)),
    turn: state.turn,
    between: [...between],
    terms: terms.map((term) => ({ term, status: 'open' })),
    words: promise === '' ? null : { by: factionNamed(state, agreed.by), said: promise, status: 'open' }
  })
}

type ReplyInquiry = Question<Reply>['inquiry']

function partiesOf(state: RepublicState, { by, to }: Pick<DealOffer, 'by' | 'to'>): readonly FactionId[] {
  return [by, ...to].map((name) => factionNamed(state, name))
}

function offered(state: RepublicState, offer: DealOffer) {
  return {
    by: factionNamed(state, offer.by),
    between: partiesOf(state, offer),
    terms: offer.terms,
    words: offer.promise
  }
}

function offerQuestion(state: RepublicState, side: FactionId, moment: DealMoment): Question<DealOffer> {
  const others = state.sides.filter((id) => id !== side && !state.factions[id]?.isEliminated)
  return form(
    {
      side,
      kind: 'offer-deal',
      rule: '7.37',
      prompt: message('prompt.offer-deal'),
      about: { moment, left: offersLeft(state, side) }
    },
    {
      form: { type: 'form', fields: [], open: true },
      check: ({ to, terms, words }) => {
        if (new Set(to).size < to.length || !to.every((id) => others.includes(id)))
          return refused(message('refusal.deal-strangers'), '7.37')
        const deal = checkDeal(state, [side, ...to], side, { terms, words: words.trim() })
        if (!deal.ok) return deal
        return accepted({ by: side, to, terms, promise: deal.value.words.trim() })
      },
      sample: (random) => {
        const to = pickOne(random, others)
        return { to: [to], terms: randomTerms(state, random, side, to), words: '' }
      }
    }
  )
}

/** What a random player might offer. */
function randomTerms(state: RepublicState, random: RandomState, by: FactionId, to: FactionId): DealTerm[] {
  const [card] = state.hands[by] ?? []
  const terms: DealTerm[] = [
    { does: 'pay', by, to, talents: 1 + randomInt(random, 5) },
    { does: 'pay', by: to, to: by, talents: 1 + randomInt(random, 5) },
    { does: 'vote', by, on: { topic: 'recruit' }, inFavour: randomInt(random, 2) === 0 },
    { does: 'vote', by: to, on: { topic: 'recruit' }, inFavour: randomInt(random, 2) === 0 },
    { does: 'contribute', by, talents: 1 + randomInt(random, 10) },
    { does: 'spare', by, faction: to },
    ...(card ? [{ does: 'card' as const, by, to, card }] : [])
  ]
  return [pickOne(random, terms), pickOne(random, terms)]
}

function replyQuestion(
  state: RepublicState,
  side: FactionId,
  offer: DealOffer,
  mayCounter: boolean
): Question<Reply> {
  const between = partiesOf(state, offer)
  return form(
    {
      side,
      kind: 'answer-deal',
      rule: '7.37',
      prompt: message('prompt.answer-deal', { side: reference('side', factionNamed(state, offer.by)) }),
      about: { offer: offered(state, offer), mayCounter }
    },
    {
      form: { type: 'form', fields: [], open: true },
      check: ({ reply, terms, words }) => {
        if (reply === 'refuse') return accepted<Reply>({ reply })
        if (reply === 'accept')
          return canGive(state, side, offer.terms)
            ? accepted<Reply>({ reply })
            : refused(message('refusal.deal-card'), '7.37')
        if (!mayCounter) return refused(message('refusal.no-counter'), '7.37')
        const deal = checkDeal(state, between, side, { terms, words: words.trim() })
        if (!deal.ok) return deal
        return accepted<Reply>({ reply: 'counter', terms, promise: words.trim() })
      },
      sample: (random) => ({
        reply:
          canGive(state, side, offer.terms) && randomInt(random, 2) === 0
            ? ('accept' as const)
            : ('refuse' as const),
        terms: [],
        words: ''
      })
    }
  )
}
