import { describe, expect, it } from 'vitest'
import type { NationId } from '../content/ids.ts'
import { stackingLimit } from '../queries/stacking.ts'
import type { InvasionsState } from '../state.ts'
import { drive, values } from '../testing/drive.ts'
import { begin, done, march, order, verdict } from '../testing/movement.ts'
import { bareMap, encamp, lead, put, tie } from '../testing/position.ts'
import {
  askedFor,
  eventsOf,
  kindsAsked,
  optionKeys,
  placeOf,
  placesOf,
  stepsOf,
  typesOf
} from '../testing/read.ts'
import { sideOf } from './bookkeeping.ts'
import { playStackingCheck } from './combat-substep.ts'
import { marchQuestion } from './march-orders.ts'
import { quietMoves } from './marching.ts'

describe('XVIII.A movement in general', () => {
  it('XVIII.A a player moves some stacks, one at a time, and ends when he likes', () => {
    const state = bareMap()
    const [one = '', two = ''] = put(state, 'visigoths', 'infantry', 'valachia', 2)
    begin(state, 'visigoths')
    march(state, [order('valachia>dacia', one)])
    expect(placesOf(state, [one, two])).toEqual(['dacia', 'valachia'])
    expect(state.movement?.done).toEqual(['goths'])
  })

  it('XVIII.A a move may be interrupted for another stack and resumed', () => {
    const state = bareMap()
    const [one = '', two = ''] = put(state, 'visigoths', 'infantry', 'valachia', 2)
    begin(state, 'visigoths')
    march(state, [order('valachia>dacia', one), order('valachia>hypanis', two), order('dacia>tisia', one)])
    expect(placesOf(state, [one, two])).toEqual(['tisia', 'hypanis'])
    expect(stepsOf(state, one)).toBe(1)
  })

  it('XVIII.A a step leads to a neighbouring province; a farther one takes all between', () => {
    const state = bareMap()
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'tisia')
    begin(state, 'visigoths')
    const { events } = march(state, [order('tisia>hypanis', unit)])
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
    expect(verdict(state, order('moesia_inferior>moesia_superior', unit))).toBe('ok')
    const question = state.movement && marchQuestion(state, state.movement, sideOf('franks'))
    const barred = question?.form.blocked?.map(({ key, refusal }) => [key, refusal.rule])
    expect(barred).toContainEqual(['moesia_inferior>macedonia', 'XVIII.A'])
  })

  it('XVIII.A neutrals let a stack pass but not stay (XII.D)', () => {
    const state = bareMap()
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    put(state, 'ostrogoths', 'infantry', 'dacia', 2)
    state.control = {}
    begin(state, 'visigoths')
    expect(verdict(state, order('valachia>dacia', unit))).toBe('not offered')
    expect(verdict(state, order('valachia>carpathia', unit))).toBe('ok')
  })

  it('XVIII.A Guards, Themata and Satraps stay at home', () => {
    const state = bareMap()
    const [guard = ''] = put(state, 'byzantines', 'guard', 'moesia_inferior')
    const [satrap = ''] = put(state, 'persians', 'satrap', 'adiabene')
    begin(state, 'byzantines')
    expect(verdict(state, order('moesia_inferior>thracia', guard))).toBe('ok')
    expect(verdict(state, order('moesia_inferior>valachia', guard))).toBe('not offered')
    begin(state, 'persians')
    expect(verdict(state, order('adiabene>akkad', satrap))).toBe('ok')
    expect(verdict(state, order('adiabene>amida', satrap))).toBe('not offered')
  })

  it('XVIII.A a treaty keeps its target from attacking (XXX.C)', () => {
    const state = bareMap()
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    tie(state, { kind: 'truce', between: ['byzantines', 'visigoths'], binds: 'attack', since: 1 })
    begin(state, 'visigoths')
    expect(verdict(state, order('valachia>moesia_inferior', unit))).toBe('not offered')
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
    march(state, [order('valachia>dacia', unit)])
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
    expect(verdict(state, order('moesia_inferior>thracia', valens))).toBe('ok')
    expect(verdict(state, order('moesia_inferior>valachia', valens))).toBe('not offered')
  })

  it('XI.C before a raid units move between own provinces only', () => {
    const state = bareMap()
    encamp(state, 'visigoths', 'valachia')
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'valachia', 2)
    state.control = { valachia: 'visigoths', dacia: 'visigoths' }
    const { decisions } = drive(state, (play) => quietMoves(play, 'visigoths'), {
      answers: [order('valachia>dacia', unit), done]
    })
    const [move] = decisions[0]?.body.type === 'form' ? decisions[0].body.fields : []
    const keys = move?.field === 'one' ? move.options.map(({ key }) => key) : []
    expect(keys).toEqual(['done', 'valachia>dacia'])
  })

  it('XI.C, XVII.A these moves, too, end with a check of the stacks', () => {
    const state = bareMap()
    encamp(state, 'visigoths', 'valachia')
    const units = put(state, 'visigoths', 'infantry', 'valachia', 6)
    state.control = { valachia: 'visigoths', dacia: 'visigoths' }
    drive(state, (play) => quietMoves(play, 'visigoths'), {
      answers: { march: [order('valachia>dacia', ...units), done] }
    })
    expect(units.filter((id) => placeOf(state, id) === 'dacia')).toHaveLength(
      stackingLimit(state, 'visigoths', 'dacia')
    )
  })
})

