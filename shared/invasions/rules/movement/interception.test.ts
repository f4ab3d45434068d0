import { describe, expect, it } from 'vitest'
import type { NationId } from '../../content/ids.ts'
import { interceptors } from '../../queries/movement/interception.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import type { InvasionsState } from '../../state.ts'
import { values } from '../../testing/drive.ts'
import {
  beginMovementOf,
  giveOrders,
  landOrder,
  moveNation,
  nobodyAnswer,
  noReaction
} from '../../testing/march-orders.ts'
import { bareMap, hold, lead, put, tie, troops } from '../../testing/position.ts'
import {
  askedFor,
  eventsOfType,
  optionKeys,
  placeOfPiece,
  placesOfPieces,
  rollsOf,
  stepsLeftTo,
  typesOf
} from '../../testing/read-results.ts'
import type { ProvinceId } from '../../world/provinces.ts'

const pieces = (...ids: string[]) => values({ pieces: ids })
const against = (state: InvasionsState, target: ProvinceId, nation: NationId = 'visigoths') =>
  interceptors(state, { nation, target, movers: [] })

describe('XIX.A who may intercept', () => {
  it('XIX.A E15 from Thracia to ten provinces three steps away', () => {
    const state = bareMap()
    put(state, 'byzantines', 'legion', 'thracia')
    const far: ProvinceId[] = [
      'achaia',
      'illyricum',
      'dalmatia',
      'savus',
      'tisia',
      'dacia',
      'hypanis',
      'pontus',
      'melitene',
      'cilicia'
    ]
    for (const target of far) {
      state.control[target] = 'byzantines'
      const [found] = against(state, target)
      expect([target, found?.from, found?.steps]).toEqual([target, 'thracia', 3])
    }
    const tooFar: ProvinceId[] = ['pannonia', 'hunnia', 'carpathia', 'armenia_minor', 'osroene', 'istria']
    for (const target of tooFar) {
      state.control[target] = 'byzantines'
      expect([target, against(state, target)]).toEqual([target, []])
    }
  })

  it('XIX.A the route leads through provinces without enemies', () => {
    const state = bareMap()
    put(state, 'byzantines', 'legion', 'achaia')
    expect(against(state, 'macedonia').map(({ from }) => from)).toEqual(['achaia'])
    put(state, 'visigoths', 'infantry', 'thessalia')
    put(state, 'visigoths', 'infantry', 'epirus')
    expect(against(state, 'macedonia')).toEqual([])
  })

  it('XVIII.K the route does not lead through land that is closed to the interceptors', () => {
    const through = (nation: 'persians' | 'arabs', shut = true) => {
      const state = bareMap()
      put(state, nation, nation === 'arabs' ? 'cavalry' : 'infantry', 'lachmidaria')
      Object.assign(state.nations[nation], { presence: 'in-play', activity: 'active' })
      state.control.nabatene = nation
      // With Palmyrene closed, only Arabia Deserta leads there within three steps.
      if (shut) put(state, 'romans', 'legion', 'palmyrene')
      return against(state, 'nabatene', 'romans').map(({ from }) => from)
    }
    expect(through('persians')).toEqual([])
    expect(through('persians', false)).toEqual(['lachmidaria'])
    expect(through('arabs')).toEqual(['lachmidaria'])
  })

  it('XVIII.K, XVIII.A units that may never enter a province of the route stay behind', () => {
    const state = bareMap()
    state.control.amida = 'persians'
    put(state, 'persians', 'satrap', 'adiabene')
    expect(against(state, 'amida', 'romans')).toEqual([])
    const archers = put(state, 'persians', 'archers', 'adiabene')
    expect(against(state, 'amida', 'romans').map(({ units }) => units)).toEqual([archers])
    // Euphrates is a satrapy, too.
    state.control.euphrates = 'persians'
    expect(against(state, 'euphrates', 'romans').map(({ units }) => units.length)).toEqual([2])
  })

  it('XIX.A units under attack do not intercept', () => {
    const state = bareMap()
    put(state, 'byzantines', 'legion', 'thracia')
    put(state, 'visigoths', 'infantry', 'thracia')
    expect(against(state, 'moesia_inferior')).toEqual([])
  })

  it('XIX.A only the owner of the province reacts, with allies; a Limes never does', () => {
    const state = bareMap()
    put(state, 'persians', 'infantry', 'dardania')
    put(state, 'romans', 'legion', 'naissus')
    put(state, 'byzantines', 'limes', 'thracia')
    expect(against(state, 'moesia_inferior').map(({ nation }) => nation)).toEqual(['romans'])
    state.turn = 3
    expect(against(state, 'moesia_inferior')).toEqual([])
  })

  it('VI.B an inactive nation does not intercept', () => {
    const state = bareMap()
    state.nations.armenians.presence = 'in-play'
    state.control.armenia = 'armenians'
    put(state, 'armenians', 'mountain-infantry', 'armenia_minor')
    expect(against(state, 'armenia', 'persians')).toEqual([])
  })

  it('XIX.A nobody intercepts in a province that no enemy holds', () => {
    const state = bareMap()
    put(state, 'byzantines', 'legion', 'thracia')
    delete state.control.moesia_inferior
    expect(against(state, 'moesia_inferior')).toEqual([])
  })
})

