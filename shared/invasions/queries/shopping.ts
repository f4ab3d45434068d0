import { sameKey } from '../../engine/option-key.ts'
import type { WareKey } from '../answers/administration.ts'
import type { Abouts } from '../decisions.ts'
import { isFleet } from './arms.ts'

type Market = Abouts['purchases']
export type Ware = Market['wares'][number]

/** The keys of the chosen wares, each as often as it is bought. */
export type Basket = readonly WareKey[]

export const countIn = (basket: Basket, { key }: Ware): number =>
  basket.filter((taken) => sameKey(taken, key)).length

/** Why a nation cannot buy one more of a ware. */
export type WareBar = 'counters' | 'recruits' | 'room' | 'gold'

export interface Shelf {
  readonly ware: Ware
  readonly count: number
  /** XV.B: why the nation cannot buy one more; null when it can. */
  readonly bar: WareBar | null
}

/** XV.B: each ware with its count in the basket, and why one more is impossible. `left` is the unspent gold. */
export function shelvesOf(market: Market, basket: Basket, left: number): Shelf[] {
  const taken = (counts: (ware: Ware) => boolean) =>
    market.wares.filter(counts).reduce((sum, ware) => sum + countIn(basket, ware), 0)
  const recruits = market.recruits === null ? Number.POSITIVE_INFINITY : market.recruits
  const recruitsLeft = recruits - taken(({ national }) => national)
  const land = market.room.land - taken((ware) => !isFleet(ware))
  const sea = market.room.sea - taken(isFleet)
  return market.wares.map((ware): Shelf => {
    const count = countIn(basket, ware)
    const room = isFleet(ware) ? sea : land
    return { ware, count, bar: obstacleTo(ware, { count, left, room, recruitsLeft }) }
  })
}

interface Limits {
  readonly count: number
  readonly left: number
  readonly room: number
  readonly recruitsLeft: number
}

function obstacleTo({ counters, national, price }: Ware, { count, left, room, recruitsLeft }: Limits) {
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
