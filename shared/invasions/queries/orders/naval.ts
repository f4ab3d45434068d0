import { pickOne, type RandomState } from '../../../engine/random.ts'
import type { Board } from '../../board.ts'
import type { Movement } from '../../state.ts'
import { boardingOffers } from './boarding.ts'
import { crossingOffers } from './crossings.ts'
import { fleetOffers } from './fleets.ts'
import type { Mustered, NavalOffer } from './naval-order.ts'

/** XXV.A, XXV.D: the orders by sea that a player may give now. */
export function navalOffers(state: Board, movement: Movement, mustered: Mustered): NavalOffer[] {
  if (movement.quiet) return []
  const { nations } = mustered
  // XXII.B: on a campaign fleets carry troops, but neither sail nor attack.
  const fleets = movement.campaign === null ? nations : []
  return [
    ...fleets.flatMap((nation) => [
      ...fleetOffers(state, nation),
      ...boardingOffers(state, nation, mustered)
    ]),
    ...nations.flatMap((nation) => crossingOffers(state, movement, nation, mustered))
  ]
}

/** A random order. It picks the sort first, because transports outnumber all others. */
export function sampleNaval(random: RandomState, offers: readonly NavalOffer[]): NavalOffer {
  const sort = pickOne(random, [...new Set(offers.map(({ order }) => order.sort))])
  return pickOne(
    random,
    offers.filter(({ order }) => order.sort === sort)
  )
}
