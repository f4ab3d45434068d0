import { describe, expect, it } from 'vitest'
import { drive } from '../../testing/drive.ts'
import {
  beginMovementOf,
  giveOrders,
  landOrder,
  noMoreOrders,
  verdictOn
} from '../../testing/march-orders.ts'
import { bareMap, crown, encamp, lead, put, tie } from '../../testing/position.ts'
import {
  eventsOfType,
  optionKeys,
  placeOfPiece,
  placesOfPieces,
  stepsLeftTo
} from '../../testing/read-results.ts'
import { marchQuestion } from './march-question.ts'
import { playMovesBeforeRaid } from './marching.ts'

describe('XVIII.A movement in general', () => {
  it('XVIII.A a player moves some stacks, one at a time, and ends when he likes', () => {
    const state = bareMap()
    const [one = '', two = ''] = put(state, 'visigoths', 'infantry', 'valachia', 2)
    beginMovementOf(state, 'visigoths')
    giveOrders(state, [landOrder('valachia', 'dacia', one)])
    expect(placesOfPieces(state, [one, two])).toEqual(['dacia', 'valachia'])
    expect(state.movement?.done).toEqual(['goths'])
  })

  it('XVIII.A a move may be interrupted for another stack and resumed', () => {
    const state = bareMap()
    const [one = '', two = ''] = put(state, 'visigoths', 'infantry', 'valachia', 2)
    beginMovementOf(state, 'visigoths')
    giveOrders(state, [
      landOrder('valachia', 'dacia', one),
      landOrder('valachia', 'hypanis', two),
      landOrder('dacia', 'tisia', one)
    ])
    expect(placesOfPieces(state, [one, two])).toEqual(['tisia', 'hypanis'])
    expect(stepsLeftTo(state, one)).toBe(1)
  })

  it('XVIII.A a step leads to a neighbouring province; a farther one takes all between', () => {
    const state = bareMap()
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'tisia')
    beginMovementOf(state, 'visigoths')
    const { events } = giveOrders(state, [landOrder('tisia', 'hypanis', unit)])
    const steps = eventsOfType(events, 'marched')
    expect(steps).toHaveLength(2)
    expect(stepsLeftTo(state, unit)).toBe(1)
  })

  it('XVIII.A the vassal of a Nomad stays near the horde of its suzerain', () => {
    const state = bareMap()
    encamp(state, 'huns', 'valachia')
    const [unit = ''] = put(state, 'franks', 'frankish-infantry', 'moesia_inferior')
    state.control = {}
    tie(state, { kind: 'vassal', between: ['huns', 'franks'], since: 1 })
    beginMovementOf(state, 'franks')
    expect(verdictOn(state, landOrder('moesia_inferior', 'moesia_superior', unit))).toBe('ok')
    expect(verdictOn(state, landOrder('moesia_inferior', 'macedonia', unit))).toBe(
      'refusal.near-suzerain XVIII.A'
    )
  })

  it('XVIII.A neutrals let a stack pass but not stay (XII.D)', () => {
    const state = bareMap()
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    put(state, 'ostrogoths', 'infantry', 'dacia', 2)
    state.control = {}
    beginMovementOf(state, 'visigoths')
    expect(verdictOn(state, landOrder('valachia', 'dacia', unit))).toBe('refusal.neutral-units XII.D')
    expect(verdictOn(state, landOrder('valachia', 'carpathia', unit))).toBe('ok')
  })

  it('XVIII.A Guards, Themata and Satraps stay at home', () => {
    const state = bareMap()
    const [guard = ''] = put(state, 'byzantines', 'guard', 'moesia_inferior')
    const [legion = ''] = put(state, 'byzantines', 'legion', 'moesia_inferior')
    const [satrap = ''] = put(state, 'persians', 'satrap', 'adiabene')
    const [foot = ''] = put(state, 'persians', 'infantry', 'adiabene')
    beginMovementOf(state, 'byzantines')
    expect(verdictOn(state, landOrder('moesia_inferior', 'thracia', guard))).toBe('ok')
    expect(verdictOn(state, landOrder('moesia_inferior', 'valachia', legion))).toBe('ok')
    expect(verdictOn(state, landOrder('moesia_inferior', 'valachia', guard))).toBe(
      'refusal.guards-at-home XVIII.A'
    )
    beginMovementOf(state, 'persians')
    expect(verdictOn(state, landOrder('adiabene', 'akkad', satrap))).toBe('ok')
    expect(verdictOn(state, landOrder('adiabene', 'amida', foot))).toBe('ok')
    expect(verdictOn(state, landOrder('adiabene', 'amida', satrap))).toBe('refusal.satraps-at-home XVIII.A')
  })

  it('XVIII.A a treaty keeps its target from attacking (XXX.C)', () => {
    const state = bareMap()
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    tie(state, { kind: 'truce', between: ['byzantines', 'visigoths'], binds: 'attack', since: 1 })
    beginMovementOf(state, 'visigoths')
    expect(verdictOn(state, landOrder('valachia', 'moesia_inferior', unit))).toBe('refusal.truce XXX.C')
  })
})

