import { describe, expect, it } from 'vitest'
import { unitsIn } from '../queries/pieces/placement.ts'
import { bareMap, opening } from '../testing/position.ts'
import { nationsIn } from '../testing/read-results.ts'
import { applySetUp } from './apply-set-up.ts'
import type { SetUp } from './set-up.ts'

/** The problems of a position on an empty board. */
function faults(setUp: SetUp): string[] {
  const outcome = applySetUp(bareMap(), setUp)
  return outcome.ok ? [] : outcome.problems.map(({ field, problem }) => `${field}: ${problem}`)
}

describe('a position as data', () => {
  it('places counters from the reserve and returns their ids', () => {
    const state = bareMap()
    const outcome = applySetUp(state, {
      units: [
        { nation: 'romans', kind: 'legion', at: 'latium', count: 2 },
        { nation: 'romans', kind: 'guard', at: 'dacia', controller: 'byzantines', damaged: true },
        { nation: 'romans', kind: 'infantry', at: 'latium', people: 'alamanni' }
      ]
    })
    const [legions = [], lent = []] = outcome.ok ? outcome.placed : []
    expect(legions.map((id) => state.units[id]?.at)).toEqual(['latium', 'latium'])
    expect(lent.map((id) => state.units[id])).toMatchObject([
      { at: 'dacia', controller: 'byzantines', damaged: true }
    ])
    expect(unitsIn(state, 'latium').map(({ people }) => people)).toEqual([undefined, undefined, 'alamanni'])
  })

  it('XXV.A fleets stand in stacks of two', () => {
    const state = bareMap({
      units: [{ nation: 'byzantines', kind: 'elite-fleet', at: 'propontis', count: 3 }]
    })
    expect(unitsIn(state, 'propontis').map(({ stack }) => stack)).toEqual([1, 1, 2])
  })

  it('clears places, pieces, ties and owners', () => {
    const state = opening({ clear: ['valachia'] })
    expect(nationsIn(state, 'valachia')).toEqual([])
    expect(state.leaders.athanaricus?.presence).toBe('waiting')
    expect(state.nations.visigoths.seat).toEqual({ kind: 'horde', at: 'valachia' })
    const bare = opening({ clear: ['pieces', 'ties', 'control'] })
    expect(Object.values(bare.units).filter(({ at }) => at !== 'reserve')).toEqual([])
    expect([bare.relations, bare.control, bare.areaControl]).toEqual([[], {}, {}])
    expect([bare.nations.visigoths.seat, bare.nations.romans.seat?.at]).toEqual([null, 'latium'])
  })

  it('brings nations and leaders into play', () => {
    const state = bareMap({
      nations: { huns: { active: true, age: 3, treasury: 9, seat: { kind: 'horde', at: 'hunnia' } } },
      leaders: [
        { id: 'attila', at: 'hunnia' },
        { nation: 'franks', intrinsic: true, at: 'rhenus' }
      ]
    })
    expect(state.nations.huns).toMatchObject({ presence: 'in-play', activity: 'active', age: 3, treasury: 9 })
    expect(state.leaders.attila).toMatchObject({ presence: 'in-play', at: 'hunnia' })
    expect(state.leaders['rex-franks']).toMatchObject({ presence: 'in-play', at: 'rhenus' })
  })

  it('III.G a capital gets walls', () => {
    const { cities } = bareMap({
      nations: { visigoths: { status: 'kingdom', seat: { kind: 'capital', at: 'achaia' } } }
    })
    expect(cities.achaia).toEqual({ level: 2, fortified: true })
  })

  it('a nation with a piece, a province or a relation is in play', () => {
    const { nations } = bareMap({
      units: [{ nation: 'huns', kind: 'horse-archers', at: 'hunnia' }],
      leaders: [{ id: 'gaisericus', at: 'africa' }],
      control: { dacia: 'gepids' },
      relations: [{ kind: 'vassal', between: ['avars', 'heruls'] }]
    })
    const named = ['huns', 'vandals', 'gepids', 'avars', 'heruls', 'lombards'] as const
    expect(named.filter((id) => nations[id].presence === 'in-play')).toEqual(named.slice(0, -1))
  })

  it('names the places to clear when the reserve is empty', () => {
    const outcome = applySetUp(opening(), {
      units: [{ nation: 'romans', kind: 'guard', at: 'latium', count: 2 }]
    })
    expect(outcome).toMatchObject({
      problems: [{ problem: expect.stringContaining('(1 on the map: clear where they stand)') }]
    })
  })

  it('sets and removes control of provinces and Areas, and cities', () => {
    const state = bareMap({
      control: { achaia: 'visigoths', thracia: null },
      areas: { graecia: null, moesia: 'visigoths' },
      cities: { achaia: { fortified: true, sacked: true }, noricum: {}, latium: null }
    })
    expect([state.control.achaia, state.control.thracia]).toEqual(['visigoths', undefined])
    expect([state.areaControl.graecia, state.areaControl.moesia]).toEqual([undefined, 'visigoths'])
    expect(state.cities).toMatchObject({
      achaia: { level: 2, fortified: true },
      noricum: { level: 1, fortified: false }
    })
    expect(state.cities.latium).toBeUndefined()
    expect(state.plundered.achaia).toBeDefined()
  })

  it('adds relations between nations, the lord first', () => {
    const { relations } = bareMap({
      turn: 4,
      relations: [
        { kind: 'vassal', between: ['huns', 'gepids'], since: 2 },
        { kind: 'foedus', between: ['romans', 'franks'], provinces: ['saliens', 'belgae'] },
        { kind: 'client', between: ['persians', 'iberians'], tribute: 2 },
        { kind: 'truce', between: ['romans', 'alamanni'], binds: 'attack' }
      ]
    })
    expect(relations).toEqual([
      { kind: 'vassal', suzerain: 'huns', vassal: 'gepids', since: 2, mercenary: null },
      {
        kind: 'foedus',
        federator: 'romans',
        federate: 'franks',
        provinces: ['saliens', 'belgae'],
        since: 4,
        mercenary: null
      },
      { kind: 'client', patron: 'persians', client: 'iberians', tribute: 2, since: 4 },
      { kind: 'truce', binds: 'attack', by: 'romans', target: 'alamanni', since: 4 }
    ])
  })

  it('deals cards out of their decks', () => {
    const state = bareMap({
      hands: { goths: { events: ['fog'] }, romans: { diplomacy: [{ nation: 'byzantines', id: 'treaty-1' }] } }
    })
    expect(state.hands.goths.events).toEqual(['fog'])
    expect(state.decks.events.drawPile).not.toContain('fog')
    expect(state.nations.byzantines.diplomacy).toEqual(['treaty-1'])
    expect(state.decks.diplomacy.drawPile).not.toContain('treaty-1')
  })

  it('reports every problem with its field', () => {
    expect(
      faults({
        units: [
          { nation: 'romans', kind: 'guard', at: 'latium', count: 2 },
          { nation: 'romans', kind: 'fleet', at: 'latium' },
          { nation: 'romans', kind: 'legion', at: 'mare_aegeum' },
          { nation: 'franks', kind: 'frankish-infantry', at: 'rhenus', damaged: true }
        ],
        leaders: [{ id: 'nobody', at: 'latium' }],
        nations: {
          franks: { status: 'kingdom', seat: { kind: 'capital', at: 'rhenus' } },
          huns: { age: 8, seat: { kind: 'capital', at: 'achaia' } },
          romans: { seat: { kind: 'horde', at: 'latium' } },
          byzantines: { seat: { kind: 'capital', at: 'macedonia' } }
        },
        cities: { ucraina: {}, macedonia: { fortified: false } },
        relations: [
          { kind: 'alliance', between: ['romans', 'romans'] },
          { kind: 'loan', between: ['franks', 'romans'], unit: 'none' },
          { kind: 'loan', between: ['franks', 'romans'], unit: 'romans-1' },
          { kind: 'vassal', between: ['huns', 'alans'], mercenary: 'huns-1' },
          { kind: 'foedus', between: ['huns', 'persians'], provinces: ['valachia', 'dacia'] },
          { kind: 'foedus', between: ['romans', 'alamanni'], provinces: ['amida', 'assyria'] },
          { kind: 'client', between: ['alans', 'persians'] },
          { kind: 'alliance', between: ['romans', 'alamanni'] }
        ],
        hands: {
          goths: { events: ['no-such-card'] },
          persians: { diplomacy: [{ nation: 'romans', id: 'treaty-1' }] }
        }
      })
    ).toEqual([
      'cities.ucraina: ucraina has no site for a city',
      'nations.franks.seat: a capital stands in a city, and rhenus has none (VII.D)',
      'nations.huns.age: a barbarian is 7 at most (VI.A)',
      'nations.huns.seat: Barbarians have a horde, no capital (III.D)',
      'nations.romans.seat: an Empire has a capital, no horde (III.G)',
      'cities.macedonia.fortified: a capital is always fortified (III.G)',
      'units[0].count: 2 guard of romans are asked for, and the reserve has 1',
      'units[1].at: a fleet stands in a sea zone, and latium is a province',
      'units[2].at: legion stand on land, and mare_aegeum is a sea zone',
      'units[3].damaged: only elites have a damaged side, and Barbarians have none (III.B)',
      "leaders[0].id: there is no leader 'nobody'",
      'relations[0].between: romans cannot be tied to itself',
      "relations[1].unit: there is no unit 'none'",
      'relations[2].unit: romans-1 is no unit of the franks',
      'relations[3].mercenary: huns-1 is no unit of the alans',
      'relations[4].between: huns is Barbarian and has no federates (XXVIII.A)',
      'relations[4].between: persians is Civilised and no federate (XXVIII.A)',
      'relations[4].provinces: valachia and dacia are no neighbours in one Civilised Area (XXVIII.A)',
      'relations[5].provinces: amida and assyria are no neighbours in one Civilised Area (XXVIII.A)',
      'relations[6].between: alans is Barbarian and no patron (XXVII.A)',
      'relations[6].between: persians is no minor kingdom (XXVII.A)',
      'relations[7].between: alamanni is federate, client or vassal and has no ally (XXVI.B)',
      "hands.goths.events[0]: 'no-such-card' is not in the deck of events",
      'hands.persians.diplomacy[0].nation: romans is not played by the persians'
    ])
  })
})
