import { describe, expect, it } from 'vitest'
import { presentEntries } from '../../present-entries.ts'
import { bareMap, opening, put } from '../../testing/position.ts'
import { provinceById as recordOf } from '../../world/world-queries.ts'
import { yieldOf } from './province-yield.ts'
import { incomeOf } from './treasury.ts'

describe('the yield of a province', () => {
  it('XIV.B, XIV.E pays an Empire for its city; its land is paid for by the Area', () => {
    const state = opening()
    const { level = 0 } = state.cities.latium ?? {}
    expect(level).toBeGreaterThan(0)
    expect(yieldOf(state, 'latium')).toEqual({
      holder: 'romans',
      lines: [
        { item: 'city', gold: level, rule: 'XIV.B' },
        { item: 'by-area', gold: 0, rule: 'XIV.E' }
      ],
      gold: level
    })
  })

  it('XIV.D pays a Kingdom for its land, too, and Barbarians and nobody nothing', () => {
    const state = bareMap()
    put(state, 'visigoths', 'infantry', 'latium')
    state.control = { latium: 'visigoths' }
    expect(yieldOf(state, 'latium').lines).toEqual([{ item: 'barbarian', gold: 0, rule: 'XIV.C' }])
    state.nations.visigoths.status = 'kingdom'
    expect(yieldOf(state, 'latium').lines).toContainEqual({
      item: 'printed',
      gold: recordOf('latium').income,
      rule: 'XIV.D'
    })
    expect(yieldOf(state, 'tuscia')).toEqual({ holder: null, lines: [], gold: 0 })
  })

  it('XIV.G pays nothing in revolt, and all together as much as the accounts say', () => {
    const state = opening()
    const paid = () =>
      presentEntries(state.control)
        .map(([id]) => yieldOf(state, id))
        .reduce((sum, { holder, gold }) => (holder === 'romans' ? sum + gold : sum), 0)
    expect(paid()).toBe(incomeOf(state, 'romans').cities)
    state.revolts.latium = '+'
    expect(yieldOf(state, 'latium')).toMatchObject({ gold: 0 })
    expect(paid()).toBe(incomeOf(state, 'romans').cities)
  })
})
