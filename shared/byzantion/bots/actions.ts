import type { Message } from '../../engine/message.ts'
import { sameKey } from '../../engine/option-key.ts'
import type { OptionOf } from '../answers.ts'
import { type CardId, card } from '../content/cards/index.ts'
import { type ResourceId, resourceIds } from '../content/ids.ts'
import { figures } from '../figures.ts'
import { tradeBonus } from '../queries/abilities.ts'
import { activatable, yieldOf } from '../queries/bandons.ts'
import { costOf } from '../queries/costs.ts'
import { purchaseOf, saleOf } from '../queries/market.ts'
import { cardsInPlay } from '../queries/seats.ts'
import { amounts, goodReferences, message, reference } from '../words/message.ts'
import { cardWorth, effectWorth, netWorth } from './card-worth.ts'
import { type Judge, marginalWorth, worthOf } from './judge.ts'
import { bestOf } from './reply.ts'

/** Something to do, with its worth and its reason. */
export interface Idea<Key> {
  readonly key: Key
  readonly worth: number
  readonly reason: Message
}

type ActionKey = OptionOf<'action'>

/** A.1: what each kind of action would bring now. */
export function actionIdeas(judge: Judge, isFree: boolean): Idea<ActionKey>[] {
  return [
    ...activationIdea(judge, isFree),
    ...playIdea(judge),
    ...drawIdea(judge),
    ...saleIdea(judge),
    ...purchaseIdea(judge),
    {
      key: { do: 'act', action: 'renew' },
      worth: judge.rounds > 1 ? 0.8 : 0.15,
      reason: message('why.renew')
    }
  ]
}

function activationIdea(judge: Judge, isFree: boolean): Idea<ActionKey>[] {
  const best = bestActivation(judge, !isFree)
  if (!best) return []
  return [{ key: { do: 'act', action: 'activate' }, worth: best.worth, reason: best.reason }]
}

/** A.5: the pile that yields most. */
export function bestActivation(judge: Judge, marks: boolean): Idea<CardId> | undefined {
  const { seat } = judge
  const ideas = activatable(seat, marks).flatMap((pile): Idea<CardId>[] => {
    const [front] = pile.cards
    if (!front) return []
    const goods = yieldOf(seat, pile)
    const reason = message('why.activate', { card: reference('card', front), goods: amounts(goods) })
    return [{ key: front, worth: worthOf(judge, goods), reason }]
  })
  return bestOf(ideas, ({ worth }) => worth)
}

/** A.3: the cards that pay for themselves, as far as the money goes. */
function playIdea(judge: Judge): Idea<ActionKey>[] {
  const area = [...cardsInPlay(judge.seat)]
  let money = judge.seat.goods.nomismata
  let worth = 0
  let first: CardId | null = null
  const left = new Set(judge.hand.filter((id) => card(id).kind !== 'intrigue'))
  for (;;) {
    const best = bestPlay(judge, area, [...left], money)
    if (!best) break
    first ??= best.card
    worth += best.worth
    money -= best.cost
    area.push(best.card)
    left.delete(best.card)
  }
  if (!first) return []
  const reason = message('why.play', { card: reference('card', first) })
  // Cards that lie there work in this round already, so they come before activations.
  return [{ key: { do: 'act', action: 'play' }, worth: worth + 1, reason }]
}

/** The card that is worth most beyond its price; null if none is worth it. */
export function bestPlay(
  judge: Judge,
  area: readonly CardId[],
  cards: readonly CardId[],
  money: number
): { readonly card: CardId; readonly cost: number; readonly worth: number } | null {
  const options = cards.flatMap((id) => {
    const cost = costOf(judge.view, judge.side, id)
    if (cost > money) return []
    return [{ card: id, cost, worth: netWorth(judge, area, id, cost) }]
  })
  const best = bestOf(options, ({ worth }) => worth)
  return best && best.worth > 0 ? best : null
}

/** A.2: cards are worth drawing while there is time and money to play them. */
function drawIdea(judge: Judge): Idea<ActionKey>[] {
  const best = bestDraw(judge)
  return best ? [{ key: { do: 'act', action: 'draw' }, worth: best.worth, reason: best.reason }] : []
}

