import { pickOne, type RandomState } from '../../../engine/random.ts'
import type { Board } from '../../board.ts'
import type { Movement } from '../../state.ts'
import { boardingOptions } from './boarding-options.ts'
import { crossingOptions } from './crossing-options.ts'
import { fleetOptions } from './fleet-options.ts'
import type { MovableForces, NavalOption } from './naval-order.ts'

/** XXV.A, XXV.D: the orders by sea that a player may give now. */
export function navalOptions(state: Board, movement: Movement, mustered: MovableForces): NavalOption[] {
  if (movement.quiet) return []
  const { nations } = mustered
  // XXII.B: on a campaign fleets carry troops, but neither sail nor attack.
  const fleets = movement.campaign === null ? nations : []
  return [
    ...fleets.flatMap((nation) => [
      ...fleetOptions(state, nation),
      ...boardingOptions(state, nation, mustered)
    ]),
    ...nations.flatMap((nation) => crossingOptions(state, movement, nation, mustered))
  ]
}

/** A random order. It picks the sort first, because transports outnumber all others. */
export function sampleNavalOption(random: RandomState, offers: readonly NavalOption[]): NavalOption {
  const sort = pickOne(random, [...new Set(offers.map(({ order }) => order.sort))])
  return pickOne(
    random,
    offers.filter(({ order }) => order.sort === sort)
  )
}
