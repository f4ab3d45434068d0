import { describe, expect, it } from 'vitest'
import { scenario350 } from '../../content/scenarios/350.ts'
import { controlOfPosition, fullControl } from '../control/control.ts'
import type { MapPosition } from '../control/map-position.ts'
import { baseWorld } from '../map/world-tables.ts'
import { openingPosition } from '../time/opening-position.ts'
import { income } from './income.ts'

const start = openingPosition(scenario350, baseWorld)
const of = (position: MapPosition, nation: 'romans' | 'byzantines' | 'persians' | 'visigoths') =>
  income(position, baseWorld, nation)

describe('XIV: income at the start', () => {
  it('facts 12: Byzantium has 70 gross', () => {
    expect(of(start, 'byzantines')).toEqual({
      cities: 32,
      areas: 12,
      provinces: 0,
      capital: 10,
      trade: 13,
      caravans: 1,
      tributes: 2,
      gross: 70,
      maintenance: 0,
      expenses: 0,
      net: 70
    })
  })
  it('the West has seven full Areas, no monopoly it shares with the East, and the Donatists to pay for', () => {
    expect(of(start, 'romans')).toMatchObject({
      areas: 14,
      cities: 31,
      capital: 10,
      trade: 11,
      gross: 67,
      expenses: 1
    })
  })
  it('XIV.D, XIV.H: Persia as a Kingdom lives on provinces and pays for each unit', () => {
    expect(of(start, 'persians')).toMatchObject({
      provinces: 21,
      cities: 9,
      capital: 5,
      caravans: 1,
      gross: 36,
      maintenance: 15,
      net: 21
    })
  })
  it('XIV.C: Barbarians have no income', () => {
    expect(of(start, 'visigoths').gross).toBe(0)
  })
})

describe('XIV.B, E, G: what changes it', () => {
  it('XVI.F example: revolts in Tripolitania and Neustria cost Rome 3 of income and 2 more expenses', () => {
    const revolts = [
      { province: 'tripolitania', side: '-' },
      { province: 'neustria', side: '-' }
    ] as const
    const after = of({ ...start, revolts }, 'romans')
    expect(after.gross).toBe(of(start, 'romans').gross - 3)
    expect(after.expenses).toBe(3)
  })
  it('XIV.E: Graecia under full control is worth 2 + 7', () => {
    const state = controlOfPosition(start, baseWorld)
    expect(fullControl(start, baseWorld, state, 'byzantines', 'graecia')).toBe(true)
    const without = {
      ...start,
      nations: start.nations.map((nation) => ({ ...nation, seat: null })),
      held: Object.fromEntries(Object.entries(start.held).filter(([id]) => !isIn(id, 'graecia'))),
      units: start.units.filter((unit) => !isIn(unit.place, 'graecia'))
    }
    const before = of(start, 'byzantines')
    const after = of(without, 'byzantines')
    expect(before.areas + before.cities - after.areas - after.cities).toBe(9)
  })
  it('XIV.B: a sacked city pays half a gold piece, net income rounds up', () => {
    const after = of({ ...start, sacked: ['nilus'] }, 'byzantines')
    expect(after.cities).toBe(29.5)
    expect(after.net).toBe(68)
  })
  it('XIV.B: a capital set up again pays nothing that turn', () => {
    const nations = start.nations.map((nation) => ({ ...nation, capitalPays: false }))
    expect(of({ ...start, nations }, 'byzantines').capital).toBe(0)
  })
  it('XIV.F: a monopoly is lost with one rebel port', () => {
    const after = of({ ...start, revolts: [{ province: 'achaia', side: '+' }] }, 'byzantines')
    expect(after.trade).toBe(13 - 3)
    expect(after.expenses).toBe(3)
  })
  it('XIV.F: a Foedus costs 3, a vassal brings 1, decline costs 5 or 10', () => {
    const position: MapPosition = {
      ...start,
      foedera: [{ federate: 'visigoths', federator: 'byzantines', provinces: ['tyras', 'moesia_inferior'] }],
      vassals: [{ vassal: 'alans', suzerain: 'byzantines' }],
      nations: start.nations.map((nation) =>
        nation.id === 'byzantines' ? { ...nation, decline: 2 } : nation
      )
    }
    const after = of(position, 'byzantines')
    expect(after.expenses).toBe(13)
    expect(after.tributes).toBe(3)
  })
  it('XIV.G: a Kingdom pays for a heresy only if another Area of its is orthodox', () => {
    expect(of({ ...start, heresies: [{ area: 'persis' }] }, 'persians').expenses).toBe(1)
    expect(
      of({ ...start, heresies: [{ area: 'persis' }, { area: 'mesopotamia' }] }, 'persians').expenses
    ).toBe(0)
  })
})

function isIn(id: string, area: string): boolean {
  return baseWorld.provinces.some((province) => province.id === id && province.area === area)
}
