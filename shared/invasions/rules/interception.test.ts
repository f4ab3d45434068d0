import { describe, expect, it } from 'vitest'
import type { Answer } from '../../engine/decision.ts'
import type { NationId } from '../content/ids.ts'
import { interceptors } from '../queries/interception.ts'
import { pieceById, stepsLeft } from '../queries/pieces.ts'
import { stackingRoom } from '../queries/stacking.ts'
import type { InvasionsState } from '../state.ts'
import { drive } from '../testing/drive.ts'
import { bareState, done, encamp, lead, nobody, order, replies, station, stay } from '../testing/position.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { beginMovement, marchTask } from './marching.ts'

function march(
  state: InvasionsState,
  nation: NationId,
  orders: readonly Answer[],
  others: Readonly<Record<string, readonly Answer[]>>,
  dice: readonly number[] = []
) {
  state.active = [nation]
  beginMovement(state, [nation])
  return drive(state, marchTask, {
    agenda: true,
    dice,
    answers: replies({ march: [...orders, done], flee: Array<Answer>(9).fill(stay), ...others })
  })
}

const pieces = (...ids: string[]): Answer => ({ values: { pieces: ids } })
const at = (state: InvasionsState, id: string) => pieceById(state, id)?.at
const against = (state: InvasionsState, target: ProvinceId, nation: NationId = 'visigoths') =>
  interceptors(state, { nation, target, movers: [] })

