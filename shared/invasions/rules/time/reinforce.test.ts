import { describe, expect, it } from 'vitest'
import { firstAnswer } from '../../../engine/scene/fallback-answers.ts'
import { unitsOf } from '../../queries/nations/realm.ts'
import { countersOf, leadersIn, replaceUnits, unitsIn } from '../../queries/pieces/placement.ts'
import { plainestInfantry } from '../../queries/pieces/unit-types.ts'
import { drive } from '../../testing/drive.ts'
import { clear, disarm, enter, garrison, move, opening, put, tie } from '../../testing/position.ts'
import { askedFor, kindsAsked, kindsIn, optionKeys } from '../../testing/read-results.ts'
import { computeControl } from '../control/control.ts'
import { nationsArrive } from './arrivals.ts'
import { levyOf, mixedLevy } from './barbarian-reinforcements.ts'
import { reinforce } from './reinforce.ts'

describe('IX.A what comes when', () => {
  it('IX.A a new nation comes with its horde, its units and its leader', () => {
    const state = opening({ turn: 2 })
    const { events } = drive(state, nationsArrive)
    expect(events).toContainEqual({
      type: 'nation-arrived',
      nation: 'huns',
      province: 'sarkil',
      rule: 'IX.B'
    })
    expect(state.nations.huns).toMatchObject({ presence: 'in-play', seat: { kind: 'horde', at: 'sarkil' } })
    expect(unitsIn(state, 'sarkil')).toHaveLength(7)
    expect(leadersIn(state, 'sarkil').map(({ nation }) => nation)).toEqual(['huns'])
  })

  it('IX.A the time table can make a newcomer a client', () => {
    const state = opening({ turn: 3 })
    drive(state, nationsArrive, { otherwise: 'first' })
    expect(state.relations).toContainEqual(
      expect.objectContaining({ kind: 'client', client: 'lakhmids', patron: 'persians' })
    )
    expect(state.nations.lakhmids.activity).toBe('inactive')
  })

  it('IX.A, IX.E the Limes of Moesia Inferior is gone on turn 2', () => {
    const state = opening({ turn: 2 })
    drive(state, nationsArrive)
    expect(kindsIn(state, 'moesia_inferior')).toEqual([])
  })

  it('IX.A, V.C on turn 11 a 7 creates Islam and the game ends with the turn', () => {
    for (const [face, last] of [
      [7, 11],
      [6, 12]
    ] as const) {
      const state = opening({ turn: 11 })
      drive(state, nationsArrive, { dice: [face], answers: { 'reunite-empire': 'no' } })
      expect(state.lastTurn).toBe(last)
    }
  })

  it('IX.A, XXVII.A on turn 4 the Britons take over what Rome holds of the island', () => {
    const state = opening({ turn: 4 })
    drive(state, nationsArrive)
    expect(state.nations.britons).toMatchObject({ presence: 'in-play', status: 'kingdom', treasury: 10 })
    expect(state.nations.britons.seat).toEqual({ kind: 'capital', at: 'camulodunum' })
    expect(state.control.flavia_caesariensis).toBe('britons')
    expect(state.areaControl.britannia).toBe('britons')
    expect(unitsOf(state, 'romans').some(({ at }) => at === 'cumbria' || at === 'flavia_caesariensis')).toBe(
      false
    )
  })

  it('IX.A, XXVII.A the heirs of the West rise when Rome has lost Italia, from turn 5', () => {
    const state = opening()
    disarm(state, 'visigoths')
    garrison(state, 'visigoths', 'infantry', ['latium', 'cisalpina', 'umbria', 'campania'])
    garrison(state, 'visigoths', 'noble-cavalry', ['sicilia', 'venetia'])
    expect(state.areaControl.italia).not.toBe('romans')
    state.turn = 4
    drive(state, nationsArrive)
    expect(state.nations['gallo-romans'].presence).toBe('unborn')
    state.turn = 5
    drive(state, nationsArrive)
    expect(state.nations['gallo-romans']).toMatchObject({ presence: 'in-play', treasury: 10 })
    expect(state.control.neustria).toBe('gallo-romans')
    expect(state.nations.sardinians).toMatchObject({ presence: 'in-play', activity: 'inactive' })
  })
})

