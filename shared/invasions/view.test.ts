import { expect, it } from 'vitest'
import { Match } from '../engine/match.ts'
import { invasions } from './game.ts'
import { viewOf } from './view.ts'

it('hides the decks, the generator, the agenda and the cards of others', () => {
  const { state } = Match.begin(invasions, invasions.readOptions({}), 'secrets')
  const view = viewOf(state, 'romans')
  const told = JSON.stringify(view)
  for (const secret of ['drawPile', 'agenda', 'random', 'settledFrom', 'placements']) {
    expect(told).not.toContain(`"${secret}"`)
  }
  expect(view.hands.huns).toEqual({ events: expect.any(Number), markers: expect.any(Number) })
  expect(view.hands.romans.events).toEqual(state.hands.romans.events)
  expect(view.diplomacy.romans).toEqual(state.nations.romans.diplomacy)
  expect(viewOf(state, null).diplomacy.romans).toBe(state.nations.romans.diplomacy.length)
})
