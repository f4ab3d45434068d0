// Set-up, from the rulebook.
import { describe, expect, it } from 'vitest'
import { Match } from '../../engine/match.ts'
import { createRandom } from '../../engine/random.ts'
import { readOptions, type SideId } from '../campaign-options.ts'
import { event } from '../content/events/index.ts'
import { byzantion } from '../game.ts'
import type { Byzantion } from '../game-types.ts'
import { answer, option, playFrom, position } from '../testing/position.ts'
import { setUp } from './set-up.ts'

const begin = (options: object) => setUp(readOptions(options), createRandom('set-up'))

describe('the table', () => {
  it.each([
    ['standard', [1, 2, 3]],
    ['marathon', [3, 3, 3]]
  ] as const)('S.1 a %s game has %o events of the ages', (length, counts) => {
    const { events, rounds } = begin({ length })
    const ages = events.map((slot) => event(slot.event).age)
    expect([1, 2, 3].map((age) => ages.filter((each) => each === age).length)).toEqual(counts)
    expect(rounds).toBe(events.length)
  })

  it('S.4 the ring holder has 5 Doxa, then clockwise 6, 7 and 8; everybody 2 Auctoritas and 5 Nomismata', () => {
    const { seats, sides, ring } = begin({ players: 4 })
    const first = sides.indexOf(ring)
    const clockwise = [...sides.slice(first), ...sides.slice(0, first)]
    expect(clockwise.map((side) => seats[side]?.doxa)).toEqual([5, 6, 7, 8])
    expect(sides.map((side) => seats[side]?.goods)).toEqual(
      sides.map(() => expect.objectContaining({ auctoritas: 2, nomismata: 5, civicus: 0 }))
    )
  })

  it('S.4 the market has one of each resource in its first seven spaces', () => {
    expect(new Set(begin({}).market).size).toBe(7)
  })

  it.each([
    [2, 6],
    [3, 5],
    [4, 4]
  ])('S.4 %d players have %d Dynamis each', (players, dynamis) => {
    const match = playFrom(begin({ players }), { task: 'round' })
    expect(match.state.sides.map((side) => match.state.seats[side]?.dynamis)).toEqual(
      match.state.sides.map(() => dynamis)
    )
  })
})

/** Everybody gives the first option of the open question. */
function allAnswer(match: Match<Byzantion>): void {
  for (const { side } of match.awaiting) {
    const decision = match.decisionFor(side)
    const [first] = decision?.body.type === 'choice' ? decision.body.options : []
    const known = match.state.sides.find((id): id is SideId => id === side)
    if (first && known) answer(match, known, option(first.key))
  }
}

describe('missions and draft', () => {
  const match = Match.begin(byzantion, readOptions({ players: 3 }), 'draft')

  it('S.2 five missions each, of which four stay; others see none of them', () => {
    expect(match.awaiting.map(({ kind }) => kind)).toEqual(Array(3).fill('discard-mission'))
    expect(match.view('blues').own?.missions).toHaveLength(5)
    expect(match.view('greens').own?.missions).not.toEqual(match.view('blues').own?.missions)
    allAnswer(match)
    expect(match.view('blues').own?.missions).toHaveLength(4)
  })

  it('S.3 nine cards, of which one stays and eight go on clockwise, until six are kept', () => {
    const [, ...passed] = match.view('blues').own?.pack ?? []
    expect(passed).toHaveLength(8)
    allAnswer(match)
    expect(match.view('greens').own?.pack).toEqual(passed)
    for (let pick = 2; pick <= 6; pick++) allAnswer(match)
    expect(match.state.sides.map((side) => match.state.hands[side]?.length)).toEqual([6, 6, 6])
    expect(match.state.discardPile).toHaveLength(9)
    expect(match.state.offer).toHaveLength(8)
    expect(match.view('blues').handSizes).toEqual({ blues: 6, greens: 6, reds: 6 })
  })

  it('S.2 another mission goes at the end of age II', () => {
    const state = position({ seats: { blues: { missions: ['lords-of-italia', 'power-of-authority'] } } })
    for (const side of ['greens', 'reds'] as const)
      state.missions[side] = ['heirs-of-carthage', 'wardens-of-the-east']
    const end = playFrom({ ...state, round: 3 }, { task: 'round-end' })
    expect(end.awaiting.map(({ kind }) => kind)).toEqual(Array(3).fill('discard-mission'))
    const none = playFrom({ ...state, round: 2 }, { task: 'round-end' })
    expect(none.awaited?.kind).not.toBe('discard-mission')
  })
})
