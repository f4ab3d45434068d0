import { describe, expect, it } from 'vitest'
import { createRandom, pickOne } from '../../../engine/random.ts'
import { nationIds } from '../../content/ids.ts'
import { incomeOf } from '../../queries/administration/treasury.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { areasHeld } from '../../queries/nations/realm.ts'
import { placeUnit } from '../../queries/pieces/placement.ts'
import { stance } from '../../queries/relations/stance.ts'
import type { InvasionsState } from '../../state.ts'
import { drive } from '../../testing/drive.ts'
import {
  clear,
  crown,
  disarm,
  enter,
  garrison,
  hold,
  holdArea,
  opening,
  put,
  tie
} from '../../testing/position.ts'
import { computeControl, handOver, settleControl } from './control.ts'

const settled = (state: ReturnType<typeof opening>) =>
  drive(state, function* (play) {
    settleControl(play)
  }).events

describe('XII.A indirect control', () => {
  it('XII.A a nation controls the Areas of its vassals', () => {
    const state = opening()
    enter(state, 'huns', 'sarkil')
    tie(state, { kind: 'vassal', between: ['huns', 'visigoths'], since: 1 })
    computeControl(state)
    expect(areasHeld(state, 'huns')).toContain('danubius')
  })

  it('XII.A a province that federator and federate garrison belongs to the federator', () => {
    const state = opening()
    hold(state, null, ['dardania'])
    put(state, 'visigoths', 'infantry', 'dardania', 2)
    put(state, 'byzantines', 'infantry', 'dardania')
    tie(state, {
      kind: 'foedus',
      between: ['byzantines', 'visigoths'],
      provinces: ['naissus', 'savus'],
      since: 1
    })
    computeControl(state)
    expect(state.control.dardania).toBe('byzantines')
  })

  it('XII.A a federate holds provinces outside its Foedus for itself', () => {
    const state = opening()
    hold(state, null, ['dardania'])
    put(state, 'visigoths', 'infantry', 'dardania')
    tie(state, {
      kind: 'foedus',
      between: ['byzantines', 'visigoths'],
      provinces: ['naissus', 'savus'],
      since: 1
    })
    computeControl(state)
    expect(state.control.dardania).toBe('visigoths')
  })
})

describe('XII.B control of a province', () => {
  it('XII.B one unit controls a Civilised province, and an event reports the change', () => {
    const state = opening()
    put(state, 'visigoths', 'infantry', 'dardania')
    expect(settled(state)).toContainEqual({
      type: 'province-changed-hands',
      province: 'dardania',
      from: 'byzantines',
      to: 'visigoths'
    })
  })

  it('XII.B in a Barbarian province a Barbarian needs two units, a Civilised nation three', () => {
    const state = opening()
    put(state, 'franks', 'archers', 'thuringia')
    put(state, 'romans', 'cavalry', 'bavaria')
    put(state, 'romans', 'horse-archers', 'bavaria')
    computeControl(state)
    expect([state.control.thuringia, state.control.bavaria]).toEqual([undefined, undefined])
    put(state, 'franks', 'frankish-infantry', 'thuringia')
    clear(state, 'assyria')
    put(state, 'romans', 'legion', 'bavaria')
    computeControl(state)
    expect([state.control.thuringia, state.control.bavaria]).toEqual(['franks', 'romans'])
  })

  it('XII.B some of the three may be a federate’s', () => {
    const state = opening()
    put(state, 'romans', 'cavalry', 'bavaria')
    put(state, 'romans', 'horse-archers', 'bavaria')
    put(state, 'franks', 'archers', 'bavaria')
    tie(state, { kind: 'foedus', between: ['romans', 'franks'], provinces: ['saliens', 'belgae'], since: 1 })
    computeControl(state)
    expect(state.control.bavaria).toBe('romans')
  })

  it('XII.B a city does not fall to troops that merely stand before it', () => {
    const state = opening()
    clear(state, 'macedonia')
    put(state, 'visigoths', 'infantry', 'macedonia')
    settled(state)
    expect(state.control.macedonia).toBe('byzantines')
  })

  it('XII.B an empty province belongs to whoever controls its Area', () => {
    const state = opening()
    garrison(state, 'visigoths', 'infantry', ['dardania'])
    clear(state, 'dardania')
    settled(state)
    expect(state.control.dardania).toBe('byzantines')
  })
})

