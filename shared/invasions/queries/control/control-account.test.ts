import { describe, expect, it } from 'vitest'
import { bareMap, encamp, put } from '../../testing/position.ts'
import { controlAccount } from './control-account.ts'

describe('the account of who controls a province', () => {
  it('XII.B one unit is enough in a Civilised province', () => {
    const state = bareMap()
    put(state, 'visigoths', 'infantry', 'thracia')
    expect(controlAccount(state, 'thracia').forces).toEqual([{ nation: 'visigoths', units: 1, needed: 1 }])
  })

  it('XII.B a Barbarian province needs two units of Barbarians, one beside their horde, three of others', () => {
    const state = bareMap()
    put(state, 'alans', 'heavy-cavalry', 'alania')
    put(state, 'romans', 'infantry', 'alania', 2)
    const needed = () => controlAccount(state, 'alania').forces.map(({ nation, needed }) => [nation, needed])
    expect(needed()).toEqual([
      ['romans', 3],
      ['alans', 2]
    ])
    encamp(state, 'alans', 'alania')
    expect(needed()).toContainEqual(['alans', 1])
  })

  it('XII.C counts provinces and cities of the Area by who holds them', () => {
    const state = bareMap()
    state.control = { thracia: 'byzantines', achaia: 'visigoths', latium: 'romans' }
    state.cities = { thracia: { level: 3, fortified: true } }
    state.areaControl = {}
    expect(controlAccount(state, 'thracia')).toMatchObject({
      areaHolder: null,
      cities: 1,
      shares: expect.arrayContaining([{ nation: 'byzantines', provinces: 1, cities: 1 }])
    })
    expect(controlAccount(state, 'latium').shares).toEqual([{ nation: 'romans', provinces: 1, cities: 0 }])
  })
})
