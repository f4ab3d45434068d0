import { describe, expect, it } from 'vitest'
import { createRandom, pickOne } from '../../../engine/random.ts'
import { sideOf } from '../../catalogue.ts'
import { navalStacksIn, zonesLeft } from '../../queries/fleets.ts'
import { placeUnit } from '../../queries/placement.ts'
import type { InvasionsState } from '../../state.ts'
import { begin, command, launch, option } from '../../testing/at-sea.ts'
import { drive, freshState } from '../../testing/drive.ts'
import { bareState, lead, order } from '../../testing/position.ts'
import type { SeaId } from '../../world/seas.ts'
import { navalBattle } from './battle.ts'
import type { NavalForce } from './lines.ts'

const at = (state: InvasionsState, id: string) => state.units[id]?.at
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
  rerolls: readonly string[] = []
) {
  let next = 0
  return drive(state, (play) => navalBattle(play, { zone, attacker, defender }), {
    dice,
    answers: () => option(rerolls[next++] ?? 'keep')
  })
}

describe('XXV.C naval battle', () => {
  it('XXV.C a white die a fleet, no missiles; white swords hit and red ones do not', () => {
    const state = bareState()
    const romans = launch(state, 'romans', 'fleet', 2, 'mare_siculum')
    const vandals = launch(state, 'vandals', 'fleet', 2, 'mare_siculum')
    const { events } = fight(state, force('romans', romans), force('vandals', vandals), [5, 6, 1, 2])
    expect(events.filter((event) => event.type === 'naval-dice').map(({ hits }) => hits)).toEqual([1, 0])
    expect(events.filter((event) => event.type === 'roll').map(({ dice }) => dice.length)).toEqual([2, 2])
  })

  it.each(['basic', 'advanced'] as const)('XXV.C the same dice under %s combat', (combat) => {
    const state = freshState({ combat })
    for (const id of Object.keys(state.units)) placeUnit(state, id, 'reserve')
    const romans = launch(state, 'romans', 'fleet', 1, 'sinus_gaditanus')
    const vandals = launch(state, 'vandals', 'fleet', 1, 'sinus_gaditanus')
    const { result } = fight(
      state,
      force('romans', romans),
      force('vandals', vandals),
      [4, 1],
      'sinus_gaditanus'
    )
    expect(result).toEqual({ winner: 'attacker', sunk: { attacker: 0, defender: 1 } })
  })

  it('XXV.C more hits win, whatever was lost; equal hits are a draw', () => {
    const state = bareState()
    const romans = launch(state, 'romans', 'elite-fleet', 2, 'mare_siculum')
    const vandals = launch(state, 'vandals', 'fleet', 2, 'mare_siculum')
    const draw = fight(state, force('romans', romans), force('vandals', vandals), [4, 1, 6, 1])
    expect(draw.result).toEqual({ winner: null, sunk: { attacker: 0, defender: 1 } })
  })

  it('XXV.C to destroy the other is to win, even with as many hits', () => {
    const state = bareState()
    const romans = launch(state, 'romans', 'elite-fleet', 1, 'mare_siculum')
    const vandals = launch(state, 'vandals', 'fleet', 1, 'mare_siculum')
    const { result } = fight(state, force('vandals', vandals), force('romans', romans), [4, 4])
    expect(result.winner).toBe('defender')
    expect([at(state, romans[0] ?? ''), at(state, vandals[0] ?? '')]).toEqual(['mare_siculum', 'reserve'])
  })

  it('XXV.C XX.K an imperial fleet takes two hits, and the damaged are whole again afterwards', () => {
    const state = bareState()
    const romans = launch(state, 'romans', 'elite-fleet', 2, 'mare_siculum')
    const vandals = launch(state, 'vandals', 'fleet', 2, 'mare_siculum')
    const { events } = fight(state, force('vandals', vandals), force('romans', romans), [4, 4, 1, 1])
    expect(events.filter(({ type }) => type === 'fleet-damaged')).toHaveLength(2)
    expect(romans.map((id) => [state.units[id]?.at, state.units[id]?.damaged])).toEqual([
      ['mare_siculum', false],
      ['mare_siculum', false]
    ])
  })

  it('XXV.C all ports of a Mediterranean zone give two re-rolls; of an outer zone none', () => {
    const state = bareState()
    const romans = launch(state, 'romans', 'fleet', 1, 'sinus_gallicus')
    const vandals = launch(state, 'vandals', 'fleet', 1, 'sinus_gallicus')
    const sides = [force('romans', romans), force('vandals', vandals)] as const
    const inner = fight(state, ...sides, [1, 4, 2, 4], 'sinus_gallicus', ['own:0', 'own:0'])
    expect(inner.decisions).toHaveLength(2)
    expect(inner.result.winner).toBeNull()
    const outer = bareState()
    const north = launch(outer, 'romans', 'fleet', 1, 'oceanus_britannicus')
    const foe = launch(outer, 'vandals', 'fleet', 1, 'oceanus_britannicus')
    const quiet = fight(outer, force('romans', north), force('vandals', foe), [1, 1], 'oceanus_britannicus')
    expect(quiet.decisions).toEqual([])
  })

  it('XXV.C a leader aboard gives his re-rolls and dies if all his stack is destroyed', () => {
    const state = bareState()
    const romans = launch(state, 'romans', 'fleet', 1, 'mare_siculum')
    const vandals = launch(state, 'vandals', 'fleet', 2, 'mare_siculum')
    lead(state, 'stilicho', 'latium')
    Object.assign(state.leaders.stilicho ?? {}, { at: 'mare_siculum' })
    const { decisions } = fight(
      state,
      force('romans', romans, 'stilicho'),
      force('vandals', vandals),
      [1, 4, 1, 4],
      'mare_siculum',
      ['enemy:1', 'keep']
    )
    expect(decisions).toHaveLength(2)
    expect(state.leaders.stilicho).toMatchObject({ presence: 'gone', at: null })
  })

  it('XX.K stacks of two recover one fleet each; against a single fleet none comes back', () => {
    const state = bareState()
    const romans = launch(state, 'romans', 'fleet', 2, 'mare_siculum')
    const vandals = launch(state, 'vandals', 'fleet', 2, 'mare_siculum')
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
    const state = bareState()
    const first = launch(state, 'byzantines', 'elite-fleet', 2, 'mare_aegeum')
    launch(state, 'byzantines', 'fleet', 2, 'mare_aegeum')
    const [vandal = ''] = launch(state, 'vandals', 'fleet', 1, 'mare_aegeum')
    begin(state, 'byzantines')
    const attack = order('sea:attack:mare_aegeum:byzantines-1>vandals-1', ...first)
    const { events } = command(state, [attack], {}, [1, 1, 1])
    const rolls = events.filter((event) => event.type === 'roll' && event.reason === 'naval-dice')
    expect(rolls.map((event) => (event.type === 'roll' ? event.dice.length : 0))).toEqual([2, 1])
    expect(at(state, vandal)).toBe('mare_aegeum')
  })

  it('XXV.C an inactive stack that refuses costs its player a point, which the other gains', () => {
    const state = bareState()
    const fleets = launch(state, 'byzantines', 'fleet', 1, 'mare_aegeum')
    launch(state, 'vandals', 'fleet', 1, 'mare_aegeum')
    begin(state, 'byzantines')
    const before = { ...state.score.sides }
    const attack = order('sea:attack:mare_aegeum:byzantines-1>vandals-1', ...fleets)
    command(state, [attack], { 'naval-battle': [option('refuse')] })
    expect(state.score.sides.romans - before.romans).toBe(1)
    const loser = sideOf('vandals')
    expect(state.score.sides[loser] - before[loser]).toBe(-1)
    expect(zonesLeft(state, fleets[0] ?? '')).toBe(4)
  })

  it('XXV.C an active stack that refuses ends its movement, and costs nothing', () => {
    const state = bareState()
    const [fleet = ''] = launch(state, 'romans', 'fleet', 1, 'mare_tyrrheneum')
    launch(state, 'vandals', 'fleet', 1, 'mare_siculum')
    begin(state, 'romans')
    const before = { ...state.score.sides }
    command(
      state,
      [order('sea:sail:romans:mare_tyrrheneum>mare_adriaticum', fleet)],
      { 'naval-interception': [option('stack-1')], 'naval-battle': [option('refuse')] },
      [2]
    )
    expect([at(state, fleet), zonesLeft(state, fleet)]).toEqual(['mare_siculum', 0])
    expect(state.score.sides).toEqual(before)
  })

  it('XXV.C out of sequence: the moving stack fights on its way, and goes on if it is not beaten', () => {
    const state = bareState()
    const [fleet = ''] = launch(state, 'romans', 'fleet', 1, 'mare_tyrrheneum')
    launch(state, 'vandals', 'fleet', 1, 'mare_siculum')
    begin(state, 'romans')
    command(
      state,
      [order('sea:sail:romans:mare_tyrrheneum>mare_adriaticum', fleet)],
      { 'naval-interception': [option('stack-1')] },
      [2, 1, 4]
    )
    expect(at(state, fleet)).toBe('mare_adriaticum')
  })

  it('XXV.C no fleet is lost from the books or invented in any battle', () => {
    const random = createRandom('naval battles')
    for (let round = 0; round < 60; round++) {
      const state = bareState()
      const kinds = ['fleet', 'elite-fleet'] as const
      const romans = Array.from({ length: 1 + (round % 2) }, () => pickOne(random, kinds)).flatMap((kind) =>
        launch(state, 'byzantines', kind, 1, 'mare_aegeum')
      )
      const vandals = launch(state, 'vandals', 'fleet', 1 + (Math.floor(round / 2) % 2), 'mare_aegeum')
      const counters = Object.keys(state.units).length
      state.random = createRandom(`battle ${round}`)
      const { result } = drive(
        state,
        (play) =>
          navalBattle(play, {
            zone: 'mare_aegeum',
            attacker: force('byzantines', romans),
            defender: force('vandals', vandals)
          }),
        {
          answers: ({ body }) => option(body.type === 'choice' ? pickOne(random, body.options).key : 'keep')
        }
      )
      const places = [...romans, ...vandals].map((id) => state.units[id]?.at)
      expect(places.every((place) => place === 'mare_aegeum' || place === 'reserve')).toBe(true)
      expect(places.filter((place) => place === 'reserve').length).toBeLessThanOrEqual(
        result.sunk.attacker + result.sunk.defender
      )
      expect(Object.keys(state.units)).toHaveLength(counters)
      expect(Object.values(state.units).some(({ damaged }) => damaged)).toBe(false)
    }
  })
})
