import type { Board } from '../../board.ts'
import type { CardMoment } from '../../card-rules.ts'
import { sideOf } from '../../catalogue.ts'
import type { SideId } from '../../content/ids.ts'
import type { StandingOrders, StopChoice, StopMoment } from '../../standing-orders.ts'

export function stopMoment({ window, opponent }: CardMoment): StopMoment {
  return window === 'diplomacy-play' && opponent ? 'last-call' : window
}

/** Moments that belong to nobody or come once a turn. By default the player is asked at each of them. */
const common: ReadonlySet<StopMoment> = new Set(['caravans', 'diplomacy-step', 'event-played'])

/** The default stop. Diplomacy cards are played in the nation's own step; a player must opt in to the last call. */
export function usualStop(at: StopMoment): StopChoice {
  if (at === 'last-call') return 'never'
  return common.has(at) ? 'always' : 'concerned'
}

export function stopFor(orders: StandingOrders, card: string, at: StopMoment): StopChoice {
  return orders.stops[`${card}/${at}`] ?? usualStop(at)
}

/**
 * Whether a nation of the player takes part in the moment or controls its province. A roll concerns those whom it goes
 * against, whoever has made it; where the rules cannot say, its parties.
 */
export function concerns(
  { control }: Pick<Board, 'control'>,
  { window, side: whose, nation, opponent, province, against }: CardMoment,
  side: SideId
): boolean {
  if (against) return against.some((one) => sideOf(one) === side)
  const owner = window !== 'any-roll' && province ? control[province] : undefined
  return whose === side || [nation, opponent, owner].some((one) => one !== undefined && sideOf(one) === side)
}

/** Whether the player's standing orders let the game ask about a card now. Without orders it asks about every card. */
export function wantsToBeAsked(
  board: Pick<Board, 'control' | 'turn'>,
  orders: StandingOrders | undefined,
  { card, moment: at, side }: { card: string; moment: CardMoment; side: SideId }
): boolean {
  if (!orders) return true
  if (isPassing(orders, at, side, board.turn)) return false
  const kind = stopMoment(at)
  if (orders.quiet[`${card}/${kind}`] === board.turn) return false
  const stop = stopFor(orders, card, kind)
  return stop === 'always' || (stop === 'concerned' && concerns(board, at, side))
}

function isPassing({ passing }: StandingOrders, at: CardMoment, side: SideId, now: number): boolean {
  if (passing === 'own-moment') return !isOwn(at, side)
  return passing?.turn === now
}

/** Whether the moment belongs to a nation of the player. */
export function isOwn({ side: whose, nation }: CardMoment, side: SideId): boolean {
  return (whose ?? (nation && sideOf(nation))) === side
}
