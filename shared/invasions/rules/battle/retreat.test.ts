import { describe, expect, it } from 'vitest'
import { createRandom, pickOne, randomInt } from '../../../engine/random.ts'
import type { NationId } from '../../content/ids.ts'
import { standsAside } from '../../queries/cards/turn-effects.ts'
import { isRefuge } from '../../queries/movement/flight.ts'
import { stackingLimit } from '../../queries/movement/stacking.ts'
import { leadersIn, placeUnit, unitById, unitsIn } from '../../queries/pieces/placement.ts'
import { stanceMap } from '../../queries/relations/stance-map.ts'
import type { InvasionsState } from '../../state.ts'
import { drive, values } from '../../testing/drive.ts'
import { emptyMap, encamp, lead, opening, put, tie, troops } from '../../testing/position.ts'
import { playRandomly } from '../../testing/random-play.ts'
import { eventsOfType, placesOfPieces, typesOf } from '../../testing/read-results.ts'
import { type ProvinceId, provinces } from '../../world/provinces.ts'
import { distance, neighbours } from '../../world/world-queries.ts'
import { fightBattle } from './fight-battle.ts'
import { retreat } from './retreat.ts'
import type { RetreatOrder } from './retreat-order.ts'
import { retreatTargets } from './retreat-targets.ts'

const places = (
  state: InvasionsState,
  nation: NationId,
  from: ProvinceId,
  rest: Pick<RetreatOrder, 'towards' | 'barred'> = {}
) => retreatTargets(state, { nation, units: 1, from, ...rest }).map(({ to }) => to)

