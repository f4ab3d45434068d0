import type { NationId } from '../../content/ids.ts'
import type { Place, Unit } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isProvince } from '../map/provinces.ts'
import { isLandUnit } from './unit-arms.ts'

/** How many land units each nation commands in each province. Updated as units come and go. */
export class Garrisons {
  readonly #counts = new Map<NationId, Map<ProvinceId, number>>()

  constructor(places: ReadonlyMap<Place, readonly Unit[]>) {
    places.forEach((units, place) => {
      if (isProvince(place)) for (const unit of units) this.add(unit)
    })
  }

  placesOf(nation: NationId): Iterable<ProvinceId> {
    return this.#counts.get(nation)?.keys() ?? []
  }

  add(unit: Unit): void {
    this.#count(unit, unit.at, 1)
  }

  remove(unit: Unit): void {
    this.#count(unit, unit.at, -1)
  }

  #count(unit: Unit, at: Place, change: 1 | -1): void {
    if (!isProvince(at) || !isLandUnit(unit)) return
    const places = this.#counts.get(unit.controller) ?? new Map<ProvinceId, number>()
    const count = (places.get(at) ?? 0) + change
    if (count > 0) places.set(at, count)
    else places.delete(at)
    this.#counts.set(unit.controller, places)
  }
}
