import { accepted, type FormBody, refused, type Verdict } from '../../decision.ts'
import { discard, drawCard } from '../../deck.ts'
import { message, reference } from '../../message.ts'
import { negotiate, type OfferReply, type Proposal, recordPromise } from '../../offers.ts'
import { pickOne, randomInt } from '../../random.ts'
import {
  askAny,
  askForm,
  askTogether,
  choiceQuestion,
  confirm,
  formQuestion,
  passOnlyQuestion,
  type Question
} from '../../script.ts'
import {
  boatOf,
  type Channel,
  type Crew,
  channels,
  crewNamed,
  crewsOf,
  type DealTerms,
  type RaceAnswers,
  type RaceInquiry,
  type RacePlay,
  type RaceScript,
  type RaceState
} from './types.ts'

/** The coins for a crew that is alone in its arm of the river. */
const ALONE_IN_CHANNEL = 2
const COUNTER_PROPOSALS = 2
const LONGEST_PROMISE = 200

/** R.5 to R.9: the stakes at the beginning of a round. */
export function* playStakes(play: RacePlay): RaceScript {
  const pilot = yield* hirePilot(play)
  yield* chooseChannels(play)
  if (pilot) yield* openSluice(play, pilot)
  yield* auctionCard(play)
  if (pilot) yield* offerDeal(play, pilot)
}

type Posed<Kind extends RaceInquiry['kind'], A> = Question<A, Extract<RaceInquiry, { readonly kind: Kind }>>

/** R.5: all bid in secret; the highest bid hires the pilot, at a tie the first in order. Lower bids stay secret. */
function* hirePilot({ state, emit }: RacePlay): RaceScript<Crew | null> {
  const sides = crewsOf(state)
  const bids = yield* askTogether(() => sides.map((side) => bidQuestion(state, side)))
  const best = Math.max(...bids.values())
  const winner = sides.find((side) => bids.get(side) === best)
  if (!winner || best === 0) return null
  boatOf(state, winner).purse -= best
  emit({ type: 'pilot-hired', side: winner, coins: best })
  return winner
}

function bidQuestion(state: RaceState, side: Crew): Posed<'bid', number> {
  const { purse } = boatOf(state, side)
  return formQuestion(
    { side, kind: 'bid', rule: 'R.5', prompt: message('race.bid'), about: { purse } },
    {
      form: () => coinsForm(0, purse),
      check: ({ coins }: RaceAnswers['bid']['values']) => affordable(coins, 0, purse, 'R.5'),
      sample: (random) => ({ coins: randomInt(random, purse + 1) })
    }
  )
}

function coinsForm(min: number, max: number): FormBody<{ coins: number }> {
  return {
    type: 'form',
    fields: [{ field: 'number', name: 'coins', label: message('race.coins'), min, max }]
  }
}

function affordable(coins: number, least: number, most: number, rule: string): Verdict<number> {
  return coins >= least && coins <= most ? accepted(coins) : refused(message('refusal.out-of-range'), rule)
}

/** R.6: all choose an arm of the river simultaneously; a crew alone in its arm finds coins. */
function* chooseChannels({ state, emit }: RacePlay): RaceScript {
  const sides = crewsOf(state)
  const chosen = yield* askTogether(() => sides.map(channelQuestion))
  for (const side of sides) {
    const channel = chosen.get(side) ?? 'wide'
    const alone = [...chosen.values()].filter((other) => other === channel).length === 1
    if (alone) boatOf(state, side).purse += ALONE_IN_CHANNEL
    emit({ type: 'channel-taken', side, channel, alone })
  }
}

function channelQuestion(side: Crew): Posed<'channel', Channel> {
  return choiceQuestion(
    { side, kind: 'channel', rule: 'R.6', prompt: message('race.channel'), about: { side } },
    channels.map((channel) => ({ key: channel, label: message(`race.${channel}`), value: channel }))
  )
}