describe('XVIII.C the end of movement', () => {
  it('XVIII.C units stop where hostile units stand', () => {
    const state = bareMap()
    const [one = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    put(state, 'byzantines', 'legion', 'moesia_inferior', 2)
    begin(state, 'visigoths')
    march(state, [order('valachia>moesia_inferior', one)])
    expect(stepsOf(state, one)).toBe(0)
  })

  it('XVIII.C an empty enemy province does not stop them', () => {
    const state = bareMap()
    const [one = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    begin(state, 'visigoths')
    march(state, [order('valachia>dardania', one)])
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
    march(state, [order('valachia>dacia', one), order('dacia>carpathia', one)])
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
      order('osroene>amida', ...horse, foot, iulianus),
      order('coele_syria>amida', ...syrians, syrian),
      order('amida>euphrates', ...all)
    ]
    const { events } = march(state, orders, { answers: { 'break-through': 'overrun' } })
    expect(events).toContainEqual({ type: 'overrun', nation: 'romans', province: 'euphrates', unit: satrap })
    expect(state.units[satrap]?.at).toBe('reserve')
    for (const id of [...horse, foot, ...syrians, syrian]) expect(state.movement?.marches[id]?.spent).toBe(3)
    state.movement?.done.pop()
    expect(verdict(state, order('euphrates>babylonia', ...all))).toBe('refusal.no-steps XVIII.B')
    const rest = [...horse, foot, ...syrians, iulianus]
    march(state, [order('euphrates>babylonia', ...rest)])
    expect(placesOf(state, rest)).toEqual(rest.map(() => 'babylonia'))
    expect(placeOf(state, syrian)).toBe('euphrates')
  })

  it('XVIII.D who leaves the leader loses his extra step', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    const king = lead(state, 'fritigernus', 'valachia')
    begin(state, 'visigoths')
    march(state, [order('valachia>dardania', foot, king)])
    expect(stepsOf(state, foot, 'fritigernus')).toBe(2)
    expect(stepsOf(state, foot)).toBe(1)
  })

  it('XVIII.D who joins the leader on the way gets no extra step', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'visigoths', 'infantry', 'tisia')
    lead(state, 'fritigernus', 'valachia')
    begin(state, 'visigoths')
    march(state, [order('tisia>valachia', foot)])
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
    const question = state.movement && marchQuestion(state, state.movement, 'romans')
    expect(question?.check({ move: 'amida>adiabene', pieces: [rider, caesar] }).ok).toBe(true)
    expect(question?.check({ move: 'amida>adiabene', pieces: [foot, caesar] }).ok).toBe(false)
  })
})

