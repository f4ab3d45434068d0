import { describe, expect, it } from 'vitest'
import type { Answer } from '../../engine/decision.ts'
import { sideOf } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import { pieceById, stepsLeft } from '../queries/pieces.ts'
import { stackingLimit } from '../queries/stacking.ts'
import type { InvasionsState } from '../state.ts'
import { drive } from '../testing/drive.ts'
import { bareState, done, encamp, lead, nobody, order, replies, station, stay } from '../testing/position.ts'
import { playStackingCheck } from './combat-substep.ts'
import { marchQuestion } from './march-orders.ts'
import { beginMovement, marchTask, quietMoves } from './marching.ts'
import { replaceTies } from './tie-list.ts'

const noReaction = { flee: Array<Answer>(9).fill(stay), intercept: Array<Answer>(9).fill(nobody) }

function begin(state: InvasionsState, ...nations: NationId[]): void {
  state.active = nations
  beginMovement(state, nations)
}

/** Gives orders, and answers whatever else comes up. */
function march(
  state: InvasionsState,
  orders: readonly Answer[],
  others: Readonly<Record<string, readonly Answer[]>> = {},
  dice: readonly number[] = []
) {
  return drive(state, marchTask, {
    agenda: true,
    dice,
    answers: replies({ march: [...orders, done], ...noReaction, ...others })
  })
}

function verdict(state: InvasionsState, answer: Answer): string {
  const { movement } = state
  if (!movement || !('values' in answer)) throw new Error('no movement')
  const question = marchQuestion(state, movement, sideOf(movement.nations[0] ?? 'romans'))
  const found = question.check(answer.values)
  return found.ok ? 'ok' : `${found.refusal.reason.key} ${found.refusal.rule}`
}

const at = (state: InvasionsState, id: string) => pieceById(state, id)?.at
const left = (state: InvasionsState, id: string, ...leaders: string[]) => {
  const piece = pieceById(state, id)
  return piece ? stepsLeft(state, piece, leaders) : 0
}

