import { describe, expect, it } from 'vitest'
import { createRandom } from '../../engine/random.ts'
import { leadersIn, replaceUnits, unitsIn } from '../queries/placement.ts'
import { unitsOf } from '../queries/realm.ts'
import type { InvasionsState } from '../state.ts'
import { drive, freshState } from '../testing/drive.ts'
import {
  answering,
  clear,
  crown,
  disarm,
  driveAtRandom,
  enter,
  garrison,
  muster
} from '../testing/positions.ts'
import { neighbours } from '../world/queries.ts'
import { seasOf } from '../world/sea-queries.ts'
import { computeControl } from './control.ts'
import { arrivals } from './reinforcements/arrivals.ts'
import { levyOf } from './reinforcements/barbarian-units.ts'
import { displace } from './reinforcements/displacement.ts'
import { plainestInfantry } from './reinforcements/types.ts'
import { hasVanished } from './reinforcements/vanished.ts'
import { reinforce } from './reinforcements.ts'
import { addTies } from './tie-list.ts'

const kindsIn = (state: InvasionsState, at: Parameters<typeof unitsIn>[1]) =>
  unitsIn(state, at)
    .map(({ kind }) => kind)
    .sort()

describe('IX.A what comes when', () => {
  it('IX.A a new nation comes with its horde, its units and its leader', () => {
    const state = freshState()
    state.turn = 2
    const { events } = drive(state, arrivals, { answers: answering() })
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
    const state = freshState()
    state.turn = 3
    drive(state, arrivals, { answers: answering() })
    expect(state.relations).toContainEqual(
      expect.objectContaining({ kind: 'client', client: 'lakhmids', patron: 'persians' })
    )
    expect(state.nations.lakhmids.activity).toBe('inactive')
  })

  it('IX.A, IX.E the Limes of Moesia Inferior is gone on turn 2', () => {
    const state = freshState()
    state.turn = 2
    drive(state, arrivals, { answers: answering() })
    expect(kindsIn(state, 'moesia_inferior')).toEqual([])
  })

  it('IX.A, V.C on turn 11 a 7 creates Islam and the game ends with the turn', () => {
    for (const [face, last] of [
      [7, 11],
      [6, 12]
    ] as const) {
      const state = freshState()
      Object.assign(state, { turn: 11 })
      drive(state, arrivals, { dice: [face], answers: answering({ 'reunite-empire': 'no' }) })
      expect(state.lastTurn).toBe(last)
    }
  })

  it('IX.A, XXVII.A on turn 4 the Britons take over what Rome holds of the island', () => {
    const state = freshState()
    state.turn = 4
    drive(state, arrivals, { answers: answering() })
    expect(state.nations.britons).toMatchObject({ presence: 'in-play', status: 'kingdom', treasury: 10 })
    expect(state.nations.britons.seat).toEqual({ kind: 'capital', at: 'camulodunum' })
    expect(state.control.flavia_caesariensis).toBe('britons')
    expect(state.areaControl.britannia).toBe('britons')
    expect(unitsOf(state, 'romans').some(({ at }) => at === 'cumbria' || at === 'flavia_caesariensis')).toBe(
      false
    )
  })

  it('IX.A, XXVII.A the heirs of the West rise when Rome has lost Italia, from turn 5', () => {
    const state = freshState()
    disarm(state, 'visigoths')
    garrison(state, 'visigoths', 'infantry', ['latium', 'cisalpina', 'umbria', 'campania'])
    garrison(state, 'visigoths', 'noble-cavalry', ['sicilia', 'venetia'])
    expect(state.areaControl.italia).not.toBe('romans')
    state.turn = 4
    drive(state, arrivals, { answers: answering() })
    expect(state.nations['gallo-romans'].presence).toBe('unborn')
    state.turn = 5
    drive(state, arrivals, { answers: answering() })
    expect(state.nations['gallo-romans']).toMatchObject({ presence: 'in-play', treasury: 10 })
    expect(state.control.neustria).toBe('gallo-romans')
    expect(state.nations.sardinians).toMatchObject({ presence: 'in-play', activity: 'inactive' })
  })
})