/** R.7: the pilot may open the sluice, which moves all boats on by one, unless a crew vetoes it with an eddy. */
function* openSluice(play: RacePlay, pilot: Crew): RaceScript {
  const { state, emit } = play
  const opens = yield* confirm({
    side: pilot,
    kind: 'sluice',
    rule: 'R.7',
    prompt: message('race.sluice'),
    about: { side: pilot }
  })
  if (!opens) return
  const others = crewsOf(state).filter((side) => side !== pilot)
  const barred = yield* askAny(() => others.map((side) => vetoQuestion(state, side, pilot)), {
    curtain: 'everyone',
    phase: `round ${state.turn}`
  })
  if (barred) {
    const side = crewNamed(barred.side)
    const { hand } = boatOf(state, side)
    hand.splice(hand.indexOf('eddy'), 1)
    discard(state.deck, 'eddy')
    emit({ type: 'sluice-barred', side })
    return
  }
  for (const side of crewsOf(state)) {
    const boat = boatOf(state, side)
    boat.at = Math.min(boat.at + 1, state.length - 1)
  }
  emit({ type: 'sluice-opened', side: pilot })
}

/** Asks every crew, with or without an eddy, so that the question reveals no hand. */
function vetoQuestion(state: RaceState, side: Crew, pilot: Crew): Posed<'veto', 'veto'> {
  const eddies = boatOf(state, side).hand.filter((card) => card === 'eddy').length
  const asked = {
    side,
    kind: 'veto',
    rule: 'R.7',
    prompt: message('race.veto'),
    about: { pilot, eddies }
  } as const
  if (eddies === 0) return passOnlyQuestion(asked)
  return choiceQuestion(asked, [{ key: 'veto', label: message('race.bar-it'), value: 'veto' }])
}

/** R.8: a card goes to the highest bidder; the bids are public. */
function* auctionCard(play: RacePlay): RaceScript {
  const { state, emit } = play
  if (state.deck.drawPile.length + state.deck.discardPile.length === 0) return
  const sides = crewsOf(state)
  let high: { readonly side: Crew | null; readonly coins: number } = { side: null, coins: 0 }
  for (;;) {
    const { side: leader, coins: least } = high
    const bidders = sides.filter((side) => side !== leader)
    const raised = yield* askAny(() => bidders.map((side) => raiseQuestion(state, side, least)), {
      curtain: 'no-one'
    })
    if (!raised) break
    const side = crewNamed(raised.side)
    high = { side, coins: raised.value }
    emit({ type: 'raised', side, coins: raised.value })
  }
  if (!high.side) return
  const buyer = boatOf(state, high.side)
  const card = drawCard(state.random, state.deck)
  buyer.purse -= high.coins
  emit({ type: 'card-sold', side: high.side, coins: high.coins })
  if (!card) return
  buyer.hand.push(card)
  emit({ type: 'found', side: high.side, card }, [high.side])
}

/** A crew with too few coins may only pass; nobody learns why it passed. */
function raiseQuestion(state: RaceState, side: Crew, high: number): Posed<'raise', number> {
  const { purse } = boatOf(state, side)
  const prompt = message('race.raise', { coins: high })
  const asked = { side, kind: 'raise', rule: 'R.8', prompt, about: { high, purse } } as const
  if (purse <= high) return passOnlyQuestion(asked)
  return formQuestion(asked, {
    form: () => coinsForm(high + 1, purse),
    check: ({ coins }: RaceAnswers['raise']['values']) => affordable(coins, high + 1, purse, 'R.8'),
    sample: (random) => ({ coins: high + 1 + randomInt(random, purse - high) })
  })
}

/** R.9: the pilot's crew may offer another crew a deal. Promises beyond its terms are not enforced. */
function* offerDeal(play: RacePlay, side: Crew): RaceScript {
  const { state, emit } = play
  const wanted = yield* proposeDeal(state, side)
  if (!wanted) return
  const agreed = yield* negotiate<DealTerms, Extract<RaceInquiry, { readonly kind: 'reply' }>>(wanted, {
    counters: COUNTER_PROPOSALS,
    replyQuestion: (to, proposal, mayCounter) => replyQuestion(state, crewNamed(to), proposal, mayCounter),
    onProposal: ({ by, to, terms }) =>
      emit({ type: 'deal-offered', side: crewNamed(by), to: crewNamed(to[0] ?? ''), ...terms })
  })
  const other = crewNamed(wanted.to[0] ?? '')
  if (!agreed) {
    emit({ type: 'deal-refused', side, to: other })
    return
  }
  carryOut(state, agreed)
  recordPromise(state, agreed)
  emit({ type: 'deal-made', side: crewNamed(agreed.by), to: crewNamed(agreed.to[0] ?? ''), ...agreed.terms })
}