describe('XVIII.A movement in general', () => {
  it('XVIII.A a player moves some stacks, one at a time, and ends when he likes', () => {
    const state = bareState()
    const [one = '', two = ''] = station(state, 'visigoths', 'infantry', 2, 'valachia')
    begin(state, 'visigoths')
    march(state, [order('valachia>dacia', one)])
    expect([at(state, one), at(state, two)]).toEqual(['dacia', 'valachia'])
    expect(state.movement?.done).toEqual(['goths'])
  })

  it('XVIII.A a move may be interrupted for another stack and resumed', () => {
    const state = bareState()
    const [one = '', two = ''] = station(state, 'visigoths', 'infantry', 2, 'valachia')
    begin(state, 'visigoths')
    march(state, [order('valachia>dacia', one), order('valachia>hypanis', two), order('dacia>tisia', one)])
    expect([at(state, one), at(state, two)]).toEqual(['tisia', 'hypanis'])
    expect(left(state, one)).toBe(1)
  })

  it('XVIII.A a step leads to a neighbouring province; a farther one takes all between', () => {
    const state = bareState()
    const [unit = ''] = station(state, 'visigoths', 'infantry', 1, 'tisia')
    begin(state, 'visigoths')
    const { events } = march(state, [order('tisia>hypanis', unit)])
    const steps = events.filter((event) => event.type === 'marched')
    expect(steps).toHaveLength(2)
    expect(left(state, unit)).toBe(1)
  })

  it('XVIII.A the vassal of a Nomad stays near the horde of its suzerain', () => {
    const state = bareState()
    encamp(state, 'huns', 'valachia')
    const [unit = ''] = station(state, 'franks', 'frankish-infantry', 1, 'moesia_inferior')
    state.control = {}
    replaceTies(state, [{ kind: 'vassal', suzerain: 'huns', vassal: 'franks', since: 1, mercenary: null }])
    begin(state, 'franks')
    expect(verdict(state, order('moesia_inferior>moesia_superior', unit))).toBe('ok')
    const question = state.movement && marchQuestion(state, state.movement, sideOf('franks'))
    const barred = question?.form.blocked?.map(({ key, refusal }) => [key, refusal.rule])
    expect(barred).toContainEqual(['moesia_inferior>macedonia', 'XVIII.A'])
  })

  it('XVIII.A neutrals let a stack pass but not stay (XII.D)', () => {
    const state = bareState()
    const [unit = ''] = station(state, 'visigoths', 'infantry', 1, 'valachia')
    station(state, 'ostrogoths', 'infantry', 2, 'dacia')
    state.control = {}
    begin(state, 'visigoths')
    expect(verdict(state, order('valachia>dacia', unit))).toBe('refusal.not-an-option XVIII.A')
    expect(verdict(state, order('valachia>carpathia', unit))).toBe('ok')
  })

  it('XVIII.A Guards, Themata and Satraps stay at home', () => {
    const state = bareState()
    const [guard = ''] = station(state, 'byzantines', 'guard', 1, 'moesia_inferior')
    const [satrap = ''] = station(state, 'persians', 'satrap', 1, 'adiabene')
    begin(state, 'byzantines')
    expect(verdict(state, order('moesia_inferior>thracia', guard))).toBe('ok')
    expect(verdict(state, order('moesia_inferior>valachia', guard))).toBe('refusal.not-an-option XVIII.A')
    begin(state, 'persians')
    expect(verdict(state, order('adiabene>akkad', satrap))).toBe('ok')
    expect(verdict(state, order('adiabene>amida', satrap))).toBe('refusal.not-an-option XVIII.A')
  })

  it('XVIII.A a treaty keeps its target from attacking (XXX.C)', () => {
    const state = bareState()
    const [unit = ''] = station(state, 'visigoths', 'infantry', 1, 'valachia')
    station(state, 'byzantines', 'legion', 1, 'moesia_inferior')
    replaceTies(state, [{ kind: 'truce', binds: 'attack', by: 'byzantines', target: 'visigoths', since: 1 }])
    begin(state, 'visigoths')
    expect(verdict(state, order('valachia>moesia_inferior', unit))).toBe('refusal.not-an-option XVIII.A')
  })
})

