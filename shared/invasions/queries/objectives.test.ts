import { describe, expect, it } from 'vitest'
import { nationCard } from '../catalogue.ts'
import { nationIds } from '../content/ids.ts'
import { addTies } from '../rules/tie-list.ts'
import { freshState } from '../testing/drive.ts'
import { enter, hold, holdArea } from '../testing/positions.ts'
import { viewOf } from '../view.ts'
import { objectivePoints, objectiveProvinces } from './objectives.ts'
import { baseWorld, provincesByArea } from './world-tables.ts'

const hispania = (provincesByArea(baseWorld).get('hispania') ?? []).map(({ id }) => id)

describe('V.B where a nation scores', () => {
  it('V.B all provinces of an Area score together, once the Area is held', () => {
    const state = freshState()
    const before = objectiveProvinces(state, 'romans')
    expect(hispania.map((province) => before.get(province))).toEqual(hispania.map(() => true))
    holdArea(state, null, 'hispania')
    hold(state, 'romans', hispania.slice(0, 1))
    expect(state.areaControl.hispania).toBeUndefined()
    const after = objectiveProvinces(state, 'romans')
    expect(hispania.map((province) => after.get(province))).toEqual(hispania.map(() => false))
  })

  it('V.B what a vassal holds scores for its suzerain', () => {
    const state = freshState()
    enter(state, 'huns', 'sarkil')
    const danubius = provincesByArea(baseWorld).get('danubius') ?? []
    const scoring = () => danubius.filter(({ id }) => objectiveProvinces(state, 'huns').get(id))
    expect(scoring()).toEqual([])
    addTies(state, { kind: 'vassal', suzerain: 'huns', vassal: 'visigoths', since: 1, mercenary: null })
    expect(scoring()).toEqual(danubius)
  })

  it('V.B a nation has points exactly if one of its provinces scores; out of play it wants nothing', () => {
    const state = freshState()
    for (const id of nationIds) {
      const provinces = objectiveProvinces(state, id)
      expect.soft([...provinces.values()].includes(true), id).toBe(objectivePoints(state, id) > 0)
      const wants = state.nations[id].presence === 'in-play' && nationCard(id).objectives.length > 0
      expect.soft(provinces.size > 0, id).toBe(wants)
    }
  })

  it('V.B a view gives the same answers as the state', () => {
    const state = freshState()
    const alliance = { kind: 'alliance', since: 1, until: 'activations' } as const
    addTies(state, { ...alliance, nations: ['ostrogoths', 'alamanni'] })
    const view = viewOf(state, 'goths')
    for (const id of nationIds) {
      expect.soft(objectiveProvinces(view, id), id).toEqual(objectiveProvinces(state, id))
      expect.soft(objectivePoints(view, id), id).toBe(objectivePoints(state, id))
    }
  })
})
