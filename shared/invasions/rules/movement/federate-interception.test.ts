import { describe, expect, it } from 'vitest'
import { interceptors } from '../../queries/movement/interception.ts'
import type { InvasionsState } from '../../state.ts'
import { values } from '../../testing/drive.ts'
import { landOrder, moveNation } from '../../testing/march-orders.ts'
import { bareMap, put, tie } from '../../testing/position.ts'
import { askedFor, eventsOfType, optionKeys, rollsOf } from '../../testing/read-results.ts'
import type { ProvinceId } from '../../world/provinces.ts'

/** Visigoths, federates in Moesia Inferior and Tyras, with a unit in the former; Huns across the river. */
function foedusLand() {
  const state = bareMap({
    turn: 4,
    nations: {
      visigoths: { status: 'barbarian', active: true, seat: { kind: 'horde', at: 'moesia_inferior' } },
      huns: { status: 'barbarian', active: true }
    }
  })
  tie(state, {
    kind: 'foedus',
    between: ['byzantines', 'visigoths'],
    provinces: ['moesia_inferior', 'tyras']
  })
  const [goth = ''] = put(state, 'visigoths', 'infantry', 'moesia_inferior')
  return { state, goth }
}

const against = (state: InvasionsState, target: ProvinceId) =>
  interceptors(state, { nation: 'huns', target, movers: [] }).map(({ nation, from, modifiers }) => ({
    nation,
    from,
    modifiers: modifiers.map(({ why }) => why)
  }))

describe('XXVIII.D, XXVIII.E, XIX.A federates intercept', () => {
  it('XIX.A federates intercept in the provinces of their Foedus, without the bonus of an Empire', () => {
    const { state } = foedusLand()
    expect(state.control.tyras).toBe('byzantines')
    expect(against(state, 'tyras')).toEqual([{ nation: 'visigoths', from: 'moesia_inferior', modifiers: [] }])
  })

  it('XIX.A federates do not intercept elsewhere in their federator’s land', () => {
    const { state } = foedusLand()
    expect(state.control.moesia_superior).toBe('byzantines')
    expect(against(state, 'moesia_superior')).toEqual([])
  })

  it('XIX.A federates intercept beside their federator, who has his own stack and his own bonus', () => {
    const { state } = foedusLand()
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    expect(against(state, 'tyras')).toEqual([
      { nation: 'byzantines', from: 'moesia_inferior', modifiers: ['empire'] },
      { nation: 'visigoths', from: 'moesia_inferior', modifiers: [] }
    ])
  })

  it('VI.B inactive federates do not intercept; XII.D nor do federates at peace with the intruder', () => {
    const { state } = foedusLand()
    state.nations.visigoths.activity = 'inactive'
    expect(against(state, 'tyras')).toEqual([])
    state.nations.visigoths.activity = 'active'
    tie(state, { kind: 'truce', binds: 'neutral', between: ['visigoths', 'huns'] })
    expect(against(state, 'tyras')).toEqual([])
  })

  it('XIX.A their own player names them, and they arrive on 6 or more', () => {
    const { state, goth } = foedusLand()
    const [rider = ''] = put(state, 'huns', 'horse-archers', 'hypanis')
    const { decisions, events } = moveNation(state, 'huns', [landOrder('hypanis', 'tyras', rider)], {
      answers: { intercept: values({ pieces: [goth] }) },
      dice: [6, 'any'],
      otherwise: 'random'
    })
    const [asked] = askedFor(decisions, 'intercept')
    expect(asked?.side).toBe('goths')
    expect(optionKeys(asked)).toEqual([goth])
    expect(rollsOf(events, 'interception')).toMatchObject([{ total: 6 }])
    expect(eventsOfType(events, 'interception')).toMatchObject([
      { nation: 'visigoths', province: 'tyras', pieces: [goth], success: true }
    ])
  })
})
