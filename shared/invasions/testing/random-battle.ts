import { pickOne, type RandomState, randomInt } from '../../engine/random.ts'
import { sideOf } from '../catalogue.ts'
import { type NationId, nationIds } from '../content/ids.ts'
import type { BattleSetup } from '../queries/battle/battle-setup.ts'
import { isLandUnit } from '../queries/pieces/unit-arms.ts'
import type { InvasionsState, UnitId } from '../state.ts'
import { provinces } from '../world/provinces.ts'
import { neighbours } from '../world/world-queries.ts'
import { encamp, hire, lead, move } from './position.ts'

const fighters: readonly NationId[] = nationIds.filter((id) => id !== 'anglo-saxons')
const landProvinces = provinces.filter(({ map }) => map === 'base').map(({ id }) => id)

/**
 * Two stacks of random nations in a random province. The attacker came from an adjacent province. `withAllies`: a nation
 * of another player, perhaps with a mercenary among its units, stands beside each of them.
 */
export function randomBattle(
  state: InvasionsState,
  random: RandomState,
  { withAllies = false } = {}
): BattleSetup | null {
  const province = pickOne(random, landProvinces)
  const next = neighbours(province, 'base')
  const [one, other] = [pickOne(random, fighters), pickOne(random, fighters)]
  if (next.length === 0 || one === other) return null
  state.active = [one]
  const from = pickOne(random, next).id
  for (const nation of [one, other]) state.nations[nation].presence = 'in-play'
  state.control = { ...state.control, [from]: one, [province]: other }
  const unitsOf = (nation: NationId): UnitId[] => {
    const free = Object.values(state.units).filter(
      (unit) => unit.nation === nation && unit.at === 'reserve' && isLandUnit(unit)
    )
    const units: UnitId[] = []
    for (let count = 1 + randomInt(random, 6); count > 0 && free.length > 0; count--) {
      const [unit] = free.splice(randomInt(random, free.length), 1)
      if (unit) units.push(...move(state, [unit.id], province))
    }
    return units
  }
  const allyOf = (nation: NationId): UnitId[] => {
    const others = fighters.filter((id) => sideOf(id) !== sideOf(nation) && id !== one && id !== other)
    const units = unitsOf(pickOne(random, others))
    const [mercenary] = units
    if (mercenary && randomInt(random, 2) === 0) hire(state, mercenary, nation)
    return units
  }
  const force = (nation: NationId) => {
    const units = [...unitsOf(nation), ...(withAllies ? allyOf(nation) : [])]
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
