import { expect, it } from 'vitest'
import { move, opening } from '../../testing/position.ts'
import { leadersNow, unitTallies, upcomingEntries } from './roster.ts'

it('III.B every counter of a nation is on the map, in reserve or out of the game, and is counted once', () => {
  const state = opening()
  const own = Object.values(state.units).filter(({ nation }) => nation === 'persians')
  const muster = unitTallies(state, 'persians')
  expect(muster.reduce((sum, { onMap, waiting, gone }) => sum + onMap + waiting + gone, 0)).toBe(own.length)
  const [unit] = own.filter(({ at }) => at !== 'reserve' && at !== 'removed')
  if (!unit) throw new Error('Persia has troops in 350')
  const before = muster.find(({ kind }) => kind === unit.kind)
  move(state, [unit.id], 'removed')
  const after = unitTallies(state, 'persians').find(({ kind }) => kind === unit.kind)
  expect([after?.onMap, after?.gone]).toEqual([(before?.onMap ?? 0) - 1, (before?.gone ?? 0) + 1])
})

it('III.C lists the leaders in play with their cards', () => {
  const leaders = leadersNow(opening(), 'romans')
  expect(leaders.length).toBeGreaterThan(0)
  expect(leaders.every(({ leader, card }) => leader.presence === 'in-play' && card.nation === 'romans')).toBe(
    true
  )
})

it('I upcoming entries are after this turn and in order', () => {
  const state = opening()
  const turns = upcomingEntries(state, 'visigoths').map(({ turn }) => turn)
  expect(turns.length).toBeGreaterThan(0)
  expect(turns).toEqual([...turns].sort((left, right) => left - right))
  state.turn = 12
  expect(upcomingEntries(state, 'visigoths')).toEqual([])
})
