import { describe, expect, it } from 'vitest'
import { Match } from '../../../engine/match.ts'
import { createRandom } from '../../../engine/random.ts'
import { factionIds, readOptions } from '../../campaign-options.ts'
import { borrowedByEarly } from '../../content/borrowed.ts'
import { cardIds } from '../../content/ids.ts'
import { republica } from '../../game.ts'
import { brokenInvariants } from '../../invariants.ts'
import { isRed } from '../../queries/cards.ts'
import { numberOf } from '../../queries/ratings.ts'
import { holderOf, senatorOf, senatorsOf } from '../../queries/republic.ts'
import { answer, eventsOf, option, position, run } from '../../testing/position.ts'
import { setUp } from './deal.ts'

const deal = (options: object, seed = 'deal') => setUp(readOptions(options), createRandom(seed))

describe('4 the deal', () => {
  it('4.2 Rome has 100 talents, no unrest and four legions', () => {
    const { treasury, unrest, legions, fleets } = deal({})
    expect({ treasury, unrest, fleets }).toEqual({ treasury: 100, unrest: 0, fleets: [] })
    expect(legions.map(({ place }) => place)).toEqual(Array(4).fill({ in: 'italy' }))
  })

  it('4.4 the First Punic War lies inactive on the board', () => {
    expect(deal({}).wars).toMatchObject({ 'punic-1': { isActive: false } })
  })

  it.each([
    [3, 4],
    [4, 3],
    [5, 3],
    [6, 3]
  ])('2 %d factions have %d families each, of the first 24', (factions, each) => {
    const state = deal({ factions })
    for (const side of state.sides) expect(senatorsOf(state, side)).toHaveLength(each)
    expect(Object.keys(state.senators)).toHaveLength(factions * each)
    for (const id of state.sides.flatMap((side) => senatorsOf(state, side)))
      expect(numberOf(id)).toBeLessThanOrEqual(24)
  })

  it('R8 everybody has three red cards', () => {
    const { sides, hands } = deal({})
    for (const side of sides) {
      expect(hands[side]).toHaveLength(3)
      expect(hands[side]?.every(isRed)).toBe(true)
    }
  })

  // components.json: the deck before hands are dealt has 55, 55, 52 and 49 cards; seven more are ours (borrowed.ts).
  it.each([
    [3, 55],
    [4, 55],
    [5, 52],
    [6, 49]
  ])('the early deck of %d factions has %d cards before the hands', (factions, cards) => {
    expect(deal({ factions }).drawPile).toHaveLength(cards + borrowedByEarly.length - 3 * factions)
  })

  it('a later Republic plays the cards of the earlier first', () => {
    const late = deal({ republic: 'late', knights: 'classic' })
    expect(late.drawPile.slice(-20).some((id) => ['caesar', 'pompeius', 'social'].includes(id))).toBe(false)
    expect(late.drawPile).toContain('social')
    expect(brokenInvariants(late)).toEqual([])
    const known = [...late.drawPile, ...Object.values(late.hands).flat(), ...Object.keys(late.senators)]
    // Without the first war, and four cards about what is not played.
    expect(known).toHaveLength(cardIds.length - 5)
  })
})

describe('4.5-4.7 the first questions', () => {
  const begin = () => Match.begin(republica, readOptions({ factions: 3 }), 'begin')

  it('4.5 each faction chooses its leader among its own senators', () => {
    const match = begin()
    for (const side of factionIds.slice(0, 3)) {
      expect(match.decision).toMatchObject({ kind: 'leader', side })
      const [first, second] = senatorsOf(match.state, side)
      answer(match, side, option(second))
      expect(match.state.factions[side]?.leader).toBe(second)
      expect(first).not.toBe(second)
    }
  })

  it('4.6, R7 the lowest number is consul of Rome, with five influence and a marker', () => {
    const match = begin()
    const before = match.state.sides.flatMap((side) => senatorsOf(match.state, side))
    const [lowest] = before.toSorted((one, other) => numberOf(one) - numberOf(other))
    const printed = senatorOf(match.state, lowest ?? 'cornelius').influence
    for (const side of match.state.sides) answer(match, side, option(senatorsOf(match.state, side)[0]))
    expect(senatorOf(match.state, lowest ?? 'cornelius')).toMatchObject({
      office: 'rome-consul',
      exConsul: 1,
      influence: printed + 5
    })
  })

  it('4.3, R6 he names two different quaestors, who gain one influence each', () => {
    const match = begin()
    for (const side of match.state.sides) answer(match, side, option(senatorsOf(match.state, side)[0]))
    const consul = holderOf(match.state, 'rome-consul') ?? 'cornelius'
    const side = senatorOf(match.state, consul).faction
    const named: string[] = []
    for (const quaestor of ['rome', 'field'] as const) {
      expect(match.decision).toMatchObject({ kind: 'quaestor', side, about: { quaestor } })
      const body = match.decision?.body
      const keys = body?.type === 'choice' ? body.options.map(({ key }) => key) : []
      for (const taken of named) expect(keys).not.toContain(taken)
      const [key] = keys
      if (typeof key !== 'string') throw new Error('nobody can be named')
      const told = answer(match, senatorOf(match.state, consul).faction ?? 'palatine', option(key))
      expect(eventsOf(told, 'influence')).toEqual([{ type: 'influence', senator: key, by: 1 }])
      named.push(key)
    }
  })

  it('4.7 a concession is laid before a senator, the land commission not without a certificate', () => {
    const state = position({
      senators: { fabius: { faction: 'palatine' }, julius: { faction: 'palatine' } },
      hands: { palatine: ['mining', 'land-commission', 'tribune-1'] },
      set: { phase: 'set-up' }
    })
    const { match } = run(state, [{ task: 'opening-cards', faction: 'palatine' }])
    const body = match.decision?.body
    const cards = body?.type === 'choice' ? body.options.map(({ key }) => key) : []
    expect(cards).toEqual([
      { do: 'play', card: 'mining', to: 'fabius' },
      { do: 'play', card: 'mining', to: 'julius' },
      { do: 'done' }
    ])
    answer(match, 'palatine', option({ do: 'play', card: 'mining', to: 'julius' }))
    expect(senatorOf(match.state, 'julius').concessions).toEqual(['mining'])
    expect(match.state.hands.palatine).toEqual(['land-commission', 'tribune-1'])
  })
})
