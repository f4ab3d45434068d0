import { describe, expect, it } from 'vitest'
import { eventsEmittedBy } from '../../testing/drive.ts'
import { bareMap, encamp, garrison, holdArea, put, tie } from '../../testing/position.ts'
import { computeControl, settleControl } from './control.ts'

/** Persians garrison most of Oriens; nobody stands in Phoenicia, where Byzantium has its capital, and in Syria. */
function persianOriens() {
  const state = bareMap({ nations: { byzantines: { seat: { kind: 'capital', at: 'phoenicia' } } } })
  garrison(state, 'persians', 'horse-archers', ['amida', 'coele_syria', 'osroene', 'palestina'])
  return state
}

describe('XII.B a capital does not follow its Area', () => {
  it('XII.B, III.G it stays with its nation when the Area falls to another; other empty cities go with the Area', () => {
    const state = persianOriens()
    eventsEmittedBy(state, settleControl)
    expect(state.areaControl.oriens).toBe('persians')
    expect(state.control.syria).toBe('persians')
    expect(state.control.phoenicia).toBe('byzantines')
  })

  it('XII.C it stays with its nation when nobody holds the Area any more', () => {
    const state = bareMap()
    garrison(state, 'visigoths', 'infantry', ['macedonia', 'achaia'])
    eventsEmittedBy(state, settleControl)
    expect(state.areaControl.graecia).toBeUndefined()
    expect(state.control.creta).toBeUndefined()
    expect(state.control.thracia).toBe('byzantines')
  })

  it('XII.B it stays with its nation while enemies or friends stand in its province', () => {
    const state = persianOriens()
    put(state, 'persians', 'archers', 'phoenicia')
    eventsEmittedBy(state, settleControl)
    expect(state.control.phoenicia).toBe('byzantines')
    const shared = bareMap()
    put(shared, 'romans', 'legion', 'thracia', 3)
    eventsEmittedBy(shared, settleControl)
    expect(shared.control.thracia).toBe('byzantines')
  })

  it('XII.B a conquered capital follows its Area like other cities', () => {
    const state = persianOriens()
    state.nations.byzantines.seat = null
    eventsEmittedBy(state, settleControl)
    expect(state.control.phoenicia).toBe('persians')
  })

  it('VII.D the province of a horde that serves as a Kingdom’s capital does not follow its Area either', () => {
    const state = bareMap()
    holdArea(state, 'byzantines', 'moesia')
    encamp(state, 'visigoths', 'dardania')
    state.nations.visigoths.status = 'kingdom'
    state.control.dardania = 'visigoths'
    eventsEmittedBy(state, settleControl)
    expect(state.areaControl.moesia).toBe('byzantines')
    expect(state.control.dardania).toBe('visigoths')
  })
})

describe('XII.B, III.D a province with a horde is not empty', () => {
  it('III.D another nation’s horde keeps it from the holder of the Area, and alone holds nothing', () => {
    const state = bareMap()
    holdArea(state, 'byzantines', 'moesia')
    encamp(state, 'visigoths', 'dardania')
    eventsEmittedBy(state, settleControl)
    expect(state.control.naissus).toBe('byzantines')
    expect(state.control.dardania).toBeUndefined()
  })

  it('III.D a horde in its own city keeps the city from the holder of the Area', () => {
    const state = bareMap()
    holdArea(state, 'byzantines', 'asia')
    encamp(state, 'visigoths', 'mysia')
    state.control.mysia = 'visigoths'
    eventsEmittedBy(state, settleControl)
    expect(state.areaControl.asia).toBe('byzantines')
    expect(state.control.mysia).toBe('visigoths')
  })

  it('III.D a horde before an enemy city does not take it', () => {
    const state = bareMap()
    encamp(state, 'visigoths', 'epirus')
    state.control = { epirus: 'byzantines' }
    computeControl(state)
    expect(state.areaControl.moesia).toBe('visigoths')
    expect(state.control.epirus).toBe('byzantines')
  })

  it('III.D it follows the Area if its own nation holds that', () => {
    const state = bareMap({ clear: ['control'] })
    encamp(state, 'visigoths', 'valachia')
    eventsEmittedBy(state, settleControl)
    expect(state.areaControl.danubius).toBe('visigoths')
    expect(state.control.valachia).toBe('visigoths')
  })

  it('XXVIII.D a federate’s horde on the land of its Foedus counts as its federator’s', () => {
    const state = bareMap()
    holdArea(state, 'byzantines', 'moesia')
    encamp(state, 'visigoths', 'dardania')
    tie(state, {
      kind: 'foedus',
      between: ['byzantines', 'visigoths'],
      provinces: ['dardania', 'naissus']
    })
    eventsEmittedBy(state, settleControl)
    expect(state.control.dardania).toBe('byzantines')
  })
})

describe('XII.B nobody’s city', () => {
  it('XII.B troops that stand in it do not control it', () => {
    const state = bareMap({ clear: ['control'] })
    put(state, 'visigoths', 'infantry', 'achaia', 3)
    eventsEmittedBy(state, settleControl)
    expect(state.control.achaia).toBeUndefined()
  })

  it('XII.B in an Area of their own nation it follows the Area, with or without troops', () => {
    const state = persianOriens()
    delete state.control.syria
    put(state, 'persians', 'archers', 'syria')
    eventsEmittedBy(state, settleControl)
    expect(state.control.syria).toBe('persians')
  })
})
