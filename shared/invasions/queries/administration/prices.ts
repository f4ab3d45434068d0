import type { Price, PriceList } from '../../content/content-schema.ts'
import type { PriceListId, UnitKindId } from '../../content/ids.ts'
import { commonPrices, priceLists } from '../../content/prices.ts'

const lists: readonly PriceList[] = priceLists
const common: readonly Price[] = commonPrices

/** XV.B: the price of a unit in a player's table; null for units that nobody buys (Limites are rebuilt for free). */
export function priceOf(list: PriceListId, kind: UnitKindId, status: 'kingdom' | 'empire'): number | null {
  const own = lists.find((entry) => entry.id === list)?.differences.find((price) => price.kind === kind)
  return (own ?? common.find((price) => price.kind === kind))?.[status] ?? null
}
