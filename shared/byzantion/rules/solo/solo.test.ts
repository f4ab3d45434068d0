// The solo game, from the rulebook with its examples.
import { describe, expect, it } from 'vitest'
import { soloRank } from '../../queries/scoring.ts'
import { soloRankIds } from '../../table.ts'
import {
  answer,
  doxaOf,
  eventsOf,
  goodsOf,
  option,
  playFrom,
  position,
  refusalOf,
  type TestPosition,
  type TestSeat,
  values
} from '../../testing/position.ts'

const seated = (justinian: TestSeat, scene: TestPosition = {}) =>
  position({ players: 1, round: 2, ...scene, seats: { justinian } })

const turn = (justinian: TestSeat, scene: TestPosition = {}) =>
  playFrom(seated({ dynamis: 1, ...justinian }, scene), { task: 'solo-turn' })

const resolving = (justinian: TestSeat, scene: TestPosition) =>
  playFrom(seated(justinian, scene), { task: 'solo-resolution' })

const act = (action: string) => option({ do: 'act', action })
const play = (card: string) => option({ do: 'play', card, ability: true })

describe('J.2 changed cards', () => {
  it('J.2 E17: Glassblowers draw two for you and none for others', () => {
    const match = turn({ goods: { nomismata: 2 }, hand: ['glassblowers-of-palestine'] })
    answer(match, 'justinian', act('play'))
    answer(match, 'justinian', play('glassblowers-of-palestine'))
    expect(match.state.hands.justinian).toHaveLength(2)
  })

  it('J.2 E17: what others would discard, you draw', () => {
    const match = turn({ goods: { nomismata: 2 }, hand: ['harbour-toll-collectors'] })
    answer(match, 'justinian', act('play'))
    answer(match, 'justinian', play('harbour-toll-collectors'))
    expect(match.state.hands.justinian).toHaveLength(1)
  })

  it('J.2 what others would lose, you receive', () => {
    const match = turn({ goods: { nomismata: 3 }, hand: ['agentes-in-rebus'] })
    answer(match, 'justinian', act('play'))
    answer(match, 'justinian', play('agentes-in-rebus'))
    expect(goodsOf(match, 'justinian')).toEqual({ nomismata: 2 })
  })

  it('J.2 E18: the Silk Smugglers bring a Nomisma for each resource of a unit', () => {
    const match = turn({ goods: { virtus: 1, frumentum: 1 }, area: [['the-two-silk-smugglers']] })
    answer(match, 'justinian', act('place'))
    answer(
      match,
      'justinian',
      values({ units: [{ unit: 'legion', area: 'italia', substitutes: [] }], moves: [] })
    )
    expect(goodsOf(match, 'justinian')).toEqual({ nomismata: 2 })
    expect(doxaOf(match, 'justinian')).toBe(12)
  })
})

describe('J.4 placing units', () => {
  const rich = { virtus: 2, frumentum: 2, civicus: 1 }
  const legions = (count: number) =>
    Array.from({ length: count }, () => ({ unit: 'legion', area: 'italia', substitutes: [] }))

  it('J.4 any number anywhere, a Doxa for each resource; another unit moves for each that is placed', () => {
    const match = turn({ goods: rich }, { map: { africa: { monk: 1 } } })
    answer(match, 'justinian', act('place'))
    const move = { unit: 'monk', from: 'africa', to: 'oriens' }
    expect(refusalOf(match, 'justinian', values({ units: legions(1), moves: [move, move] }))).toBe(
      'refusal.too-many-moves'
    )
    expect(refusalOf(match, 'justinian', values({ units: legions(3), moves: [] }))).toBe('refusal.not-owned')
    answer(match, 'justinian', values({ units: legions(2), moves: [move] }))
    expect(match.state.map).toMatchObject({ italia: { legion: 2 }, africa: {}, oriens: { monk: 1 } })
    expect(doxaOf(match, 'justinian')).toBe(14)
  })

  it('C.1 a hero’s resource stands for another, once a unit', () => {
    const match = turn({ goods: { virtus: 1, civicus: 1 }, area: [['tribonianus']] })
    answer(match, 'justinian', act('place'))
    const substitutes = [{ card: 'tribonianus', for: 'frumentum' }]
    answer(
      match,
      'justinian',
      values({ units: [{ unit: 'legion', area: 'italia', substitutes }], moves: [] })
    )
    expect(goodsOf(match, 'justinian')).toEqual({})
    expect(doxaOf(match, 'justinian')).toBe(12)
  })
})

