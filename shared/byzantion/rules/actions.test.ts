// The phase of actions, from the rulebook with its examples.
import { describe, expect, it } from 'vitest'
import type { CardId } from '../content/cards/index.ts'
import { fitsBehind, typesOfPile, yieldOf } from '../queries/bandons.ts'
import { costOf } from '../queries/costs.ts'
import { purchaseOf, saleOf } from '../queries/market.ts'
import { seatOf } from '../queries/seats.ts'
import {
  answer,
  eventsOf,
  goodsOf,
  option,
  passAll,
  playFrom,
  position,
  refusalOf,
  type TestPosition,
  type TestSeat,
  values
} from '../testing/position.ts'

const belisarius = [
  'belisarius',
  'military-secretary',
  'director-of-fortifications',
  'commissary-of-food-supply'
] as const

/** The blues are about to act, alone with Dynamis. */
function turnOf(blues: TestSeat, scene: TestPosition = {}) {
  const state = position({
    ...scene,
    positions: { labarum: 'blues', chalice: 'greens', sceptre: 'reds' },
    seats: { greens: { dynamis: 0 }, reds: { dynamis: 0 }, ...scene.seats, blues: { dynamis: 2, ...blues } }
  })
  return playFrom(state, { task: 'turn', side: 'blues' })
}

const act = (action: string) => option({ do: 'act', action })
const play = (card: CardId, ability = true) => option({ do: 'play', card, ability })

describe('A.2 drawing', () => {
  it('A.2 E3: two Auctoritas: a card of the deck and one of the offer, which is full again', () => {
    const match = turnOf({ goods: { auctoritas: 2 } }, { deck: ['theodora', 'narses'] })
    match.state.offer.push('sittas', 'mundus')
    answer(match, 'blues', act('draw'))
    answer(match, 'blues', option({ from: 'offer', card: 'sittas' }))
    expect(match.state.hands.blues?.toSorted()).toEqual(['sittas', 'theodora'])
    expect(match.state.offer).toHaveLength(8)
    expect(goodsOf(match, 'blues')).toEqual({})
  })

  it('A.2 one Auctoritas: two of the deck; three: one of the deck and the top discard', () => {
    const deck = turnOf({ goods: { auctoritas: 1 } }, { deck: ['theodora', 'narses'] })
    answer(deck, 'blues', act('draw'))
    answer(deck, 'blues', option({ from: 'deck' }))
    expect(deck.state.hands.blues).toEqual(['theodora', 'narses'])
    const discard = turnOf(
      { goods: { auctoritas: 3 } },
      { deck: ['theodora'], discardPile: ['sittas', 'narses'] }
    )
    answer(discard, 'blues', act('draw'))
    answer(discard, 'blues', option({ from: 'discard' }))
    expect(discard.state.hands.blues).toEqual(['narses', 'theodora'])
  })

  it('A.1 a free discard brings 1 Auctoritas and 2 Nomismata and costs no Dynamis', () => {
    const match = turnOf({ hand: ['sittas'] })
    answer(match, 'blues', option({ do: 'discard', card: 'sittas' }))
    expect(goodsOf(match, 'blues')).toEqual({ auctoritas: 1, nomismata: 2 })
    expect(match.state.seats.blues?.dynamis).toBe(2)
  })
})

