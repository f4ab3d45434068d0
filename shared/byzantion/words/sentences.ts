import type { Message } from '../../engine/message.ts'
import type { UnitInArea } from '../answers.ts'
import type { SideId } from '../campaign-options.ts'
import type { CardId } from '../content/cards/index.ts'
import type { EventId } from '../content/events/index.ts'
import type { SoloEventId } from '../content/events/solo.ts'
import { type Units, unitIds } from '../content/ids.ts'
import type { ByzantionEvent, EventOf } from '../events.ts'
import { isEmpty, sumOf } from '../queries/amounts.ts'
import { giftValue } from '../queries/contributions.ts'
import { amounts, choiceReference, goodReferences, message, reference, unitAmounts } from './message.ts'

const by = (id: SideId) => ({ side: reference('side', id) })
const withCard = (id: CardId) => ({ card: reference('card', id) })
const withCards = (ids: readonly CardId[]) => ({ cards: ids.map((id) => reference('card', id)) })
const happening = (id: EventId | SoloEventId) => ({ event: reference('happening', id) })

/** One sentence for each type of event. The compiler reports a missing type. */
const sentences: { readonly [Type in ByzantionEvent['type']]: (event: EventOf<Type>) => Message } = {
  'game-began': ({ ring, rounds }) =>
    ring === 'justinian'
      ? message('event.solo-began', { rounds })
      : message('event.game-began', { ...by(ring), rounds }),
  'missions-chosen': () => message('event.missions-chosen'),
  picked: ({ side, card }) => message('event.picked', { ...by(side), ...withCard(card) }),
  drafted: () => message('event.drafted'),
  'round-began': ({ round, event }) => message('event.round-began', { round, ...happening(event) }),
  'solo-round-began': ({ round, event }) =>
    event
      ? message('event.round-began', { round, ...happening(event) })
      : message('event.solo-round-quiet', { round }),
  'chests-placed': () => message('event.chests-placed'),
  'position-taken': ({ side, keimelion }) =>
    message('event.position-taken', { ...by(side), keimelion: reference('keimelion', keimelion) }),
  'chest-opened': ({ side, stuff, by: hero }) => {
    const words = { ...by(side), goods: amounts(stuff) }
    return hero
      ? message('event.chest-repeated', { ...words, ...withCard(hero) })
      : message('event.chest-opened', words)
  },
  voted: ({ event, vote: { side, option, auctoritas } }) =>
    option
      ? message('event.voted', { ...by(side), option: choiceReference(event, option), count: auctoritas })
      : message('event.abstained', by(side)),
  'option-chosen': ({ event, option, totals }) =>
    message('event.option-chosen', {
      option: choiceReference(event, option),
      first: totals.first,
      second: totals.second
    }),
  'tie-broken': ({ side }) => message('event.tie-broken', by(side)),
  'turn-began': ({ side }) => message('event.turn-began', by(side)),
  'action-declared': ({ side, action, isFree }) =>
    message(isFree ? 'event.action-free' : 'event.action-declared', {
      ...by(side),
      action: reference('action', action)
    }),
  'action-cancelled': ({ side, action }) =>
    message('event.action-cancelled', { ...by(side), action: reference('action', action) }),
  passed: ({ side }) => message('event.passed', by(side)),
  discarded: ({ side, cards, reason }) =>
    message(`event.discarded-${reason}`, { ...by(side), ...withCards(cards) }),
  drew: ({ side, count }) => message('event.drew', { ...by(side), count }),
  'cards-drawn': ({ side, cards }) => message('event.cards-drawn', { ...by(side), ...withCards(cards) }),
  'took-from-offer': ({ side, card }) => message('event.took-from-offer', { ...by(side), ...withCard(card) }),
  'took-discard': ({ side, card }) => message('event.took-discard', { ...by(side), ...withCard(card) }),
  'offer-filled': ({ cards }) => message('event.offer-filled', withCards(cards)),
  played: ({ side, card, cost, pay }) => {
    const words = { ...by(side), ...withCard(card) }
    if (pay) return message('event.played-for', { ...words, resource: reference('good', pay) })
    return cost > 0 ? message('event.played', { ...words, cost }) : message('event.played-free', words)
  },
  'bandons-formed': ({ side }) => message('event.bandons-formed', by(side)),
  activated: ({ side, front, stuff }) =>
    message('event.activated', { ...by(side), ...withCard(front), goods: amounts(stuff) }),
  sold: ({ side, resources, value }) =>
    message('event.sold', { ...by(side), resources: goodReferences(resources), value }),
  bought: ({ side, resources, price }) =>
    message('event.bought', { ...by(side), resources: goodReferences(resources), value: price }),
  'market-renewed': ({ side }) => message('event.market-renewed', by(side)),
  gained: ({ side, stuff, by: card }) => {
    const words = { ...by(side), goods: amounts(stuff) }
    return card ? message('event.gained-by', { ...words, ...withCard(card) }) : message('event.gained', words)
  },
  lost: ({ side, stuff, by: card }) => {
    const words = { ...by(side), goods: amounts(stuff) }
    return card ? message('event.lost-by', { ...words, ...withCard(card) }) : message('event.lost', words)
  },
  'intrigue-played': ({ side, card, cost }) =>
    message('event.intrigue-played', { ...by(side), ...withCard(card), cost }),
  'intrigue-cancelled': ({ side, card, by: other }) =>
    message('event.intrigue-cancelled', { ...by(side), ...withCard(card), other: reference('side', other) }),
  'vote-flipped': ({ side }) => message('event.vote-flipped', by(side)),
  'votes-shifted': ({ event, from, auctoritas }) =>
    message('event.votes-shifted', { option: choiceReference(event, from), count: auctoritas }),
  'card-removed': ({ side, card }) => message('event.card-removed', { ...by(side), ...withCard(card) }),
  'card-flipped': ({ side, card }) => message('event.card-flipped', { ...by(side), ...withCard(card) }),
  'goods-split': ({ side, first, second }) => {
    const [one, other] = isEmpty(first) ? [second, first] : [first, second]
    const words = { ...by(side), goods: amounts(one) }
    return isEmpty(other)
      ? message('event.goods-split-all', words)
      : message('event.goods-split', { ...words, others: amounts(other) })
  },
  'hand-seen': ({ side, from, cards }) => {
    const words = { ...by(side), other: reference('side', from) }
    return cards.length > 0
      ? message('event.hand-seen', { ...words, ...withCards(cards) })
      : message('event.hand-seen-empty', words)
  },
  'card-taken': ({ side, from }) =>
    message('event.card-taken', { ...by(side), other: reference('side', from) }),
  'card-taken-seen': ({ side, from, card }) =>
    message('event.card-taken-seen', { ...by(side), other: reference('side', from), ...withCard(card) }),
  'units-moved': ({ side, moves }) => message('event.units-moved', { ...by(side), count: moves.length }),
  'units-placed': ({ side, units }) =>
    message('event.units-placed', { ...by(side), units: unitAmounts(counted(units)) }),
  'units-removed': ({ side, units }) =>
    message('event.units-removed', { ...by(side), units: unitAmounts(counted(units)) }),
  contributed: ({ contributions }) => {
    const goods = sumOf(...contributions.map(giftValue))
    return isEmpty(goods)
      ? message('event.contributed-nothing')
      : message('event.contributed', { goods: amounts(goods) })
  },
  'event-completed': ({ event, victor }) =>
    message('event.event-completed', { ...happening(event), ...by(victor) }),
  'event-cancelled': ({ event, defeated }) =>
    message('event.event-cancelled', { ...happening(event), ...by(defeated) }),
  rewarded: ({ side, stuff }) => message('event.rewarded', { ...by(side), goods: amounts(stuff) }),
  penalised,
  'penalty-avoided': ({ side }) => message('event.penalty-avoided', by(side)),
  'event-units': ({ area, units }) => {
    const placed = unitAmounts(units)
    const where = { area: reference('area', area) }
    return placed.length > 0
      ? message('event.event-units', { ...where, units: placed })
      : message('event.event-units-none', where)
  },
  'challenge-revealed': () => message('event.challenge-revealed'),
  'challenge-ranked': () => message('event.challenge-ranked'),
  doxa: ({ side, amount }) =>
    message(amount < 0 ? 'event.doxa-lost' : 'event.doxa', { ...by(side), doxa: Math.abs(amount) }),
  'mission-due': () => message('event.mission-due'),
  'round-ended': ({ round }) => message('event.round-ended', { round }),
  'final-began': () => message('event.final-began'),
  ranked: ({ in: what }) => message(`event.ranked-${what}`),
  'mission-scored': ({ side, mission, doxa }) =>
    message('event.mission-scored', { ...by(side), mission: reference('mission', mission), doxa }),
  ended: ({ ending }) =>
    message('event.ended', { sides: ending.winners.map((side) => reference('side', side)) }),
  'solo-revealed': ({ event }) => message('event.solo-revealed', happening(event)),
  reserved: ({ card }) => message('event.reserved', withCard(card)),
  'event-paid': ({ event, goods }) =>
    message('event.event-paid', { ...happening(event), goods: amounts(goods) }),
  sealed: ({ keimelion }) => message('event.sealed', { keimelion: reference('keimelion', keimelion) }),
  'solo-succeeded': ({ event, stuff }) =>
    message('event.solo-succeeded', { ...happening(event), goods: amounts(stuff) }),
  'solo-failed': ({ event, doxa }) => message('event.solo-failed', { ...happening(event), doxa }),
  'solo-ended': ({ rank, doxa }) =>
    rank === 'defeat' ? message('event.solo-ended-defeat') : message(`event.solo-ended-${rank}`, { doxa })
}

function penalised({ side, paid, doxa }: EventOf<'penalised'>): Message {
  const words = by(side)
  if (isEmpty(paid))
    return doxa > 0
      ? message('event.penalised-only-doxa', { ...words, doxa })
      : message('event.penalised-nothing', words)
  const goods = amounts(paid)
  return doxa > 0
    ? message('event.penalised-doxa', { ...words, goods, doxa })
    : message('event.penalised', { ...words, goods })
}

/** Units with their numbers, wherever they stand. */
function counted(placed: readonly UnitInArea[]): Units {
  const counts = unitIds.map((id) => [id, placed.filter(({ unit }) => unit === id).length] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

export function isByzantionEvent(event: { readonly type: string }): event is ByzantionEvent {
  return Object.hasOwn(sentences, event.type)
}

export function sentenceOf(event: ByzantionEvent): Message {
  // The table pairs each type with its event; the compiler loses that pairing in a lookup by type.
  const tell: (event: never) => Message = sentences[event.type]
  return tell(event as never)
}
