import { describe, expect, it } from 'vitest'
import { createRandom } from '../engine/random.ts'
import { canonicalJson } from '../engine/stable-hash.ts'
import type { FactionId } from './campaign-options.ts'
import { republica } from './game.ts'
import { reshuffleHidden } from './reshuffle-hidden.ts'
import type { RepublicState } from './state.ts'
import { playFrom, position, run, type TestPosition, values } from './testing/position.ts'

const table: TestPosition = {
  senators: {
    fabius: { faction: 'palatine', talents: 30 },
    julius: { faction: 'capitoline', talents: 20 },
    manlius: { faction: 'aventine', talents: 10 }
  },
  leaders: { palatine: 'fabius', capitoline: 'julius', aventine: 'manlius' },
  hands: { palatine: ['tribune-1'], capitoline: ['assassin-1', 'mining'], aventine: ['blackmail-1'] },
  purses: { palatine: 5, capitoline: 17, aventine: 8 },
  set: { drawPile: ['punic-2', 'tribune-2', 'cornelius'], phase: 'revenue' }
}

/** The same table to everybody but the capitoline: its hand, its purse and the deck differ. */
function otherWorld(): RepublicState {
  const state = position(table)
  state.hands.capitoline = ['tribune-2', 'seduction-1']
  state.purses.capitoline = 3
  state.drawPile = ['assassin-1', 'mining', 'hannibal']
  return state
}

const told = (state: RepublicState, side: FactionId | null) =>
  canonicalJson([republica.view(state, side), republica.summary(state, side)])

describe('6.32, 7.3 what a side may see', () => {
  it('is its own hand and treasury, and of others how many cards they hold', () => {
    expect(republica.view(position(table), 'capitoline')).toMatchObject({
      own: { hand: ['assassin-1', 'mining'], purse: 17 },
      handSizes: { palatine: 1, capitoline: 2, aventine: 1 },
      deckSize: 3
    })
    expect(republica.view(position(table), null).own).toBeNull()
  })

  it.each(['palatine', 'aventine', null] as const)(
    '%s sees no difference in the hand and the treasury of another, nor in the deck',
    (side) => {
      expect(told(otherWorld(), side)).toBe(told(position(table), side))
    }
  )

  it('whose they are sees it', () => {
    expect(told(otherWorld(), 'capitoline')).not.toBe(told(position(table), 'capitoline'))
  })
})

describe.each([
  [
    '6.22 contributions',
    'contributions',
    values({ gifts: [{ from: { of: 'senator', senator: 'fabius' }, talents: 9 }], conditions: [] }),
    values({ gifts: [], conditions: [] })
  ],
  [
    '6.3 redistributions',
    'redistribution',
    values({
      transfers: [
        {
          from: { of: 'faction', faction: 'palatine' },
          to: { of: 'faction', faction: 'aventine' },
          talents: 5
        }
      ]
    }),
    values({ transfers: [] })
  ]
] as const)('%s', (_, task, one, other) => {
  it('stay sealed until all have answered', () => {
    const worlds = [one, other].map((input) => {
      const { match } = run(position(table), [{ task }])
      const outcome = match.answer('palatine', match.decisionFor('palatine')?.number ?? 0, input)
      expect(outcome).toEqual({ ok: true, events: [] })
      return canonicalJson([
        match.view('capitoline'),
        match.summary('capitoline'),
        match.decisionFor('capitoline'),
        match.awaiting
      ])
    })
    expect(worlds[0]).toBe(worlds[1])
  })
})

describe('an imagined world', () => {
  const imagined = (chance: string) => {
    const state = position(table)
    reshuffleHidden(state, 'palatine', createRandom(chance))
    return state
  }

  it('looks the same to whoever imagines it', () => {
    for (const chance of ['a', 'b', 'c'])
      expect(told(imagined(chance), 'palatine')).toBe(told(position(table), 'palatine'))
  })

  it('deals the hands of others and the deck anew, red cards to hands', () => {
    const hands = new Set(['a', 'b', 'c', 'd', 'e'].map((chance) => JSON.stringify(imagined(chance).hands)))
    expect(hands.size).toBeGreaterThan(2)
    for (const chance of ['a', 'b', 'c', 'd', 'e']) {
      const { hands: dealt, drawPile } = imagined(chance)
      expect(dealt.palatine).toEqual(['tribune-1'])
      expect([...(dealt.capitoline ?? []), ...(dealt.aventine ?? [])]).not.toContain('punic-2')
      expect(drawPile).toHaveLength(3)
    }
  })

  it('6.32 shares the money of the others out anew, and its sum stays', () => {
    const purses = ['a', 'b', 'c', 'd', 'e'].map((chance) => imagined(chance).purses)
    for (const { palatine, capitoline = 0, aventine = 0 } of purses) {
      expect(palatine).toBe(5)
      expect(capitoline + aventine).toBe(25)
    }
    expect(new Set(purses.map(({ capitoline }) => capitoline)).size).toBeGreaterThan(2)
  })

  it('a persuasion goes on in it, with whatever the others have', () => {
    const match = playFrom(position(table), [{ task: 'persuasion', faction: 'palatine' }])
    const world = match.imagine('palatine', 'chance')
    expect(canonicalJson(world.decisionFor('palatine'))).toBe(canonicalJson(match.decisionFor('palatine')))
  })
})
