import { describe, expect, it } from 'vitest'
import { bareMap, encamp, lead, put, tie } from '../../testing/position.ts'
import { stackedUnits, stackingLimit, stackingParts, stackingRoom } from './stacking.ts'

describe('XVII.B stacking limits', () => {
  it('XVII.B four units in any terrain, three in mountains', () => {
    const state = bareMap()
    expect(stackingLimit(state, 'visigoths', 'thracia')).toBe(4)
    expect(stackingLimit(state, 'visigoths', 'moesia_inferior')).toBe(3)
  })

  it('XVII.B E10 a leader of +2 makes it 6 and 5, in an invasion 7 and 6', () => {
    const state = bareMap()
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
    const state = bareMap()
    state.thisTurn.invading = ['visigoths']
    state.active = ['romans']
    expect(stackingLimit(state, 'visigoths', 'thracia')).toBe(4)
  })

  it('XVII.B E10 lists the parts of the limit: terrain, the best leader, the invasion', () => {
    const state = bareMap()
    lead(state, 'rex-visigoths', 'moesia_inferior')
    state.thisTurn.invading = ['visigoths']
    state.active = ['visigoths']
    expect(stackingParts(state, 'visigoths', 'moesia_inferior')).toEqual([
      { why: 'ground', units: 3 },
      { why: 'leader', units: 2, leader: 'rex-visigoths' },
      { why: 'invasion', units: 1 }
    ])
    expect(stackingParts(state, 'visigoths', 'thracia')).toEqual([
      { why: 'ground', units: 4 },
      { why: 'invasion', units: 1 }
    ])
    for (const province of ['thracia', 'moesia_inferior'] as const) {
      const sum = stackingParts(state, 'visigoths', province).reduce((total, { units }) => total + units, 0)
      expect(stackingLimit(state, 'visigoths', province)).toBe(sum)
    }
  })

  it('XVII.B the best of several leaders counts, not their sum', () => {
    const state = bareMap()
    lead(state, 'alaricus', 'thracia')
    lead(state, 'fritigernus', 'thracia')
    expect(stackingLimit(state, 'visigoths', 'thracia')).toBe(7)
  })

  it('XVII.B a hostile leader lends no bonus', () => {
    const state = bareMap()
    lead(state, 'iulianus', 'thracia')
    expect(stackingLimit(state, 'visigoths', 'thracia')).toBe(4)
  })

  it('XVII.B a card adds one for its nation during the activation', () => {
    const state = bareMap({ active: ['visigoths'] })
    state.thisTurn.effects.push({ effect: 'stacking', nation: 'visigoths', amount: 1 })
    expect(stackingLimit(state, 'visigoths', 'thracia')).toBe(5)
    expect(stackingLimit(state, 'franks', 'thracia')).toBe(4)
  })
})

describe('XVII.A who counts', () => {
  it('XVII.A the units of friends count, those of enemies do not', () => {
    const state = bareMap()
    put(state, 'romans', 'legion', 'thracia', 2)
    put(state, 'byzantines', 'legion', 'thracia')
    put(state, 'visigoths', 'infantry', 'thracia', 3)
    expect(stackedUnits(state, 'romans', 'thracia')).toHaveLength(3)
    expect(stackingRoom(state, 'romans', 'thracia')).toBe(1)
  })

  it('XVII.A a mercenary counts for the nation that commands it', () => {
    const state = bareMap()
    put(state, 'ostrogoths', 'noble-cavalry', 'thracia', 1, { controller: 'visigoths' })
    expect(stackedUnits(state, 'visigoths', 'thracia')).toHaveLength(1)
    expect(stackedUnits(state, 'ostrogoths', 'thracia')).toHaveLength(0)
  })
})

describe('XVII.A, XXVIII.B, XXVIII.D federates and the limit', () => {
  /** A Foedus of the Byzantines with the Visigoths, and one legion and three Goths in Moesia Inferior, a mountain. */
  const shared = () => {
    const state = bareMap({ turn: 4 })
    encamp(state, 'visigoths', 'moesia_inferior')
    const provinces = ['moesia_inferior', 'tyras'] as const
    tie(state, { kind: 'foedus', between: ['byzantines', 'visigoths'], provinces })
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    put(state, 'visigoths', 'infantry', 'moesia_inferior', 2)
    return state
  }

  it('XXVIII.D a federate counts for its federator and for the allies of that', () => {
    const state = shared()
    expect(stackingRoom(state, 'byzantines', 'moesia_inferior')).toBe(0)
    tie(state, { kind: 'alliance', between: ['byzantines', 'persians'] })
    expect(stackingRoom(state, 'persians', 'moesia_inferior')).toBe(0)
  })

  it('XVII.A, XXVIII.B the federator does not count for its federate', () => {
    expect(stackingRoom(shared(), 'visigoths', 'moesia_inferior')).toBe(1)
  })

  it('XVII.A federates of one power do not count for each other', () => {
    const state = shared()
    encamp(state, 'ostrogoths', 'dardania')
    tie(state, {
      kind: 'foedus',
      between: ['byzantines', 'ostrogoths'],
      provinces: ['naissus', 'dardania']
    })
    expect(stackingRoom(state, 'ostrogoths', 'moesia_inferior')).toBe(3)
    expect(stackingRoom(state, 'visigoths', 'moesia_inferior')).toBe(1)
  })

  it('XVII.B a leader helps those whose units count with his', () => {
    const state = shared()
    lead(state, 'theodosius', 'moesia_inferior')
    expect(stackingLimit(state, 'byzantines', 'moesia_inferior')).toBeGreaterThan(3)
    expect(stackingLimit(state, 'visigoths', 'moesia_inferior')).toBe(3)
  })
})

describe('XVII.C what never counts', () => {
  it('XVII.C a Limes, a horde, a city and a leader take no room', () => {
    const state = bareMap()
    put(state, 'byzantines', 'limes', 'thracia')
    put(state, 'byzantines', 'legion', 'thracia', 4)
    lead(state, 'leo', 'thracia')
    expect(stackingRoom(state, 'byzantines', 'thracia')).toBe(1)
    encamp(state, 'visigoths', 'dacia')
    expect(stackingRoom(state, 'visigoths', 'dacia')).toBe(4)
  })
})
