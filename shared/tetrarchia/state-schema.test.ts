import { describe, expect, it } from 'vitest'
import { copyJson } from '../engine/json.ts'
import { Match } from '../engine/match.ts'
import { createRandom } from '../engine/random.ts'
import { viewSchema } from './board-schema.ts'
import { readOptions } from './campaign-options.ts'
import { tetrarchia } from './game.ts'
import { readState } from './state-schema.ts'
import { allVariants } from './testing/variants.ts'

const options = readOptions({ level: '4222', players: 3, variants: allVariants[1] })

/** Plays a random game to its end and returns every state. */
function course(seed: string) {
  const match = Match.begin(tetrarchia, options, seed)
  const random = createRandom(`${seed}/answers`)
  const states = [copyJson(match.state)]
  while (match.awaited) {
    const { side, number } = match.awaited
    match.answer(side, number, match.sample(random))
    states.push(copyJson(match.state))
  }
  return { match, states }
}

describe('saved states', () => {
  const { match, states } = course('saved')

  it('are read as they were written, at every question of a game', () => {
    expect(states.length).toBeGreaterThan(10)
    for (const state of states) expect(readState(copyJson(state))).toEqual(state)
  })

  it('lead to the same end from any snapshot', () => {
    expect(course('saved').match.hash).toBe(match.hash)
    expect(Match.resume(tetrarchia, match.snapshot, match.answersSince).hash).toBe(match.hash)
  })

  it('are the view of the page plus the agenda and the dice', () => {
    for (const state of states) {
      const view = copyJson(tetrarchia.view(state, null))
      expect(viewSchema.parse(view)).toEqual(view)
      expect(view).not.toHaveProperty('random')
    }
  })

  const [state] = states
  const strange: Readonly<Record<string, object>> = {
    'a field that there is not': { spare: 1 },
    'a province that there is not': { discs: { atlantis: 'revolt' } },
    'a disc that there is not': { discs: { roma: 'nero' } },
    'a fourth army': { armies: { 'army-4': 'persia' } },
    'a task that there is not': { agenda: [{ task: 'triumph' }] },
    'dice that are laid': { random: { ...state?.random, forced: [6] } },
    'thirteen points': { imperium: 13 }
  }
  it.each(Object.entries(strange))('are refused with %s', (_, change) => {
    expect(() => readState({ ...state, ...change })).toThrow()
  })
})
