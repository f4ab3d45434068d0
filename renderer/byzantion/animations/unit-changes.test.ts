// Units are animated event by event. The animated map must end as the rules' map.
import { expect, test } from 'vitest'
import { byzantionPlayers } from '#shared/byzantion/bots/index.ts'
import { readOptions } from '#shared/byzantion/campaign-options.ts'
import { byzantion } from '#shared/byzantion/game.ts'
import { isByzantionEvent } from '#shared/byzantion/words/sentences.ts'
import { Match } from '#shared/engine/match.ts'
import { mapAfter } from '../map/map-after.ts'
import { departuresIn, flightsOf, unitChangesOf } from './unit-changes.ts'

/** Territories may list units that are no longer there. */
const standing = (map: Parameters<typeof mapAfter>[0]) =>
  Object.entries(map).map(([area, units]) => [
    area,
    Object.entries(units)
      .filter(([, count]) => count > 0)
      .toSorted()
  ])

test.each([1, 2, 4])('in games of %d the animated map matches the state after every answer', (players) => {
  const game = { ...byzantion, players: byzantionPlayers }
  const seen = new Set<string>()
  for (let number = 0; number < 2; number++) {
    const match = Match.begin(game, readOptions({ players }), `flights/${players}/${number}`)
    match.takeEvents()
    while (match.awaited) {
      const { side, number: at } = match.awaited
      const before = structuredClone(match.view(null).map)
      const outcome = match.answer(side, at, match.botReply(side, 'magister', null, `${at}`).answer)
      if (!outcome.ok) throw new Error(outcome.refusal.reason.key)
      let map = before
      for (const { event } of outcome.events) {
        const changes = isByzantionEvent(event) ? unitChangesOf(event) : null
        if (!changes) continue
        seen.add(event.type)
        map = mapAfter(map, changes)
      }
      expect(standing(map)).toEqual(standing(match.view(null).map))
    }
  }
  expect([...seen]).toContain(players === 1 ? 'units-placed' : 'event-units')
})

test('pieces of a kind that go the same way fly together, and stand nowhere meanwhile', () => {
  const moves = [
    { unit: 'legion', from: 'thracia', to: 'italia' },
    { unit: 'legion', from: 'thracia', to: 'italia' },
    { unit: 'monk', from: 'thracia', to: 'africa' }
  ] as const
  expect(flightsOf({ moves })).toEqual([
    { unit: 'legion', count: 2, from: 'thracia', to: 'italia' },
    { unit: 'monk', count: 1, from: 'thracia', to: 'africa' }
  ])
  expect(flightsOf({ placed: [{ unit: 'monk', area: 'oriens' }] })).toEqual([
    { unit: 'monk', count: 1, from: null, to: 'oriens' }
  ])
  const map = {
    thracia: { legion: 2, monk: 1 },
    italia: {},
    'mare-tyrrhenum': {},
    africa: {},
    aegyptus: {},
    oriens: {}
  }
  expect(standing(mapAfter(map, departuresIn({ moves })))).toEqual(standing({ ...map, thracia: {} }))
})