function carryOut(
  state: RaceState,
  { by, to: [other = ''], terms: { coins, food } }: Proposal<DealTerms>
): void {
  const [from, to] = [boatOf(state, crewNamed(by)), boatOf(state, crewNamed(other))]
  from.purse -= coins
  to.purse += coins
  from.food += food
  to.food -= food
}

function* proposeDeal(state: RaceState, side: Crew): RaceScript<Proposal<DealTerms> | null> {
  const { purse } = boatOf(state, side)
  const others = crewsOf(state).filter((crew) => crew !== side)
  const partners = [...others, 'nobody'] as const
  const form: FormBody<RaceAnswers['deal']['values']> = {
    type: 'form',
    fields: [
      {
        field: 'one',
        name: 'with',
        label: message('race.with'),
        options: partners.map((key) => ({
          key,
          label:
            key === 'nobody' ? message('race.nobody') : message('race.crew', { side: reference('side', key) })
        }))
      },
      ...dealFields(purse)
    ]
  }
  const given = yield* askForm(
    { side, kind: 'deal', rule: 'R.9', prompt: message('race.deal'), about: { purse } },
    {
      form,
      check: (values: RaceAnswers['deal']['values']) =>
        values.with === 'nobody' || values.food <= boatOf(state, values.with).food
          ? accepted(values)
          : refused(message('refusal.no-such-food'), 'R.9'),
      sample: (random) => {
        const partner = pickOne(random, partners)
        const most = partner === 'nobody' ? 0 : Math.min(MOST_FOOD, boatOf(state, partner).food)
        return {
          with: partner,
          coins: randomInt(random, purse + 1),
          food: randomInt(random, most + 1),
          promise: ''
        }
      }
    }
  )
  const { with: to, coins, food, promise } = given
  return to === 'nobody' ? null : { by: side, to: [to], terms: { coins, food }, promise }
}

const MOST_FOOD = 9

function dealFields(purse: number): FormBody<{ coins: number; food: number; promise: string }>['fields'] {
  return [
    { field: 'number', name: 'coins', label: message('race.coins'), min: 0, max: purse },
    { field: 'number', name: 'food', label: message('race.food'), min: 0, max: MOST_FOOD },
    { field: 'text', name: 'promise', label: message('race.promise'), longest: LONGEST_PROMISE }
  ]
}

function replyQuestion(
  state: RaceState,
  side: Crew,
  { by, terms }: Proposal<DealTerms>,
  mayCounter: boolean
): Posed<'reply', OfferReply<DealTerms>> {
  const { purse } = boatOf(state, side)
  const replies = ['accept', 'refuse', ...(mayCounter ? (['counter'] as const) : [])] as const
  return formQuestion(
    {
      side,
      kind: 'reply',
      rule: 'R.9',
      prompt: message('race.reply', { side: reference('side', by), ...terms }),
      about: { by: crewNamed(by), ...terms }
    },
    {
      form: (): FormBody<RaceAnswers['reply']['values']> => ({
        type: 'form',
        fields: [
          {
            field: 'one',
            name: 'reply',
            label: message('race.answer'),
            options: replies.map((key) => ({ key, label: message(`race.${key}`) }))
          },
          ...dealFields(purse)
        ]
      }),
      check: ({
        reply,
        coins,
        food,
        promise
      }: RaceAnswers['reply']['values']): Verdict<OfferReply<DealTerms>> => {
        if (reply === 'refuse') return accepted({ reply })
        if (reply === 'accept') {
          const lacks = boatOf(state, side).food < terms.food
          return lacks ? refused(message('refusal.no-such-food'), 'R.9') : accepted({ reply })
        }
        const fits =
          mayCounter && coins >= 0 && coins <= purse && food >= 0 && food <= boatOf(state, crewNamed(by)).food
        return fits
          ? accepted({ reply, terms: { coins, food }, promise })
          : refused(message('refusal.out-of-range'), 'R.9')
      },
      sample: (random) => {
        const lacks = boatOf(state, side).food < terms.food
        const coins = randomInt(random, purse + 1)
        const reply = lacks ? 'refuse' : pickOne(random, replies)
        return { reply, coins, food: 0, promise: '' }
      }
    }
  )
}
