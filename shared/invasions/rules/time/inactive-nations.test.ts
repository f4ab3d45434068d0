import { describe, expect, it } from 'vitest'
import { objectivePoints } from '../../queries/scoring/objectives.ts'
import { activationOrder } from '../../queries/time/activation-order.ts'
import { bareMap, lead, opening, put, tie } from '../../testing/position.ts'
import { groupMembers } from '../cards/groups.ts'
import { computeControl } from '../control/control.ts'

/** Angles who settled in Bernicia as raiders; Scots wait beside them. */
function settledAngles(activity: 'inactive' | 'active') {
  const state = bareMap({ turn: 6, nations: { scots: { status: 'barbarian', active: true } } })
  Object.assign(state.nations.angles, { presence: 'in-play', activity })
  put(state, 'angles', 'sea-infantry', 'bernicia', 2)
  computeControl(state)
  expect(state.control.bernicia).toBe('angles')
  return state
}

describe('VI.B inactive nations', () => {
  it('VI.B V.B score nothing themselves, though they hold an objective of their card', () => {
    expect(objectivePoints(settledAngles('inactive'), 'angles')).toBe(0)
    expect(objectivePoints(settledAngles('active'), 'angles')).toBe(1)
  })

  it('VI.B XXIX.E but their suzerain scores their ground as his own', () => {
    const state = settledAngles('inactive')
    expect(objectivePoints(state, 'scots')).toBe(0)
    tie(state, { kind: 'vassal', between: ['scots', 'angles'], since: 5 })
    expect(objectivePoints(state, 'scots')).toBe(1)
  })

  it('X.B no event strikes their leaders, a plague neither', () => {
    const state = opening()
    lead(state, 'caesar-west', 'carpetania')
    expect(state.leaders['rex-euskaldunes']?.at).toBe('piranaei')
    const struck = groupMembers(state, 'leaders-in-area', { area: 'hispania' })
    expect(struck.map(({ leader }) => leader)).toEqual(['caesar-west'])
  })

  it('XXVII.C minor Kingdoms recover as the oldest Kingdoms: after all Barbarians, before Persia', () => {
    const order = activationOrder(opening(), 'nations-and-inactive')
    const minor = ['armenians', 'colchians', 'euskaldunes', 'iberians', 'mauritanians']
    const kingdoms = order.filter((id) => [...minor, 'persians'].includes(id))
    expect(kingdoms.slice(0, -1).toSorted()).toEqual(minor)
    expect(kingdoms.at(-1)).toBe('persians')
    expect(order.indexOf('franks')).toBeLessThan(order.indexOf('armenians'))
  })
})
