import type { InvasionsState, PieceId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'

/** XX.L: a piece has taken a step over land. */
export function noteWayIn(state: InvasionsState, piece: PieceId, from: ProvinceId, into: ProvinceId): void {
  state.waysIn ??= {}
  state.waysIn[piece] = { from, into }
}

/** XXII.A, XXV.E: a piece has been set down or has landed: it came from no neighbouring province. */
export function forgetWayIn(state: InvasionsState, piece: PieceId): void {
  if (state.waysIn) delete state.waysIn[piece]
}

/** An activation is over, and with it the ways that were taken in it. */
export function forgetWaysIn(state: InvasionsState): void {
  delete state.waysIn
}