/** What an unknown card of the deck is worth: to play it, or at least to discard it for its income. */
function unknownCard({ rounds, hand, nomisma }: Judge): number {
  const income = 0.5 + 2 * nomisma
  const full = hand.length >= figures.hand.limit ? 0.4 : 1
  return Math.max(income * 0.8, (rounds > 1 ? 0.55 * rounds : 0) * full)
}

export function bestDraw(judge: Judge): Idea<OptionOf<'draw'>> | undefined {
  const { view, seat } = judge
  const { auctoritas } = seat.goods
  const unknown = unknownCard(judge)
  const priceOf = (count: number) => {
    let price = 0
    for (let one = 1; one <= count; one++) price += marginalWorth(judge, 'auctoritas', auctoritas - one)
    return price
  }
  const knownWorth = (id: CardId) =>
    Math.max(
      0.5 + 2 * judge.nomisma,
      netWorth(judge, cardsInPlay(seat), id, costOf(view, judge.side, id)) * 0.8
    )
  const ideas: Idea<OptionOf<'draw'>>[] = []
  const reason = message('why.draw')
  if (auctoritas >= figures.draw.deck && view.deckSize + view.discardPile.length > 0)
    ideas.push({ key: { from: 'deck' }, worth: 2 * unknown - priceOf(figures.draw.deck), reason })
  if (auctoritas >= figures.draw.offer) {
    for (const id of view.offer) {
      const worth = knownWorth(id) + unknown - priceOf(figures.draw.offer)
      ideas.push({ key: { from: 'offer', card: id }, worth, reason })
    }
  }
  const top = view.discardPile.at(-1)
  if (auctoritas >= figures.draw.discard && top)
    ideas.push({
      key: { from: 'discard' },
      worth: knownWorth(top) + unknown - priceOf(figures.draw.discard),
      reason
    })
  return bestOf(ideas, ({ worth }) => worth)
}

function saleIdea(judge: Judge): Idea<ActionKey>[] {
  const best = bestSale(judge)
  return best ? [{ key: { do: 'act', action: 'sell' }, worth: best.worth, reason: best.reason }] : []
}

/** A.6: resource by resource, as long as the market pays more than it is worth. */
export function bestSale(judge: Judge): Idea<ResourceId[]> | undefined {
  const { market } = judge.view
  const bonus = tradeBonus(judge.seat)
  const owned = { ...judge.seat.goods }
  const sold: ResourceId[] = []
  let worth = 0
  for (;;) {
    const before = saleOf(market, sold, bonus)?.nomismata ?? 0
    const options = resourceIds.flatMap((id) => {
      const deal = owned[id] > 0 ? saleOf(market, [...sold, id], bonus) : null
      if (!deal) return []
      const gain = (deal.nomismata - before) * judge.nomisma - marginalWorth(judge, id, owned[id] - 1)
      return [{ id, gain }]
    })
    const best = bestOf(options, ({ gain }) => gain)
    if (!best || best.gain <= 0) break
    sold.push(best.id)
    owned[best.id] -= 1
    worth += best.gain
  }
  const value = saleOf(market, sold, bonus)?.nomismata ?? 0
  return sold.length > 0 ? { key: sold, worth, reason: message('why.sell', { value }) } : undefined
}

function purchaseIdea(judge: Judge): Idea<ActionKey>[] {
  const best = bestPurchase(judge)
  return best ? [{ key: { do: 'act', action: 'buy' }, worth: best.worth, reason: best.reason }] : []
}

/** A.7: what the event lacks, as long as it costs less than it brings. */
export function bestPurchase(judge: Judge): Idea<ResourceId[]> | undefined {
  const { market } = judge.view
  const bonus = tradeBonus(judge.seat)
  let money = judge.seat.goods.nomismata
  const bought: ResourceId[] = []
  let worth = 0
  const options = market.flatMap((id) => {
    const price = purchaseOf(market, [id], bonus)?.nomismata ?? 99
    const gain = marginalWorth(judge, id, judge.seat.goods[id]) - price * judge.nomisma
    return [{ id, price, gain }]
  })
  for (const { id, price, gain } of options.toSorted((one, other) => other.gain - one.gain)) {
    if (gain <= 0 || price > money) continue
    bought.push(id)
    money -= price
    worth += gain
  }
  return bought.length > 0
    ? { key: bought, worth, reason: message('why.buy', { resources: goodReferences(bought) }) }
    : undefined
}

