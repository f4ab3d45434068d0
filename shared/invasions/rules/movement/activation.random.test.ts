import { beforeAll, describe, expect, it } from 'vitest'
import { Match } from '../../../engine/match.ts'
import { createRandom } from '../../../engine/random.ts'
import { invasions } from '../../game.ts'
import {
  bookkeepingProblems,
  overfullRetreats,
  overfullStacks,
  unresolvedMeetings
} from '../../testing/position-checks.ts'

const TURNS = 3

/** Plays some turns at random and returns what went wrong. */
function playAtRandom(seed: number) {
  const match = Match.begin(invasions, { scenario: '350', combat: 'basic' }, seed)
  const random = createRandom(`player ${seed}`)
  const counters = Object.keys(match.state.units).length
  const found = {
    books: new Set<string>(),
    stacks: new Set<string>(),
    meetings: new Set<string>(),
    retreats: new Set<string>()
  }
  const note = (set: Set<string>, wrong: readonly string[]) => {
    for (const item of wrong) set.add(item)
  }
  while (match.awaited && match.state.turn <= TURNS) {
    const { side, number, kind } = match.awaited
    const { state } = match
    note(found.books, bookkeepingProblems(state))
    if (Object.keys(state.units).length !== counters) found.books.add('counters lost or invented')
    if (kind === 'next-battle' || kind === 'besiege') note(found.stacks, overfullStacks(state))
    const resting = kind === 'choose-campaigner' && state.movement === null
    if (resting) note(found.meetings, unresolvedMeetings(state, state.active))
    const outcome = match.answer(side, number, match.sample(random))
    if (!outcome.ok) throw new Error(`${kind}: ${outcome.refusal.reason.key} (${outcome.refusal.rule})`)
    const events = outcome.events.map(({ event }) => event)
    // An invader's stacking bonus ends with its activation, so its limit drops then.
    if (!events.some(({ type }) => type === 'activation-ended'))
      note(found.retreats, overfullRetreats(state, events))
  }
  return found
}

const SEEDS = [1, 2, 3, 4]

describe('random activations', () => {
  const games = new Map<number, ReturnType<typeof playAtRandom>>()
  beforeAll(() => {
    for (const seed of SEEDS) games.set(seed, playAtRandom(seed))
  }, 60_000)

  /** What went wrong in all games together. */
  const wrong = (what: 'books' | 'stacks' | 'meetings' | 'retreats') =>
    [...games].flatMap(([seed, found]) => [...found[what]].map((item) => `seed ${seed}: ${item}`))

  it('XVIII.A no unit disappears or appears from nowhere', () => {
    expect(games.size).toBe(SEEDS.length)
    expect(wrong('books')).toEqual([])
  })

  it('XVII.A after each check no stack is too large', () => {
    expect(wrong('stacks')).toEqual([])
  })

  it('XVII.A, XX.L no retreat ends in a stack that is too large', () => {
    expect(wrong('retreats')).toEqual([])
  })

  it('XX.A after combat no hostile units share a province', () => {
    expect(wrong('meetings')).toEqual([])
  })
})