describe('XII.C control of an Area', () => {
  it('XII.C an Empire’s claim beats a Kingdom’s', () => {
    const state = opening()
    crown(state, 'visigoths', 'gallaecia')
    const rural = [
      'asturica',
      'baetica',
      'cantabria',
      'castulum',
      'celtiberia',
      'cuneus',
      'emeritensis',
      'gallaecia',
      'lusitania',
      'osca'
    ] as const
    for (const id of rural) state.control[id] = 'visigoths'
    computeControl(state)
    expect(state.areaControl.hispania).toBe('romans')
  })

  it('XII.C a Kingdom holds an Area by the majority of its provinces', () => {
    const state = opening()
    crown(state, 'franks', 'neustria')
    holdArea(state, 'franks', 'gallia_septentrionalis')
    expect(state.areaControl.gallia_septentrionalis).toBe('franks')
  })

  it('XII.C Barbarians hold an Area if the only hordes in it are theirs or their vassals’', () => {
    const state = opening()
    expect(state.areaControl.sarmatia).toBe('ostrogoths')
    expect(state.areaControl.germania).toBeUndefined()
    tie(state, { kind: 'vassal', between: ['alamanni', 'franks'], since: 1 })
    computeControl(state)
    expect(state.areaControl.germania).toBe('alamanni')
  })

  it('XII.C allies combine their hordes', () => {
    const state = opening()
    tie(state, { kind: 'alliance', between: ['franks', 'alamanni'], since: 1 })
    computeControl(state)
    expect(['franks', 'alamanni']).toContain(state.areaControl.germania)
  })

  it('XII.C allies combine their provinces, and share what the Area brings', () => {
    const state = opening()
    crown(state, 'franks', 'neustria')
    crown(state, 'alamanni', 'treveria')
    holdArea(state, null, 'gallia_septentrionalis')
    const half = ['armoricum', 'austrasia', 'belgae', 'burgundia'] as const
    const other = ['sequana', 'saliens', 'venetum'] as const
    garrison(state, 'franks', 'frankish-infantry', half.slice(0, 2))
    garrison(state, 'alamanni', 'infantry', other.slice(0, 1))
    for (const id of half) state.control[id] = 'franks'
    for (const id of other) state.control[id] = 'alamanni'
    computeControl(state)
    expect(state.areaControl.gallia_septentrionalis).toBeUndefined()

    for (const id of half) state.control[id] = 'franks'
    for (const id of other) state.control[id] = 'alamanni'
    tie(state, { kind: 'alliance', between: ['franks', 'alamanni'], since: 1 })
    computeControl(state)
    expect(state.areaControl.gallia_septentrionalis).toBe('franks')
  })

  it('XII.C, XXVI.B allies halve the income of a province that they garrison together', () => {
    const state = opening()
    crown(state, 'franks', 'neustria')
    crown(state, 'alamanni', 'treveria')
    disarm(state, 'franks')
    disarm(state, 'alamanni')
    garrison(state, 'franks', 'frankish-infantry', ['sequana'])
    const ofProvinces = () => [incomeOf(state, 'franks').provinces, incomeOf(state, 'alamanni').provinces]
    const [franks = 0, alamanni = 0] = ofProvinces()
    put(state, 'alamanni', 'infantry', 'sequana')
    tie(state, { kind: 'alliance', between: ['franks', 'alamanni'], since: 1 })
    computeControl(state)
    // Sequana is worth 1.
    expect(ofProvinces()).toEqual([franks - 0.5, alamanni + 0.5])
  })
})

describe('XII.D friendship, neutrality, hostility', () => {
  it('XII.D allies are friendly, clients neutral, others hostile', () => {
    const state = opening()
    expect(stance(state, 'romans', 'byzantines')).toBe('friendly')
    expect(stance(state, 'byzantines', 'armenians')).toBe('neutral')
    expect(stance(state, 'romans', 'persians')).toBe('hostile')
  })

  it('XII.D a federate is friendly to the federator and neutral to his clients', () => {
    const state = opening()
    tie(state, {
      kind: 'foedus',
      between: ['byzantines', 'visigoths'],
      provinces: ['naissus', 'savus'],
      since: 1
    })
    expect(stance(state, 'visigoths', 'byzantines')).toBe('friendly')
    expect(stance(state, 'visigoths', 'armenians')).toBe('neutral')
  })

  it('XII.D Barbarians are neutral to each other in a Barbarian Area until one declares itself hostile', () => {
    const state = opening()
    expect(stance(state, 'franks', 'alamanni', 'thuringia')).toBe('neutral')
    expect(stance(state, 'franks', 'alamanni', 'sequana')).toBe('hostile')
    tie(state, { kind: 'hostility', between: ['franks', 'alamanni'], since: 1 })
    expect(stance(state, 'franks', 'alamanni', 'thuringia')).toBe('hostile')
  })

  it('XII.D vassals of one lord are neutral to him and to each other', () => {
    const state = opening()
    enter(state, 'huns', 'sarkil')
    for (const vassal of ['visigoths', 'alans'] as const) {
      tie(state, { kind: 'vassal', between: ['huns', vassal], since: 1 })
    }
    expect(stance(state, 'huns', 'alans')).toBe('neutral')
    expect(stance(state, 'visigoths', 'alans')).toBe('neutral')
  })
})

describe('XII.B the cache of the last computation', () => {
  it('XII.B does not change results: a reopened campaign computes the same control', () => {
    const random = createRandom('control')
    const inPlay = (state: InvasionsState) =>
      nationIds.filter((id) => state.nations[id].presence === 'in-play')
    for (let trial = 0; trial < 40; trial++) {
      const state = opening()
      const provinces = baseWorld.provinces.map(({ id }) => id)
      const units = Object.values(state.units).filter(({ at }) => at !== 'reserve' && at !== 'removed')
      for (let change = 0; change < 60; change++) {
        handOver(state, pickOne(random, provinces), pickOne(random, inPlay(state)))
        placeUnit(state, pickOne(random, units).id, pickOne(random, provinces))
      }
      for (let made = 0; made < 12; made++) {
        const [suzerain, vassal] = [pickOne(random, inPlay(state)), pickOne(random, inPlay(state))]
        state.nations[suzerain].status = 'kingdom'
        if (suzerain !== vassal) tie(state, { kind: 'vassal', between: [suzerain, vassal], since: 1 })
      }
      settled(state)
      const opened: InvasionsState = JSON.parse(JSON.stringify(state))
      const [unit, to] = [pickOne(random, units).id, pickOne(random, provinces)]
      for (const one of [state, opened]) {
        placeUnit(one, unit, to)
        settled(one)
      }
      expect(opened.control).toEqual(state.control)
      expect(opened.areaControl).toEqual(state.areaControl)
    }
  })
})