describe('IX.B displacement', () => {
  it('IX.B occupants move to an adjacent empty or friendly province, towards their horde', () => {
    const state = freshState()
    const before = unitsOf(state, 'alamanni').length
    drive(state, (play) => displace(play, 'franconia', 'vandals'), { answers: answering() })
    expect(unitsIn(state, 'franconia')).toEqual([])
    expect(unitsOf(state, 'alamanni')).toHaveLength(before)
  })

  it('IX.B what the limits of stacking do not admit leaves the game', () => {
    const state = freshState()
    disarm(state, 'aesti')
    enter(state, 'aesti', 'gothlandia')
    computeControl(state)
    disarm(state, 'kushites')
    muster(state, 'kushites', 'horse-archers', 'kushania', 4)
    const horde = state.nations.kushites.seat?.at
    drive(state, (play) => displace(play, 'kushania', 'hephthalites'), { answers: answering() })
    expect(unitsIn(state, 'kushania')).toEqual([])
    expect(state.nations.kushites.seat?.at).not.toBe(horde)
  })

  it('IX.B a horde goes with its people; age and gold stay', () => {
    const state = freshState()
    Object.assign(state.nations.alamanni, { age: 4, treasury: 7 })
    drive(state, (play) => displace(play, 'agri_decumates', 'vandals'), { answers: answering() })
    const { seat } = state.nations.alamanni
    expect(seat?.kind).toBe('horde')
    expect(seat?.at).not.toBe('agri_decumates')
    expect(state.nations.alamanni).toMatchObject({ age: 4, treasury: 7 })
    expect(leadersIn(state, 'agri_decumates')).toEqual([])
  })

  it('IX.B a capital is taken away and founded anew', () => {
    const state = freshState()
    crown(state, 'franks', 'neustria')
    garrison(state, 'franks', 'archers', ['neustria'])
    garrison(state, 'franks', 'frankish-infantry', ['treveria'])
    const { events } = drive(state, (play) => displace(play, 'neustria', 'vandals'), {
      answers: answering({ 'place-capital': 'treveria' })
    })
    expect(events).toContainEqual({ type: 'capital-removed', nation: 'franks', from: 'neustria' })
    expect(state.nations.franks.seat).toEqual({ kind: 'capital', at: 'treveria' })
  })

  it('IX.B the surrounded take refuge with their strongest neighbour and submit', () => {
    const state = freshState()
    clear(state, 'osca')
    muster(state, 'visigoths', 'infantry', 'osca')
    const around = neighbours('osca', 'base').map(({ id }) => id)
    for (const at of around) {
      clear(state, at)
      const id = `guard-of-${at}`
      replaceUnits(state, [
        { id, kind: 'infantry', nation: 'romans', controller: 'romans', at, damaged: false }
      ])
    }
    driveAtRandom(state, (play) => displace(play, 'osca', 'vandals'), createRandom('refuge'))
    expect(unitsIn(state, 'osca')).toEqual([])
    const refugees = unitsOf(state, 'visigoths').filter(({ at }) => around.some((id) => id === at))
    const lent = Object.values(state.units).filter(
      (unit) => unit.nation === 'visigoths' && unit.controller === 'romans'
    )
    expect(refugees.length + lent.length).toBeGreaterThan(0)
    expect(state.relations).toContainEqual(
      expect.objectContaining({ kind: 'vassal', suzerain: 'romans', vassal: 'visigoths' })
    )
  })

  it('IX.B from an island only friendly fleets help', () => {
    const lost = freshState()
    clear(lost, 'creta')
    garrison(lost, 'byzantines', 'infantry', ['creta'])
    for (const zone of seasOf('creta')) clear(lost, zone)
    drive(lost, (play) => displace(play, 'creta', 'vandals'))
    expect(unitsIn(lost, 'removed').some(({ nation }) => nation === 'byzantines')).toBe(true)

    const saved = freshState()
    garrison(saved, 'byzantines', 'infantry', ['creta'])
    drive(saved, (play) => displace(play, 'creta', 'vandals'))
    expect(unitsIn(saved, 'removed')).toEqual([])
    expect(unitsIn(saved, 'creta')).toEqual([])
  })
})