describe('XVIII.B movement capacity', () => {
  it('XVIII.B infantry has 3 steps, cavalry 4, and one more with a leader all the way', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    const [horse = ''] = put(state, 'visigoths', 'noble-cavalry', 'valachia')
    beginMovementOf(state, 'visigoths')
    expect([stepsLeftTo(state, foot), stepsLeftTo(state, horse)]).toEqual([3, 4])
    expect([stepsLeftTo(state, foot, 'fritigernus'), stepsLeftTo(state, horse, 'fritigernus')]).toEqual([
      4, 5
    ])
  })

  it('XVIII.B a damaged elite cavalry marches as infantry', () => {
    const state = bareMap()
    const [id = ''] = put(state, 'byzantines', 'palatine-cavalry', 'thracia')
    const unit = state.units[id]
    if (unit) unit.damaged = true
    beginMovementOf(state, 'byzantines')
    expect(stepsLeftTo(state, id)).toBe(3)
  })

  it('XVIII.B E11 every movement substep renews the steps', () => {
    const state = bareMap()
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    beginMovementOf(state, 'visigoths')
    giveOrders(state, [landOrder('valachia', 'dacia', unit)])
    expect(stepsLeftTo(state, unit)).toBe(2)
    beginMovementOf(state, 'visigoths')
    expect(stepsLeftTo(state, unit)).toBe(3)
  })

  it('XVIII.B a Limes never moves', () => {
    const state = bareMap()
    put(state, 'byzantines', 'limes', 'moesia_inferior')
    beginMovementOf(state, 'byzantines')
    expect(state.movement && marchQuestion(state, state.movement, 'romans').open).toBe(false)
  })

  it('XVIII.B a leader without units keeps to friendly ground', () => {
    const state = bareMap()
    const valens = lead(state, 'valens', 'moesia_inferior')
    beginMovementOf(state, 'byzantines')
    expect(verdictOn(state, landOrder('moesia_inferior', 'thracia', valens))).toBe('ok')
    expect(verdictOn(state, landOrder('moesia_inferior', 'valachia', valens))).toBe(
      'refusal.leader-alone XVIII.B'
    )
  })

  it('XI.C before a raid units move between own provinces only', () => {
    const state = bareMap()
    encamp(state, 'visigoths', 'valachia')
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'valachia', 2)
    state.control = { valachia: 'visigoths', dacia: 'visigoths' }
    const { decisions } = drive(state, (play) => playMovesBeforeRaid(play, 'visigoths'), {
      answers: [landOrder('valachia', 'dacia', unit), noMoreOrders]
    })
    const [move] = decisions[0]?.body.type === 'form' ? decisions[0].body.fields : []
    const keys = move?.field === 'one' ? move.options.map(({ key }) => key) : []
    expect(keys).toEqual(['done', { march: { from: 'valachia', to: 'dacia' } }])
  })

  it('XI.C it moves between provinces that it controls, not merely friendly ones, and from none that it does not', () => {
    const state = bareMap({ turn: 4 })
    encamp(state, 'visigoths', 'valachia')
    crown(state, 'ostrogoths', 'moesia_superior')
    tie(state, { kind: 'alliance', between: ['visigoths', 'ostrogoths'] })
    put(state, 'visigoths', 'infantry', 'valachia', 2)
    put(state, 'visigoths', 'infantry', 'hypanis')
    state.control = { valachia: 'visigoths', dacia: 'visigoths', moesia_superior: 'ostrogoths' }
    const { decisions } = drive(state, (play) => playMovesBeforeRaid(play, 'visigoths'), {
      answers: [noMoreOrders]
    })
    expect(optionKeys(decisions[0], 'move')).toEqual(['done', { march: { from: 'valachia', to: 'dacia' } }])
  })

  it('XI.C, XVII.A the stacks are checked after these moves, too', () => {
    const state = bareMap()
    encamp(state, 'visigoths', 'valachia')
    const units = put(state, 'visigoths', 'infantry', 'valachia', 6)
    state.control = { valachia: 'visigoths', dacia: 'visigoths' }
    drive(state, (play) => playMovesBeforeRaid(play, 'visigoths'), {
      answers: { march: [landOrder('valachia', 'dacia', ...units), noMoreOrders] }
    })
    expect(units.filter((id) => placeOfPiece(state, id) === 'dacia')).toHaveLength(4)
    expect(units.filter((id) => placeOfPiece(state, id) === 'valachia')).toHaveLength(2)
  })
})

