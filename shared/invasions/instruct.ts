import { sideIds } from './content/ids.ts'
import { standingOrdersSchema } from './standing-orders.ts'
import type { InvasionsState } from './state.ts'

/** Takes a side's orders into the state; false where they make no sense. */
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
