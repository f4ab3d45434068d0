import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom, pickOne, type RandomState, randomInt } from '../../../engine/random.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { BattleOrder } from '../../queries/battle/order.ts'
import { isLandUnit } from '../../queries/pieces.ts'
import { unitById } from '../../queries/placement.ts'
import { surroundings } from '../../queries/surroundings.ts'
import { isProvince } from '../../queries/terrain.ts'
import type { InvasionsState, UnitId } from '../../state.ts'
import { emptyMap, encamp, lead, move } from '../../testing/position.ts'
import { playRandomly } from '../../testing/random-play.ts'
import { provinces } from '../../world/provinces.ts'
import { neighbours } from '../../world/queries.ts'
import { fightBattle } from '../battle.ts'

/** Every unit is in one place, and the counters are those of the beginning. */
function census(state: InvasionsState): string {
  return Object.values(state.units)
    .map(({ id, kind, nation }) => `${id} ${kind} ${nation}`)
    .sort()
    .join('\n')
}

const fighters: readonly NationId[] = nationIds.filter((id) => id !== 'anglo-saxons')
const landProvinces = provinces.filter(({ map }) => map === 'base').map(({ id }) => id)

/** Two hostile stacks, of whatever nations, somewhere on the map; the attacker came from next door. */
function randomBattle(state: InvasionsState, random: RandomState): BattleOrder | null {
  const province = pickOne(random, landProvinces)
  const next = neighbours(province, 'base')
  const [one, other] = [pickOne(random, fighters), pickOne(random, fighters)]
  if (next.length === 0 || one === other) return null
  state.active = [one]
  const from = pickOne(random, next).id
  for (const nation of [one, other]) state.nations[nation].presence = 'in-play'
  state.control = { ...state.control, [from]: one, [province]: other }
  const force = (nation: NationId) => {
    const free = Object.values(state.units).filter(
      (unit) => unit.nation === nation && unit.at === 'reserve' && isLandUnit(unit)
    )
    const units: UnitId[] = []
    for (let count = 1 + randomInt(random, 6); count > 0 && free.length > 0; count--) {
      const [unit] = free.splice(randomInt(random, free.length), 1)
      if (unit) units.push(...move(state, [unit.id], province))
    }
    const leaders = Object.values(state.leaders).filter((leader) => leader.nation === nation)
    const chosen = leaders.length > 0 && randomInt(random, 3) > 0 ? pickOne(random, leaders).id : null
    const horde = state.nations[nation].status === 'barbarian' && randomInt(random, 2) === 0
    if (horde) encamp(state, nation, province)
    if (chosen) lead(state, chosen, province)
    return {
      nation,
      units,
      leader: chosen,
      hordes: horde ? [nation] : []
    }
  }
  const [attacker, defender] = [force(one), force(other)]
  if (attacker.units.length === 0 || defender.units.length === 0) return null
  return {
    province,
    attacker,
    defender,
    from: Object.fromEntries(attacker.units.map((id) => [id, from])),
    intercepted: randomInt(random, 3) === 0
  }
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
        const look = surroundings(state, loser.nation)
        for (const unit of Object.values(state.units)) {
          if (unit.controller !== loser.nation || !isProvince(unit.at) || unit.at === battle.province)
            continue
          expect(look.ground(unit.at)).toBe('friendly')
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