describe('XVIII.B movement capacity', () => {
  it('XVIII.B infantry has 3 steps, cavalry 4, and one more with a leader all the way', () => {
    const state = bareState()
    const [foot = ''] = station(state, 'visigoths', 'infantry', 1, 'valachia')
    const [horse = ''] = station(state, 'visigoths', 'noble-cavalry', 1, 'valachia')
    begin(state, 'visigoths')
    expect([left(state, foot), left(state, horse)]).toEqual([3, 4])
    expect([left(state, foot, 'fritigernus'), left(state, horse, 'fritigernus')]).toEqual([4, 5])
  })

  it('XVIII.B a damaged elite cavalry marches as infantry', () => {
    const state = bareState()
    const [id = ''] = station(state, 'byzantines', 'palatine-cavalry', 1, 'thracia')
    const unit = state.units[id]
    if (unit) unit.damaged = true
    begin(state, 'byzantines')
    expect(left(state, id)).toBe(3)
  })

  it('XVIII.B E11 every movement substep renews the steps', () => {
    const state = bareState()
    const [unit = ''] = station(state, 'visigoths', 'infantry', 1, 'valachia')
    begin(state, 'visigoths')
    march(state, [order('valachia>dacia', unit)])
    expect(left(state, unit)).toBe(2)
    begin(state, 'visigoths')
    expect(left(state, unit)).toBe(3)
  })

  it('XVIII.B a Limes never moves', () => {
    const state = bareState()
    station(state, 'byzantines', 'limes', 1, 'moesia_inferior')
    begin(state, 'byzantines')
    expect(state.movement && marchQuestion(state, state.movement, 'romans').open).toBe(false)
  })

  it('XVIII.B a leader without units keeps to friendly ground', () => {
    const state = bareState()
    const valens = lead(state, 'valens', 'moesia_inferior')
    begin(state, 'byzantines')
    expect(verdict(state, order('moesia_inferior>thracia', valens))).toBe('ok')
    expect(verdict(state, order('moesia_inferior>valachia', valens))).toBe('refusal.not-an-option XVIII.A')
  })

  it('XI.C before a raid units move between own provinces only', () => {
    const state = bareState()
    encamp(state, 'visigoths', 'valachia')
    const [unit = ''] = station(state, 'visigoths', 'infantry', 2, 'valachia')
    state.control = { valachia: 'visigoths', dacia: 'visigoths' }
    const { decisions } = drive(state, (play) => quietMoves(play, 'visigoths'), {
      answers: [order('valachia>dacia', unit), done]
    })
    const [move] = decisions[0]?.body.type === 'form' ? decisions[0].body.fields : []
    const keys = move?.field === 'one' ? move.options.map(({ key }) => key) : []
    expect(keys).toEqual(['done', 'valachia>dacia'])
  })

  it('XI.C, XVII.A these moves, too, end with a check of the stacks', () => {
    const state = bareState()
    encamp(state, 'visigoths', 'valachia')
    const units = station(state, 'visigoths', 'infantry', 6, 'valachia')
    state.control = { valachia: 'visigoths', dacia: 'visigoths' }
    drive(state, (play) => quietMoves(play, 'visigoths'), {
      answers: replies({ march: [order('valachia>dacia', ...units), done] })
    })
    expect(units.filter((id) => at(state, id) === 'dacia')).toHaveLength(
      stackingLimit(state, 'visigoths', 'dacia')
    )
  })
})

describe('XVIII.C the end of movement', () => {
  it('XVIII.C units stop where hostile units stand', () => {
    const state = bareState()
    const [one = ''] = station(state, 'visigoths', 'infantry', 1, 'valachia')
    station(state, 'byzantines', 'legion', 2, 'moesia_inferior')
    begin(state, 'visigoths')
    march(state, [order('valachia>moesia_inferior', one)])
    expect(left(state, one)).toBe(0)
  })

  it('XVIII.C an empty enemy province does not stop them', () => {
    const state = bareState()
    const [one = ''] = station(state, 'visigoths', 'infantry', 1, 'valachia')
    begin(state, 'visigoths')
    march(state, [order('valachia>dardania', one)])
    expect(at(state, one)).toBe('dardania')
    expect(left(state, one)).toBe(1)
  })

  it('XVIII.C in a Barbarian Area Barbarians do not stop Barbarians', () => {
    const state = bareState()
    const [one = ''] = station(state, 'visigoths', 'infantry', 1, 'valachia')
    station(state, 'ostrogoths', 'infantry', 2, 'dacia')
    replaceTies(state, [{ kind: 'hostility', nations: ['visigoths', 'ostrogoths'], since: 1 }])
    state.control = {}
    begin(state, 'visigoths')
    march(state, [order('valachia>dacia', one), order('dacia>carpathia', one)])
    expect(at(state, one)).toBe('carpathia')
  })
})

