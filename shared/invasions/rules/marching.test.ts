import { describe, expect, it } from 'vitest'
import { drive } from '../testing/drive.ts'
import { begin, done, march, order, verdict } from '../testing/movement.ts'
import { bareMap, encamp, lead, put, tie } from '../testing/position.ts'
import { eventsOf, placeOf, placesOf, stepsOf } from '../testing/read.ts'
import { marchQuestion } from './march-orders.ts'
import { quietMoves } from './marching.ts'

describe('XVIII.A movement in general', () => {
  it('XVIII.A a player moves some stacks, one at a time, and ends when he likes', () => {
    const state = bareMap()
    const [one = '', two = ''] = put(state, 'visigoths', 'infantry', 'valachia', 2)
    begin(state, 'visigoths')
    march(state, [order('valachia', 'dacia', one)])
    expect(placesOf(state, [one, two])).toEqual(['dacia', 'valachia'])
    expect(state.movement?.done).toEqual(['goths'])
  })

  it('XVIII.A a move may be interrupted for another stack and resumed', () => {
    const state = bareMap()
    const [one = '', two = ''] = put(state, 'visigoths', 'infantry', 'valachia', 2)
    begin(state, 'visigoths')
    march(state, [
      order('valachia', 'dacia', one),
      order('valachia', 'hypanis', two),
      order('dacia', 'tisia', one)
    ])
    expect(placesOf(state, [one, two])).toEqual(['tisia', 'hypanis'])
    expect(stepsOf(state, one)).toBe(1)
  })

  it('XVIII.A a step leads to a neighbouring province; a farther one takes all between', () => {
    const state = bareMap()
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'tisia')
    begin(state, 'visigoths')
    const { events } = march(state, [order('tisia', 'hypanis', unit)])
    const steps = eventsOf(events, 'marched')
    expect(steps).toHaveLength(2)
    expect(stepsOf(state, unit)).toBe(1)
  })

  it('XVIII.A the vassal of a Nomad stays near the horde of its suzerain', () => {
    const state = bareMap()
    encamp(state, 'huns', 'valachia')
    const [unit = ''] = put(state, 'franks', 'frankish-infantry', 'moesia_inferior')
    state.control = {}
    tie(state, { kind: 'vassal', between: ['huns', 'franks'], since: 1 })
    begin(state, 'franks')
    expect(verdict(state, order('moesia_inferior', 'moesia_superior', unit))).toBe('ok')
    expect(verdict(state, order('moesia_inferior', 'macedonia', unit))).toBe('refusal.near-suzerain XVIII.A')
  })

  it('XVIII.A neutrals let a stack pass but not stay (XII.D)', () => {
    const state = bareMap()
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    put(state, 'ostrogoths', 'infantry', 'dacia', 2)
    state.control = {}
    begin(state, 'visigoths')
    expect(verdict(state, order('valachia', 'dacia', unit))).toBe('refusal.neutral-units XII.D')
    expect(verdict(state, order('valachia', 'carpathia', unit))).toBe('ok')
  })

  it('XVIII.A Guards, Themata and Satraps stay at home', () => {
    const state = bareMap()
    const [guard = ''] = put(state, 'byzantines', 'guard', 'moesia_inferior')
    const [legion = ''] = put(state, 'byzantines', 'legion', 'moesia_inferior')
    const [satrap = ''] = put(state, 'persians', 'satrap', 'adiabene')
    const [foot = ''] = put(state, 'persians', 'infantry', 'adiabene')
    begin(state, 'byzantines')
    expect(verdict(state, order('moesia_inferior', 'thracia', guard))).toBe('ok')
    expect(verdict(state, order('moesia_inferior', 'valachia', legion))).toBe('ok')
    expect(verdict(state, order('moesia_inferior', 'valachia', guard))).toBe('refusal.guards-at-home XVIII.A')
    begin(state, 'persians')
    expect(verdict(state, order('adiabene', 'akkad', satrap))).toBe('ok')
    expect(verdict(state, order('adiabene', 'amida', foot))).toBe('ok')
    expect(verdict(state, order('adiabene', 'amida', satrap))).toBe('refusal.satraps-at-home XVIII.A')
  })

  it('XVIII.A a treaty keeps its target from attacking (XXX.C)', () => {
    const state = bareMap()
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    tie(state, { kind: 'truce', between: ['byzantines', 'visigoths'], binds: 'attack', since: 1 })
    begin(state, 'visigoths')
    expect(verdict(state, order('valachia', 'moesia_inferior', unit))).toBe('refusal.truce XXX.C')
  })
})

