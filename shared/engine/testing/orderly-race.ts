import type { Game } from '../game.ts'
import type { Race } from './river-race/types.ts'
import { riverRace } from './river-race.ts'

/** The race of crews that may be ordered to have so much food on board. */
export const orderlyRace: Game<Race> = {
  ...riverRace,
  takeStandingOrders({ boats }, side, orders) {
    const boat = side === 'north' || side === 'south' ? boats[side] : undefined
    if (!boat || typeof orders?.food !== 'number') return false
    boat.food = orders.food
    return true
  }
}