describe('XVIII.E overrun', () => {
  it('XVIII.E E13 Iulianus runs over two single units for four steps', () => {
    const state = bareMap()
    const horse = put(state, 'romans', 'cavalry', 'amida', 3)
    const foot = [...put(state, 'romans', 'legion', 'amida', 4)]
    const iulianus = lead(state, 'iulianus', 'amida')
    put(state, 'persians', 'infantry', 'adiabene')
    put(state, 'persians', 'infantry', 'akkad')
    begin(state, 'romans')
    const all = [...horse, ...foot, iulianus]
    const { events } = march(state, [order('amida>adiabene', ...all), order('adiabene>akkad', ...all)], {
      answers: {
        'break-through': ['overrun', 'overrun']
      }
    })
    expect(eventsOf(events, 'overrun')).toHaveLength(2)
    expect(foot.map((id) => stepsOf(state, id, 'iulianus'))).toEqual([0, 0, 0, 0])
    expect(horse.map((id) => stepsOf(state, id, 'iulianus'))).toEqual([1, 1, 1])
  })

  const offered = (defenders: number, attackers: number, change?: (state: InvasionsState) => void) => {
    const state = bareMap()
    const stack = put(state, 'visigoths', 'infantry', 'valachia', attackers)
    const king = lead(state, 'alaricus', 'valachia')
    put(state, 'byzantines', 'legion', 'moesia_inferior', defenders)
    change?.(state)
    begin(state, 'visigoths')
    const { decisions } = march(state, [order('valachia>moesia_inferior', ...stack, king)], {
      whenever: { 'break-through': 'stay' }
    })
    return askedFor(decisions, 'break-through').flatMap((decision) => optionKeys(decision))
  }

  it('XVIII.E six units overrun one, five do not, and two are not overrun', () => {
    expect(offered(1, 6)).toContain('overrun')
    expect(offered(1, 5)).not.toContain('overrun')
    expect(offered(2, 6)).not.toContain('overrun')
  })

  it('XVIII.E neither beside a Limes nor into a fortified city', () => {
    expect(offered(1, 6, (state) => put(state, 'byzantines', 'limes', 'moesia_inferior'))).toEqual([])
    expect(
      offered(1, 6, (state) => {
        state.cities.moesia_inferior = { level: 1, fortified: true }
      })
    ).toEqual([])
  })

  it('XVIII.E not with the last step', () => {
    const state = bareMap()
    const stack = put(state, 'visigoths', 'infantry', 'tisia', 6)
    put(state, 'byzantines', 'legion', 'macedonia')
    begin(state, 'visigoths')
    const { decisions } = march(state, [order('tisia>macedonia', ...stack)], {
      answers: {
        'break-through': 'stay'
      }
    })
    const asked = askedFor(decisions, 'break-through')[0]
    const keys = optionKeys(asked)
    expect(placeOf(state, stack[0] ?? '')).toBe('macedonia')
    expect(keys).not.toContain('overrun')
  })
})

describe('XVIII.F forced passage', () => {
  const aquitania = (defenders: number) => {
    const state = bareMap()
    const units = put(state, 'visigoths', 'infantry', 'aquitania', defenders)
    state.control.aquitania = 'visigoths'
    encamp(state, 'visigoths', 'tisia')
    state.nations.franks.presence = 'in-play'
    return { state, units }
  }

  it('XVIII.F E14 two Franks hold down one Visigoth, and others pass', () => {
    const { state } = aquitania(1)
    const [one = '', two = '', three = ''] = put(state, 'franks', 'frankish-infantry', 'vendeum', 3)
    begin(state, 'franks')
    march(state, [
      order('vendeum>aquitania', one, two),
      order('vendeum>aquitania', three),
      order('aquitania>garumnum', three)
    ])
    expect(placesOf(state, [one, two, three])).toEqual(['aquitania', 'aquitania', 'garumnum'])
    expect([stepsOf(state, one), stepsOf(state, two)]).toEqual([0, 0])
  })

  it('XVIII.F a large stack leaves the holders and goes on at once', () => {
    const { state } = aquitania(1)
    const stack = put(state, 'franks', 'frankish-infantry', 'vendeum', 4)
    begin(state, 'franks')
    const { events } = march(state, [order('vendeum>aquitania', ...stack)], {
      answers: {
        'break-through': 'force'
      }
    })
    const forced = eventsOf(events, 'passage-forced')[0]
    expect(forced?.type === 'passage-forced' && forced.units).toHaveLength(2)
    expect(stack.filter((id) => stepsOf(state, id) === 2)).toHaveLength(2)
  })

  it('XVIII.F E14 three Visigoths need six Franks, which only a leader of +2 allows', () => {
    const { state } = aquitania(3)
    const stack = put(state, 'franks', 'frankish-infantry', 'vendeum', 7)
    begin(state, 'franks')
    march(state, [order('vendeum>aquitania', ...stack)])
    expect(stack.every((id) => stepsOf(state, id) === 0)).toBe(true)

    const again = aquitania(3)
    const led = put(again.state, 'franks', 'frankish-infantry', 'vendeum', 7)
    const rex = lead(again.state, 'rex-franks', 'vendeum')
    begin(again.state, 'franks')
    march(again.state, [order('vendeum>aquitania', ...led, rex)], {
      answers: {
        'break-through': 'force'
      }
    })
    expect(led.filter((id) => stepsOf(again.state, id, 'rex-franks') === 3)).toHaveLength(1)
  })

  it('XVIII.F a fortified city cannot be passed by force', () => {
    const { state } = aquitania(1)
    state.cities.aquitania = { level: 1, fortified: true }
    const stack = put(state, 'franks', 'frankish-infantry', 'vendeum', 4)
    begin(state, 'franks')
    march(state, [order('vendeum>aquitania', ...stack)])
    expect(stack.every((id) => stepsOf(state, id) === 0)).toBe(true)
  })
})