describe('A.3 playing cards', () => {
  it('A.3 E4: Belisarius, two of his men and the Commissary cost 9, 2, 2 and 3', () => {
    const match = turnOf({ goods: { nomismata: 16 }, hand: belisarius }, { deck: ['narses', 'sittas'] })
    answer(match, 'blues', act('play'))
    const costs = belisarius.flatMap((card) => {
      const events = answer(match, 'blues', play(card, card === 'belisarius'))
      return eventsOf(events, 'played').map(({ cost }) => cost)
    })
    expect(costs).toEqual([9, 2, 2, 3])
    // Belisarius gives a Nomisma for each Stratiotika card that follows him.
    expect(goodsOf(match, 'blues')).toEqual({ nomismata: 2 })
  })

  it('A.3 E27: a hero of two types gives both discounts to a card of both', () => {
    const state = position({ seats: { blues: { area: [['belisarius']] } } })
    expect(costOf(state, 'blues', 'narses')).toBe(2)
    expect(costOf(state, 'blues', 'quaestura-exercitus')).toBe(2)
  })

  it('A.3 several heroes do not add up: the best counts, also behind another', () => {
    const state = position({ seats: { blues: { area: [['belisarius', 'narses']] } } })
    expect(costOf(state, 'blues', 'military-secretary')).toBe(2)
  })

  it('C.1 a hero face down gives no discount', () => {
    const state = position({ seats: { blues: { area: [['belisarius']] } } })
    state.seats.blues?.faceDown.push('belisarius')
    expect(costOf(state, 'blues', 'military-secretary')).toBe(5)
  })

  it('A.3 an instant ability works at once, or not at all if its player likes', () => {
    const match = turnOf({ goods: { nomismata: 9 }, hand: ['silentiaries', 'bucellarii'] })
    answer(match, 'blues', act('play'))
    answer(match, 'blues', play('silentiaries'))
    expect(goodsOf(match, 'blues')).toEqual({ nomismata: 6, auctoritas: 1 })
    answer(match, 'blues', play('bucellarii', false))
    expect(goodsOf(match, 'blues')).toEqual({ nomismata: 3, auctoritas: 1 })
  })

  it('C.1 the Commissary plays one more card for 1 Civicus, without Nomismata', () => {
    const match = turnOf({
      goods: { nomismata: 5, civicus: 1 },
      hand: ['commissary-of-food-supply', 'theodora']
    })
    answer(match, 'blues', act('play'))
    answer(match, 'blues', play('commissary-of-food-supply'))
    expect(match.awaited?.kind).toBe('play-for')
    const events = answer(match, 'blues', play('theodora'))
    expect(eventsOf(events, 'played')).toMatchObject([{ card: 'theodora', cost: 0, pay: 'civicus' }])
    expect(goodsOf(match, 'blues')).toEqual({})
  })

  it('C.1 Cosmas trades exactly one resource before the next card', () => {
    const match = turnOf(
      {
        goods: { nomismata: 9 },
        area: [['cosmas-indicopleustes']],
        hand: ['papyrus-merchants', 'caravans-of-palmyra']
      },
      { market: ['fides', 'civicus', 'virtus', 'lignum', 'lapis', 'frumentum', 'auctoritas'] }
    )
    answer(match, 'blues', act('play'))
    answer(match, 'blues', play('papyrus-merchants', false))
    expect(match.awaited?.kind).toBe('trade')
    answer(match, 'blues', option({ do: 'buy', resource: 'fides' }))
    expect(match.awaited?.kind).toBe('play')
    expect(goodsOf(match, 'blues')).toEqual({ fides: 1, nomismata: 6 })
  })

  it('C.1 E26: Procopius and two Rustica cards: two different bandons, both marked', () => {
    const match = turnOf({
      goods: { nomismata: 20 },
      area: [['procopius-of-caesarea'], ['bucellarii'], ['senate-of-constantinople']],
      hand: ['coloni-of-the-apion-estates', 'nile-grain-boats']
    })
    answer(match, 'blues', act('play'))
    answer(match, 'blues', play('coloni-of-the-apion-estates', false))
    answer(match, 'blues', option({ do: 'activate', front: 'bucellarii' }))
    answer(match, 'blues', play('nile-grain-boats', false))
    expect(refusalOf(match, 'blues', option({ do: 'activate', front: 'bucellarii' }))).toBe(
      'refusal.not-an-option'
    )
    answer(match, 'blues', option({ do: 'activate', front: 'senate-of-constantinople' }))
    const marked = match.state.seats.blues?.area.filter((pile) => pile.marked).map(({ cards }) => cards[0])
    expect(marked).toEqual(['bucellarii', 'senate-of-constantinople'])
  })

  it('C.1 E25: the Ecclesiastical Escort: an activation without a mark, which can be repeated', () => {
    const match = turnOf({ goods: { nomismata: 6 }, area: [['bucellarii']], hand: ['ecclesiastical-escort'] })
    answer(match, 'blues', act('play'))
    answer(match, 'blues', play('ecclesiastical-escort'))
    answer(match, 'blues', option({ do: 'done' }))
    expect(match.decision?.kind === 'action' && match.decision.about.isFree).toBe(true)
    answer(match, 'blues', act('activate'))
    answer(match, 'blues', option({ do: 'activate', front: 'bucellarii' }))
    expect(match.state.seats.blues?.area.some(({ marked }) => marked)).toBe(false)
    answer(match, 'blues', act('activate'))
    answer(match, 'blues', option({ do: 'activate', front: 'bucellarii' }))
    expect(goodsOf(match, 'blues')).toEqual({ virtus: 2, nomismata: 2 })
    expect(match.state.seats.blues?.dynamis).toBe(0)
  })
})

