import { describe, expect, it } from 'vitest'
import type { Script } from '../../ask.ts'
import type { TurnEvent } from '../../content/content-schema.ts'
import type { NationId } from '../../content/ids.ts'
import { timeTable } from '../../content/time-table.ts'
import { brokenInvariants } from '../../invariants.ts'
import type { InvasionsPlay } from '../../play.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import { areFriendly, areHostile } from '../../queries/relations/stance.ts'
import type { InvasionsState } from '../../state.ts'
import { drive, eventsEmittedBy } from '../../testing/drive.ts'
import { arrange, disarm, encamp, hold, lead, opening, put, tie, troops } from '../../testing/position.ts'
import { placesOfPieces } from '../../testing/read-results.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { settleControl } from '../control/control.ts'
import { activationGroup } from '../movement/activation.ts'
import { eliminateLeader } from '../pieces/leaders.ts'
import { afterActivation, friendsJoin } from '../relations/diplomacy-steps.ts'
import { takeCity } from '../siege/conquest.ts'
import { nationsArrive } from '../time/arrivals.ts'
import { checkIslam, islamModifiers } from './islam.ts'
import { mayReunite } from './reunion.ts'
import { mayUnite } from './union.ts'

function* divide(play: InvasionsPlay): Script {
  for (const heed of play.hooks.all('timeTableEvent')) yield* heed(play, { event: 'empire-divides' })
}

function* enter(play: InvasionsPlay, nation: NationId, province: ProvinceId): Script<boolean> {
  for (const entered of play.hooks.of(nation, 'provinceEntered'))
    if (yield* entered(play, nation, province)) return true
  return false
}

describe('VI.K the Roman Empire', () => {
  it('VI.K on turns 1 and 2 its halves are friends and act together', () => {
    const state = opening()
    expect(areFriendly(state, 'romans', 'byzantines')).toBe(true)
    expect(activationGroup(state, 'romans').sort()).toEqual(['byzantines', 'romans'])
    state.turn = 3
    expect(activationGroup(state, 'romans')).toEqual(['romans'])
  })

  it('VI.K on turn 3 it divides: stacks part, the West declines and moves to Ravenna', () => {
    const state = opening({ turn: 3 })
    drive(state, divide, { dice: [], otherwise: 'first' })
    expect(state.nations.romans).toMatchObject({ decline: 1, seat: { kind: 'capital', at: 'umbria' } })
    expect(areHostile(state, 'romans', 'byzantines')).toBe(true)
    for (const { at, controller } of Object.values(state.units)) {
      if (at !== 'osroene') continue
      const others = Object.values(state.units).filter((unit) => unit.at === at)
      expect(new Set(others.map((unit) => unit.controller))).toEqual(new Set([controller]))
    }
  })

  it('VI.K, III.B at the division no Limes marches, and the city stays with who stays', () => {
    const state = opening({ turn: 3, clear: ['pieces'] })
    const [limes = ''] = put(state, 'romans', 'limes', 'moesia_superior')
    const legions = troops(state, 'romans', 'moesia_superior', 1)
    const others = troops(state, 'byzantines', 'moesia_superior', 3)
    const [wall = ''] = put(state, 'byzantines', 'limes', 'moesia_inferior')
    const guests = troops(state, 'romans', 'moesia_inferior', 1)
    drive(state, divide, { dice: [3], otherwise: 'first' })
    expect(placesOfPieces(state, [limes, ...others])).toEqual([
      'reserve',
      ...Array(3).fill('moesia_superior')
    ])
    expect(placesOfPieces(state, legions)).not.toContain('moesia_superior')
    // One against one, a Limes included: the D2 fails, so the older nation leaves.
    const [stays, goes] =
      state.nations.romans.age < state.nations.byzantines.age ? [guests, [wall]] : [[wall], guests]
    expect(placesOfPieces(state, stays)).toEqual(['moesia_inferior'])
    expect(placesOfPieces(state, goes)).not.toContain('moesia_inferior')
  })

  it('VI.K from turn 9 on the player may reunite it, while both halves stand', () => {
    const early = opening({ turn: 8 })
    expect(drive(early, mayReunite).decisions).toEqual([])
    const state = opening({ turn: 10 })
    const { decisions, events } = drive(state, mayReunite, { answers: ['yes'] })
    expect(decisions[0]).toMatchObject({ kind: 'reunite-empire', side: 'romans' })
    expect(areFriendly(state, 'romans', 'byzantines')).toBe(true)
    expect(activationGroup(state, 'byzantines').sort()).toEqual(['byzantines', 'romans'])
    expect(events).toContainEqual(expect.objectContaining({ type: 'empire-reunited' }))
    state.turn = 11
    expect(drive(state, mayReunite).decisions).toEqual([])
    const fallen = opening({ turn: 9 })
    fallen.nations.romans.presence = 'gone'
    expect(drive(fallen, mayReunite).decisions).toEqual([])
  })
})