describe('XIX.A the modifiers', () => {
  const amounts = (state: InvasionsState, target: ProvinceId) =>
    Object.fromEntries(against(state, target)[0]?.modifiers.map(({ why, amount }) => [why, amount]) ?? [])

  it('XIX.A Empire +2, leader by his bonus, one step', () => {
    const state = bareMap()
    put(state, 'byzantines', 'legion', 'thracia')
    lead(state, 'theodosius', 'thracia')
    expect(amounts(state, 'moesia_inferior')).toEqual({ 'leader-combat': 2, empire: 2 })
    expect(against(state, 'moesia_inferior')[0]?.chance).toBeCloseTo(0.9)
  })

  it('XIX.A the capital +3, a Kingdom gets nothing for its rank', () => {
    const state = bareMap()
    const seat = state.nations.persians.seat
    if (!seat) throw new Error('Persia has a capital')
    state.nations.romans.presence = 'in-play'
    put(state, 'persians', 'infantry', 'babylonia')
    const [found] = interceptors(state, { nation: 'romans', target: seat.at, movers: [] })
    expect(found?.modifiers).toContainEqual({ amount: 3, rule: 'XIX.A', why: 'own-capital' })
    expect(found?.modifiers.map(({ why }) => why)).not.toContain('empire')
  })

  it('XIX.A -2 for a range, when no route avoids it', () => {
    const state = bareMap()
    put(state, 'byzantines', 'legion', 'valachia')
    state.control.dacia = 'byzantines'
    expect(amounts(state, 'dacia')).toEqual({ empire: 2 })
    put(state, 'visigoths', 'infantry', 'tisia')
    expect(amounts(state, 'dacia')).toEqual({ range: -2, empire: 2 })
  })

  it('XIX.A the Bosporus costs -2 as a strait and -2 in addition, the Hellespont only -2', () => {
    const state = bareMap()
    put(state, 'byzantines', 'legion', 'bythinia')
    expect(amounts(state, 'thracia')).toEqual({ 'own-capital': 3, empire: 2, strait: -2 })
    put(state, 'visigoths', 'infantry', 'mysia')
    expect(amounts(state, 'thracia')).toEqual({ 'own-capital': 3, empire: 2, strait: -2, bosporus: -2 })
  })
})