describe('A.4 bandons', () => {
  it('A.4 E5: Belisarius leads two Stratiotika and one Palatina card; three and two are the limit', () => {
    const [front, ...behind] = belisarius
    expect(fitsBehind(front, behind)).toBe(true)
    expect(typesOfPile({ cards: [...belisarius], marked: false })).toEqual(['palatina', 'stratiotika'])
    const full = ['bucellarii', 'foederati', 'isaurian-infantry', 'treasurer', 'silentiaries'] as const
    expect(fitsBehind(front, full)).toBe(true)
    expect(fitsBehind(front, [...full, 'herul-horsemen'])).toBe(false)
    expect(fitsBehind(front, ['bucellarii', 'foederati', 'isaurian-infantry', 'herul-horsemen'])).toBe(false)
    expect(fitsBehind(front, ['hospice-of-sampson'])).toBe(false)
  })

  it('A.4 are arranged in any way after playing, but a marked pile stays as it is', () => {
    const match = turnOf({
      goods: { nomismata: 9 },
      area: [['belisarius'], ['bucellarii'], ['foederati']],
      marked: ['foederati'],
      hand: ['silentiaries']
    })
    answer(match, 'blues', act('play'))
    answer(match, 'blues', option({ do: 'done' }))
    const piles = (...lists: CardId[][]) => values({ piles: lists.map((cards) => ({ cards })) })
    expect(refusalOf(match, 'blues', piles(['belisarius', 'bucellarii', 'foederati']))).toBe('refusal.marked')
    expect(refusalOf(match, 'blues', piles(['belisarius'], ['foederati']))).toBe('refusal.not-all-cards')
    expect(refusalOf(match, 'blues', piles(['bucellarii', 'belisarius'], ['foederati']))).toBe(
      'refusal.no-room'
    )
    answer(match, 'blues', piles(['belisarius', 'bucellarii'], ['foederati']))
    expect(match.state.seats.blues?.area).toMatchObject([
      { cards: ['belisarius', 'bucellarii'], marked: false },
      { cards: ['foederati'], marked: true }
    ])
  })

  it('A.4 only the front hero keeps his ability', () => {
    const match = turnOf({ goods: { nomismata: 9 }, area: [['narses', 'belisarius']], hand: ['bucellarii'] })
    answer(match, 'blues', act('play'))
    answer(match, 'blues', play('bucellarii', false))
    expect(goodsOf(match, 'blues')).toEqual({ nomismata: 9 })
  })
})

describe('A.5 activating', () => {
  it('A.5 E6: the bandon of Belisarius: 3 Virtus, 2 Civicus, 1 Lapis, 1 Frumentum, 1 Nomisma', () => {
    const match = turnOf({ area: [belisarius] })
    answer(match, 'blues', act('activate'))
    answer(match, 'blues', option({ do: 'activate', front: 'belisarius' }))
    expect(goodsOf(match, 'blues')).toEqual({ virtus: 3, civicus: 2, lapis: 1, frumentum: 1, nomismata: 1 })
    expect(match.state.seats.blues?.area[0]?.marked).toBe(true)
  })

  it('C.1 the rest of a bandon works while one of its cards lies face down', () => {
    const state = position({ seats: { blues: { area: [belisarius] } } })
    state.seats.blues?.faceDown.push('belisarius')
    const [pile] = seatOf(state, 'blues').area
    expect(pile && yieldOf(seatOf(state, 'blues'), pile)).toEqual({
      virtus: 2,
      civicus: 1,
      lapis: 1,
      frumentum: 1,
      nomismata: 1
    })
  })
})

