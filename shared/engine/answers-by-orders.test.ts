import { describe, expect, it } from 'vitest'
import type { Answer } from './decision.ts'
import type { Game } from './game.ts'
import { Match } from './match.ts'
import type { Race } from './testing/river-race/types.ts'
import { riverRace } from './testing/river-race.ts'

/** The race in which a crew with food on board always drifts, and the south is never asked which boat it takes. */
const routine: Game<Race> = {
  ...riverRace,
  answerByOrders({ boats }, { header: { side, kind } }) {
    if (kind === 'boat' && side === 'south') return { option: 'raft' }
    const boat = side === 'north' || side === 'south' ? boats[side] : undefined
    return kind === 'way' && boat && boat.food > 0 ? { option: 'drift' } : null
  }
}
const load = (food: number): Answer => ({ values: { food, rope: false } })
const begin = (options: object = {}) => Match.begin(routine, riverRace.readOptions(options), 'seed')
const take = (match: Match<Race>, answer: Answer) =>
  match.answer(match.awaited?.side ?? '', match.awaited?.number ?? -1, answer)

describe('questions that standing orders answer', () => {
  it('are not asked, leave no answer in the journal, and lead on', () => {
    const match = begin()
    take(match, load(1))
    expect(match.awaited).toMatchObject({ side: 'south', kind: match.decision?.kind })
    expect([match.answers, match.state.boats.north?.at]).toEqual([1, 1])
  })

  it('are asked where the orders say nothing', () => {
    const match = begin()
    take(match, load(0))
    expect(match.awaited).toMatchObject({ side: 'north', kind: 'way' })
  })

  it('are answered the same in a replay', () => {
    const match = begin()
    const { snapshot } = match
    take(match, load(1))
    const journal = [{ side: 'north', answer: load(1) }]
    expect(Match.resume(routine, snapshot, journal).position).toBe(match.position)
  })

  it('an undo returns to before the player’s own answer', () => {
    const match = begin()
    take(match, load(1))
    expect(match.undo('north').ok).toBe(true)
    expect([match.answers, match.awaited?.side]).toEqual([0, 'north'])
  })

  it('of several asked together only the others are awaited', () => {
    const match = begin({ boats: 'chosen' })
    expect(match.awaiting.map(({ side }) => side)).not.toContain('south')
  })
})