describe('J.3, J.6 the event', () => {
  const route = { soloEvent: 'eastern-mediterranean-sea-route' } as const

  it('J.3, J.6 E16: a merchant ship in the Tyrrhenian Sea brings 5 Nomismata; none costs 2 Doxa', () => {
    const done = resolving({}, { ...route, map: { 'mare-tyrrhenum': { 'merchant-ship': 1 } } })
    expect(goodsOf(done, 'justinian')).toEqual({ nomismata: 5 })
    const failed = resolving({}, { ...route, map: { italia: { 'merchant-ship': 1 } } })
    expect(doxaOf(failed, 'justinian')).toBe(8)
  })

  it('J.3, J.6 at no Doxa the empire falls at once', () => {
    const match = resolving({ doxa: 2 }, route)
    expect(match.state.ending).toMatchObject({ rank: 'defeat', winners: [] })
    expect(match.awaited).toBeNull()
  })

  it('J.3, J.6 an event’s goods are paid at any time, without Dynamis and without Doxa', () => {
    const match = turn({ dynamis: 0, goods: { nomismata: 3 } }, { soloEvent: 'tithes-of-ravenna' })
    answer(match, 'justinian', option({ do: 'pay-event' }))
    expect(goodsOf(match, 'justinian')).toEqual({ nomismata: 1 })
    expect([doxaOf(match, 'justinian'), match.state.solo?.events[0]?.isPaid]).toEqual([10, true])
  })

  it('J.3, J.6 reserved cards stay in the offer, the others are replaced', () => {
    const state = seated({ dynamis: 0, goods: { auctoritas: 4 } }, route)
    state.drawPile = state.drawPile.filter((card) => card !== 'narses' && card !== 'sittas')
    state.offer = ['narses', 'sittas']
    const match = playFrom(state, { task: 'solo-turn' })
    answer(match, 'justinian', option({ do: 'reserve', card: 'narses' }))
    answer(match, 'justinian', option({ do: 'reveal', slot: 1 }))
    expect(match.view('justinian').solo?.events[1]?.event).not.toBeNull()
    expect(match.view('justinian').solo?.events[2]?.event).toBeNull()
    answer(match, 'justinian', option({ do: 'pass' }))
    expect(match.state.offer).toHaveLength(8)
    expect([match.state.offer.includes('narses'), match.state.discardPile.includes('sittas')]).toEqual([
      true,
      true
    ])
  })
})

describe('J.5 seals', () => {
  const seal = (keimelion: string) => option({ do: 'seal', keimelion })

  it('J.5 the labarum: a Dynamis for each card of a bandon, with its chest; one seal a turn, each once', () => {
    const match = turn({ area: [['belisarius', 'bucellarii', 'foederati']], dynamis: 1 })
    match.state.chests.labarum = 'c02'
    answer(match, 'justinian', seal('labarum'))
    answer(match, 'justinian', option('belisarius'))
    expect(match.state.seats.justinian?.dynamis).toBe(4)
    expect(goodsOf(match, 'justinian')).not.toEqual({})
    expect(refusalOf(match, 'justinian', seal('chalice'))).toBe('refusal.not-an-option')
  })

  it('J.5 the chalice: 2 Nomismata for each unit on the map', () => {
    const state = seated({ dynamis: 1 }, { map: { italia: { monk: 2 }, africa: { legion: 1 } } })
    delete state.chests.chalice
    const match = playFrom(state, { task: 'solo-turn' })
    answer(match, 'justinian', seal('chalice'))
    expect(goodsOf(match, 'justinian')).toEqual({ nomismata: 6 })
  })

  it('J.5 the sceptre: a resource of choice for each completed event', () => {
    const state = seated({ dynamis: 1 })
    delete state.chests.sceptre
    for (const slot of state.solo?.events.slice(0, 2) ?? []) slot.outcome = 'completed'
    const match = playFrom(state, { task: 'solo-turn' })
    answer(match, 'justinian', seal('sceptre'))
    answer(match, 'justinian', option('lapis'))
    answer(match, 'justinian', option('fides'))
    expect(goodsOf(match, 'justinian')).toEqual({ lapis: 1, fides: 1 })
  })

  it('J.5 the robes: as many cards of the deck as lie in play; one is free, the others are discarded', () => {
    const state = seated({ dynamis: 1, area: [['mundus'], ['buzes']] }, { deck: ['theodora', 'narses'] })
    delete state.chests.robes
    const match = playFrom(state, { task: 'solo-turn' })
    const events = [
      ...answer(match, 'justinian', seal('robes')),
      ...answer(match, 'justinian', play('theodora'))
    ]
    expect(eventsOf(events, 'played')).toMatchObject([{ card: 'theodora', cost: 0 }])
    expect(match.state.discardPile).toEqual(['narses'])
  })
})

it('J.5 an Escort that the robes play brings its further action', () => {
  const state = seated({ dynamis: 1, area: [['mundus']] }, { deck: ['ecclesiastical-escort'] })
  delete state.chests.robes
  const match = playFrom(state, { task: 'solo-turn' })
  answer(match, 'justinian', option({ do: 'seal', keimelion: 'robes' }))
  answer(match, 'justinian', play('ecclesiastical-escort'))
  expect(match.decision?.kind === 'action' && match.decision.about.isFree).toBe(true)
})

it('J.7 the ranks: 20 is Nero, 21 Caligula, 61 Augustus', () => {
  expect([0, 1, 20, 21, 26, 31, 41, 51, 60, 61].map(soloRank)).toEqual([
    'defeat',
    ...['nero', 'nero', 'caligula', 'titus', 'trajan', 'aurelius', 'caesar', 'caesar', 'augustus']
  ])
  expect(soloRankIds).toHaveLength(8)
})

it('J.1 the first round has no event, and the first event lies open', () => {
  const state = position({ players: 1 })
  expect([state.rounds, state.solo?.events.map(({ isRevealed }) => isRevealed)]).toEqual([
    7,
    [true, false, false, false, false, false]
  ])
  expect(state.drawPile).not.toContain('antonina')
})