/** C.1: a single trade, if one pays off. */
export function bestTrade(judge: Judge, offered: readonly OptionOf<'trade'>[]): Idea<OptionOf<'trade'>> {
  const sale = bestSale(judge)
  const purchase = bestPurchase(judge)
  const none: Idea<OptionOf<'trade'>> = { key: { do: 'none' }, worth: 0, reason: message('why.no-trade') }
  const ideas: Idea<OptionOf<'trade'>>[] = [none]
  const [sold] = sale?.key ?? []
  const [bought] = purchase?.key ?? []
  const reason = message('why.trade')
  if (sale && sold) ideas.push({ key: { do: 'sell', resource: sold }, worth: sale.worth, reason })
  if (purchase && bought) ideas.push({ key: { do: 'buy', resource: bought }, worth: purchase.worth, reason })
  const possible = ideas.filter(({ key }) => offered.some((option) => sameKey(option, key)))
  return bestOf(possible, ({ worth }) => worth) ?? none
}

/** A.1: a card of the hand that is worth less than its income, when money would buy better ones. */
export function worthlessCard(judge: Judge): CardId | null {
  const { hand, seat, view, side } = judge
  const area = cardsInPlay(seat)
  const income = marginalWorth(judge, 'auctoritas', seat.goods.auctoritas) + 2 * judge.nomisma
  const rated = hand.map((id) => ({
    id,
    worth:
      card(id).kind === 'intrigue'
        ? cardWorth(judge, area, id) - costOf(view, side, id) * judge.nomisma
        : netWorth(judge, area, id, costOf(view, side, id))
  }))
  const worst = bestOf(rated, ({ worth }) => -worth)
  // In the last round nothing in the hand has a future.
  const future = judge.rounds > 1 ? 1 : 0.5
  return worst && worst.worth * future < income - 0.6 ? worst.id : null
}

/** Intrigue for one's own turn that brings more than its price. */
export function ownIntrigue(judge: Judge, playable: readonly CardId[]): Idea<CardId> | undefined {
  if (!judge.character.schemes) return undefined
  const { view, side } = judge
  const ideas = playable.flatMap((id): Idea<CardId>[] => {
    const record = card(id)
    if (record.kind !== 'intrigue') return []
    const price = costOf(view, side, id)
    const worth = record.effects.reduce((sum, effect) => {
      if (effect.do === 'remove-card') return sum + (judge.rounds > 1 ? 3.2 : 0)
      if (effect.do === 'divide') return sum + 0.55 * worthOf(judge, effect.stuff)
      if (effect.do === 'steal') return sum + (isBehind(judge) ? 1.2 * worthOf(judge, effect.stuff) : 0)
      if (effect.do === 'take-card') return sum + (judge.rounds > 1 ? 1.2 : 0)
      if (effect.do === 'activate') return sum + (bestActivation(judge, false)?.worth ?? 0)
      if (effect.do === 'free-action') return sum + 1.8
      if (effect.do === 'take-discard')
        return sum + (judge.rounds > 1 && view.discardPile.length > 3 ? 1.6 : 0)
      return effect.do === 'gain' ? sum + effectWorth(judge, effect) : sum
    }, 0)
    const net = worth + record.cost * 0.07 - price * judge.nomisma
    const reason = message('why.react', { card: reference('card', id) })
    return isForOwnTurn(id) ? [{ key: id, worth: net, reason }] : []
  })
  const best = bestOf(ideas, ({ worth }) => worth)
  return best && best.worth > 0.3 ? best : undefined
}

function isForOwnTurn(id: CardId): boolean {
  const record = card(id)
  if (record.kind !== 'intrigue') return false
  if (record.window === 'own-action') return true
  return record.effects.some((effect) => effect.do === 'remove-card')
}

function isBehind({ view, side, seat }: Judge): boolean {
  return view.sides.some((other) => other !== side && (view.seats[other]?.doxa ?? 0) > seat.doxa)
}

/** The resource that is wanted most. */
export function mostWanted(judge: Judge): ResourceId {
  return bestOf(resourceIds, (id) => marginalWorth(judge, id, judge.seat.goods[id])) ?? 'auctoritas'
}
