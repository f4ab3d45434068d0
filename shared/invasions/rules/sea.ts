import type { Option, Refusal } from '../../engine/decision.ts'
import { pickOne, type RandomState } from '../../engine/random.ts'
import type { Script } from '../ask.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import type { Piece } from '../queries/pieces.ts'
import type { Lookout } from '../queries/surroundings.ts'
import type { InvasionsState, Movement, PieceId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { crossingOrders } from './sea/crossing-orders.ts'
import { fleetOrders } from './sea/fleet-orders.ts'

/** An order by sea (XXV): the option that the movement decision lists, and the script that carries it out. */
export interface NavalOrder {
  /** Its key begins with `sea:`. */
  readonly option: Option
  /** Why it may not be given to these pieces: fleets, leaders aboard, or land pieces that are to be carried. */
  check(pieces: readonly PieceId[]): Refusal | null
  /** Pieces that it may perhaps be given to. */
  sample(random: RandomState): readonly PieceId[]
  play(play: InvasionsPlay, pieces: readonly PieceId[]): Script
}

export interface NavalOrders {
  readonly orders: readonly NavalOrder[]
  /** What can be named in them. */
  readonly pieces: readonly Option[]
}

/** What the movement decision knows already. */
export interface Mustered {
  readonly nations: readonly NationId[]
  /** The pieces that may move, by province. */
  readonly ashore: ReadonlyMap<ProvinceId, readonly Piece[]>
  readonly from: Lookout
}

const NONE: NavalOrders = { orders: [], pieces: [] }

/** XXV.A, XXV.D: the orders by sea that a player may give now, besides the marches on land. */
export function navalOrders(state: InvasionsState, movement: Movement, mustered: Mustered): NavalOrders {
  if (movement.quiet) return NONE
  const fleets = movement.campaign === null ? fleetOrders(state, mustered) : NONE
  const crossings = crossingOrders(state, movement, mustered)
  const pieces = new Map([...fleets.pieces, ...crossings.pieces].map((option) => [option.key, option]))
  return { orders: [...fleets.orders, ...crossings.orders], pieces: [...pieces.values()] }
}

/** A random order: first its sort, then one of them, as transports outnumber all the others. */
export function sampleNaval(random: RandomState, orders: readonly NavalOrder[]): NavalOrder {
  const sortOf = ({ option }: NavalOrder) => option.key.split(':')[1] ?? ''
  const sort = pickOne(random, [...new Set(orders.map(sortOf))])
  return pickOne(
    random,
    orders.filter((order) => sortOf(order) === sort)
  )
}
