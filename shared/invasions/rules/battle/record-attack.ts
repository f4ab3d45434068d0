import type { NationId } from '../../content/ids.ts'
import { isInForce } from '../../queries/cards/turn-effects.ts'
import type { Piece } from '../../queries/pieces/pieces.ts'
import type { InvasionsState } from '../../state.ts'

/**
 * XXX.D: records for the turn which nations have attacked which in their activation. Each nation with units in the stack
 * attacks, whoever leads it; who fights in another's activation does not.
 */
export function recordAttack(
  state: InvasionsState,
  attackers: Iterable<NationId>,
  defenders: Iterable<NationId>
): void {
  const attacked = [...defenders]
  for (const nation of attackers) {
    if (!state.active.includes(nation)) continue
    for (const place of attacked) {
      if (!isInForce(state, 'attacked', { nation, place })) {
        state.thisTurn.effects.push({ effect: 'attacked', nation, place })
      }
    }
  }
}

/** The nations that pieces serve. */
export function nationsOfPieces(pieces: readonly Piece[]): ReadonlySet<NationId> {
  return new Set(pieces.map(({ nation }) => nation))
}
