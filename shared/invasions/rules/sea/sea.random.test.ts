import { describe, expect, it } from 'vitest'
import { Match } from '../../../engine/match.ts'
import { createRandom } from '../../../engine/random.ts'
import { invasions } from '../../game.ts'
import { brokenInvariants } from '../../invariants.ts'
import { isFleet } from '../../queries/pieces/unit-arms.ts'

const TURNS = 4

describe('random play at sea', () => {
  it('XXV.A naval stacks never exceed two fleets, and no fleet or cargo disappears or appears from nowhere', {
    timeout: 60_000
  }, () => {
    expect([1, 2, 3].flatMap(playAtSea)).toEqual([])
  })
})

/** Plays some turns at random and returns what went wrong. */
function playAtSea(seed: number): string[] {
  const match = Match.begin(invasions, { scenario: '350', combat: 'basic' }, `sea ${seed}`)
  const random = createRandom(`sailor ${seed}`)
  const counters = Object.keys(match.state.units).length
  const fleets = Object.values(match.state.units).filter(isFleet).length
  const wrong = new Set<string>()
  while (match.awaited && match.state.turn <= TURNS) {
    const { side, number, kind } = match.awaited
    const outcome = match.answer(side, number, match.sample(random))
    if (!outcome.ok) throw new Error(`${kind}: ${outcome.refusal.reason.key}`)
    const { units } = match.state
    for (const { invariant, detail } of brokenInvariants(match.state)) {
      if (/naval stacks|exactly one place|leaders in play/.test(invariant)) wrong.add(detail)
    }
    if (Object.keys(units).length !== counters) wrong.add('counters')
    if (Object.values(units).filter(isFleet).length !== fleets) wrong.add('fleets')
  }
  return [...wrong].map((item) => `seed ${seed}: ${item}`)
}