describe('IX.C leaders', () => {
  it('IX.C a historical leader comes on his turn, and the Rex stands back for one', () => {
    const state = opening({ turn: 2 })
    drive(state, (play) => reinforce(play, 'visigoths'), {
      answers: { 'place-leader': 'dacia' }
    })
    expect(state.leaders.fritigernus).toMatchObject({ presence: 'in-play', at: 'dacia' })
    expect(state.leaders.athanaricus?.presence).toBe('gone')
    expect(state.leaders['rex-visigoths']?.presence).toBe('waiting')
  })

  it('IX.C a leader of two turns stays, and leaves after the second', () => {
    const state = opening({ turn: 2 })
    drive(state, (play) => reinforce(play, 'romans'), {
      otherwise: 'first'
    })
    expect(state.leaders.gratianus?.presence).toBe('in-play')
    expect(state.leaders.iulianus?.presence).toBe('gone')
    state.turn = 3
    drive(state, (play) => reinforce(play, 'romans'), { otherwise: 'first' })
    expect(state.leaders.gratianus?.presence).toBe('gone')
  })

  it('IX.C a Rex lost the turn before comes back, and may be placed in any province of the nation', () => {
    const state = opening()
    const rex = state.leaders['rex-franks']
    if (rex) Object.assign(rex, { presence: 'waiting', at: null, returnsOn: 2 })
    state.turn = 2
    drive(state, (play) => reinforce(play, 'franks'), {
      answers: { 'place-leader': 'frisia' }
    })
    expect(rex).toMatchObject({ presence: 'in-play', at: 'frisia', returnsOn: null })
  })

  it('IX.C the Caesar of an Empire serves beside its emperor', () => {
    const state = opening({ turn: 2 })
    drive(state, (play) => reinforce(play, 'romans'), { otherwise: 'first' })
    expect([state.leaders['caesar-west']?.presence, state.leaders.gratianus?.presence]).toEqual([
      'in-play',
      'in-play'
    ])
  })

  it('IX.C Theodosius waits for turn 3 while Valens lives', () => {
    const state = opening({ turn: 2 })
    drive(state, (play) => reinforce(play, 'byzantines'), { otherwise: 'first' })
    expect(state.leaders.theodosius?.presence).toBe('waiting')
    state.turn = 3
    drive(state, (play) => reinforce(play, 'byzantines'), { otherwise: 'first' })
    expect(state.leaders.theodosius?.presence).toBe('in-play')
  })
})