describe('XVIII.G migration', () => {
  it('XVIII.G the horde moves with all units beside it', () => {
    const state = bareMap()
    const horde = encamp(state, 'visigoths', 'valachia')
    const [one = '', two = ''] = put(state, 'visigoths', 'infantry', 'valachia', 2)
    begin(state, 'visigoths')
    expect(verdict(state, order('valachia>dacia', horde, one))).toBe('refusal.migrate-together XVIII.G')
    const { events } = march(state, [order('valachia>dacia', horde, one, two)])
    expect(state.nations.visigoths.seat).toEqual({ kind: 'horde', at: 'dacia' })
    expect(events).toContainEqual({ type: 'migration', nation: 'visigoths', from: 'valachia', to: 'dacia' })
  })

  it('XVIII.G migrants attack nobody and besiege no city', () => {
    const state = bareMap()
    const horde = encamp(state, 'visigoths', 'valachia')
    const stack = put(state, 'visigoths', 'infantry', 'valachia', 2)
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    begin(state, 'visigoths')
    expect(verdict(state, order('valachia>moesia_inferior', horde, ...stack))).toBe(
      'refusal.migrating XVIII.G'
    )
    march(state, [order('valachia>dacia', horde, ...stack)])
    expect(verdict(state, order('dacia>valachia', horde, ...stack))).toBe('ok')
  })

  it('XVIII.G after an attack the horde stays', () => {
    const state = bareMap()
    const horde = encamp(state, 'visigoths', 'valachia')
    const [one = '', two = ''] = put(state, 'visigoths', 'infantry', 'valachia', 2)
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    begin(state, 'visigoths')
    expect(verdict(state, order('valachia>dacia', horde, one, two))).toBe('ok')
    march(state, [order('valachia>moesia_inferior', one)])
    state.movement?.done.pop()
    expect(verdict(state, order('valachia>dacia', horde, two))).toBe('refusal.may-not-move XVIII.B')
  })

  it('XVIII.G a migration cannot be intercepted, a march can', () => {
    const seen = (migrating: boolean) => {
      const state = bareMap()
      const horde = encamp(state, 'visigoths', 'valachia')
      const [unit = ''] = put(state, 'visigoths', 'infantry', 'valachia')
      put(state, 'byzantines', 'legion', 'thracia', 2)
      begin(state, 'visigoths')
      const pieces = migrating ? [horde, unit] : [unit]
      return kindsAsked(march(state, [order('valachia>moesia_inferior', ...pieces)]).decisions)
    }
    expect(seen(true)).not.toContain('intercept')
    expect(seen(false)).toContain('intercept')
  })

  it('XVIII.G in an invasion the horde walks like infantry, but attacks nobody alone', () => {
    const state = bareMap()
    const horde = encamp(state, 'visigoths', 'valachia')
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    state.thisTurn.invading = ['visigoths']
    begin(state, 'visigoths')
    expect(verdict(state, order('valachia>dacia', horde))).toBe('ok')
    expect(verdict(state, order('valachia>moesia_inferior', horde))).toBe('refusal.horde-alone XVIII.G')
    expect(verdict(state, order('valachia>moesia_inferior', horde, unit))).toBe('ok')
  })

  it('XVIII.G a federate keeps its horde in its Foedus', () => {
    const state = bareMap()
    const horde = encamp(state, 'visigoths', 'moesia_inferior')
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'moesia_inferior')
    tie(state, {
      kind: 'foedus',
      between: ['byzantines', 'visigoths'],
      provinces: ['moesia_inferior', 'dardania'],
      since: 1
    })
    begin(state, 'visigoths')
    expect(verdict(state, order('moesia_inferior>dardania', horde, unit))).toBe('ok')
    expect(verdict(state, order('moesia_inferior>valachia', horde, unit))).toBe(
      'refusal.horde-in-foedus XXVIII.E'
    )
  })
})

