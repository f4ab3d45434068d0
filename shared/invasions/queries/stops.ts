import type { Board } from '../board.ts'
import type { Moment } from '../cards.ts'
import { sideOf } from '../catalogue.ts'
import type { SideId } from '../content/ids.ts'
import type { StandingOrders, Stop, StopMoment } from '../standing-orders.ts'

export function stopMoment({ window, opponent }: Moment): StopMoment {
  return window === 'diplomacy-play' && opponent ? 'last-call' : window
}

/** Moments that are nobody's own, or once in a turn: who holds a card for them wants to know. */
const common: ReadonlySet<StopMoment> = new Set(['caravans', 'diplomacy-step', 'event-played'])

/** Envoys go out in their nation's own step; who wants to wait for the last call says so. */
export function usualStop(at: StopMoment): Stop {
  if (at === 'last-call') return 'never'
  return common.has(at) ? 'always' : 'concerned'
}

export function stopFor(orders: StandingOrders, card: string, at: StopMoment): Stop {
  return orders.stops[`${card}/${at}`] ?? usualStop(at)
}

/** Whether a nation of the player has a part in the moment, or controls the province where it is; a roll is its roller's. */
export function concerns(
  { control }: Pick<Board, 'control'>,
  { window, side: whose, nation, opponent, province }: Moment,
  side: SideId
): boolean {
  const owner = window !== 'any-roll' && province ? control[province] : undefined
  return whose === side || [nation, opponent, owner].some((one) => one !== undefined && sideOf(one) === side)
}

/** Whether the player wants to be asked of a card at a moment. Without orders he is asked of everything. */
export function wantsToBeAsked(
  board: Pick<Board, 'control' | 'turn'>,
  orders: StandingOrders | undefined,
  { card, moment: at, side }: { card: string; moment: Moment; side: SideId }
): boolean {
  if (!orders) return true
  if (isPassing(orders, at, side, board.turn)) return false
  const kind = stopMoment(at)
  if (orders.quiet[`${card}/${kind}`] === board.turn) return false
  const stop = stopFor(orders, card, kind)
  return stop === 'always' || (stop === 'concerned' && concerns(board, at, side))
}

function isPassing({ passing }: StandingOrders, at: Moment, side: SideId, now: number): boolean {
  if (passing === 'own-moment') return !isOwn(at, side)
  return passing?.turn === now
}

function isOwn({ side: whose, nation }: Moment, side: SideId): boolean {
  return (whose ?? (nation && sideOf(nation))) === side
}