describe('XX.J Theodosius for Valens', () => {
  it('XX.J he joins an Eastern stack at once when Valens dies on turn 2', () => {
    const state = opening({ turn: 2 })
    lead(state, 'valens', 'thracia')
    drive(state, (play) => eliminateLeader(play, 'valens', 'XX.J'), {
      answers: { 'leader-succeeds': 'thracia' }
    })
    expect(state.leaders.theodosius).toMatchObject({ presence: 'in-play', at: 'thracia' })
  })

  it('XX.J not when another dies', () => {
    const state = opening({ turn: 2 })
    drive(state, (play) => eliminateLeader(play, 'constantius-ii', 'XX.J'))
    expect(state.leaders.theodosius?.presence).toBe('waiting')
  })
})

/** Attila’s people on turn 6, holding so many Areas. */
function hunsWith(areas: readonly ('danubius' | 'sarmatia' | 'moesia')[]): InvasionsState {
  const state = opening({ turn: 6 })
  encamp(state, 'huns', 'hunnia')
  lead(state, 'attila', 'hunnia')
  troops(state, 'huns', 'hunnia', 4)
  state.areaControl = Object.fromEntries(areas.map((area) => [area, 'huns']))
  return state
}

describe('VII.A the Huns after Attila', () => {
  it('VII.A with three Areas they are an Empire at once', () => {
    const state = hunsWith(['danubius', 'sarmatia', 'moesia'])
    drive(state, (play) => eliminateLeader(play, 'attila', 'XX.J'))
    expect(state.nations.huns).toMatchObject({ status: 'empire', age: 1, treasury: 20 })
  })

  it('VII.A, XXVIII.A an Empire is nobody’s federate: the Foedus is broken', () => {
    const state = hunsWith(['danubius', 'sarmatia', 'moesia'])
    const provinces = ['moesia_inferior', 'tyras'] as const
    hold(state, 'byzantines', provinces)
    tie(state, { kind: 'foedus', between: ['byzantines', 'huns'], provinces, since: 5 })
    state.areaControl = { danubius: 'huns', sarmatia: 'huns', moesia: 'huns' }
    drive(state, (play) => eliminateLeader(play, 'attila', 'XX.J'), { otherwise: 'first' })
    expect(state.nations.huns.status).toBe('empire')
    expect(state.relations.some((relation) => relation.kind === 'foedus')).toBe(false)
    expect(areHostile(state, 'huns', 'byzantines')).toBe(true)
  })

  it('VII.A with fewer they vanish, and their vassals are free', () => {
    const state = hunsWith(['danubius'])
    tie(state, { kind: 'vassal', between: ['huns', 'gepids'], since: 4 })
    drive(state, (play) => eliminateLeader(play, 'attila', 'XX.J'))
    expect(state.nations.huns.presence).toBe('gone')
    expect(state.relations.some((tie) => tie.kind === 'vassal')).toBe(false)
    expect(
      Object.values(state.units).some((unit) => unit.controller === 'huns' && unit.at === 'hunnia')
    ).toBe(false)
  })

  it('VII.A on turn 6 time takes Attila', () => {
    const state = hunsWith([])
    drive(state, nationsArrive)
    expect(state.nations.huns.presence).toBe('gone')
  })
})