describe('IX.D Barbarian units', () => {
  it('IX.D come beside the horde, whatever the stacking', () => {
    const state = opening({ turn: 2 })
    put(state, 'franks', 'frankish-infantry', 'rhenus', 2)
    clear(state, 'frisia')
    drive(state, (play) => reinforce(play, 'franks'), { otherwise: 'first' })
    expect(unitsIn(state, 'rhenus')).toHaveLength(8)
  })

  it('IX.D one unit where the time table says nothing', () => {
    const state = opening({ turn: 2 })
    expect(levyOf(state, 'alamanni')).toEqual({ units: [], any: 1 })
    const before = unitsOf(state, 'alamanni').length
    drive(state, (play) => reinforce(play, 'alamanni'), { otherwise: 'first' })
    expect(unitsOf(state, 'alamanni')).toHaveLength(before + 1)
  })

  it('IX.D half of them infantry at least, the others of a type one chooses', () => {
    const state = opening({ turn: 3 })
    clear(state, 'franconia')
    computeControl(state)
    const { decisions } = drive(state, (play) => reinforce(play, 'alamanni'), {
      answers: { 'levy-type': 'archers' }
    })
    expect(askedFor(decisions, 'levy-type')).toHaveLength(1)
    expect(kindsIn(state, 'agri_decumates').filter((kind) => kind === 'archers')).toHaveLength(2)
    expect(kindsIn(state, 'agri_decumates').filter((kind) => kind === 'infantry')).toHaveLength(6)
  })

  it('IX.D within a type half by lot, the larger half of an odd number, the rest by choice', () => {
    const levied = (count: number) => {
      const state = opening({ turn: 3 })
      disarm(state, 'visigoths')
      const counters = [...countersOf(state, 'visigoths')]
      const riders = counters.splice(0, 8)
      move(
        state,
        counters.map(({ id }) => id),
        'removed'
      )
      // Two kinds of one type, four counters each. No Barbarian nation of the game has such a reserve.
      replaceUnits(
        state,
        riders.map((unit, index) => ({ ...unit, kind: index < 4 ? 'cavalry' : 'noble-cavalry' }))
      )
      const before = state.random.moves
      const { decisions } = drive(state, (play) => mixedLevy(play, 'visigoths', 'valachia', count), {
        whenever: { 'levy-kind': 'noble-cavalry' }
      })
      expect(unitsOf(state, 'visigoths')).toHaveLength(count)
      return { byLot: state.random.moves - before, byChoice: askedFor(decisions, 'levy-kind').length }
    }
    expect([1, 2, 3, 4].map(levied)).toEqual([
      { byLot: 1, byChoice: 0 },
      { byLot: 1, byChoice: 1 },
      { byLot: 2, byChoice: 1 },
      { byLot: 2, byChoice: 2 }
    ])
  })

  it('IX.D the plainest infantry stands in for a type that is not to be had', () => {
    const state = opening({ turn: 2 })
    const cavalry = countersOf(state, 'visigoths').filter(
      ({ kind, at }) => kind === 'noble-cavalry' && at === 'reserve'
    )
    move(
      state,
      cavalry.map(({ id }) => id),
      'removed'
    )
    const before = kindsIn(state, 'valachia').filter((kind) => kind === 'infantry').length
    drive(state, (play) => reinforce(play, 'visigoths'), { otherwise: 'first' })
    expect(kindsIn(state, 'valachia').filter((kind) => kind === 'infantry')).toHaveLength(before + 2)
    const franks = Object.values(state.units).filter(({ nation }) => nation === 'franks')
    expect(plainestInfantry(franks)?.kind).toBe('frankish-infantry')
  })

  it('IX.D, VI.I Nomads choose each of their units', () => {
    const state = opening({ turn: 4 })
    enter(state, 'huns', 'sarkil')
    const { decisions } = drive(state, (play) => reinforce(play, 'huns'), {
      answers: { 'levy-kind': ['cavalry', 'cavalry'] }
    })
    expect(askedFor(decisions, 'levy-kind')).toHaveLength(2)
    expect(kindsIn(state, 'sarkil')).toEqual(['cavalry', 'cavalry', 'horse-archers', 'horse-archers'])
  })

  describe('IX.D, XXIX.F the one unit of a vassal', () => {
    const vassalOfHuns = (nation: 'franks' | 'visigoths', turn: number) => {
      const state = opening({ turn })
      enter(state, 'huns', 'sarkil')
      tie(state, { kind: 'vassal', between: ['huns', nation], since: 1 })
      return state
    }

    it('XXIX.F no more than one comes, however many are listed', () => {
      const state = vassalOfHuns('franks', 2)
      const before = unitsOf(state, 'franks').length
      const { decisions } = drive(state, (play) => reinforce(play, 'franks'), { otherwise: 'first' })
      expect(kindsAsked(decisions)).toEqual(['place-leader'])
      expect(unitsOf(state, 'franks')).toHaveLength(before + 1)
    })

    it('XXIX.F it is chosen among those that the table lists: a kind it names, or one of the others', () => {
      const state = vassalOfHuns('visigoths', 3)
      const before = kindsIn(state, 'valachia')
      const { decisions } = drive(state, (play) => reinforce(play, 'visigoths'), {
        answers: { 'vassal-levy': { type: 'archers' } },
        otherwise: 'first'
      })
      expect(optionKeys(askedFor(decisions, 'vassal-levy')[0])).toEqual([
        { kind: 'noble-cavalry' },
        { type: 'infantry' },
        { type: 'archers' },
        { type: 'cavalry' }
      ])
      expect(kindsIn(state, 'valachia')).toEqual([...before, 'archers'].toSorted())
      const named = vassalOfHuns('visigoths', 3)
      drive(named, (play) => reinforce(play, 'visigoths'), {
        answers: { 'vassal-levy': { kind: 'noble-cavalry' } },
        otherwise: 'first'
      })
      expect(kindsIn(named, 'valachia')).toEqual([...before, 'noble-cavalry'].toSorted())
    })

    it('IX.D a single unnamed unit is infantry for it as for others', () => {
      const { decisions } = drive(vassalOfHuns('visigoths', 2), (play) => reinforce(play, 'visigoths'), {
        otherwise: 'first'
      })
      expect(optionKeys(askedFor(decisions, 'vassal-levy')[0])).toEqual([
        { kind: 'noble-cavalry' },
        { type: 'infantry' }
      ])
    })
  })

  it('IX.D no type before its date', () => {
    const state = opening({ turn: 2 })
    const { decisions } = drive(state, (play) => reinforce(play, 'franks'), { otherwise: 'first' })
    expect(JSON.stringify(decisions)).not.toContain('noble-cavalry')
  })
})

