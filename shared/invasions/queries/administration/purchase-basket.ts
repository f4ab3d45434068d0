import { sameKey } from '../../../engine/option-key.ts'
import type { WareKey } from '../../answers/administration.ts'
import type { Abouts } from '../../decisions/decision-kinds.ts'
import { isFleet } from '../pieces/unit-arms.ts'

type Market = Abouts['purchases']
export type PricedWare = Market['wares'][number]

/** The keys of the chosen wares, each as often as it is bought. */
export type Basket = readonly WareKey[]

export const countIn = (basket: Basket, { key }: PricedWare): number =>
  basket.filter((taken) => sameKey(taken, key)).length

/** Why a nation cannot buy one more of a ware. */
export type PurchaseObstacle = 'counters' | 'recruits' | 'room' | 'gold'

export interface BasketLine {
  readonly ware: PricedWare
  readonly count: number
  /** XV.B: why the nation cannot buy one more; null when it can. */
  readonly obstacle: PurchaseObstacle | null
}

/** XV.B: each ware with its count in the basket, and why one more is impossible. `left` is the unspent gold. */
export function basketLines(market: Market, basket: Basket, left: number): BasketLine[] {
  const taken = (counts: (ware: PricedWare) => boolean) =>
    market.wares.filter(counts).reduce((sum, ware) => sum + countIn(basket, ware), 0)
  const recruits = market.recruits === null ? Number.POSITIVE_INFINITY : market.recruits
  const recruitsLeft = recruits - taken(({ national }) => national)
  const land = market.room.land - taken((ware) => !isFleet(ware))
  const sea = market.room.sea - taken(isFleet)
  return market.wares.map((ware): BasketLine => {
    const count = countIn(basket, ware)
    const room = isFleet(ware) ? sea : land
    return { ware, count, obstacle: obstacleTo(ware, { count, left, room, recruitsLeft }) }
  })
}

interface Limits {
  readonly count: number
  readonly left: number
  readonly room: number
  readonly recruitsLeft: number
}

function obstacleTo({ counters, national, price }: PricedWare, { count, left, room, recruitsLeft }: Limits) {
  if (count >= counters) return 'counters'
  if (national && recruitsLeft < 1) return 'recruits'
  if (room < 1) return 'room'
  return left < price ? 'gold' : null
}

/** XV.B: how many national units may still be recruited besides this basket; null without a limit. */
export function recruitsAfter({ recruits, wares }: Market, basket: Basket): number | null {
  if (recruits === null) return null
  return wares.reduce((left, ware) => left - (ware.national ? countIn(basket, ware) : 0), recruits)
}