describe('XVIII.D drop and pick up', () => {
  it('XVIII.D E12 Iulianus gathers seven units, runs over a Satrap and goes on to Babylonia', () => {
    const state = bareState()
    const horse = station(state, 'romans', 'cavalry', 3, 'osroene')
    const [foot = ''] = station(state, 'romans', 'infantry', 1, 'osroene')
    const syrians = station(state, 'byzantines', 'cavalry', 2, 'coele_syria')
    const [syrian = ''] = station(state, 'byzantines', 'infantry', 1, 'coele_syria')
    const iulianus = lead(state, 'iulianus', 'osroene')
    const [satrap = ''] = station(state, 'persians', 'satrap', 1, 'euphrates')
    begin(state, 'romans', 'byzantines')
    const all = [...horse, foot, ...syrians, syrian, iulianus]
    const orders = [
      order('osroene>amida', ...horse, foot, iulianus),
      order('coele_syria>amida', ...syrians, syrian),
      order('amida>euphrates', ...all)
    ]
    const { events } = march(state, orders, { 'break-through': [{ option: 'overrun' }] })
    expect(events).toContainEqual({ type: 'overrun', nation: 'romans', province: 'euphrates', unit: satrap })
    expect(state.units[satrap]?.at).toBe('reserve')
    for (const id of [...horse, foot, ...syrians, syrian]) expect(state.movement?.marches[id]?.spent).toBe(3)
    state.movement?.done.pop()
    expect(verdict(state, order('euphrates>babylonia', ...all))).toBe('refusal.no-steps XVIII.B')
    const rest = [...horse, foot, ...syrians, iulianus]
    march(state, [order('euphrates>babylonia', ...rest)])
    expect(rest.map((id) => at(state, id))).toEqual(rest.map(() => 'babylonia'))
    expect(at(state, syrian)).toBe('euphrates')
  })

  it('XVIII.D who leaves the leader loses his extra step', () => {
    const state = bareState()
    const [foot = ''] = station(state, 'visigoths', 'infantry', 1, 'valachia')
    const king = lead(state, 'fritigernus', 'valachia')
    begin(state, 'visigoths')
    march(state, [order('valachia>dardania', foot, king)])
    expect(left(state, foot, 'fritigernus')).toBe(2)
    expect(left(state, foot)).toBe(1)
  })

  it('XVIII.D who joins the leader on the way gets no extra step', () => {
    const state = bareState()
    const [foot = ''] = station(state, 'visigoths', 'infantry', 1, 'tisia')
    lead(state, 'fritigernus', 'valachia')
    begin(state, 'visigoths')
    march(state, [order('tisia>valachia', foot)])
    expect(left(state, foot, 'fritigernus')).toBe(2)
  })
})

describe('XVIII.D the last step', () => {
  it('XVIII.D horse that has been led all the way has a step left when foot has none', () => {
    const state = bareState()
    const [foot = ''] = station(state, 'romans', 'legion', 1, 'amida')
    const [rider = ''] = station(state, 'romans', 'palatine-cavalry', 1, 'amida')
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
    const state = bareState()
    const horse = station(state, 'romans', 'cavalry', 3, 'amida')
    const foot = [...station(state, 'romans', 'legion', 4, 'amida')]
    const iulianus = lead(state, 'iulianus', 'amida')
    station(state, 'persians', 'infantry', 1, 'adiabene')
    station(state, 'persians', 'infantry', 1, 'akkad')
    begin(state, 'romans')
    const all = [...horse, ...foot, iulianus]
    const { events } = march(state, [order('amida>adiabene', ...all), order('adiabene>akkad', ...all)], {
      'break-through': [{ option: 'overrun' }, { option: 'overrun' }]
    })
    expect(events.filter(({ type }) => type === 'overrun')).toHaveLength(2)
    expect(foot.map((id) => left(state, id, 'iulianus'))).toEqual([0, 0, 0, 0])
    expect(horse.map((id) => left(state, id, 'iulianus'))).toEqual([1, 1, 1])
  })

  const offered = (defenders: number, attackers: number, change?: (state: InvasionsState) => void) => {
    const state = bareState()
    const stack = station(state, 'visigoths', 'infantry', attackers, 'valachia')
    const king = lead(state, 'alaricus', 'valachia')
    station(state, 'byzantines', 'legion', defenders, 'moesia_inferior')
    change?.(state)
    begin(state, 'visigoths')
    const { decisions } = march(state, [order('valachia>moesia_inferior', ...stack, king)], {
      'break-through': [{ option: 'stay' }]
    })
    const asked = decisions.find(({ kind }) => kind === 'break-through')
    return asked?.body.type === 'choice' ? asked.body.options.map(({ key }) => key) : []
  }

  it('XVIII.E six units overrun one, five do not, and two are not overrun', () => {
    expect(offered(1, 6)).toContain('overrun')
    expect(offered(1, 5)).not.toContain('overrun')
    expect(offered(2, 6)).not.toContain('overrun')
  })

  it('XVIII.E neither beside a Limes nor into a fortified city', () => {
    expect(offered(1, 6, (state) => station(state, 'byzantines', 'limes', 1, 'moesia_inferior'))).toEqual([])
    expect(
      offered(1, 6, (state) => {
        state.cities.moesia_inferior = { level: 1, fortified: true }
      })
    ).toEqual([])
  })

  it('XVIII.E not with the last step', () => {
    const state = bareState()
    const stack = station(state, 'visigoths', 'infantry', 6, 'tisia')
    station(state, 'byzantines', 'legion', 1, 'macedonia')
    begin(state, 'visigoths')
    const { decisions } = march(state, [order('tisia>macedonia', ...stack)], {
      'break-through': [{ option: 'stay' }]
    })
    const asked = decisions.find(({ kind }) => kind === 'break-through')
    const keys = asked?.body.type === 'choice' ? asked.body.options.map(({ key }) => key) : []
    expect(at(state, stack[0] ?? '')).toBe('macedonia')
    expect(keys).not.toContain('overrun')
  })
})

