import { describe, expect, it } from 'vitest'
import type { OptionKey } from '../../../engine/option-key.ts'
import { createRandom, pickOne } from '../../../engine/random.ts'
import { sideOf } from '../../catalogue.ts'
import type { NavalForce } from '../../queries/sea/naval-battle.ts'
import { navalStacksIn, zonesLeft } from '../../queries/sea/naval-stacks.ts'
import type { InvasionsState } from '../../state.ts'
import { drive, option } from '../../testing/drive.ts'
import { beginMovementOf, giveOrders, seaOrder } from '../../testing/march-orders.ts'
import { bareMap, lead, put } from '../../testing/position.ts'
import { eventsOfType, optionKeys, placeOfPiece, placesOfPieces } from '../../testing/read-results.ts'
import type { SeaId } from '../../world/seas.ts'
import { fightNavalBattle } from './naval-battle.ts'

const force = (
  nation: NavalForce['nation'],
  fleets: readonly string[],
  ...leaders: string[]
): NavalForce => ({
  nation,
  fleets,
  leaders
})

function fight(
  state: InvasionsState,
  attacker: NavalForce,
  defender: NavalForce,
  dice: readonly number[],
  zone: SeaId = 'mare_siculum',
  rerolls: readonly OptionKey[] = []
) {
  return drive(state, (play) => fightNavalBattle(play, { zone, attacker, defender }), {
    dice,
    answers: { 'naval-reroll': rerolls },
    whenever: { 'naval-reroll': 'keep' }
  })
}