describe('XVIII.C the end of movement', () => {
  it('XVIII.C units stop where hostile units stand', () => {
    const state = bareMap()
    const [one = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    put(state, 'byzantines', 'legion', 'moesia_inferior', 2)
    beginMovementOf(state, 'visigoths')
    giveOrders(state, [landOrder('valachia', 'moesia_inferior', one)])
    expect(stepsLeftTo(state, one)).toBe(0)
  })

  it('XVIII.C an empty enemy province does not stop them', () => {
    const state = bareMap()
    const [one = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    beginMovementOf(state, 'visigoths')
    giveOrders(state, [landOrder('valachia', 'dardania', one)])
    expect(placeOfPiece(state, one)).toBe('dardania')
    expect(stepsLeftTo(state, one)).toBe(1)
  })

  it('XVIII.C in a Barbarian Area Barbarians do not stop Barbarians', () => {
    const state = bareMap()
    const [one = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    put(state, 'ostrogoths', 'infantry', 'dacia', 2)
    tie(state, { kind: 'hostility', between: ['visigoths', 'ostrogoths'], since: 1 })
    state.control = {}
    beginMovementOf(state, 'visigoths')
    giveOrders(state, [landOrder('valachia', 'dacia', one), landOrder('dacia', 'carpathia', one)])
    expect(placeOfPiece(state, one)).toBe('carpathia')
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
    beginMovementOf(state, 'romans', 'byzantines')
    const all = [...horse, foot, ...syrians, syrian, iulianus]
    const orders = [
      landOrder('osroene', 'amida', ...horse, foot, iulianus),
      landOrder('coele_syria', 'amida', ...syrians, syrian),
      landOrder('amida', 'euphrates', ...all)
    ]
    const { events } = giveOrders(state, orders, { answers: { 'break-through': 'overrun' } })
    expect(events).toContainEqual({ type: 'overrun', nation: 'romans', province: 'euphrates', unit: satrap })
    expect(state.units[satrap]?.at).toBe('reserve')
    for (const id of [...horse, foot, ...syrians, syrian]) expect(state.movement?.marches[id]?.spent).toBe(3)
    state.movement?.done.pop()
    expect(verdictOn(state, landOrder('euphrates', 'babylonia', ...all))).toBe('refusal.no-steps XVIII.B')
    const rest = [...horse, foot, ...syrians, iulianus]
    giveOrders(state, [landOrder('euphrates', 'babylonia', ...rest)])
    expect(placesOfPieces(state, rest)).toEqual(rest.map(() => 'babylonia'))
    expect(placeOfPiece(state, syrian)).toBe('euphrates')
  })

  it('XVIII.D a unit that leaves the leader loses its extra step', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    const king = lead(state, 'fritigernus', 'valachia')
    beginMovementOf(state, 'visigoths')
    giveOrders(state, [landOrder('valachia', 'dardania', foot, king)])
    expect(stepsLeftTo(state, foot, 'fritigernus')).toBe(2)
    expect(stepsLeftTo(state, foot)).toBe(1)
  })

  it('XVIII.D a unit that joins the leader on the way gets no extra step', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'visigoths', 'infantry', 'tisia')
    lead(state, 'fritigernus', 'valachia')
    beginMovementOf(state, 'visigoths')
    giveOrders(state, [landOrder('tisia', 'valachia', foot)])
    expect(stepsLeftTo(state, foot, 'fritigernus')).toBe(2)
  })
})

describe('XVIII.D the last step', () => {
  it('XVIII.D horse that has been led all the way has a step left when foot has none', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'romans', 'legion', 'amida')
    const [rider = ''] = put(state, 'romans', 'palatine-cavalry', 'amida')
    const caesar = lead(state, 'iulianus', 'amida')
    beginMovementOf(state, 'romans')
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
    expect(verdictOn(state, landOrder('amida', 'adiabene', rider, caesar))).toBe('ok')
    expect(verdictOn(state, landOrder('amida', 'adiabene', foot, caesar))).toBe('refusal.no-steps XVIII.B')
  })
})