describe('XVIII.I Limites', () => {
  const limesAt = (support: number) => {
    const state = bareMap()
    const stack = put(state, 'visigoths', 'infantry', 'valachia', 2)
    const [limes = ''] = put(state, 'byzantines', 'limes', 'moesia_inferior')
    put(state, 'byzantines', 'legion', 'moesia_inferior', support)
    begin(state, 'visigoths')
    return { state, stack, limes }
  }

  it('XVIII.I without support it falls at once, stops the invader and takes a unit on an even die', () => {
    const { state, stack, limes } = limesAt(0)
    const { events } = march(state, [order('valachia>moesia_inferior', ...stack)], { dice: [4] })
    expect(state.units[limes]?.at).toBe('reserve')
    expect(eventsOf(events, 'limes-destroyed')).toHaveLength(1)
    expect(stack.filter((id) => placeOf(state, id) === 'moesia_inferior')).toHaveLength(1)
    expect(stack.every((id) => stepsOf(state, id) === 0)).toBe(true)
  })

  it('XVIII.I an odd die spares the invader', () => {
    const { state, stack } = limesAt(0)
    march(state, [order('valachia>moesia_inferior', ...stack)], { dice: [3] })
    expect(stack.filter((id) => placeOf(state, id) === 'moesia_inferior')).toHaveLength(2)
  })

  it('XVIII.I with support it stands, and waits for the battle', () => {
    const { state, stack, limes } = limesAt(1)
    march(state, [order('valachia>moesia_inferior', ...stack)])
    expect(state.units[limes]?.at).toBe('moesia_inferior')
    expect(stack.every((id) => stepsOf(state, id) === 0)).toBe(true)
  })

  it('XVIII.I it falls before an interceptor arrives', () => {
    const { state, stack } = limesAt(0)
    const [legion = ''] = put(state, 'byzantines', 'legion', 'thracia')
    const { events } = march(state, [order('valachia>moesia_inferior', ...stack)], {
      answers: { intercept: values({ pieces: [legion] }) },
      dice: [3, 9, 'any']
    })
    const types = typesOf(events)
    expect(types.indexOf('limes-destroyed')).toBeLessThan(types.indexOf('interception'))
  })
})

describe('XVIII.J straits', () => {
  it('XVIII.J a strait is crossed from its shore only and takes all steps', () => {
    const state = bareMap()
    const [near = ''] = put(state, 'vandals', 'infantry', 'baetica')
    const [far = ''] = put(state, 'vandals', 'cavalry', 'castulum')
    state.nations.vandals.presence = 'in-play'
    begin(state, 'vandals')
    expect(verdict(state, order('castulum>tingitania', far))).toBe('not offered')
    expect(verdict(state, order('baetica>mauritania', near))).toBe('not offered')
    march(state, [order('baetica>tingitania', near)])
    expect(placeOf(state, near)).toBe('tingitania')
    expect(stepsOf(state, near)).toBe(0)
  })

  it('XVIII.J a unit that has moved to the shore does not cross', () => {
    const state = bareMap()
    const [far = ''] = put(state, 'vandals', 'cavalry', 'castulum')
    begin(state, 'vandals')
    march(state, [order('castulum>baetica', far)])
    state.movement?.done.pop()
    expect(verdict(state, order('baetica>tingitania', far))).toBe('not offered')
  })

  it('XVIII.J those who hold the Bosporus cross it for one step', () => {
    const state = bareMap()
    const [legion = ''] = put(state, 'byzantines', 'legion', 'cappadocia')
    begin(state, 'byzantines')
    march(state, [order('cappadocia>thracia', legion)])
    expect(stepsOf(state, legion)).toBe(1)
    const [goth = ''] = put(state, 'visigoths', 'noble-cavalry', 'cappadocia')
    begin(state, 'visigoths')
    expect(verdict(state, order('cappadocia>thracia', goth))).toBe('not offered')
  })

  it('XVIII.J nobody is overrun or held down over a strait', () => {
    const state = bareMap()
    const stack = put(state, 'byzantines', 'legion', 'bythinia', 6)
    put(state, 'visigoths', 'infantry', 'thracia')
    state.control.thracia = 'visigoths'
    state.cities.thracia = { level: 3, fortified: false }
    begin(state, 'byzantines')
    const { decisions } = march(state, [order('bythinia>thracia', ...stack)])
    expect(kindsAsked(decisions)).not.toContain('break-through')
  })
})