describe('A.6, A.7 the market', () => {
  const five = ['auctoritas', 'virtus', 'fides', 'lignum', 'frumentum'] as const

  it('A.6, A.7 E7: Lapis and Civicus are missing: one brings 7, both bring 15', () => {
    expect(saleOf(five, ['lapis'])?.nomismata).toBe(7)
    expect(saleOf(five, ['lapis', 'civicus'])?.nomismata).toBe(15)
  })

  it('A.6, A.7 E8: the double of the first resource brings 9; all move down, and the space of 9 is empty', () => {
    const market = ['lignum', 'auctoritas', 'virtus', 'fides', 'lapis', 'civicus', 'frumentum'] as const
    const sale = saleOf(market, ['lignum'])
    expect(sale?.nomismata).toBe(9)
    expect(sale?.market).toEqual(['auctoritas', 'virtus', 'fides', 'lapis', 'civicus', 'frumentum', 'lignum'])
    expect(saleOf(market, ['lignum', 'auctoritas'])).toBeNull()
    expect(saleOf(market, ['virtus'])).toBeNull()
  })

  it('A.6, A.7 E9: Civicus at 3 and Lapis at 6 cost 9; the gaps close', () => {
    const market = ['fides', 'civicus', 'virtus', 'lignum', 'lapis', 'frumentum', 'auctoritas'] as const
    const purchase = purchaseOf(market, ['civicus', 'lapis'])
    expect(purchase?.nomismata).toBe(9)
    expect(purchase?.market).toEqual(['fides', 'virtus', 'lignum', 'frumentum', 'auctoritas'])
  })

  it('C.1 E21: Peter Barsymes: two sales bring 2 more, three purchases cost 3 less', () => {
    const seller = turnOf(
      { area: [['peter-barsymes']], goods: { lapis: 1, civicus: 1, nomismata: 9 } },
      { market: five }
    )
    answer(seller, 'blues', act('sell'))
    answer(seller, 'blues', values({ resources: ['lapis', 'civicus'] }))
    expect(goodsOf(seller, 'blues')).toEqual({ nomismata: 9 + 17 })
    const buyer = turnOf({ area: [['peter-barsymes']], goods: { nomismata: 9 } }, { market: five })
    answer(buyer, 'blues', act('buy'))
    answer(buyer, 'blues', values({ resources: ['auctoritas', 'virtus', 'fides'] }))
    expect(goodsOf(buyer, 'blues')).toEqual({ auctoritas: 1, virtus: 1, fides: 1, nomismata: 3 })
  })

  it('A.8 a new market leaves the space of 9 empty and brings a card', () => {
    const match = turnOf({}, { market: five, deck: ['narses'] })
    answer(match, 'blues', act('renew'))
    expect(match.state.market).toHaveLength(7)
    expect(match.state.hands.blues).toEqual(['narses'])
  })
})

describe('A.1, I.1 turns', () => {
  it('A.1, I.1 E23: Iron Custody: the action is lost and the turn is over; the next turn may try again', () => {
    const match = turnOf(
      { area: [['bucellarii']] },
      { seats: { greens: { goods: { nomismata: 4 }, hand: ['iron-custody'], dynamis: 0 } } }
    )
    answer(match, 'blues', act('activate'))
    expect(match.awaited).toMatchObject({ side: 'greens', kind: 'react-action' })
    const events = [...answer(match, 'greens', option('iron-custody')), ...passAll(match)]
    expect(eventsOf(events, 'action-cancelled')).toMatchObject([{ side: 'blues', action: 'activate' }])
    expect(goodsOf(match, 'blues')).toEqual({})
    expect(match.state.seats.blues?.dynamis).toBe(1)
    answer(match, 'blues', act('activate'))
    answer(match, 'blues', option({ do: 'activate', front: 'bucellarii' }))
    expect(goodsOf(match, 'blues')).toEqual({ virtus: 1 })
  })

  it('A.1, I.1 the window is closed to who openly cannot react', () => {
    const match = turnOf(
      { area: [['bucellarii']] },
      { seats: { greens: { goods: {}, hand: ['iron-custody'], dynamis: 0 } } }
    )
    answer(match, 'blues', act('activate'))
    expect(match.awaited).toMatchObject({ side: 'blues', kind: 'activate' })
  })

  it('C.1 Assassinate takes a card out of the game, and its owner arranges the others', () => {
    const match = turnOf(
      { goods: { nomismata: 6 }, hand: ['assassinate'] },
      { seats: { greens: { area: [['belisarius', 'bucellarii', 'narses']], dynamis: 0 } } }
    )
    answer(match, 'blues', option({ do: 'intrigue', card: 'assassinate' }))
    passAll(match)
    answer(match, 'blues', option({ side: 'greens', card: 'belisarius' }))
    expect(match.state.removed).toEqual(['belisarius'])
    expect(match.awaited).toMatchObject({ side: 'greens', kind: 'bandons' })
    answer(match, 'greens', values({ piles: [{ cards: ['narses', 'bucellarii'] }] }))
    expect(match.state.seats.greens?.area).toMatchObject([{ cards: ['narses', 'bucellarii'] }])
  })

  it('C.1 of two lots the card’s owner picks one, who has split them keeps the other', () => {
    const match = turnOf({ goods: { nomismata: 3 }, hand: ['spoils-of-war'] })
    answer(match, 'blues', option({ do: 'intrigue', card: 'spoils-of-war' }))
    passAll(match)
    answer(match, 'blues', option('reds'))
    answer(match, 'reds', values({ lot: { virtus: 2 } }))
    answer(match, 'blues', option('second'))
    expect([goodsOf(match, 'blues'), goodsOf(match, 'reds')]).toEqual([{ nomismata: 6 }, { virtus: 2 }])
  })
})
