import type { SideId } from '../campaign-options.ts'
import { type CardId, card } from '../content/cards/index.ts'
import { event } from '../content/events/index.ts'
import type { Stuff } from '../content/ids.ts'
import type { Abouts } from '../decisions.ts'
import { sizeOf } from '../queries/amounts.ts'
import { activatable, productionOf } from '../queries/bandons.ts'
import { eventOf } from '../queries/events.ts'
import { cardsInPlay, seatOf } from '../queries/seats.ts'
import { voteTotals } from '../queries/votes.ts'
import { message, reference } from '../words/message.ts'
import { type Judge, typicalWorth, worthOf } from './judge.ts'
import { bestOf, choose, pass } from './reply.ts'
import { optionWorth } from './votes.ts'

type Offered = Abouts['react-action']['cards']

/** I.1: plays the card that brings most beyond its price, if any does. */
function react(judge: Judge, cards: Offered, worth: (id: CardId) => number) {
  if (!judge.character.schemes) return pass(message('why.wait'))
  const rated = cards.map(({ card: id, cost }) => ({ id, worth: worth(id) - cost * judge.nomisma }))
  const best = bestOf(rated, (each) => each.worth)
  if (!best || best.worth <= THRESHOLD) return pass(message('why.wait'))
  return choose(best.id, message('why.react', { card: reference('card', best.id) }))
}

/** A card is kept for a better moment unless this one clearly pays. */
const THRESHOLD = 0.4

const does = (id: CardId, what: string): boolean => card(id).effects.some((effect) => effect.do === what)

/** A rival's loss counts the more, the fewer rivals there are, and the further he is ahead. */
function rivalry({ view, seat }: Judge, other: SideId): number {
  const lead = seatOf(view, other).doxa - seat.doxa
  return (lead > 0 ? 1.3 : 0.8) / Math.max(1, view.sides.length - 1) ** 0.5
}

/** A declared action is worth cancelling if the rival loses much by it. */
export function answerReactAction(judge: Judge, { cards, actor, action }: Abouts['react-action']) {
  const rival = seatOf(judge.view, actor)
  const piles = activatable(rival, true).map((pile) => sizeOf(productionOf(rival, pile)))
  const loss =
    action === 'activate'
      ? Math.max(0, ...piles)
      : action === 'play'
        ? 0.4 * rival.goods.nomismata
        : action === 'sell'
          ? 2
          : 1
  // The last Dynamis leaves no time to try again.
  const final = rival.dynamis === 0 ? 1 : 0.55
  return react(judge, cards, (id) => (does(id, 'cancel-action') ? loss * final * rivalry(judge, actor) : 0))
}

/** A vote is worth turning if that brings the option that suits. */
export function answerReactVote(judge: Judge, { cards, vote }: Abouts['react-vote']) {
  const id = eventOf(judge.view)
  if (!id) return pass(message('why.wait'))
  const stake = optionWorth(judge, id, 'first') - optionWorth(judge, id, 'second')
  const totals = voteTotals(judge.view)
  const margin = totals.first - totals.second
  const placed = judge.view.votes.find(({ side }) => side === vote)
  const weight = placed ? placed.auctoritas * (placed.doubled ? 2 : 1) : 0
  const turned = placed?.option === 'first' ? margin - 2 * weight : margin + 2 * weight
  return react(judge, cards, (card) => {
    if (does(card, 'vote-flip'))
      return Math.sign(turned) === Math.sign(margin) ? 0 : gain(stake, margin, turned)
    if (!does(card, 'vote-shift') || vote !== null) return 0
    const shifted = margin + (stake > 0 ? 4 : -4)
    return Math.sign(shifted) === Math.sign(margin) ? 0 : gain(stake, margin, shifted)
  })
}

function gain(stake: number, before: number, after: number): number {
  const sideOf = (margin: number) => (margin > 0 ? 1 : margin < 0 ? -1 : 0)
  return (stake * (sideOf(after) - sideOf(before))) / 2
}

/** Cancels what hits oneself, or a card that costs much. */
export function answerReactIntrigue(judge: Judge, { cards, against }: Abouts['react-intrigue']) {
  const { effects } = card(against.card)
  const isLeader = seatOf(judge.view, against.side).doxa > judge.seat.doxa
  const isAgainstMe =
    judge.view.pending.at(-2)?.side === judge.side || judge.view.current?.side === judge.side
  const threat = effects.reduce((sum, effect) => {
    switch (effect.do) {
      case 'cancel-action':
      case 'cancel-intrigue':
        return sum + (isAgainstMe ? 3 : 0)
      case 'remove-card':
        return sum + (cardsInPlay(judge.seat).length > 2 ? 1.6 : 0.5)
      case 'share-reward':
      case 'redirect-penalty':
        return sum + 1.2
      case 'steal':
        return sum + 1
      default:
        return sum + (isLeader ? 0.6 : 0.2)
    }
  }, 0)
  return react(judge, cards, (id) => (does(id, 'cancel-intrigue') ? threat : 0))
}

/** R.2: takes from the victor, or escapes the penalty. */
export function answerReactOutcome(judge: Judge, { cards, named }: Abouts['react-outcome']) {
  const id = eventOf(judge.view)
  const record = id && event(id)
  const reward: Stuff = record?.reward ?? {}
  const penalty = record?.penalty ?? {}
  const suffered = named === judge.side ? Math.max(worthOf(judge, penalty), sizeOf(penalty) * 0.8) : 0
  return react(judge, cards, (card) => {
    if (does(card, 'share-reward')) return worthOf(judge, reward) * 0.6
    if (does(card, 'avoid-penalty')) return suffered
    if (does(card, 'redirect-penalty')) return suffered * 1.3
    if (does(card, 'gain') && named === judge.side) return gainOf(judge, card)
    return 0
  })
}

function gainOf(judge: Judge, id: CardId): number {
  return card(id).effects.reduce(
    (sum, effect) => (effect.do === 'gain' ? sum + worthOf(judge, effect.stuff) : sum),
    0
  )
}

/** R.4: a place more in the challenge. */
export function answerReactChallenge(judge: Judge, { cards, gifts }: Abouts['react-challenge']) {
  const id = eventOf(judge.view)
  const record = id && event(id)
  const prizes = record?.kind === 'challenge' ? record.challenge.doxa : []
  const sizeOfGift = (side: SideId, more: number) => {
    const gift = gifts.find((each) => each.side === side)
    return (gift ? gift.amount + gift.bonus : 0) + more
  }
  const prize = (more: number, less: number) => {
    const mine = sizeOfGift(judge.side, more)
    const rivals = gifts.filter(({ side }) => side !== judge.side)
    const top = bestOf(rivals, ({ side }) => sizeOfGift(side, 0))
    const ahead = rivals.filter((gift) => sizeOfGift(gift.side, gift === top ? -less : 0) > mine).length
    return mine > 0 ? (prizes[ahead] ?? 0) : 0
  }
  return react(judge, cards, (card) => {
    if (does(card, 'challenge-add')) return prize(3, 0) - prize(0, 0)
    return does(card, 'challenge-reduce') ? prize(0, 2) - prize(0, 0) : 0
  })
}

/** Whom to hit: who is ahead, and has most in front of him. */
export function bestVictim(judge: Judge, among: readonly SideId[]): SideId {
  const weigh = (side: SideId) => {
    const seat = seatOf(judge.view, side)
    const area = cardsInPlay(seat).reduce((sum, id) => sum + typicalWorth(judge, card(id).production), 0)
    return seat.doxa + 0.5 * area
  }
  return bestOf(among, weigh) ?? judge.side
}
