import type { ResourceId } from '../content/ids.ts'
import { figures } from '../figures.ts'

const { values } = figures.market

/** One resource that changes hands, and for how much. */
export interface Trade {
  readonly resource: ResourceId
  readonly nomismata: number
}

/** What a list of sales or purchases leads to. */
export interface Deal {
  readonly trades: readonly Trade[]
  readonly nomismata: number
  readonly market: readonly ResourceId[]
}

/** A.6: how a resource may be sold now; null if the market takes none. */
export function saleKind(
  market: readonly ResourceId[],
  resource: ResourceId,
  hasDuplicated: boolean
): 'missing' | 'duplicate' | null {
  if (market.length >= values.length) return null
  if (!market.includes(resource)) return 'missing'
  return market[0] === resource && !hasDuplicated ? 'duplicate' : null
}

/**
 * A.6: sells in this order; null if one of them cannot be sold. A missing resource goes to the first empty space. One
 * that doubles the first of the market, once an action, does so too; then the first leaves and all move down.
 */
export function saleOf(market: readonly ResourceId[], sold: readonly ResourceId[], bonus = 0): Deal | null {
  let now = market
  let hasDuplicated = false
  const trades: Trade[] = []
  for (const resource of sold) {
    const kind = saleKind(now, resource, hasDuplicated)
    const value = values[now.length]
    if (!kind || value === undefined) return null
    trades.push({ resource, nomismata: value + bonus })
    now = kind === 'missing' ? [...now, resource] : [...now.slice(1), resource]
    hasDuplicated ||= kind === 'duplicate'
  }
  return { trades, nomismata: totalOf(trades), market: now }
}

/** A.7: buys at the values of their spaces; then the others move down. Null if one is not there. */
export function purchaseOf(
  market: readonly ResourceId[],
  bought: readonly ResourceId[],
  bonus = 0
): Deal | null {
  if (new Set(bought).size < bought.length) return null
  const trades: Trade[] = []
  for (const resource of bought) {
    const value = values[market.indexOf(resource)]
    if (value === undefined) return null
    trades.push({ resource, nomismata: Math.max(0, value - bonus) })
  }
  return { trades, nomismata: totalOf(trades), market: market.filter((id) => !bought.includes(id)) }
}

/** What the market asks for a resource now; null if it has none. */
export function buyingPrice(market: readonly ResourceId[], resource: ResourceId, bonus = 0): number | null {
  return purchaseOf(market, [resource], bonus)?.nomismata ?? null
}

/** What the market pays for a resource now; null if it takes none. */
export function sellingPrice(market: readonly ResourceId[], resource: ResourceId, bonus = 0): number | null {
  return saleOf(market, [resource], bonus)?.nomismata ?? null
}

function totalOf(trades: readonly Trade[]): number {
  return trades.reduce((sum, { nomismata }) => sum + nomismata, 0)
}
