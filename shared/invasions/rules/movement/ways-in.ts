import type { InvasionsState, PieceId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'

/** XX.L: records from where a piece entered a province over land. */
export function recordWayIn(state: InvasionsState, piece: PieceId, from: ProvinceId, into: ProvinceId): void {
  state.waysIn ??= {}
  state.waysIn[piece] = { from, into }
}

/** XXII.A, XXV.E: forgets it for a piece that was redeployed or landed: it came from no neighbouring province. */
export function forgetWayIn(state: InvasionsState, piece: PieceId): void {
  if (state.waysIn) delete state.waysIn[piece]
}

/** Forgets all entries at the end of an activation. */
export function forgetWaysIn(state: InvasionsState): void {
  delete state.waysIn
}