describe('XVIII.K closed land', () => {
  it('XVIII.K Scythia is for Nomads, and on turn 1 for the Ostrogoths', () => {
    const state = bareMap()
    const [hun = ''] = put(state, 'huns', 'horse-archers', 'donetus')
    const [goth = ''] = put(state, 'ostrogoths', 'infantry', 'donetus')
    const [other = ''] = put(state, 'visigoths', 'infantry', 'donetus')
    state.control = {}
    const scythian = (id: string, nation: NationId) => {
      begin(state, nation)
      const question = state.movement && marchQuestion(state, state.movement, sideOf(nation))
      const [field] = question?.form.fields ?? []
      const keys = field?.field === 'one' ? field.options.map(({ key }) => key) : []
      return ['sarkil', 'alania', 'siraces', 'volga', 'terecia', 'bolgar'].some(
        (province) => keys.includes(`donetus>${province}`) && id.length > 0
      )
    }
    expect(scythian(hun, 'huns')).toBe(true)
    expect(scythian(goth, 'ostrogoths')).toBe(true)
    expect(scythian(other, 'visigoths')).toBe(false)
    state.turn = 2
    expect(scythian(goth, 'ostrogoths')).toBe(false)
  })

  it('XVIII.K Arabia Deserta and the Area Mauretania are closed to armies', () => {
    const state = bareMap()
    const [persian = ''] = put(state, 'persians', 'infantry', 'chaldea')
    const [roman = ''] = put(state, 'romans', 'infantry', 'numidia')
    begin(state, 'persians')
    expect(verdict(state, order('chaldea>arabia_deserta', persian))).toBe('not offered')
    begin(state, 'romans')
    expect(verdict(state, order('numidia>aures', roman))).toBe('not offered')
  })
})

describe('XVII.A the stacking check after movement', () => {
  it('XVII.A too many units: those chosen fall back, the rest keep their ground', () => {
    const state = bareMap()
    const stack = put(state, 'visigoths', 'infantry', 'valachia', 5)
    const [archer = ''] = put(state, 'visigoths', 'archers', 'valachia')
    begin(state, 'visigoths')
    const two = [archer, stack[0] ?? '']
    const { events } = drive(state, playStackingCheck, { answers: [values({ units: two })] })
    expect(eventsOf(events, 'fell-back')).toHaveLength(2)
    expect(placesOf(state, stack.slice(1))).toEqual(Array(4).fill('valachia'))
  })

  it('XVII.A units with nowhere to go are lost', () => {
    const state = bareMap()
    const stack = put(state, 'vandals', 'infantry', 'sardinia', 5)
    state.control = { sardinia: 'vandals' }
    put(state, 'romans', 'legion', 'corsica')
    begin(state, 'vandals')
    drive(state, playStackingCheck)
    expect(stack.filter((id) => placeOf(state, id) === 'sardinia')).toHaveLength(4)
    expect(stack.filter((id) => state.units[id]?.at === 'reserve')).toHaveLength(1)
  })

  it('XVII.A any number may pass through during movement', () => {
    const state = bareMap()
    const stack = put(state, 'visigoths', 'infantry', 'valachia', 6)
    begin(state, 'visigoths')
    march(state, [order('valachia>tisia', ...stack)])
    expect(stack.every((id) => placeOf(state, id) === 'tisia')).toBe(true)
  })
})