describe('XVIII.F forced passage', () => {
  const aquitania = (defenders: number) => {
    const state = bareState()
    const units = station(state, 'visigoths', 'infantry', defenders, 'aquitania')
    state.control.aquitania = 'visigoths'
    encamp(state, 'visigoths', 'tisia')
    state.nations.franks.presence = 'in-play'
    return { state, units }
  }

  it('XVIII.F E14 two Franks hold down one Visigoth, and others pass', () => {
    const { state } = aquitania(1)
    const [one = '', two = '', three = ''] = station(state, 'franks', 'frankish-infantry', 3, 'vendeum')
    begin(state, 'franks')
    march(state, [
      order('vendeum>aquitania', one, two),
      order('vendeum>aquitania', three),
      order('aquitania>garumnum', three)
    ])
    expect([at(state, one), at(state, two), at(state, three)]).toEqual(['aquitania', 'aquitania', 'garumnum'])
    expect([left(state, one), left(state, two)]).toEqual([0, 0])
  })

  it('XVIII.F a large stack leaves the holders and goes on at once', () => {
    const { state } = aquitania(1)
    const stack = station(state, 'franks', 'frankish-infantry', 4, 'vendeum')
    begin(state, 'franks')
    const { events } = march(state, [order('vendeum>aquitania', ...stack)], {
      'break-through': [{ option: 'force' }]
    })
    const forced = events.find((event) => event.type === 'passage-forced')
    expect(forced?.type === 'passage-forced' && forced.units).toHaveLength(2)
    expect(stack.filter((id) => left(state, id) === 2)).toHaveLength(2)
  })

  it('XVIII.F E14 three Visigoths need six Franks, which only a leader of +2 allows', () => {
    const { state } = aquitania(3)
    const stack = station(state, 'franks', 'frankish-infantry', 7, 'vendeum')
    begin(state, 'franks')
    march(state, [order('vendeum>aquitania', ...stack)])
    expect(stack.every((id) => left(state, id) === 0)).toBe(true)

    const again = aquitania(3)
    const led = station(again.state, 'franks', 'frankish-infantry', 7, 'vendeum')
    const rex = lead(again.state, 'rex-franks', 'vendeum')
    begin(again.state, 'franks')
    march(again.state, [order('vendeum>aquitania', ...led, rex)], {
      'break-through': [{ option: 'force' }]
    })
    expect(led.filter((id) => left(again.state, id, 'rex-franks') === 3)).toHaveLength(1)
  })

  it('XVIII.F a fortified city cannot be passed by force', () => {
    const { state } = aquitania(1)
    state.cities.aquitania = { level: 1, fortified: true }
    const stack = station(state, 'franks', 'frankish-infantry', 4, 'vendeum')
    begin(state, 'franks')
    march(state, [order('vendeum>aquitania', ...stack)])
    expect(stack.every((id) => left(state, id) === 0)).toBe(true)
  })
})