describe('IX.C leaders', () => {
  it('IX.C a historical leader comes on his turn, and the Rex stands back for one', () => {
    const state = freshState()
    state.turn = 2
    drive(state, (play) => reinforce(play, 'visigoths'), { answers: answering({ 'place-leader': 'dacia' }) })
    expect(state.leaders.fritigernus).toMatchObject({ presence: 'in-play', at: 'dacia' })
    expect(state.leaders.athanaricus?.presence).toBe('gone')
    expect(state.leaders['rex-visigoths']?.presence).toBe('waiting')
  })

  it('IX.C one of two turns stays, and leaves after the second', () => {
    const state = freshState()
    state.turn = 2
    drive(state, (play) => reinforce(play, 'romans'), {
      answers: answering({ 'limes-follows-border': 'stay' })
    })
    expect(state.leaders.gratianus?.presence).toBe('in-play')
    expect(state.leaders.iulianus?.presence).toBe('gone')
    state.turn = 3
    drive(state, (play) => reinforce(play, 'romans'), { answers: answering() })
    expect(state.leaders.gratianus?.presence).toBe('gone')
  })

  it('IX.C a Rex lost the turn before comes back, and may be placed in any province of the nation', () => {
    const state = freshState()
    const rex = state.leaders['rex-franks']
    if (rex) Object.assign(rex, { presence: 'waiting', at: null, returnsOn: 2 })
    state.turn = 2
    drive(state, (play) => reinforce(play, 'franks'), { answers: answering({ 'place-leader': 'frisia' }) })
    expect(rex).toMatchObject({ presence: 'in-play', at: 'frisia', returnsOn: null })
  })

  it('IX.C the Caesar of an Empire serves beside its emperor', () => {
    const state = freshState()
    state.turn = 2
    drive(state, (play) => reinforce(play, 'romans'), { answers: answering() })
    expect([state.leaders['caesar-west']?.presence, state.leaders.gratianus?.presence]).toEqual([
      'in-play',
      'in-play'
    ])
  })

  it('IX.C Theodosius waits for turn 3 while Valens lives', () => {
    const state = freshState()
    state.turn = 2
    drive(state, (play) => reinforce(play, 'byzantines'), { answers: answering() })
    expect(state.leaders.theodosius?.presence).toBe('waiting')
    state.turn = 3
    drive(state, (play) => reinforce(play, 'byzantines'), { answers: answering() })
    expect(state.leaders.theodosius?.presence).toBe('in-play')
  })
})

