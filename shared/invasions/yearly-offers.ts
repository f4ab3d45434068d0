import { sideOf } from './catalogue.ts'
import type { NationId } from './content/ids.ts'
import type { InvasionsState, YearlyOffer } from './state.ts'

/** Remembers that a player with standing orders has refused, so that he is asked again when the offer promises more. */
export function refuseOffer(
  { hands }: InvasionsState,
  offer: YearlyOffer,
  nation: NationId,
  promised: number
): void {
  const hand = hands[sideOf(nation)]
  if (hand.orders) hand.refused = { ...hand.refused, [`${offer}/${nation}`]: promised }
}

/** Whether the player has refused this offer when it promised at least as much. */
export function isRefused(
  { hands }: InvasionsState,
  offer: YearlyOffer,
  nation: NationId,
  promised: number
): boolean {
  return (hands[sideOf(nation)].refused?.[`${offer}/${nation}`] ?? -1) >= promised
}