describe('XXV.C naval battle', () => {
  it('XXV.C a white die a fleet, no missiles; white swords hit and red ones do not', () => {
    const state = bareMap()
    const romans = put(state, 'romans', 'fleet', 'mare_siculum', 2)
    const vandals = put(state, 'vandals', 'fleet', 'mare_siculum', 2)
    const { events } = fight(state, force('romans', romans), force('vandals', vandals), [5, 6, 1, 2])
    expect(eventsOfType(events, 'naval-dice').map(({ hits }) => hits)).toEqual([1, 0])
    expect(eventsOfType(events, 'roll').map(({ dice }) => dice.length)).toEqual([2, 2])
  })

  it('XXV.C the same dice under basic and advanced combat', () => {
    for (const combat of ['basic', 'advanced'] as const) {
      const state = bareMap({ combat })
      const romans = put(state, 'romans', 'fleet', 'sinus_gaditanus')
      const vandals = put(state, 'vandals', 'fleet', 'sinus_gaditanus')
      const sides = [force('romans', romans), force('vandals', vandals)] as const
      const { result } = fight(state, ...sides, [4, 1], 'sinus_gaditanus')
      expect(result).toEqual({ winner: 'attacker', sunk: { attacker: 0, defender: 1 } })
    }
  })

  it('XXV.C more hits win, whatever was lost; equal hits are a draw', () => {
    const state = bareMap()
    const romans = put(state, 'romans', 'elite-fleet', 'mare_siculum', 2)
    const vandals = put(state, 'vandals', 'fleet', 'mare_siculum', 2)
    const draw = fight(state, force('romans', romans), force('vandals', vandals), [4, 1, 6, 1])
    expect(draw.result).toEqual({ winner: null, sunk: { attacker: 0, defender: 1 } })
  })

  it('XXV.C a side that destroys the other wins, even with equal hits', () => {
    const state = bareMap()
    const romans = put(state, 'romans', 'elite-fleet', 'mare_siculum')
    const vandals = put(state, 'vandals', 'fleet', 'mare_siculum')
    const { result } = fight(state, force('vandals', vandals), force('romans', romans), [4, 4])
    expect(result.winner).toBe('defender')
    expect([placeOfPiece(state, romans[0] ?? ''), placeOfPiece(state, vandals[0] ?? '')]).toEqual([
      'mare_siculum',
      'reserve'
    ])
  })

  it('XXV.C XX.K an imperial fleet takes two hits, and the damaged are whole again afterwards', () => {
    const state = bareMap()
    const romans = put(state, 'romans', 'elite-fleet', 'mare_siculum', 2)
    const vandals = put(state, 'vandals', 'fleet', 'mare_siculum', 2)
    const { events } = fight(state, force('vandals', vandals), force('romans', romans), [4, 4, 1, 1])
    expect(eventsOfType(events, 'fleet-damaged')).toHaveLength(2)
    expect(romans.map((id) => [state.units[id]?.at, state.units[id]?.damaged])).toEqual([
      ['mare_siculum', false],
      ['mare_siculum', false]
    ])
  })

  it('XXV.C all ports of a Mediterranean zone give two re-rolls; of an outer zone none', () => {
    const state = bareMap()
    const romans = put(state, 'romans', 'fleet', 'sinus_gallicus')
    const vandals = put(state, 'vandals', 'fleet', 'sinus_gallicus')
    const sides = [force('romans', romans), force('vandals', vandals)] as const
    const inner = fight(state, ...sides, [1, 4, 2, 4], 'sinus_gallicus', [
      { of: 'attacker', hits: 0 },
      { of: 'attacker', hits: 0 }
    ])
    expect(inner.decisions).toHaveLength(2)
    expect(inner.result.winner).toBeNull()
    const outer = bareMap()
    const north = put(outer, 'romans', 'fleet', 'oceanus_britannicus')
    const foe = put(outer, 'vandals', 'fleet', 'oceanus_britannicus')
    const quiet = fight(outer, force('romans', north), force('vandals', foe), [1, 1], 'oceanus_britannicus')
    expect(quiet.decisions).toEqual([])
  })

  it('XXV.C a leader aboard gives his re-rolls and dies if all his stack is destroyed', () => {
    const state = bareMap()
    const romans = put(state, 'romans', 'fleet', 'mare_siculum')
    const vandals = put(state, 'vandals', 'fleet', 'mare_siculum', 2)
    lead(state, 'stilicho', 'mare_siculum')
    const { decisions } = fight(
      state,
      force('romans', romans, 'stilicho'),
      force('vandals', vandals),
      [1, 4, 1, 4],
      'mare_siculum',
      [{ of: 'defender', hits: 1 }, 'keep']
    )
    expect(decisions).toHaveLength(2)
    expect(state.leaders.stilicho).toMatchObject({ presence: 'gone', at: null })
  })

  it('XX.K stacks of two recover one fleet each; against a single fleet none comes back', () => {
    const state = bareMap()
    const romans = put(state, 'romans', 'fleet', 'mare_siculum', 2)
    const vandals = put(state, 'vandals', 'fleet', 'mare_siculum', 2)
    const { result } = fight(state, force('romans', romans), force('vandals', vandals), [4, 4, 4, 1])
    expect(result.sunk).toEqual({ attacker: 1, defender: 2 })
    expect(navalStacksIn(state, 'mare_siculum').map(({ nation, fleets }) => [nation, fleets.length])).toEqual(
      [
        ['romans', 2],
        ['vandals', 1]
      ]
    )
  })

  it('XXV.C only one stack of each side fights', () => {
    const state = bareMap()
    const first = put(state, 'byzantines', 'elite-fleet', 'mare_aegeum', 2)
    put(state, 'byzantines', 'fleet', 'mare_aegeum', 2)
    const [vandal = ''] = put(state, 'vandals', 'fleet', 'mare_aegeum')
    beginMovementOf(state, 'byzantines')
    const attack = seaOrder(
      {
        sort: 'attack',
        nation: 'byzantines',
        zone: 'mare_aegeum',
        stack: 1,
        enemy: { nation: 'vandals', stack: 1 }
      },
      ...first
    )
    const { events } = giveOrders(state, [attack], { dice: [1, 1, 1] })
    const rolls = events.filter((event) => event.type === 'roll' && event.reason === 'naval-dice')
    expect(rolls.map((event) => (event.type === 'roll' ? event.dice.length : 0))).toEqual([2, 1])
    expect(placeOfPiece(state, vandal)).toBe('mare_aegeum')
  })

  it('XXV.C an inactive stack that refuses costs its player a point, which the other gains', () => {
    const state = bareMap()
    const fleets = put(state, 'byzantines', 'fleet', 'mare_aegeum')
    put(state, 'vandals', 'fleet', 'mare_aegeum')
    beginMovementOf(state, 'byzantines')
    const before = { ...state.score.sides }
    const attack = seaOrder(
      {
        sort: 'attack',
        nation: 'byzantines',
        zone: 'mare_aegeum',
        stack: 1,
        enemy: { nation: 'vandals', stack: 1 }
      },
      ...fleets
    )
    giveOrders(state, [attack], { answers: { 'naval-battle': [option('refuse')] } })
    expect(state.score.sides.romans - before.romans).toBe(1)
    const loser = sideOf('vandals')
    expect(state.score.sides[loser] - before[loser]).toBe(-1)
    expect(zonesLeft(state, fleets[0] ?? '')).toBe(4)
  })

  it('XXV.C an active stack that refuses ends its movement, and costs nothing', () => {
    const state = bareMap()
    const [fleet = ''] = put(state, 'romans', 'fleet', 'mare_tyrrheneum')
    put(state, 'vandals', 'fleet', 'mare_siculum')
    beginMovementOf(state, 'romans')
    const before = { ...state.score.sides }
    giveOrders(
      state,
      [seaOrder({ sort: 'sail', nation: 'romans', zone: 'mare_tyrrheneum', to: 'mare_adriaticum' }, fleet)],
      {
        answers: {
          'naval-interception': [option({ nation: 'vandals', stack: 1 })],
          'naval-battle': [option('refuse')]
        },
        dice: [2]
      }
    )
    expect([placeOfPiece(state, fleet), zonesLeft(state, fleet)]).toEqual(['mare_siculum', 0])
    expect(state.score.sides).toEqual(before)
  })

  it('XXV.C a moving stack fights during its move, and goes on if it does not lose', () => {
    const state = bareMap()
    const [fleet = ''] = put(state, 'romans', 'fleet', 'mare_tyrrheneum')
    put(state, 'vandals', 'fleet', 'mare_siculum')
    beginMovementOf(state, 'romans')
    giveOrders(
      state,
      [seaOrder({ sort: 'sail', nation: 'romans', zone: 'mare_tyrrheneum', to: 'mare_adriaticum' }, fleet)],
      {
        answers: { 'naval-interception': [option({ nation: 'vandals', stack: 1 })] },
        dice: [2, 1, 4]
      }
    )
    expect(placeOfPiece(state, fleet)).toBe('mare_adriaticum')
  })

  it('XXV.C no fleet disappears or appears from nowhere in any battle', () => {
    const random = createRandom('naval battles')
    for (let round = 0; round < 60; round++) {
      const state = bareMap()
      const kinds = ['fleet', 'elite-fleet'] as const
      const romans = Array.from({ length: 1 + (round % 2) }, () => pickOne(random, kinds)).flatMap((kind) =>
        put(state, 'byzantines', kind, 'mare_aegeum')
      )
      const vandals = put(state, 'vandals', 'fleet', 'mare_aegeum', 1 + (Math.floor(round / 2) % 2))
      const counters = Object.keys(state.units).length
      state.random = createRandom(`battle ${round}`)
      const { result } = drive(
        state,
        (play) =>
          fightNavalBattle(play, {
            zone: 'mare_aegeum',
            attacker: force('byzantines', romans),
            defender: force('vandals', vandals)
          }),
        {
          dice: 'any',
          whenever: { 'naval-reroll': (decision) => pickOne(random, optionKeys(decision)) }
        }
      )
      const places = placesOfPieces(state, [...romans, ...vandals])
      expect(places.every((place) => place === 'mare_aegeum' || place === 'reserve')).toBe(true)
      expect(places.filter((place) => place === 'reserve').length).toBeLessThanOrEqual(
        result.sunk.attacker + result.sunk.defender
      )
      expect(Object.keys(state.units)).toHaveLength(counters)
      expect(Object.values(state.units).some(({ damaged }) => damaged)).toBe(false)
    }
  })
})