describe('XVIII.G migration', () => {
  it('XVIII.G the horde moves with all units beside it', () => {
    const state = bareState()
    const horde = encamp(state, 'visigoths', 'valachia')
    const [one = '', two = ''] = station(state, 'visigoths', 'infantry', 2, 'valachia')
    begin(state, 'visigoths')
    expect(verdict(state, order('valachia>dacia', horde, one))).toBe('refusal.migrate-together XVIII.G')
    const { events } = march(state, [order('valachia>dacia', horde, one, two)])
    expect(state.nations.visigoths.seat).toEqual({ kind: 'horde', at: 'dacia' })
    expect(events).toContainEqual({ type: 'migration', nation: 'visigoths', from: 'valachia', to: 'dacia' })
  })

  it('XVIII.G migrants attack nobody and besiege no city', () => {
    const state = bareState()
    const horde = encamp(state, 'visigoths', 'valachia')
    const stack = station(state, 'visigoths', 'infantry', 2, 'valachia')
    station(state, 'byzantines', 'legion', 1, 'moesia_inferior')
    begin(state, 'visigoths')
    expect(verdict(state, order('valachia>moesia_inferior', horde, ...stack))).toBe(
      'refusal.migrating XVIII.G'
    )
    march(state, [order('valachia>dacia', horde, ...stack)])
    expect(verdict(state, order('dacia>valachia', horde, ...stack))).toBe('ok')
  })

  it('XVIII.G after an attack the horde stays', () => {
    const state = bareState()
    const horde = encamp(state, 'visigoths', 'valachia')
    const [one = '', two = ''] = station(state, 'visigoths', 'infantry', 2, 'valachia')
    station(state, 'byzantines', 'legion', 1, 'moesia_inferior')
    begin(state, 'visigoths')
    march(state, [order('valachia>moesia_inferior', one)])
    state.movement?.done.pop()
    expect(verdict(state, order('valachia>dacia', horde, two))).not.toBe('ok')
  })

  it('XVIII.G a migration cannot be intercepted, a march can', () => {
    const seen = (migrating: boolean) => {
      const state = bareState()
      const horde = encamp(state, 'visigoths', 'valachia')
      const [unit = ''] = station(state, 'visigoths', 'infantry', 1, 'valachia')
      station(state, 'byzantines', 'legion', 2, 'thracia')
      begin(state, 'visigoths')
      const pieces = migrating ? [horde, unit] : [unit]
      return march(state, [order('valachia>moesia_inferior', ...pieces)]).decisions.map(({ kind }) => kind)
    }
    expect(seen(true)).not.toContain('intercept')
    expect(seen(false)).toContain('intercept')
  })

  it('XVIII.G in an invasion the horde walks like infantry, but attacks nobody alone', () => {
    const state = bareState()
    const horde = encamp(state, 'visigoths', 'valachia')
    const [unit = ''] = station(state, 'visigoths', 'infantry', 1, 'valachia')
    station(state, 'byzantines', 'legion', 1, 'moesia_inferior')
    state.thisTurn.invading = ['visigoths']
    begin(state, 'visigoths')
    expect(verdict(state, order('valachia>dacia', horde))).toBe('ok')
    expect(verdict(state, order('valachia>moesia_inferior', horde))).toBe('refusal.horde-alone XVIII.G')
    expect(verdict(state, order('valachia>moesia_inferior', horde, unit))).toBe('ok')
  })

  it('XVIII.G a federate keeps its horde in its Foedus', () => {
    const state = bareState()
    const horde = encamp(state, 'visigoths', 'moesia_inferior')
    const [unit = ''] = station(state, 'visigoths', 'infantry', 1, 'moesia_inferior')
    replaceTies(state, [
      {
        kind: 'foedus',
        federator: 'byzantines',
        federate: 'visigoths',
        provinces: ['moesia_inferior', 'dardania'],
        since: 1,
        mercenary: null
      }
    ])
    begin(state, 'visigoths')
    expect(verdict(state, order('moesia_inferior>dardania', horde, unit))).toBe('ok')
    expect(verdict(state, order('moesia_inferior>valachia', horde, unit))).toBe(
      'refusal.horde-in-foedus XXVIII.E'
    )
  })
})