describe('IX.E Kingdoms and Empires', () => {
  it('IX.E Civilised nations receive no units', () => {
    const state = opening({ turn: 2 })
    const before = unitsOf(state, 'persians').length
    drive(state, (play) => reinforce(play, 'persians'), { otherwise: 'first' })
    expect(unitsOf(state, 'persians')).toHaveLength(before)
  })

  it('IX.E, XXVII.C an inactive minor kingdom rebuilds one unit a turn, then repairs one', () => {
    const state = opening({ turn: 2 })
    clear(state, 'armenia_minor')
    drive(state, (play) => reinforce(play, 'armenians'))
    expect(unitsOf(state, 'armenians')).toHaveLength(4)
    drive(state, (play) => reinforce(play, 'armenians'))
    const elite = unitsOf(state, 'armenians').find(({ kind }) => kind === 'noble-cavalry')
    if (elite) elite.damaged = true
    drive(state, (play) => reinforce(play, 'armenians'))
    expect(unitsOf(state, 'armenians')).toHaveLength(5)
    expect(elite?.damaged).toBe(false)
  })

  it('IX.E the two Limites that face Persia may follow the border', () => {
    const state = opening({ turn: 2 })
    clear(state, 'assyria')
    garrison(state, 'byzantines', 'infantry', ['assyria'])
    const { decisions } = drive(state, (play) => reinforce(play, 'byzantines'), {
      whenever: {
        'limes-follows-border': (decision) => (decision.place === 'amida' ? 'assyria' : firstAnswer(decision))
      },
      otherwise: 'first'
    })
    expect(askedFor(decisions, 'limes-follows-border').map(({ place }) => place)).toEqual([
      'amida',
      'coele_syria'
    ])
    expect(kindsIn(state, 'assyria')).toEqual(['infantry', 'limes'])
    expect(kindsIn(state, 'amida')).not.toContain('limes')
  })

  it('IX.E on turn 6 Herul auxiliaries in Italia change sides', () => {
    const state = opening({ turn: 6 })
    enter(state, 'heruls', 'moravia')
    put(state, 'romans', 'infantry', 'taurinorum', 1, { people: 'heruls' })
    drive(state, nationsArrive)
    expect(unitsIn(state, 'taurinorum').map(({ nation, kind }) => [nation, kind])).toEqual([
      ['heruls', 'infantry']
    ])
  })
})

describe('IX.F mercenaries', () => {
  it('IX.F a federate replaces a lost mercenary in its federator’s Reinforcements, where the Caesar is', () => {
    const state = opening({ turn: 2 })
    clear(state, 'pannonia')
    put(state, 'romans', 'legion', 'pannonia')
    tie(state, {
      kind: 'foedus',
      between: ['romans', 'franks'],
      provinces: ['saliens', 'belgae'],
      mercenary: 'franks-8',
      since: 1
    })
    drive(state, (play) => reinforce(play, 'romans'), {
      answers: { 'place-leader': 'pannonia' },
      otherwise: 'first'
    })
    const foedus = state.relations.find(({ kind }) => kind === 'foedus')
    const lent = foedus?.kind === 'foedus' && foedus.mercenary ? state.units[foedus.mercenary] : undefined
    expect(lent).toMatchObject({ nation: 'franks', controller: 'romans', at: 'pannonia' })
  })

  it('IX.F a nomad suzerain chooses a new one; others get none', () => {
    const state = opening({ turn: 2 })
    enter(state, 'huns', 'sarkil')
    tie(
      state,
      { kind: 'vassal', between: ['huns', 'visigoths'], since: 1 },
      { kind: 'vassal', between: ['alamanni', 'franks'], since: 1 }
    )
    const { decisions } = drive(state, (play) => reinforce(play, 'huns'), { otherwise: 'first' })
    expect(decisions.find(({ kind }) => kind === 'lend-mercenary')?.side).toBe('huns')
    drive(state, (play) => reinforce(play, 'alamanni'), { otherwise: 'first' })
    const lent = Object.values(state.units).filter(({ nation, controller }) => nation !== controller)
    expect(lent.map(({ nation, controller }) => [nation, controller])).toEqual([['visigoths', 'huns']])
  })
})
