import { sideIds } from './content/ids.ts'
import { standingOrdersSchema } from './standing-orders.ts'
import type { InvasionsState } from './state.ts'

/** Stores a side's standing orders in the state. Returns false when they are invalid. */
export function instruct(state: InvasionsState, side: string, orders: unknown): boolean {
  const who = sideIds.find((id) => id === side)
  if (!who) return false
  const hand = state.hands[who]
  if (orders === null) {
    delete hand.orders
    return true
  }
  const read = standingOrdersSchema.safeParse(orders)
  if (read.success) hand.orders = read.data
  return read.success
}