describe('IX.D Barbarian units', () => {
  it('IX.D come beside the horde, whatever the stacking', () => {
    const state = freshState()
    state.turn = 2
    muster(state, 'franks', 'frankish-infantry', 'rhenus', 2)
    clear(state, 'frisia')
    drive(state, (play) => reinforce(play, 'franks'), { answers: answering() })
    expect(unitsIn(state, 'rhenus')).toHaveLength(8)
  })

  it('IX.D one unit where the time table says nothing', () => {
    const state = freshState()
    state.turn = 2
    expect(levyOf(state, 'alamanni')).toEqual({ units: [], any: 1 })
    const before = unitsOf(state, 'alamanni').length
    drive(state, (play) => reinforce(play, 'alamanni'), { answers: answering() })
    expect(unitsOf(state, 'alamanni')).toHaveLength(before + 1)
  })

  it('IX.D half of them infantry at least, the others of a type one chooses', () => {
    const state = freshState()
    state.turn = 3
    clear(state, 'franconia')
    computeControl(state)
    const { decisions } = drive(state, (play) => reinforce(play, 'alamanni'), {
      answers: answering({ 'levy-type': 'archers' })
    })
    expect(decisions.filter(({ kind }) => kind === 'levy-type')).toHaveLength(1)
    expect(kindsIn(state, 'agri_decumates').filter((kind) => kind === 'archers')).toHaveLength(2)
    expect(kindsIn(state, 'agri_decumates').filter((kind) => kind === 'infantry')).toHaveLength(6)
  })

  it('IX.D within a type half by lot, the rest by choice', () => {
    const state = freshState()
    state.turn = 3
    disarm(state, 'visigoths')
    for (const unit of Object.values(state.units)) {
      if (unit.nation === 'visigoths' && unit.kind !== 'noble-cavalry') {
        replaceUnits(state, [{ ...unit, at: 'removed' }])
      }
    }
    const mixed = Object.values(state.units).filter(
      ({ nation, at }) => nation === 'visigoths' && at === 'reserve'
    )
    for (const unit of mixed.slice(0, 2)) replaceUnits(state, [{ ...unit, kind: 'cavalry' }])
    const { decisions } = drive(state, (play) => reinforce(play, 'visigoths'), {
      answers: answering({ 'levy-kind': 'noble-cavalry' })
    })
    expect(decisions.filter(({ kind }) => kind === 'levy-kind').length).toBeLessThanOrEqual(1)
    expect(unitsOf(state, 'visigoths')).toHaveLength(3)
  })

  it('IX.D the plainest infantry stands in for a type that is not to be had', () => {
    const state = freshState()
    state.turn = 2
    for (const unit of Object.values(state.units)) {
      if (unit.nation === 'visigoths' && unit.kind === 'noble-cavalry' && unit.at === 'reserve') {
        replaceUnits(state, [{ ...unit, at: 'removed' }])
      }
    }
    const before = kindsIn(state, 'valachia').filter((kind) => kind === 'infantry').length
    drive(state, (play) => reinforce(play, 'visigoths'), { answers: answering() })
    expect(kindsIn(state, 'valachia').filter((kind) => kind === 'infantry')).toHaveLength(before + 2)
    const franks = Object.values(state.units).filter(({ nation }) => nation === 'franks')
    expect(plainestInfantry(franks)?.kind).toBe('frankish-infantry')
  })

  it('IX.D, VI.I Nomads choose each of their units', () => {
    const state = freshState()
    Object.assign(state, { turn: 4 })
    enter(state, 'huns', 'sarkil')
    const { decisions } = drive(state, (play) => reinforce(play, 'huns'), {
      answers: answering({ 'levy-kind': 'cavalry' })
    })
    expect(decisions.filter(({ kind }) => kind === 'levy-kind')).toHaveLength(2)
    expect(kindsIn(state, 'sarkil')).toEqual(['cavalry', 'cavalry', 'horse-archers', 'horse-archers'])
  })

  it('IX.D, XXIX.F a vassal receives one unit at most', () => {
    const state = freshState()
    state.turn = 2
    enter(state, 'huns', 'sarkil')
    addTies(state, { kind: 'vassal', suzerain: 'huns', vassal: 'franks', since: 1, mercenary: null })
    expect(levyOf(state, 'franks')).toEqual({ units: [{ kind: 'frankish-infantry', count: 1 }], any: 0 })
  })

  it('IX.D no type before its date', () => {
    const state = freshState()
    state.turn = 2
    const { decisions } = drive(state, (play) => reinforce(play, 'franks'), { answers: answering() })
    expect(JSON.stringify(decisions)).not.toContain('noble-cavalry')
  })
})

