import type { InvasionsState, UnitId } from '../../state.ts'

/** XX.L: units that retreat into another battle stand aside from it while the same nations are active. */
export function standAside(state: InvasionsState, units: readonly UnitId[]): void {
  const active = state.active[0]
  for (const id of units) {
    state.thisTurn.effects.push({ effect: 'stands-aside', place: id, ...(active ? { nation: active } : {}) })
  }
}

/** XX.L: after that battle the units no longer stand aside. */
export function stopStandingAside(state: InvasionsState, units: readonly UnitId[]): void {
  state.thisTurn.effects = state.thisTurn.effects.filter(
    ({ effect, place }) => effect !== 'stands-aside' || !units.includes(place ?? '')
  )
}
