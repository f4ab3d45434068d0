import { describe, expect, it } from 'vitest'
import { nationIds } from '../../content/ids.ts'
import { addRelations } from '../../rules/relations/relation-list.ts'
import { enter, hold, holdArea, opening } from '../../testing/position.ts'
import { viewOf } from '../../view.ts'
import { baseWorld, provincesByArea } from '../map/world-tables.ts'
import { objectivePoints, objectiveProvinces } from './objectives.ts'

const hispania = (provincesByArea(baseWorld).get('hispania') ?? []).map(({ id }) => id)

describe('V.B where a nation scores', () => {
  it('V.B all provinces of an Area score together, once the Area is held', () => {
    const state = opening()
    const before = objectiveProvinces(state, 'romans')
    expect(hispania.map((province) => before.get(province))).toEqual(hispania.map(() => true))
    holdArea(state, null, 'hispania')
    hold(state, 'romans', hispania.slice(0, 1))
    expect(state.areaControl.hispania).toBeUndefined()
    const after = objectiveProvinces(state, 'romans')
    expect(hispania.map((province) => after.get(province))).toEqual(hispania.map(() => false))
  })

  it('V.B what a vassal holds scores for its suzerain', () => {
    const state = opening()
    enter(state, 'huns', 'sarkil')
    const danubius = provincesByArea(baseWorld).get('danubius') ?? []
    const scoring = () => danubius.filter(({ id }) => objectiveProvinces(state, 'huns').get(id))
    expect(scoring()).toEqual([])
    addRelations(state, { kind: 'vassal', suzerain: 'huns', vassal: 'visigoths', since: 1, mercenary: null })
    expect(scoring()).toEqual(danubius)
  })

  it('V.B lists the objectives of the card and what of them is held; a nation out of play has none', () => {
    const state = opening()
    const persis = provincesByArea(baseWorld).get('persis') ?? []
    expect(Object.fromEntries(objectiveProvinces(state, 'kushites'))).toEqual({
      ...Object.fromEntries(persis.map(({ id }) => [id, false])),
      kushania: true
    })
    expect(state.nations.huns.presence).toBe('unborn')
    expect(objectiveProvinces(state, 'huns').size).toBe(0)
  })

  it('V.B a view gives the same answers as the state', () => {
    const state = opening()
    const alliance = { kind: 'alliance', since: 1, until: 'activations' } as const
    addRelations(state, { ...alliance, nations: ['ostrogoths', 'alamanni'] })
    const view = viewOf(state, 'goths')
    for (const id of nationIds) {
      expect.soft(objectiveProvinces(view, id), id).toEqual(objectiveProvinces(state, id))
      expect.soft(objectivePoints(view, id), id).toBe(objectivePoints(state, id))
    }
  })
})