describe('XIX.A who may intercept', () => {
  it('XIX.A E15 from Thracia to ten provinces three steps away', () => {
    const state = bareState()
    station(state, 'byzantines', 'legion', 1, 'thracia')
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

  it('XIX.A the way leads through ground without enemies', () => {
    const state = bareState()
    station(state, 'byzantines', 'legion', 1, 'achaia')
    expect(against(state, 'macedonia').map(({ from }) => from)).toEqual(['achaia'])
    station(state, 'visigoths', 'infantry', 1, 'thessalia')
    station(state, 'visigoths', 'infantry', 1, 'epirus')
    expect(against(state, 'macedonia')).toEqual([])
  })

  it('XIX.A units under attack do not intercept', () => {
    const state = bareState()
    station(state, 'byzantines', 'legion', 1, 'thracia')
    station(state, 'visigoths', 'infantry', 1, 'thracia')
    expect(against(state, 'moesia_inferior')).toEqual([])
  })

  it('XIX.A only the owner of the province reacts, with allies; a Limes never does', () => {
    const state = bareState()
    station(state, 'persians', 'infantry', 1, 'dardania')
    station(state, 'romans', 'legion', 1, 'naissus')
    station(state, 'byzantines', 'limes', 1, 'thracia')
    expect(against(state, 'moesia_inferior').map(({ nation }) => nation)).toEqual(['romans'])
    state.turn = 3
    expect(against(state, 'moesia_inferior')).toEqual([])
  })

  it('VI.B an inactive nation does not intercept', () => {
    const state = bareState()
    state.nations.armenians.presence = 'in-play'
    state.control.armenia = 'armenians'
    station(state, 'armenians', 'mountain-infantry', 1, 'armenia_minor')
    expect(against(state, 'armenia', 'persians')).toEqual([])
  })

  it('XIX.A nobody answers for ground that no enemy holds', () => {
    const state = bareState()
    station(state, 'byzantines', 'legion', 1, 'thracia')
    delete state.control.moesia_inferior
    expect(against(state, 'moesia_inferior')).toEqual([])
  })
})

describe('XIX.A the modifiers', () => {
  const amounts = (state: InvasionsState, target: ProvinceId) =>
    Object.fromEntries(against(state, target)[0]?.modifiers.map(({ why, amount }) => [why, amount]) ?? [])

  it('XIX.A Empire +2, leader by his bonus, one step', () => {
    const state = bareState()
    station(state, 'byzantines', 'legion', 1, 'thracia')
    lead(state, 'theodosius', 'thracia')
    expect(amounts(state, 'moesia_inferior')).toEqual({ 'leader-combat': 2, empire: 2 })
    expect(against(state, 'moesia_inferior')[0]?.chance).toBeCloseTo(0.9)
  })

  it('XIX.A the capital +3, a Kingdom gets nothing for its rank', () => {
    const state = bareState()
    const seat = state.nations.persians.seat
    if (!seat) throw new Error('Persia has a capital')
    state.nations.romans.presence = 'in-play'
    station(state, 'persians', 'infantry', 1, 'babylonia')
    const [found] = interceptors(state, { nation: 'romans', target: seat.at, movers: [] })
    expect(found?.modifiers).toContainEqual({ amount: 3, rule: 'XIX.A', why: 'own-capital' })
    expect(found?.modifiers.map(({ why }) => why)).not.toContain('empire')
  })

  it('XIX.A -2 for a range, when no way leads round it', () => {
    const state = bareState()
    station(state, 'byzantines', 'legion', 1, 'valachia')
    state.control.dacia = 'byzantines'
    expect(amounts(state, 'dacia')).toEqual({ empire: 2 })
    station(state, 'visigoths', 'infantry', 1, 'tisia')
    expect(amounts(state, 'dacia')).toEqual({ range: -2, empire: 2 })
  })

  it('XIX.A the Bosporus costs -2 as a strait and -2 of its own, the Hellespont only -2', () => {
    const state = bareState()
    station(state, 'byzantines', 'legion', 1, 'bythinia')
    expect(amounts(state, 'thracia')).toEqual({ 'own-capital': 3, empire: 2, strait: -2 })
    station(state, 'visigoths', 'infantry', 1, 'mysia')
    expect(amounts(state, 'thracia')).toEqual({ 'own-capital': 3, empire: 2, strait: -2, bosporus: -2 })
  })
})

describe('XIX.A the attempt', () => {
  const invasion375 = () => {
    const state = bareState()
    state.turn = 2
    state.thisTurn.invading = ['visigoths']
    const goths = station(state, 'visigoths', 'infantry', 4, 'valachia')
    const king = lead(state, 'fritigernus', 'valachia')
    const thracians = station(state, 'byzantines', 'infantry', 2, 'thracia')
    const army = station(state, 'byzantines', 'legion', 6, 'cappadocia')
    const valens = lead(state, 'valens', 'cappadocia')
    return { state, goths, king, thracians, army, valens }
  }

  it('XIX.A E16 the stack of Thracia fails with 5, Valens comes with 7 and leaves one unit behind', () => {
    const { state, goths, king, thracians, army, valens } = invasion375()
    const { events } = march(
      state,
      'visigoths',
      [order('valachia>moesia_inferior', ...goths, king)],
      { intercept: [pieces(...thracians, ...army, valens)] },
      // Cappadocia is named before Thracia, so its die falls first.
      [9, 3]
    )
    const totals = events.flatMap((event) =>
      event.type === 'roll' && event.reason === 'interception' ? [event.total] : []
    )
    expect(totals).toEqual([7, 5])
    const outcomes = events.flatMap((event) => (event.type === 'interception' ? [event] : []))
    expect(outcomes.map(({ from, success }) => [from, success])).toEqual([
      ['cappadocia', true],
      ['thracia', false]
    ])
    expect(outcomes[0]?.pieces).toHaveLength(6)
    expect(army.filter((id) => at(state, id) === 'cappadocia')).toHaveLength(1)
    expect(thracians.map((id) => at(state, id))).toEqual(['thracia', 'thracia'])
  })

  it('XIX.A one stack without a leader at most, and no leader without units', () => {
    const { state, goths, thracians, army, valens } = invasion375()
    const refusedWith =
      (...ids: string[]) =>
      () =>
        march(state, 'visigoths', [order('valachia>moesia_inferior', ...goths)], {
          intercept: [pieces(...ids)]
        })
    expect(refusedWith(...thracians, ...army)).toThrow('refusal.one-stack-without-leader')
    const again = invasion375()
    Object.assign(state, again.state)
    expect(refusedWith(valens)).toThrow('refusal.leader-needs-units')
  })

  it('XIX.A who fails may not try the same stack again on its way, but another one', () => {
    const { state, goths, thracians } = invasion375()
    const [first = '', second = ''] = goths
    const { decisions } = march(
      state,
      'visigoths',
      [order('valachia>dardania', first), order('valachia>moesia_inferior', second)],
      { intercept: [pieces(...thracians), nobody, nobody] },
      [1]
    )
    const offered = decisions
      .filter(({ kind }) => kind === 'intercept')
      .map(({ place, body }) => {
        const [field] = body.type === 'form' ? body.fields : []
        return [place, field?.field === 'many' && field.options.some(({ key }) => key === thracians[0])]
      })
    expect(offered).toEqual([
      ['moesia_inferior', true],
      ['moesia_inferior', true]
    ])
  })

  it('XIX.A the intercepted stack that loses is driven off, and its move is over', () => {
    const { state, goths } = invasion375()
    const [goth = ''] = goths
    const legions = [
      ...station(state, 'byzantines', 'palatine-cavalry', 1, 'thracia'),
      ...station(state, 'romans', 'legion', 4, 'thracia')
    ]
    const theodosius = lead(state, 'theodosius', 'thracia')
    march(
      state,
      'visigoths',
      [order('valachia>moesia_inferior', goth)],
      { intercept: [pieces(...legions, theodosius)] },
      [10]
    )
    expect(legions.filter((id) => at(state, id) === 'moesia_inferior').length).toBeGreaterThan(0)
    expect(at(state, goth)).not.toBe('moesia_inferior')
    const piece = pieceById(state, goth)
    expect(piece ? stepsLeft(state, piece, []) : 0).toBe(0)
  })

  it('XIX.A the intercepted may run over a lone interceptor', () => {
    const { state, thracians } = invasion375()
    const army = station(state, 'visigoths', 'noble-cavalry', 5, 'valachia')
    const all = Object.values(state.units)
      .filter((unit) => unit.nation === 'visigoths' && unit.at === 'valachia')
      .map(({ id }) => id)
    const { events } = march(
      state,
      'visigoths',
      [order('valachia>moesia_inferior', ...all)],
      { intercept: [pieces(thracians[0] ?? '')], 'break-through': [{ option: 'overrun' }] },
      [10]
    )
    expect(events.map(({ type }) => type)).toContain('overrun')
    expect(at(state, army[0] ?? '')).toBe('moesia_inferior')
  })

  it('XIX.A what exceeds the limit waits outside the battle', () => {
    const { state, goths, thracians } = invasion375()
    const cavalry = station(state, 'visigoths', 'noble-cavalry', 2, 'valachia')
    const { decisions } = march(
      state,
      'visigoths',
      [order('valachia>moesia_inferior', ...goths, ...cavalry)],
      {
        intercept: [pieces(...thracians)],
        'break-through': [{ option: 'stay' }],
        'fighting-units': [{ values: { units: [...cavalry, ...goths.slice(0, 2)] } }]
      },
      [10]
    )
    const asked = decisions.find(({ kind }) => kind === 'fighting-units')
    const [field] = asked?.body.type === 'form' ? asked.body.fields : []
    // Mountain 3, invasion +1.
    expect(field?.field === 'many' && field.max).toBe(4)
  })
})

describe('XIX.B flight', () => {
  const to = (province: string, ...ids: string[]): Answer => ({ values: { to: province, pieces: ids } })
  const attack = () => {
    const state = bareState()
    const goths = station(state, 'visigoths', 'infantry', 2, 'valachia')
    const romans = station(state, 'byzantines', 'infantry', 2, 'moesia_inferior')
    return { state, goths, romans }
  }
  const roll = (events: readonly { type: string }[]) =>
    events.find((event) => event.type === 'roll' && 'reason' in event && event.reason === 'flight')
  const flee = (
    { state, goths }: ReturnType<typeof attack>,
    answer: Answer,
    die: number,
    others: Readonly<Record<string, readonly Answer[]>> = {}
  ) =>
    march(
      state,
      'visigoths',
      [order('valachia>moesia_inferior', ...goths)],
      { intercept: Array<Answer>(3).fill(nobody), ...others, flee: [answer] },
      [die]
    )

  it('XIX.B 9 or more: the defender is up to three steps away and the attacker goes on', () => {
    const position = attack()
    flee(position, to('thracia', ...position.romans), 9)
    expect(position.romans.map((id) => at(position.state, id))).toEqual(['thracia', 'thracia'])
    const piece = pieceById(position.state, position.goths[0] ?? '')
    expect(piece && stepsLeft(position.state, piece, [])).toBe(2)
  })

  it('XIX.B 8 fails: they stay, and the attacker stops', () => {
    const position = attack()
    flee(position, to('thracia', ...position.romans), 8)
    expect(position.romans.map((id) => at(position.state, id))).toEqual([
      'moesia_inferior',
      'moesia_inferior'
    ])
    const piece = pieceById(position.state, position.goths[0] ?? '')
    expect(piece && stepsLeft(position.state, piece, [])).toBe(0)
  })

  it('XIX.B some may stay behind', () => {
    const position = attack()
    flee(position, to('thracia', position.romans[0] ?? ''), 10)
    expect(position.romans.map((id) => at(position.state, id))).toEqual(['thracia', 'moesia_inferior'])
  })

  it('XIX.B +combat of the leader, +3 fortified city, +3 twice as many, -1 less cavalry', () => {
    const position = attack()
    const { state } = position
    station(state, 'byzantines', 'infantry', 1, 'moesia_inferior')
    station(state, 'byzantines', 'legion', 2, 'moesia_inferior')
    lead(state, 'theodosius', 'moesia_inferior')
    state.cities.moesia_inferior = { level: 1, fortified: true }
    const { events } = flee(position, to('thracia', ...position.romans), 1)
    expect(roll(events)).toMatchObject({
      total: 9,
      modifiers: [
        { amount: 2, why: 'leader-combat' },
        { amount: 3, why: 'fortified-city' },
        { amount: 3, why: 'twice-as-many' }
      ]
    })
    const outridden = attack()
    outridden.goths = station(outridden.state, 'visigoths', 'noble-cavalry', 2, 'valachia')
    expect(roll(flee(outridden, to('thracia', ...outridden.romans), 9).events)).toMatchObject({
      total: 8,
      modifiers: [{ amount: -1, why: 'less-cavalry' }]
    })
  })

  it('XIX.B -2 when it must begin over a river, unless the rivers are frozen', () => {
    const total = (frozen: boolean) => {
      const state = bareState()
      const goths = station(state, 'visigoths', 'infantry', 2, 'dardania')
      station(state, 'visigoths', 'infantry', 1, 'dardania')
      const romans = station(state, 'byzantines', 'infantry', 1, 'moesia_inferior')
      for (const province of ['thracia', 'moesia_superior', 'naissus', 'tyras'] as const) {
        station(state, 'franks', 'frankish-infantry', 1, province)
      }
      if (frozen) state.thisTurn.effects.push({ effect: 'frozen-rivers' })
      const { events } = march(
        state,
        'visigoths',
        [order('dardania>moesia_inferior', ...goths)],
        { intercept: Array<Answer>(3).fill(nobody), flee: [to('macedonia', ...romans)] },
        [9]
      )
      const made = roll(events)
      return made && 'total' in made ? made.total : null
    }
    expect(total(false)).toBe(7)
    expect(total(true)).toBe(9)
  })

  it('XIX.B the refuge is friendly, or empty and rural', () => {
    const position = attack()
    position.state.cities.valachia = { level: 1, fortified: false }
    const { decisions } = march(
      position.state,
      'visigoths',
      [order('valachia>moesia_inferior', ...position.goths)],
      { intercept: [nobody] }
    )
    const body = decisions.find(({ kind }) => kind === 'flee')?.body
    const [field] = body?.type === 'form' ? body.fields : []
    const keys = field?.field === 'one' ? field.options.map(({ key }) => key) : []
    expect(keys).toEqual(expect.arrayContaining(['thracia', 'dardania', 'dacia']))
    expect(keys).not.toContain('valachia')
  })

  it('XIX.B the stacking limit holds at the end of the flight; the last named stop on the way', () => {
    const position = attack()
    const { state } = position
    station(state, 'byzantines', 'legion', 3, 'thracia')
    expect(() => flee(position, to('thracia', ...position.romans), 10)).toThrow('refusal.no-room')
    const again = attack()
    const free = stackingRoom(again.state, 'byzantines', 'macedonia')
    station(again.state, 'byzantines', 'legion', free - 1, 'macedonia')
    flee(again, to('macedonia', ...again.romans), 10)
    expect(again.romans.map((id) => at(again.state, id))).toEqual(['macedonia', 'dardania'])
  })

  it('XIX.B a horde flees like a unit', () => {
    const state = bareState()
    const horde = encamp(state, 'visigoths', 'valachia')
    const [legion = ''] = station(state, 'byzantines', 'legion', 1, 'moesia_inferior')
    march(
      state,
      'byzantines',
      [order('moesia_inferior>valachia', legion)],
      { flee: [to('dacia', horde)], intercept: [nobody] },
      [10]
    )
    expect(state.nations.visigoths.seat?.at).toBe('dacia')
  })

  it('XIX.B six fugitives run over a single unit in their way', () => {
    const state = bareState()
    const goths = station(state, 'visigoths', 'infantry', 3, 'valachia')
    const romans = station(state, 'byzantines', 'legion', 6, 'moesia_inferior')
    for (const province of ['naissus', 'moesia_superior', 'macedonia', 'tyras'] as const) {
      station(state, 'franks', 'frankish-infantry', 2, province)
    }
    station(state, 'vandals', 'infantry', 2, 'dardania')
    station(state, 'alamanni', 'infantry', 1, 'thracia')
    state.control.thracia = 'alamanni'
    state.cities.thracia = { level: 3, fortified: false }
    lead(state, 'heraclius', 'bythinia')
    state.cities.bythinia = { level: 1, fortified: false }
    const { events } = march(
      state,
      'visigoths',
      [order('valachia>moesia_inferior', ...goths)],
      { flee: [to('bythinia', ...romans)], intercept: Array<Answer>(3).fill(nobody) },
      [10]
    )
    expect(events.map(({ type }) => type)).toContain('overrun')
    expect(romans.filter((id) => at(state, id) === 'bythinia')).toHaveLength(6)
  })
})