describe('XX.L retreat', () => {
  it('XX.L three steps at most', () => {
    const state = emptyMap()
    state.cities = {}
    const steps = places(state, 'romans', 'lotharingia').map((to) =>
      distance('lotharingia', to, undefined, 'base')
    )
    expect([...new Set(steps)].sort()).toEqual([1, 2, 3])
  })

  it('XX.L a retreat ends on friendly land or on empty land without a city, even an uncontrolled one', () => {
    // Treveria (Trier) is next to Lotharingia.
    const state = emptyMap()
    expect(places(state, 'romans', 'lotharingia')).toContain('agri_decumates')
    expect(places(state, 'romans', 'lotharingia')).not.toContain('treveria')
    state.control = { treveria: 'alamanni' }
    expect(places(state, 'romans', 'lotharingia')).not.toContain('treveria')
    state.control = { treveria: 'romans' }
    expect(places(state, 'romans', 'lotharingia')).toContain('treveria')
  })

  it('XX.L enemies bar the way, neutrals and friends do not', () => {
    const state = emptyMap()
    put(state, 'armenians', 'mountain-infantry', 'armenia_minor')
    const around = neighbours('armenia_minor', 'base').map(({ id }) => id)
    for (const id of around) put(state, 'romans', 'legion', id)
    expect(places(state, 'armenians', 'armenia_minor')).toEqual([])
    tie(state, { kind: 'client', between: ['romans', 'armenians'], since: 1 })
    expect(places(state, 'armenians', 'armenia_minor').length).toBeGreaterThan(0)
    for (const id of around) expect(places(state, 'armenians', 'armenia_minor')).not.toContain(id)
  })

  it('XX.L the attacker goes back the way he came', () => {
    const state = emptyMap()
    const ways = retreatTargets(state, {
      nation: 'romans',
      units: 2,
      from: 'lotharingia',
      towards: ['treveria']
    })
    expect(ways.map(({ to }) => to)).toContain('belgae')
    expect([...new Set(ways.map(({ route }) => route[0]))]).toEqual(['treveria'])
  })

  it('XX.L the defender never goes to or through the province the attacker came from', () => {
    const state = emptyMap({ control: { treveria: 'romans' } })
    const ways = retreatTargets(state, {
      nation: 'romans',
      units: 2,
      from: 'lotharingia',
      barred: ['treveria']
    })
    expect(ways.map(({ to }) => to)).toContain('agri_decumates')
    expect(ways.filter(({ route }) => route.includes('treveria'))).toEqual([])
  })

  it('XX.L Barbarians cross occupied provinces of a Barbarian Area, but may not end there', () => {
    const state = emptyMap()
    put(state, 'romans', 'legion', 'agri_decumates')
    const seen = places(state, 'alamanni', 'lotharingia', { towards: ['agri_decumates'] })
    expect(seen).not.toContain('agri_decumates')
    expect(seen.length).toBeGreaterThan(0)
    expect(places(state, 'persians', 'lotharingia', { towards: ['agri_decumates'] })).toEqual([])
  })

  it('XX.L six units may overrun a single enemy on their route for one step more', () => {
    const state = emptyMap()
    const [victim = ''] = put(state, 'alamanni', 'infantry', 'treveria')
    state.cities = {}
    const way = { nation: 'persians', from: 'lotharingia', towards: ['treveria'] } as const
    expect(retreatTargets(state, { ...way, units: 5 })).toEqual([])
    const found = retreatTargets(state, { ...way, units: 6 })
    expect(found.length).toBeGreaterThan(0)
    for (const { route: path, overruns } of found) {
      expect(overruns).toEqual(['treveria'])
      expect(path.length).toBeLessThanOrEqual(2)
    }
    const units = put(state, 'persians', 'horse-archers', 'lotharingia', 5)
    units.push(...put(state, 'persians', 'archers', 'lotharingia'))
    playRandomly(
      state,
      (play) =>
        retreat(play, {
          nation: 'persians',
          units,
          leaders: [],
          withHorde: false,
          from: 'lotharingia',
          towards: ['treveria']
        }),
      createRandom(1)
    )
    expect(unitById(state, victim).at).toBe('reserve')
  })

  it('XX.L an attacker may pass where his friends hold the enemy down', () => {
    const state = emptyMap()
    state.cities = {}
    put(state, 'alamanni', 'infantry', 'treveria')
    const way = { nation: 'romans', units: 2, from: 'lotharingia', towards: ['treveria'] } as const
    expect(retreatTargets(state, way)).toEqual([])
    put(state, 'romans', 'infantry', 'treveria', 2)
    const found = retreatTargets(state, way)
    expect(found.some(({ to }) => to !== 'treveria')).toBe(true)
    expect(found.find(({ to }) => to === 'treveria')?.isolated).toBe(true)
  })

  it('XX.L units that retreat into another battle stand aside from it, and leave if it is lost', () => {
    const state = emptyMap({ active: ['alamanni'], control: { treveria: 'romans', sequana: 'romans' } })
    const alamans = put(state, 'alamanni', 'infantry', 'treveria', 4)
    const romans = put(state, 'romans', 'infantry', 'treveria', 2)
    const beaten = put(state, 'romans', 'legion', 'lotharingia')
    drive(state, (play) =>
      retreat(play, {
        nation: 'romans',
        units: beaten,
        leaders: [],
        withHorde: false,
        from: 'lotharingia',
        towards: ['treveria']
      })
    )
    expect(beaten.map((id) => standsAside(state, id))).toEqual([true])
    const battle = {
      province: 'treveria',
      attacker: { nation: 'alamanni', units: alamans, leader: null, hordes: [] },
      defender: { nation: 'romans', units: [...romans, ...beaten], leader: null, hordes: [] },
      from: {},
      intercepted: false
    } as const
    const { events, result } = drive(state, (play) => fightBattle(play, battle), {
      dice: [4, 4, 4, 4, 1, 1, 1],
      otherwise: 'first'
    })
    expect(eventsOfType(events, 'battle-began').map(({ defenders }) => defenders)).toEqual([romans])
    expect(result.winner).toBe('attacker')
    expect(placesOfPieces(state, beaten)).toEqual(['sequana'])
    expect(beaten.map((id) => standsAside(state, id))).toEqual([false])
  })

  it('XX.L units without a retreat target are eliminated, and their leaders go home alone', () => {
    const state = emptyMap({ control: { latium: 'romans' } })
    const units = put(state, 'romans', 'legion', 'lotharingia', 2)
    const leaders = ['gratianus', 'iulianus']
    for (const id of leaders) lead(state, id, 'lotharingia')
    for (const { id } of neighbours('lotharingia', 'base')) troops(state, 'persians', id, 1)
    const order = { nation: 'romans', units, leaders, withHorde: false, from: 'lotharingia' } as const
    const { events } = drive(state, (play) => retreat(play, order))
    expect(placesOfPieces(state, units)).toEqual(['reserve', 'reserve'])
    expect(leaders.map((id) => state.leaders[id]?.at)).toEqual(['latium', 'latium'])
    expect(typesOf(events)).toEqual([
      'no-retreat',
      'unit-eliminated',
      'unit-eliminated',
      'leader-escaped',
      'leader-escaped'
    ])
  })

  it('XX.L all leaders of a stack go with it', () => {
    const state = emptyMap({ control: { treveria: 'romans' } })
    const units = put(state, 'romans', 'legion', 'lotharingia', 2)
    const leaders = ['gratianus', 'iulianus']
    for (const id of leaders) lead(state, id, 'lotharingia')
    const order = { nation: 'romans', units, leaders, withHorde: false, from: 'lotharingia' } as const
    drive(state, (play) => retreat(play, order), { answers: [values({ to: 'treveria', units })] })
    expect(leaders.map((id) => state.leaders[id]?.at)).toEqual(['treveria', 'treveria'])
  })

  it('XX.L the stacking limit holds where the retreat ends, and the stack may part', () => {
    const state = emptyMap()
    put(state, 'alamanni', 'infantry', 'agri_decumates', 3)
    const units = put(state, 'alamanni', 'infantry', 'lotharingia', 3)
    const order = { nation: 'alamanni', units, leaders: [], withHorde: false, from: 'lotharingia' } as const
    expect(() =>
      drive(state, (play) => retreat(play, order), { answers: [values({ to: 'agri_decumates', units })] })
    ).toThrow('stacking')
    const { decisions } = drive(state, (play) => retreat(play, order), {
      answers: { retreat: values({ to: 'agri_decumates', units: units.slice(0, 1) }) },
      otherwise: 'first'
    })
    expect(decisions.length).toBeGreaterThan(1)
    expect(unitsIn(state, 'agri_decumates')).toHaveLength(4)
  })

  it('XX.L the horde goes with its people, and a Limes not at all', () => {
    const state = emptyMap()
    encamp(state, 'alamanni', 'lotharingia')
    const units = put(state, 'alamanni', 'infantry', 'lotharingia', 2)
    drive(
      state,
      (play) =>
        retreat(play, {
          nation: 'alamanni',
          units,
          leaders: [],
          withHorde: true,
          from: 'lotharingia',
          towards: ['agri_decumates']
        }),
      { answers: [values({ to: 'agri_decumates', units })] }
    )
    expect(state.nations.alamanni.seat?.at).toBe('agri_decumates')
    const limes = put(state, 'romans', 'limes', 'lotharingia')
    drive(state, (play) =>
      retreat(play, { nation: 'romans', units: limes, leaders: [], withHorde: false, from: 'lotharingia' })
    )
    expect(placesOfPieces(state, limes)).toEqual(['reserve'])
  })

  it('XX.L a retreat at random never ends where it may not', { timeout: 60_000 }, () => {
    for (let seed = 0; seed < 80; seed++) {
      const random = createRandom(`retreat ${seed}`)
      const state = opening({ seed: `retreat ${seed}` })
      const stacks = provinces.filter(({ id, map }) => map === 'base' && unitsIn(state, id).length > 0)
      const from = pickOne(random, stacks).id
      const [first] = unitsIn(state, from)
      if (!first) continue
      const nation = first.controller
      const units = unitsIn(state, from)
        .filter(({ controller }) => controller === nation)
        .map(({ id }) => id)
      const entry = pickOne(random, neighbours(from, 'base')).id
      const leader = leadersIn(state, from).find((candidate) => candidate.nation === nation)?.id ?? null
      const bound = randomInt(random, 2) === 0 ? { towards: [entry] } : { barred: [entry] }
      // An enemy now stands in the province, as after a battle.
      const enemy = Object.values(state.units).find((unit) => unit.nation === 'huns' && unit.at === 'reserve')
      if (enemy) placeUnit(state, enemy.id, from)
      const withHorde =
        state.nations[nation].seat?.kind === 'horde' && state.nations[nation].seat?.at === from
      const { events } = playRandomly(
        state,
        (play) =>
          retreat(play, {
            nation,
            units,
            leaders: leader === null ? [] : [leader],
            withHorde,
            from,
            ...bound
          }),
        random
      )
      for (const event of events) {
        if (event.type !== 'retreated') continue
        const to = event.path.at(-1)
        if (to === undefined) throw new Error('a retreat ends somewhere')
        expect(event.path.length - 1).toBeLessThanOrEqual(3)
        if ('towards' in bound) expect(event.path[1]).toBe(entry)
        else expect(event.path).not.toContain(entry)
        const own = unitsIn(state, to).filter(({ kind }) => kind !== 'limes')
        expect(own.length).toBeLessThanOrEqual(
          Math.max(stackingLimit(state, nation, to), own.length - event.units.length)
        )
        expect(
          isRefuge(state, stanceMap(state, nation), to) || event.units.every((id) => standsAside(state, id))
        ).toBe(true)
      }
      for (const id of units) expect(unitById(state, id).at).not.toBe(from)
    }
  })
})
