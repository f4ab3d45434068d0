import { InvariantError } from '../../engine/soak-target.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import { occupiedPlaces } from '../queries/pieces/placement.ts'
import { isLandUnit } from '../queries/pieces/unit-arms.ts'
import { type StanceMaps, stanceMaps } from '../queries/relations/stance-map.ts'
import type { InvasionsState } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { isProvinceId } from '../world/world-queries.ts'

/** Follows a campaign event by event and checks what no single state can show. */
export class CampaignChecker {
  /** The turn since which each army has stood at a city that it could besiege, without a siege. */
  #idle = new Map<string, number>()

  /** Call it for each event, with the state after the answer that caused it. */
  note(event: InvasionsEvent, state: InvasionsState): void {
    if (event.type === 'siege') this.#idle.delete(keyOf(event.besieger, event.province))
    if (event.type === 'terror') this.#idle.delete(keyOf(event.nation, event.province))
    // The rules ask no besieger among friends or under a truce, so the count starts again.
    if (event.type === 'alliance-made') for (const nation of event.nations) this.#forget(nation)
    if (event.type === 'truce-made') for (const nation of [event.by, event.target]) this.#forget(nation)
    if (event.type === 'activation-ended') for (const nation of event.nations) this.#lookAround(nation, state)
  }

  #forget(nation: NationId): void {
    for (const key of this.#idle.keys()) if (key.startsWith(`${nation} `)) this.#idle.delete(key)
  }

  /** XXIV.A: an army at a hostile city besieges it, moves on or retreats. It does not stay for another turn. */
  #lookAround(nation: NationId, state: InvasionsState): void {
    const standing = new Set(besiegeableBy(nation, state).map((province) => keyOf(nation, province)))
    for (const key of this.#idle.keys()) {
      if (key.startsWith(`${nation} `) && !standing.has(key)) this.#idle.delete(key)
    }
    for (const key of standing) {
      const since = this.#idle.get(key) ?? state.turn
      if (since < state.turn)
        throw new InvariantError(
          `no army stays a second turn at a city that it could besiege without a question: ${key} since turn ${since}`
        )
      this.#idle.set(key, since)
    }
  }
}

const keyOf = (nation: NationId, province: ProvinceId): string => `${nation} ${province}`

/** XXIV.A: the undefended cities with units of the nation that an enemy or nobody controls. */
function besiegeableBy(nation: NationId, state: InvasionsState): ProvinceId[] {
  const from = stanceMaps(state)
  return [...occupiedPlaces(state)].flatMap(([place, units]) => {
    if (!isProvinceId(place) || !isHostileCity(from, nation, state, place)) return []
    const army = units.some((unit) => unit.controller === nation && isLandUnit(unit))
    return army && !from(nation).isDefended(place) ? [place] : []
  })
}

/** A city is hostile unless the nation itself, a friend or a neutral controls it. */
function isHostileCity(
  from: StanceMaps,
  nation: NationId,
  state: InvasionsState,
  province: ProvinceId
): boolean {
  if (!state.cities[province]) return false
  return state.control[province] === undefined || from(nation).enemyOwner(province) !== null
}