describe('XVIII.I Limites', () => {
  const limesAt = (support: number) => {
    const state = bareState()
    const stack = station(state, 'visigoths', 'infantry', 2, 'valachia')
    const [limes = ''] = station(state, 'byzantines', 'limes', 1, 'moesia_inferior')
    station(state, 'byzantines', 'legion', support, 'moesia_inferior')
    begin(state, 'visigoths')
    return { state, stack, limes }
  }

  it('XVIII.I without support it falls at once, stops the invader and takes a unit on an even die', () => {
    const { state, stack, limes } = limesAt(0)
    const { events } = march(state, [order('valachia>moesia_inferior', ...stack)], {}, [4])
    expect(state.units[limes]?.at).toBe('reserve')
    expect(events.filter(({ type }) => type === 'limes-destroyed')).toHaveLength(1)
    expect(stack.filter((id) => at(state, id) === 'moesia_inferior')).toHaveLength(1)
    expect(stack.every((id) => left(state, id) === 0)).toBe(true)
  })

  it('XVIII.I an odd die spares the invader', () => {
    const { state, stack } = limesAt(0)
    march(state, [order('valachia>moesia_inferior', ...stack)], {}, [3])
    expect(stack.filter((id) => at(state, id) === 'moesia_inferior')).toHaveLength(2)
  })

  it('XVIII.I with support it stands, and waits for the battle', () => {
    const { state, stack, limes } = limesAt(1)
    march(state, [order('valachia>moesia_inferior', ...stack)])
    expect(state.units[limes]?.at).toBe('moesia_inferior')
    expect(stack.every((id) => left(state, id) === 0)).toBe(true)
  })

  it('XVIII.I it falls before an interceptor arrives', () => {
    const { state, stack } = limesAt(0)
    const [legion = ''] = station(state, 'byzantines', 'legion', 1, 'thracia')
    const { events } = march(
      state,
      [order('valachia>moesia_inferior', ...stack)],
      { intercept: [{ values: { pieces: [legion] } }] },
      [3, 9]
    )
    const types = events.map(({ type }) => type)
    expect(types.indexOf('limes-destroyed')).toBeLessThan(types.indexOf('interception'))
  })
})

