import type { Orders } from '#shared/engine/decision.ts'
import type { PrintedPlay } from '#shared/invasions/content/cards/card-schema.ts'
import { stopFor } from '#shared/invasions/queries/cards/card-stops.ts'
import type { PlayOrder, StandingOrders, StopChoice, StopMoment } from '#shared/invasions/standing-orders.ts'

/** When to ask the player about a card at a moment. */
export type StopSetting = StopChoice | 'not-this-turn'
export const stopSettings = [
  'always',
  'concerned',
  'not-this-turn',
  'never'
] as const satisfies readonly StopSetting[]

export function stopSettingFor(
  orders: StandingOrders,
  card: string,
  at: StopMoment,
  turn: number
): StopSetting {
  return orders.quiet[`${card}/${at}`] === turn ? 'not-this-turn' : stopFor(orders, card, at)
}

export function withStopSetting(
  orders: StandingOrders,
  card: string,
  at: StopMoment,
  choice: StopSetting,
  turn: number
): StandingOrders {
  const key = `${card}/${at}`
  const { [key]: _, ...quiet } = orders.quiet
  if (choice === 'not-this-turn') return { ...orders, quiet: { ...quiet, [key]: turn } }
  return { ...orders, quiet, stops: { ...orders.stops, [key]: choice } }
}

export type PlayOrderChoice = PlayOrder['on'] | 'no'

export function playOrderFor(orders: StandingOrders, card: string, at: StopMoment): PlayOrderChoice {
  return orders.plays.find((order) => order.card === card && order.moment === at)?.on ?? 'no'
}

export function withPlayOrder(
  orders: StandingOrders,
  card: string,
  at: StopMoment,
  on: PlayOrderChoice
): StandingOrders {
  const others = orders.plays.filter((order) => order.card !== card || order.moment !== at)
  return { ...orders, plays: on === 'no' ? others : [...others, { card, moment: at, on }] }
}

export function withFeint(orders: StandingOrders, at: StopMoment, isWanted: boolean): StandingOrders {
  const others = orders.feints.filter((feint) => feint !== at)
  return { ...orders, feints: isWanted ? [...others, at] : others }
}

/** Passes every card question until one of the side's nations has its moment, or for the rest of the turn. */
export function passingUntil(
  orders: StandingOrders,
  until: 'own-moment' | { readonly turn: number }
): StandingOrders {
  return { ...orders, passing: until }
}

export function withoutPassing({
  passing: _,
  neutralOn: _neutral,
  ...orders
}: StandingOrders): StandingOrders {
  return orders
}

/** The moments at which a card may be played. Envoys also have their last call. */
export function cardMoments(plays: readonly PrintedPlay[]): readonly StopMoment[] {
  const windows = new Set<StopMoment>(plays.map(({ window }) => window))
  if (windows.has('diplomacy-play')) windows.add('last-call')
  windows.delete('at-once')
  return [...windows]
}

/** Standing orders as the call to the host expects them, without undefined fields. */
export function toSentOrders(orders: StandingOrders): Orders['orders'] {
  const { passing, neutralOn, asked, usual, interceptFrom, fleeFrom, attitudes, ...rest } = orders
  return {
    ...rest,
    ...(passing === undefined ? {} : { passing }),
    ...(neutralOn === undefined ? {} : { neutralOn }),
    ...(asked === undefined ? {} : { asked }),
    ...(usual === undefined ? {} : { usual }),
    ...(interceptFrom === undefined ? {} : { interceptFrom }),
    ...(fleeFrom === undefined ? {} : { fleeFrom }),
    ...(attitudes === undefined ? {} : { attitudes })
  }
}