describe('XXVI.B the Goths’ exchange of mercenaries', () => {
  it('XXVI.B each may lend the other a unit for its activation, even an invader, free', () => {
    const state = opening({ turn: 2 })
    state.thisTurn.invading = ['visigoths']
    const [lent] = Object.values(state.units).filter(
      ({ nation, at }) => nation === 'ostrogoths' && at === 'ucraina'
    )
    state.active = ['visigoths']
    drive(state, (play) => friendsJoin(play, 'visigoths'), {
      answers: { 'lend-to-kin': lent?.id ?? '' },
      otherwise: 'first'
    })
    expect(unitById(state, lent?.id ?? '').controller).toBe('visigoths')
    drive(state, (play) => afterActivation(play, 'visigoths'), { otherwise: 'first' })
    expect(unitById(state, lent?.id ?? '').controller).toBe('ostrogoths')
  })
})

describe('XXIX.B Slavs and Avars', () => {
  it('XXIX.B a Slav horde in or beside the Area of their own bows to the Avars at sight', () => {
    const state = opening({ turn: 9, nations: { avars: { seat: { kind: 'horde', at: 'sarkil' } } } })
    troops(state, 'avars', 'scythica', 3)
    const meet = (nation: 'avars' | 'alans') => drive(state, (play) => enter(play, nation, 'pripet')).result
    expect(meet('avars')).toBe(false)
    state.nations.avars.seat = { kind: 'horde', at: 'ucraina' }
    expect(meet('alans')).toBe(false)
    expect(meet('avars')).toBe(true)
    expect(state.relations).toContainEqual(
      expect.objectContaining({ kind: 'vassal', suzerain: 'avars', vassal: 'venedae' })
    )
  })
})

describe('IX.E the shipyards', () => {
  it('IX.E the first great port gives the Vandals two fleets, once', () => {
    const state = opening({ turn: 5, nations: { vandals: { seat: { kind: 'horde', at: 'africa' } } } })
    const fleets = () =>
      Object.values(state.units).filter(
        (unit) => unit.nation === 'vandals' && unit.kind === 'fleet' && unit.at !== 'reserve'
      )
    drive(state, (play) => takeCity(play, 'africa', 'vandals'), { otherwise: 'first' })
    expect(fleets()).toHaveLength(2)
    expect(fleets().every(({ stack }) => stack === 1)).toBe(true)
    drive(state, (play) => takeCity(play, 'sicilia', 'vandals'), { otherwise: 'first' })
    expect(fleets()).toHaveLength(2)
  })

  it('IX.E others get none', () => {
    const state = opening({ turn: 9 })
    drive(state, (play) => takeCity(play, 'africa', 'visigoths'), { otherwise: 'first' })
    expect(Object.values(state.units).some((unit) => unit.nation === 'visigoths' && unit.stack)).toBe(false)
  })
})

