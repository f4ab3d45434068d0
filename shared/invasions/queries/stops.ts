import type { Moment } from '../cards.ts'
import { sideOf } from '../catalogue.ts'
import type { SideId } from '../content/ids.ts'
import type { StandingOrders, Stop, StopMoment } from '../standing-orders.ts'

export function stopMoment({ window, opponent }: Moment): StopMoment {
  return window === 'diplomacy-play' && opponent ? 'last-call' : window
}

/** Envoys go out in their nation's own step; who wants to wait for the last call says so. */
export function usualStop(at: StopMoment): Stop {
  return at === 'last-call' ? 'never' : 'concerned'
}

export function stopFor(orders: StandingOrders, card: string, at: StopMoment): Stop {
  return orders.stops[`${card}/${at}`] ?? usualStop(at)
}

/** Whether a nation of the player has a part in the moment. */
export function concerns({ side: whose, nation, opponent }: Moment, side: SideId): boolean {
  return [whose, nation && sideOf(nation), opponent && sideOf(opponent)].includes(side)
}

/** Whether the player wants to be asked of a card at a moment. Without orders he is asked of everything. */
export function wantsToBeAsked(
  orders: StandingOrders | undefined,
  { card, moment: at, side, turn: now }: { card: string; moment: Moment; side: SideId; turn: number }
): boolean {
  if (!orders) return true
  if (isPassing(orders, at, side, now)) return false
  const kind = stopMoment(at)
  if (orders.quiet[`${card}/${kind}`] === now) return false
  const stop = stopFor(orders, card, kind)
  return stop === 'always' || (stop === 'concerned' && concerns(at, side))
}

function isPassing({ passing }: StandingOrders, at: Moment, side: SideId, now: number): boolean {
  if (passing === 'own-moment') return !isOwn(at, side)
  return passing?.turn === now
}

function isOwn({ side: whose, nation }: Moment, side: SideId): boolean {
  return (whose ?? (nation && sideOf(nation))) === side
}