describe('XVIII.B movement capacity', () => {
  it('XVIII.B infantry has 3 steps, cavalry 4, and one more with a leader all the way', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    const [horse = ''] = put(state, 'visigoths', 'noble-cavalry', 'valachia')
    begin(state, 'visigoths')
    expect([stepsOf(state, foot), stepsOf(state, horse)]).toEqual([3, 4])
    expect([stepsOf(state, foot, 'fritigernus'), stepsOf(state, horse, 'fritigernus')]).toEqual([4, 5])
  })

  it('XVIII.B a damaged elite cavalry marches as infantry', () => {
    const state = bareMap()
    const [id = ''] = put(state, 'byzantines', 'palatine-cavalry', 'thracia')
    const unit = state.units[id]
    if (unit) unit.damaged = true
    begin(state, 'byzantines')
    expect(stepsOf(state, id)).toBe(3)
  })

  it('XVIII.B E11 every movement substep renews the steps', () => {
    const state = bareMap()
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    begin(state, 'visigoths')
    march(state, [order('valachia', 'dacia', unit)])
    expect(stepsOf(state, unit)).toBe(2)
    begin(state, 'visigoths')
    expect(stepsOf(state, unit)).toBe(3)
  })

  it('XVIII.B a Limes never moves', () => {
    const state = bareMap()
    put(state, 'byzantines', 'limes', 'moesia_inferior')
    begin(state, 'byzantines')
    expect(state.movement && marchQuestion(state, state.movement, 'romans').open).toBe(false)
  })

  it('XVIII.B a leader without units keeps to friendly ground', () => {
    const state = bareMap()
    const valens = lead(state, 'valens', 'moesia_inferior')
    begin(state, 'byzantines')
    expect(verdict(state, order('moesia_inferior', 'thracia', valens))).toBe('ok')
    expect(verdict(state, order('moesia_inferior', 'valachia', valens))).toBe('refusal.leader-alone XVIII.B')
  })

  it('XI.C before a raid units move between own provinces only', () => {
    const state = bareMap()
    encamp(state, 'visigoths', 'valachia')
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'valachia', 2)
    state.control = { valachia: 'visigoths', dacia: 'visigoths' }
    const { decisions } = drive(state, (play) => quietMoves(play, 'visigoths'), {
      answers: [order('valachia', 'dacia', unit), done]
    })
    const [move] = decisions[0]?.body.type === 'form' ? decisions[0].body.fields : []
    const keys = move?.field === 'one' ? move.options.map(({ key }) => key) : []
    expect(keys).toEqual(['done', { march: { from: 'valachia', to: 'dacia' } }])
  })

  it('XI.C, XVII.A the stacks are checked after these moves, too', () => {
    const state = bareMap()
    encamp(state, 'visigoths', 'valachia')
    const units = put(state, 'visigoths', 'infantry', 'valachia', 6)
    state.control = { valachia: 'visigoths', dacia: 'visigoths' }
    drive(state, (play) => quietMoves(play, 'visigoths'), {
      answers: { march: [order('valachia', 'dacia', ...units), done] }
    })
    expect(units.filter((id) => placeOf(state, id) === 'dacia')).toHaveLength(4)
    expect(units.filter((id) => placeOf(state, id) === 'valachia')).toHaveLength(2)
  })
})