describe('XXXII.A the union of Angles and Saxons', () => {
  const kingdoms = (): InvasionsState => {
    const state = opening({ turn: 10 })
    disarm(state, 'romans')
    for (const [nation, at, age] of [
      ['angles', 'bernicia', 4],
      ['saxons', 'durnovaria', 3]
    ] as const) {
      arrange(state, {
        cities: { [at]: {} },
        nations: {
          [nation]: { status: 'kingdom', age, treasury: 5, seat: { kind: 'capital', at }, active: true }
        }
      })
      troops(state, nation, at, 2)
      state.control = { ...state.control, [at]: nation }
    }
    eventsEmittedBy(state, (play) => settleControl(play))
    return state
  }

  it('XXXII.A from turn 10 on the two Kingdoms may be united', () => {
    const state = kingdoms()
    state.nations.romans.presence = 'gone'
    tie(state, { kind: 'client', between: ['angles', 'britons'], since: 9 })
    drive(state, mayUnite, { answers: { 'unite-nations': 'yes' } })
    expect(state.nations['anglo-saxons']).toMatchObject({
      presence: 'in-play',
      status: 'kingdom',
      age: 4,
      treasury: 10,
      seat: { kind: 'capital', at: 'bernicia' }
    })
    expect(state.nations.angles.presence).toBe('gone')
    expect(state.control.durnovaria).toBe('anglo-saxons')
    expect(state.relations).toContainEqual(expect.objectContaining({ patron: 'anglo-saxons' }))
    const owners = Object.values(state.units).filter(
      ({ nation }) => nation === 'angles' || nation === 'saxons'
    )
    expect(owners).toEqual([])
    const leaders = (nation: string) =>
      Object.values(state.leaders).filter((leader) => leader.nation === nation)
    expect(leaders('angles')).toEqual([])
    expect(leaders('saxons')).toEqual([])
    expect(leaders('anglo-saxons').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['rex-angles', 'rex-saxons'])
    )
  })

  it('XXXII.A one of them at least must hold land in Britannia', () => {
    const state = kingdoms()
    state.nations.romans.presence = 'gone'
    hold(state, null, ['durnovaria'])
    expect(drive(state, mayUnite, { answers: { 'unite-nations': 'no' } }).decisions).toHaveLength(1)
    hold(state, null, ['bernicia'])
    expect(drive(state, mayUnite).decisions).toEqual([])
  })

  it('XXXII.A not while one of them is Barbarian or somebody’s vassal', () => {
    const barbarian = kingdoms()
    barbarian.nations.romans.presence = 'gone'
    barbarian.nations.saxons.status = 'barbarian'
    expect(drive(barbarian, mayUnite).decisions).toEqual([])
    const vassal = kingdoms()
    vassal.nations.romans.presence = 'gone'
    tie(vassal, { kind: 'vassal', between: ['franks', 'angles'], since: 9 })
    expect(drive(vassal, mayUnite).decisions).toEqual([])
  })

  it('XXXII.A the united nation leaves the state sound', () => {
    const state = kingdoms()
    state.chronicle.push('empire-reunited')
    drive(state, mayUnite, { answers: { 'unite-nations': 'yes' } })
    expect(brokenInvariants(state)).toEqual([])
  })
})

describe('V.C Islam', () => {
  const events: readonly TurnEvent[] = timeTable.flatMap((turn) => [...turn.events])
  const check = events.find((event) => event.event === 'islam-check')
  if (check?.event !== 'islam-check') throw new Error('the time table has no such event')

  it('V.C it is created on 7 or more, and the game ends with turn 11', () => {
    for (const [die, last] of [
      [6, 12],
      [7, 11]
    ] as const) {
      const state = opening({ turn: 11 })
      drive(state, (play) => checkIslam(play, check), { dice: [die] })
      expect(state.lastTurn).toBe(last)
    }
  })

  it('V.C the decline of both empires and the Arabs’ success each add one', () => {
    const state = opening()
    expect(islamModifiers(state, check)).toEqual([])
    state.nations.byzantines.decline = 1
    Object.assign(state.nations.persians, { presence: 'gone' })
    state.raids.coele_syria = { grade: '+', turn: 10, by: 'arabs' }
    expect(islamModifiers(state, check).map(({ amount }) => amount)).toEqual([1, 1, 1])
    state.raids.coele_syria = { grade: '+', turn: 10, by: 'blemmyes' }
    expect(islamModifiers(state, check)).toHaveLength(2)
    state.nations.arabs.activity = 'inactive'
    expect(islamModifiers(state, check)).toHaveLength(3)
  })
})