describe('XVIII.J straits', () => {
  it('XVIII.J a strait is crossed from its shore only and takes all steps', () => {
    const state = bareState()
    const [near = ''] = station(state, 'vandals', 'infantry', 1, 'baetica')
    const [far = ''] = station(state, 'vandals', 'cavalry', 1, 'castulum')
    state.nations.vandals.presence = 'in-play'
    begin(state, 'vandals')
    expect(verdict(state, order('castulum>tingitania', far))).toBe('refusal.not-an-option XVIII.A')
    expect(verdict(state, order('baetica>mauritania', near))).toBe('refusal.not-an-option XVIII.A')
    march(state, [order('baetica>tingitania', near)])
    expect(at(state, near)).toBe('tingitania')
    expect(left(state, near)).toBe(0)
  })

  it('XVIII.J a unit that has moved to the shore does not cross', () => {
    const state = bareState()
    const [far = ''] = station(state, 'vandals', 'cavalry', 1, 'castulum')
    begin(state, 'vandals')
    march(state, [order('castulum>baetica', far)])
    state.movement?.done.pop()
    expect(verdict(state, order('baetica>tingitania', far))).toBe('refusal.not-an-option XVIII.A')
  })

  it('XVIII.J those who hold the Bosporus cross it for one step', () => {
    const state = bareState()
    const [legion = ''] = station(state, 'byzantines', 'legion', 1, 'cappadocia')
    begin(state, 'byzantines')
    march(state, [order('cappadocia>thracia', legion)])
    expect(left(state, legion)).toBe(1)
    const [goth = ''] = station(state, 'visigoths', 'noble-cavalry', 1, 'cappadocia')
    begin(state, 'visigoths')
    expect(verdict(state, order('cappadocia>thracia', goth))).not.toBe('ok')
  })

  it('XVIII.J nobody is overrun or held down over a strait', () => {
    const state = bareState()
    const stack = station(state, 'byzantines', 'legion', 6, 'bythinia')
    station(state, 'visigoths', 'infantry', 1, 'thracia')
    state.control.thracia = 'visigoths'
    state.cities.thracia = { level: 3, fortified: false }
    begin(state, 'byzantines')
    const { decisions } = march(state, [order('bythinia>thracia', ...stack)])
    expect(decisions.map(({ kind }) => kind)).not.toContain('break-through')
  })
})

describe('XVIII.K closed land', () => {
  it('XVIII.K Scythia is for Nomads, and on turn 1 for the Ostrogoths', () => {
    const state = bareState()
    const [hun = ''] = station(state, 'huns', 'horse-archers', 1, 'donetus')
    const [goth = ''] = station(state, 'ostrogoths', 'infantry', 1, 'donetus')
    const [other = ''] = station(state, 'visigoths', 'infantry', 1, 'donetus')
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
    const state = bareState()
    const [persian = ''] = station(state, 'persians', 'infantry', 1, 'chaldea')
    const [roman = ''] = station(state, 'romans', 'infantry', 1, 'numidia')
    begin(state, 'persians')
    expect(verdict(state, order('chaldea>arabia_deserta', persian))).not.toBe('ok')
    begin(state, 'romans')
    expect(verdict(state, order('numidia>aures', roman))).not.toBe('ok')
  })
})

describe('XVII.A the stacking check after movement', () => {
  it('XVII.A too many units: those chosen fall back, the rest keep their ground', () => {
    const state = bareState()
    const stack = station(state, 'visigoths', 'infantry', 5, 'valachia')
    const [archer = ''] = station(state, 'visigoths', 'archers', 1, 'valachia')
    begin(state, 'visigoths')
    const two = [archer, stack[0] ?? '']
    const { events } = drive(state, playStackingCheck, { answers: [{ values: { units: two } }] })
    expect(events.filter(({ type }) => type === 'fell-back')).toHaveLength(2)
    expect(stack.slice(1).map((id) => at(state, id))).toEqual(Array(4).fill('valachia'))
  })

  it('XVII.A units with nowhere to go are lost', () => {
    const state = bareState()
    const stack = station(state, 'vandals', 'infantry', 5, 'sardinia')
    state.control = { sardinia: 'vandals' }
    station(state, 'romans', 'legion', 1, 'corsica')
    begin(state, 'vandals')
    drive(state, playStackingCheck)
    expect(stack.filter((id) => at(state, id) === 'sardinia')).toHaveLength(4)
    expect(stack.filter((id) => state.units[id]?.at === 'reserve')).toHaveLength(1)
  })

  it('XVII.A any number may pass through during movement', () => {
    const state = bareState()
    const stack = station(state, 'visigoths', 'infantry', 6, 'valachia')
    begin(state, 'visigoths')
    march(state, [order('valachia>tisia', ...stack)])
    expect(stack.every((id) => at(state, id) === 'tisia')).toBe(true)
  })
})