describe('XVIII.C the end of movement', () => {
  it('XVIII.C units stop where hostile units stand', () => {
    const state = bareMap()
    const [one = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    put(state, 'byzantines', 'legion', 'moesia_inferior', 2)
    begin(state, 'visigoths')
    march(state, [order('valachia', 'moesia_inferior', one)])
    expect(stepsOf(state, one)).toBe(0)
  })

  it('XVIII.C an empty enemy province does not stop them', () => {
    const state = bareMap()
    const [one = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    begin(state, 'visigoths')
    march(state, [order('valachia', 'dardania', one)])
    expect(placeOf(state, one)).toBe('dardania')
    expect(stepsOf(state, one)).toBe(1)
  })

  it('XVIII.C in a Barbarian Area Barbarians do not stop Barbarians', () => {
    const state = bareMap()
    const [one = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    put(state, 'ostrogoths', 'infantry', 'dacia', 2)
    tie(state, { kind: 'hostility', between: ['visigoths', 'ostrogoths'], since: 1 })
    state.control = {}
    begin(state, 'visigoths')
    march(state, [order('valachia', 'dacia', one), order('dacia', 'carpathia', one)])
    expect(placeOf(state, one)).toBe('carpathia')
  })
})

describe('XVIII.D drop and pick up', () => {
  it('XVIII.D E12 Iulianus gathers seven units, runs over a Satrap and goes on to Babylonia', () => {
    const state = bareMap()
    const horse = put(state, 'romans', 'cavalry', 'osroene', 3)
    const [foot = ''] = put(state, 'romans', 'infantry', 'osroene')
    const syrians = put(state, 'byzantines', 'cavalry', 'coele_syria', 2)
    const [syrian = ''] = put(state, 'byzantines', 'infantry', 'coele_syria')
    const iulianus = lead(state, 'iulianus', 'osroene')
    const [satrap = ''] = put(state, 'persians', 'satrap', 'euphrates')
    begin(state, 'romans', 'byzantines')
    const all = [...horse, foot, ...syrians, syrian, iulianus]
    const orders = [
      order('osroene', 'amida', ...horse, foot, iulianus),
      order('coele_syria', 'amida', ...syrians, syrian),
      order('amida', 'euphrates', ...all)
    ]
    const { events } = march(state, orders, { answers: { 'break-through': 'overrun' } })
    expect(events).toContainEqual({ type: 'overrun', nation: 'romans', province: 'euphrates', unit: satrap })
    expect(state.units[satrap]?.at).toBe('reserve')
    for (const id of [...horse, foot, ...syrians, syrian]) expect(state.movement?.marches[id]?.spent).toBe(3)
    state.movement?.done.pop()
    expect(verdict(state, order('euphrates', 'babylonia', ...all))).toBe('refusal.no-steps XVIII.B')
    const rest = [...horse, foot, ...syrians, iulianus]
    march(state, [order('euphrates', 'babylonia', ...rest)])
    expect(placesOf(state, rest)).toEqual(rest.map(() => 'babylonia'))
    expect(placeOf(state, syrian)).toBe('euphrates')
  })

  it('XVIII.D a unit that leaves the leader loses its extra step', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    const king = lead(state, 'fritigernus', 'valachia')
    begin(state, 'visigoths')
    march(state, [order('valachia', 'dardania', foot, king)])
    expect(stepsOf(state, foot, 'fritigernus')).toBe(2)
    expect(stepsOf(state, foot)).toBe(1)
  })

  it('XVIII.D a unit that joins the leader on the way gets no extra step', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'visigoths', 'infantry', 'tisia')
    lead(state, 'fritigernus', 'valachia')
    begin(state, 'visigoths')
    march(state, [order('tisia', 'valachia', foot)])
    expect(stepsOf(state, foot, 'fritigernus')).toBe(2)
  })
})

describe('XVIII.D the last step', () => {
  it('XVIII.D horse that has been led all the way has a step left when foot has none', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'romans', 'legion', 'amida')
    const [rider = ''] = put(state, 'romans', 'palatine-cavalry', 'amida')
    const caesar = lead(state, 'iulianus', 'amida')
    begin(state, 'romans')
    const walked = {
      spent: 4,
      from: 'osroene',
      overStrait: false,
      halted: false,
      bonus: 0,
      bridge: false
    } as const
    for (const id of [foot, rider, caesar]) {
      if (state.movement) state.movement.marches[id] = { ...walked, led: 'iulianus' }
    }
    expect(verdict(state, order('amida', 'adiabene', rider, caesar))).toBe('ok')
    expect(verdict(state, order('amida', 'adiabene', foot, caesar))).toBe('refusal.no-steps XVIII.B')
  })
})
