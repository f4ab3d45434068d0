import type { InvasionsState, Leader, Place, Unit, UnitId } from '../state.ts'

interface Index {
  readonly placements: number
  readonly places: ReadonlyMap<Place, readonly Unit[]>
}

/** One index per state, rebuilt when a unit has moved since. */
const indexes = new WeakMap<InvasionsState, Index>()

/** The units in a province, a sea zone or the reserve, of all nations, in the order of their ids. */
export function unitsIn(state: InvasionsState, place: Place): readonly Unit[] {
  if (place === 'reserve' || place === 'removed') {
    return Object.values(state.units).filter(({ at }) => at === place)
  }
  return indexOf(state).get(place) ?? []
}

export function unitById(state: InvasionsState, id: UnitId): Unit {
  const unit = state.units[id]
  if (!unit) throw new Error(`there is no unit '${id}'`)
  return unit
}

/**
 * The only way to move a unit: from anywhere to anywhere. `stack` is the naval stack, for a fleet at sea.
 * In the reserve a unit is whole and its nation's own.
 */
export function placeUnit(state: InvasionsState, id: UnitId, at: Place, stack?: 1 | 2): void {
  const { stack: _, ...unit } = unitById(state, id)
  const placed = stack === undefined ? { ...unit, at } : { ...unit, at, stack }
  state.units[id] = at === 'reserve' ? { ...placed, damaged: false, controller: unit.nation } : placed
  state.placements += 1
}

export function leadersIn(state: InvasionsState, place: Place): Leader[] {
  const here: Leader[] = []
  for (const id in state.leaders) {
    const leader = state.leaders[id]
    if (leader?.at === place && leader.presence === 'in-play') here.push(leader)
  }
  return here
}

function indexOf(state: InvasionsState): Index['places'] {
  const known = indexes.get(state)
  if (known && known.placements === state.placements) return known.places
  const places = new Map<Place, Unit[]>()
  for (const id in state.units) {
    const unit = state.units[id]
    if (!unit || unit.at === 'reserve' || unit.at === 'removed') continue
    const here = places.get(unit.at)
    if (here) here.push(unit)
    else places.set(unit.at, [unit])
  }
  indexes.set(state, { placements: state.placements, places })
  return places
}
