import type { NationId } from '../content/ids.ts'
import type { InvasionsState } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { tiesOf } from './position-of.ts'
import { type Standing, standing } from './standing.ts'
import { isBarbarianProvince } from './terrain.ts'

/**
 * XII.D: how two nations stand to each other, in a province where that matters: Barbarians in a Barbarian
 * Area are neutral by default, unless one of them has declared itself hostile for the turn.
 */
export function stance(state: InvasionsState, a: NationId, b: NationId, province?: ProvinceId): Standing {
  const known = standing(tiesOf(state), a, b)
  if (known !== 'hostile') return known
  if (hasTruce(state, a, b)) return 'neutral'
  return province && neutralByDefault(state, a, b, province) ? 'neutral' : 'hostile'
}

export function areHostile(state: InvasionsState, a: NationId, b: NationId, province?: ProvinceId): boolean {
  return stance(state, a, b, province) === 'hostile'
}

export function areFriendly(state: InvasionsState, a: NationId, b: NationId): boolean {
  return stance(state, a, b) === 'friendly'
}

/** XXX.E */
function hasTruce(state: InvasionsState, a: NationId, b: NationId): boolean {
  return state.relations.some(
    (tie) =>
      tie.kind === 'truce' &&
      tie.binds === 'neutral' &&
      ((tie.by === a && tie.target === b) || (tie.by === b && tie.target === a))
  )
}

/** XII.D */
function neutralByDefault(state: InvasionsState, a: NationId, b: NationId, province: ProvinceId): boolean {
  if (!isBarbarianProvince(province)) return false
  if (state.nations[a].status !== 'barbarian' || state.nations[b].status !== 'barbarian') return false
  return !state.relations.some(
    (tie) =>
      tie.kind === 'hostility' &&
      tie.since === state.turn &&
      tie.nations.includes(a) &&
      tie.nations.includes(b)
  )
}
