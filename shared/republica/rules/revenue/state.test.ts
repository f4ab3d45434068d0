import { describe, expect, it } from 'vitest'
import type { RepublicState } from '../../state.ts'
import { eventsOf, position, run, type TestPosition } from '../../testing/position.ts'
import { revenueTable, withProvince } from '../../testing/revenue.ts'

describe('6.2-6.22 the State', () => {
  const stateOfYear = (scene: TestPosition, dice: readonly number[] = []) =>
    run(position(scene), [{ task: 'state-revenue' }], dice)

  it('receives 100, and pays 20 for each active war, for certificates and 2 for each loyal unit', () => {
    const { match, events } = stateOfYear({
      ...revenueTable,
      wars: { 'punic-1': {}, 'gallic-1': {}, syrian: { isActive: false } },
      legions: 4,
      fleets: 3,
      set: { landBills: { I: 1, II: 2, III: 1 } }
    })
    expect(eventsOf(events, 'state-paid')[0]?.costs).toEqual({
      wars: 40,
      land: 20 + 2 * 5 + 10,
      units: 14,
      total: 94
    })
    expect(match.state.treasury).toBe(100 + 100 - 94)
  })

  it('9.632 a certificate of type I is paid once', () => {
    const { match } = stateOfYear({ ...revenueTable, set: { landBills: { I: 1, II: 1, III: 0 } } })
    expect(match.state.landBills).toEqual({ I: 0, II: 1, III: 0 })
  })

  it('11.53, 6.13 a rebellion costs like a war, and the rebel’s force nothing', () => {
    const { events } = stateOfYear({
      ...revenueTable,
      armies: [{ against: 'rebellion', commander: 'julius', legions: 6 }],
      legions: 1,
      set: { civilWar: { faction: 'palatine', rebel: 'julius', secondaries: [], army: 1, since: 0 } }
    })
    expect(eventsOf(events, 'state-paid')[0]?.costs).toMatchObject({ wars: 20, units: 2 })
  })

  it.each([
    [49, 'warning'],
    [19, 'danger']
  ] as const)('6.22 at %d talents all are told: %s', (treasury, level) => {
    const { events } = stateOfYear({ ...revenueTable, set: { treasury: treasury - 100 } })
    expect(eventsOf(events, 'treasury-low')).toEqual([{ type: 'treasury-low', level, treasury }])
  })

  it('6.22 at 50 nobody is', () => {
    expect(eventsOf(stateOfYear({ ...revenueTable, set: { treasury: -50 } }).events, 'treasury-low')).toEqual(
      []
    )
  })

  it('9.624 a province without a governor pays nothing', () => {
    const empty = withProvince()
    const { provinces } = empty.set ?? {}
    const vacant = {
      sicilia: { ...provinces?.sicilia, governor: null, term: 0 }
    } as RepublicState['provinces']
    expect(
      eventsOf(stateOfYear({ ...revenueTable, set: { provinces: vacant } }).events, 'province-taxes')
    ).toEqual([])
  })
})
