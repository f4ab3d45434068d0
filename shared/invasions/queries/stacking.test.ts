import { describe, expect, it } from 'vitest'
import { bareState, encamp, lead, station } from '../testing/position.ts'
import { commandUnit } from './placement.ts'
import { stackedUnits, stackingLimit, stackingRoom } from './stacking.ts'

describe('XVII.B stacking limits', () => {
  it('XVII.B four units in any terrain, three in mountains', () => {
    const state = bareState()
    expect(stackingLimit(state, 'visigoths', 'thracia')).toBe(4)
    expect(stackingLimit(state, 'visigoths', 'moesia_inferior')).toBe(3)
  })

  it('XVII.B E10 a leader of +2 makes it 6 and 5, in an invasion 7 and 6', () => {
    const state = bareState()
    lead(state, 'fritigernus', 'thracia')
    lead(state, 'rex-visigoths', 'moesia_inferior')
    expect(stackingLimit(state, 'visigoths', 'thracia')).toBe(6)
    expect(stackingLimit(state, 'visigoths', 'moesia_inferior')).toBe(5)
    state.thisTurn.invading = ['visigoths']
    state.active = ['visigoths']
    expect(stackingLimit(state, 'visigoths', 'thracia')).toBe(7)
    expect(stackingLimit(state, 'visigoths', 'moesia_inferior')).toBe(6)
  })

  it("XVII.B the invasion bonus ends with the invader's own activation", () => {
    const state = bareState()
    state.thisTurn.invading = ['visigoths']
    state.active = ['romans']
    expect(stackingLimit(state, 'visigoths', 'thracia')).toBe(4)
  })

  it('XVII.B the best of several leaders counts, not their sum', () => {
    const state = bareState()
    lead(state, 'alaricus', 'thracia')
    lead(state, 'fritigernus', 'thracia')
    expect(stackingLimit(state, 'visigoths', 'thracia')).toBe(7)
  })

  it('XVII.B a hostile leader lends no bonus', () => {
    const state = bareState()
    lead(state, 'iulianus', 'thracia')
    expect(stackingLimit(state, 'visigoths', 'thracia')).toBe(4)
  })

  it('XVII.B a card adds one for its nation during the activation', () => {
    const state = bareState()
    state.active = ['visigoths']
    state.thisTurn.effects.push({ effect: 'stacking', nation: 'visigoths', amount: 1 })
    expect(stackingLimit(state, 'visigoths', 'thracia')).toBe(5)
    expect(stackingLimit(state, 'franks', 'thracia')).toBe(4)
  })
})

describe('XVII.A who counts', () => {
  it('XVII.A the units of friends count, those of enemies do not', () => {
    const state = bareState()
    station(state, 'romans', 'legion', 2, 'thracia')
    station(state, 'byzantines', 'legion', 1, 'thracia')
    station(state, 'visigoths', 'infantry', 3, 'thracia')
    expect(stackedUnits(state, 'romans', 'thracia')).toHaveLength(3)
    expect(stackingRoom(state, 'romans', 'thracia')).toBe(1)
  })

  it('XVII.A a mercenary counts for the nation that commands it', () => {
    const state = bareState()
    const [id] = station(state, 'ostrogoths', 'noble-cavalry', 1, 'thracia')
    const unit = id ? state.units[id] : undefined
    if (unit) commandUnit(state, unit.id, 'visigoths')
    expect(stackedUnits(state, 'visigoths', 'thracia')).toHaveLength(1)
    expect(stackedUnits(state, 'ostrogoths', 'thracia')).toHaveLength(0)
  })
})

describe('XVII.C what never counts', () => {
  it('XVII.C a Limes, a horde, a city and a leader take no room', () => {
    const state = bareState()
    station(state, 'byzantines', 'limes', 1, 'thracia')
    station(state, 'byzantines', 'legion', 4, 'thracia')
    lead(state, 'leo', 'thracia')
    expect(stackingRoom(state, 'byzantines', 'thracia')).toBe(1)
    encamp(state, 'visigoths', 'dacia')
    expect(stackingRoom(state, 'visigoths', 'dacia')).toBe(4)
  })
})