describe('XIX.A the attempt', () => {
  const invasion375 = () => {
    const state = bareMap({ turn: 2 })
    state.thisTurn.invading = ['visigoths']
    const goths = put(state, 'visigoths', 'infantry', 'valachia', 4)
    const king = lead(state, 'fritigernus', 'valachia')
    const thracians = put(state, 'byzantines', 'infantry', 'thracia', 2)
    const army = put(state, 'byzantines', 'legion', 'cappadocia', 6)
    const valens = lead(state, 'valens', 'cappadocia')
    return { state, goths, king, thracians, army, valens }
  }

  it('XIX.A E16 the stack of Thracia fails with 5, Valens comes with 7 and leaves one unit behind', () => {
    const { state, goths, king, thracians, army, valens } = invasion375()
    const { events } = moveNation(
      state,
      'visigoths',
      [landOrder('valachia', 'moesia_inferior', ...goths, king)],
      {
        answers: { intercept: [pieces(...thracians, ...army, valens)] },
        // Thracia is named first, so its die falls first; those of the battle do not matter.
        dice: [3, 9, 'any'],
        otherwise: 'first'
      }
    )
    const totals = rollsOf(events, 'interception').map(({ total }) => total)
    expect(totals).toEqual([5, 7])
    const outcomes = eventsOfType(events, 'interception')
    expect(outcomes.map(({ from, success }) => [from, success])).toEqual([
      ['thracia', false],
      ['cappadocia', true]
    ])
    expect(outcomes[1]?.pieces).toHaveLength(6)
    expect(army.filter((id) => placeOfPiece(state, id) === 'cappadocia')).toHaveLength(1)
    expect(placesOfPieces(state, thracians)).toEqual(['thracia', 'thracia'])
  })

  it('XIX.A one stack without a leader at most, and no leader without units', () => {
    const { state, goths, thracians, army, valens } = invasion375()
    const refusedWith =
      (...ids: string[]) =>
      () =>
        moveNation(state, 'visigoths', [landOrder('valachia', 'moesia_inferior', ...goths)], {
          answers: {
            intercept: [pieces(...ids)]
          }
        })
    expect(refusedWith(...thracians, ...army)).toThrow('refusal.one-stack-without-leader')
    const again = invasion375()
    Object.assign(state, again.state)
    expect(refusedWith(valens)).toThrow('refusal.leader-needs-units')
  })

  it('XIX.A of several leaders in a stack the best may go with it, and his bonus counts alone', () => {
    const { state, goths, thracians } = invasion375()
    const emperor = lead(state, 'theodosius', 'thracia')
    const caesar = lead(state, 'caesar-east', 'thracia')
    const { decisions, events } = moveNation(
      state,
      'visigoths',
      [landOrder('valachia', 'moesia_inferior', ...goths)],
      { answers: { intercept: [pieces(...thracians, emperor)] }, dice: [1] }
    )
    const [asked] = askedFor(decisions, 'intercept')
    expect(optionKeys(asked)).toContain(emperor)
    expect(optionKeys(asked)).not.toContain(caesar)
    const [roll] = rollsOf(events, 'interception')
    expect(roll?.modifiers.filter(({ why }) => why === 'leader-combat')).toMatchObject([{ amount: 2 }])
  })

  it('XIX.A after a failure the interceptors may not try the same stack again, but may try another', () => {
    const { state, goths, thracians } = invasion375()
    const [first = '', second = ''] = goths
    const { decisions } = moveNation(
      state,
      'visigoths',
      [landOrder('valachia', 'dardania', first), landOrder('valachia', 'moesia_inferior', second)],
      { answers: { intercept: [pieces(...thracians), nobodyAnswer] }, dice: [1] }
    )
    const offered = askedFor(decisions, 'intercept').map((decision) => [
      decision.place,
      optionKeys(decision).includes(thracians[0] ?? '')
    ])
    expect(offered).toEqual([
      ['moesia_inferior', true],
      ['moesia_inferior', true]
    ])
  })

  it('XIX.A an intercepted stack that loses retreats, and its movement is over', () => {
    const { state, goths } = invasion375()
    const [goth = ''] = goths
    const legions = [
      ...put(state, 'byzantines', 'palatine-cavalry', 'thracia'),
      ...put(state, 'romans', 'legion', 'thracia', 4)
    ]
    const theodosius = lead(state, 'theodosius', 'thracia')
    moveNation(state, 'visigoths', [landOrder('valachia', 'moesia_inferior', goth)], {
      answers: {
        intercept: [pieces(...legions, theodosius)],
        retreat: values({ to: 'valachia', units: [goth] })
      },
      // No die hits: the tie goes to the better leader, and the Goth lives.
      dice: [10, 1, 1, 1, 1, 1, 1, 1],
      whenever: { ...noReaction, 'leader-option': 'keep', 'battle-reroll': 'keep' }
    })
    expect(placesOfPieces(state, legions)).toEqual(legions.map(() => 'moesia_inferior'))
    expect(placeOfPiece(state, goth)).toBe('valachia')
    expect(stepsLeftTo(state, goth)).toBe(0)
  })

  it('XIX.A the intercepted stack may overrun a single interceptor', () => {
    const { state, thracians } = invasion375()
    const army = put(state, 'visigoths', 'noble-cavalry', 'valachia', 5)
    const all = unitsIn(state, 'valachia').map(({ id }) => id)
    const { events } = moveNation(state, 'visigoths', [landOrder('valachia', 'moesia_inferior', ...all)], {
      answers: { intercept: [pieces(thracians[0] ?? '')], 'break-through': 'overrun' },
      dice: [10]
    })
    expect(typesOf(events)).toContain('overrun')
    expect(placeOfPiece(state, army[0] ?? '')).toBe('moesia_inferior')
  })

  it('XIX.A units beyond the stacking limit wait outside the battle', () => {
    const { state, goths, thracians } = invasion375()
    const cavalry = put(state, 'visigoths', 'noble-cavalry', 'valachia', 2)
    const { decisions, events } = moveNation(
      state,
      'visigoths',
      [landOrder('valachia', 'moesia_inferior', ...goths, ...cavalry)],
      {
        answers: {
          intercept: [pieces(...thracians)],
          'break-through': 'stay',
          'fighting-units': [values({ units: [...cavalry, ...goths.slice(0, 2)] })]
        },
        dice: [10, 'any'],
        otherwise: 'first'
      }
    )
    const asked = askedFor(decisions, 'fighting-units')[0]
    const [field] = asked?.body.type === 'form' ? asked.body.fields : []
    // Mountain 3, invasion +1.
    expect(field?.field === 'many' && field.max).toBe(4)
    expect(eventsOfType(events, 'battle-began')[0]?.attackers).toEqual([...goths.slice(0, 2), ...cavalry])
  })

  it('XIX.A XII.D an intercepted stack has the enemies of all its nations, whichever of them fights', () => {
    const state = bareMap({ turn: 1 })
    const romans = put(state, 'romans', 'legion', 'amida', 3)
    const byzantines = put(state, 'byzantines', 'legion', 'amida', 2)
    const persians = troops(state, 'persians', 'chaldea', 4)
    lead(state, 'sapor-ii', 'chaldea')
    hold(state, 'persians', ['adiabene'])
    tie(state, { kind: 'truce', between: ['byzantines', 'persians'], binds: 'neutral', since: 1 })
    beginMovementOf(state, 'romans', 'byzantines')
    const { events } = giveOrders(state, [landOrder('amida', 'adiabene', ...romans, ...byzantines)], {
      answers: {
        intercept: [pieces(...persians, 'leader:sapor-ii')],
        'fighting-units': [values({ units: [...romans.slice(0, 2), ...byzantines] })]
      },
      dice: [10, 'any'],
      otherwise: 'first'
    })
    expect(eventsOfType(events, 'battle-began')).toMatchObject([
      { province: 'adiabene', attacker: 'romans', defender: 'persians' }
    ])
  })
})