describe('IX.E Kingdoms and Empires', () => {
  it('IX.E Civilised nations receive no units', () => {
    const state = freshState()
    state.turn = 2
    const before = unitsOf(state, 'persians').length
    drive(state, (play) => reinforce(play, 'persians'), { answers: answering() })
    expect(unitsOf(state, 'persians')).toHaveLength(before)
  })

  it('IX.E, XXVII.C an inactive minor kingdom rebuilds one unit a turn, then repairs one', () => {
    const state = freshState()
    state.turn = 2
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
    const state = freshState()
    state.turn = 2
    clear(state, 'assyria')
    garrison(state, 'byzantines', 'infantry', ['assyria'])
    const { decisions } = drive(state, (play) => reinforce(play, 'byzantines'), {
      answers: (decision) =>
        decision.kind === 'limes-follows-border' && decision.place === 'amida'
          ? { option: 'assyria' }
          : answering()(decision)
    })
    expect(decisions.filter(({ kind }) => kind === 'limes-follows-border').length).toBeGreaterThan(0)
    expect(kindsIn(state, 'assyria')).toContain('limes')
  })

  it('IX.E on turn 6 Herul auxiliaries in Italia change sides', () => {
    const state = freshState()
    Object.assign(state, { turn: 6 })
    enter(state, 'heruls', 'moravia')
    const auxiliary = Object.values(state.units).find(
      ({ people, nation }) => people === 'heruls' && nation === 'romans'
    )
    if (auxiliary) replaceUnits(state, [{ ...auxiliary, at: 'taurinorum' }])
    drive(state, arrivals, { answers: answering() })
    expect(unitsIn(state, 'taurinorum').map(({ nation, kind }) => [nation, kind])).toEqual([
      ['heruls', 'infantry']
    ])
  })
})

describe('IX.F mercenaries', () => {
  it('IX.F a federate replaces a lost mercenary in its federator’s Reinforcements, where the Caesar is', () => {
    const state = freshState()
    Object.assign(state, { turn: 2 })
    clear(state, 'pannonia')
    muster(state, 'romans', 'legion', 'pannonia')
    addTies(state, {
      kind: 'foedus',
      federator: 'romans',
      federate: 'franks',
      provinces: ['saliens', 'belgae'],
      since: 1,
      mercenary: 'franks-8'
    })
    drive(state, (play) => reinforce(play, 'romans'), { answers: answering({ 'place-leader': 'pannonia' }) })
    const tie = state.relations.find(({ kind }) => kind === 'foedus')
    const lent = tie?.kind === 'foedus' && tie.mercenary ? state.units[tie.mercenary] : undefined
    expect(lent).toMatchObject({ nation: 'franks', controller: 'romans', at: 'pannonia' })
  })

  it('IX.F a nomad suzerain chooses a new one; others get none', () => {
    const state = freshState()
    Object.assign(state, { turn: 2 })
    enter(state, 'huns', 'sarkil')
    addTies(
      state,
      { kind: 'vassal', suzerain: 'huns', vassal: 'visigoths', since: 1, mercenary: null },
      { kind: 'vassal', suzerain: 'alamanni', vassal: 'franks', since: 1, mercenary: null }
    )
    const { decisions } = drive(state, (play) => reinforce(play, 'huns'), { answers: answering() })
    expect(decisions.find(({ kind }) => kind === 'lend-mercenary')?.side).toBe('huns')
    drive(state, (play) => reinforce(play, 'alamanni'), { answers: answering() })
    const lent = Object.values(state.units).filter(({ nation, controller }) => nation !== controller)
    expect(lent.map(({ nation, controller }) => [nation, controller])).toEqual([['visigoths', 'huns']])
  })
})

describe('IX.G vanished nations', () => {
  it('IX.G each holder of their units loses one, at its choice', () => {
    const state = freshState()
    disarm(state, 'alamanni')
    Object.assign(state.nations.alamanni, { presence: 'gone', seat: null })
    const rex = state.leaders['rex-alamanni']
    if (rex) Object.assign(rex, { presence: 'gone', at: null })
    const count = () =>
      Object.values(state.units).filter(({ people, at }) => people === 'alamanni' && at !== 'reserve').length
    expect(hasVanished(state, 'alamanni')).toBe(true)
    expect(count()).toBe(2)
    state.turn = 10
    drive(state, arrivals, { answers: answering({ 'reunite-empire': 'no' }) })
    expect(count()).toBe(1)
  })

  it('IX.G a nation yet to come and one with a horde have not vanished', () => {
    const state = freshState()
    disarm(state, 'alamanni')
    expect([hasVanished(state, 'huns'), hasVanished(state, 'alamanni')]).toEqual([false, false])
  })
})
