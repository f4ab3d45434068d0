import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../engine/random.ts'
import { isProvince } from '../../queries/map/provinces.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import { stanceMap } from '../../queries/relations/stance-map.ts'
import type { InvasionsState } from '../../state.ts'
import { emptyMap } from '../../testing/position.ts'
import { randomBattle } from '../../testing/random-battle.ts'
import { playRandomly } from '../../testing/random-play.ts'
import { fightBattle } from './fight-battle.ts'

/** All counters of the game, to compare before and after the battle. */
function census(state: InvasionsState): string {
  return Object.values(state.units)
    .map(({ id, kind, nation }) => `${id} ${kind} ${nation}`)
    .sort()
    .join('\n')
}

describe('XX, XXI battles at random', () => {
  it('XX.L no battle loses or invents a unit, and no retreat ends where it may not', {
    timeout: 120_000
  }, () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.constantFrom('basic', 'advanced'), (seed, combat) => {
        const random = createRandom(`battle ${seed}`)
        const state = emptyMap({ combat, seed: `battle ${seed}` })
        const battle = randomBattle(state, random)
        if (!battle) return
        const before = census(state)
        const { events, answers, result } = playRandomly(state, (play) => fightBattle(play, battle), random)
        expect(answers).toBeLessThan(40)
        expect(census(state)).toBe(before)
        for (const { type } of events) seen.add(type)
        const loser = result.winner === 'attacker' ? battle.defender : battle.attacker
        const look = stanceMap(state, loser.nation)
        for (const unit of Object.values(state.units)) {
          if (unit.controller !== loser.nation || !isProvince(unit.at) || unit.at === battle.province)
            continue
          expect(look.provinceStance(unit.at)).toBe('friendly')
          const refuge = unit.at
          if (result.winner === 'attacker') expect(Object.values(battle.from)).not.toContain(refuge)
        }
        if (!result.submitted) {
          const staying = loser.units.filter((id) => unitById(state, id).at === battle.province)
          expect(staying).toEqual([])
        }
        const fallen = [...battle.attacker.units, ...battle.defender.units].filter(
          (id) => unitById(state, id).at === 'reserve'
        )
        for (const id of fallen) expect(unitById(state, id)).toMatchObject({ damaged: false })
      }),
      { numRuns: 600, seed: 11 }
    )
    for (const type of [
      'ambush',
      'horde-captured',
      'leader-eliminated',
      'leader-escaped',
      'no-retreat',
      'battle-conceded',
      'unit-repaired',
      'leader-option'
    ])
      expect([...seen]).toContain(type)
  })
})
