import type { SideId } from '../campaign-options.ts'
import type { CardId } from '../content/cards/index.ts'
import { type GoodId, type Goods, goodIds, type ResourceId } from '../content/ids.ts'
import { figures } from '../figures.ts'
import type { OpenSeat, OpenTable, Substitute } from '../table.ts'
import { heroesOn } from './abilities.ts'
import { shared, sizeOf, sumOf, without } from './amounts.ts'
import { taskOfRound } from './events.ts'
import { seatOf } from './seats.ts'

/** A hero whose resource, or Doxa, may stand for any required one, once an event. */
export interface Substitution {
  readonly card: CardId
  readonly pay: ResourceId | 'doxa'
}

/** C.1 */
export function substitutionsOf(seat: OpenSeat): readonly Substitution[] {
  return heroesOn(seat, 'contribute').flatMap(({ card, effects }) =>
    effects.flatMap((effect) => (effect.do === 'substitute' ? [{ card, pay: effect.pay }] : []))
  )
}

export interface Gift {
  readonly gift: Goods
  readonly substitutes: readonly Substitute[]
}

export type GiftProblem = 'more-than-required' | 'not-owned' | 'no-such-hero' | 'hero-twice'

/** R.1: what a gift counts as: substitutes as what they stand for. */
export function giftValue({ gift, substitutes }: Gift): Goods {
  return sumOf(gift, ...substitutes.map(({ for: id }): Goods => ({ [id]: 1 })))
}

/** R.1: what a gift takes from its giver. */
export function giftCost(
  seat: OpenSeat,
  { gift, substitutes }: Gift
): { readonly goods: Goods; readonly doxa: number } {
  const paid = substitutes.map(({ card }) => substitutionsOf(seat).find((hero) => hero.card === card)?.pay)
  const goods = sumOf(gift, ...paid.map((pay): Goods => (pay && pay !== 'doxa' ? { [pay]: 1 } : {})))
  return { goods, doxa: paid.filter((pay) => pay === 'doxa').length }
}

/** R.1: why a player may not give this; null if he may. */
export function giftProblem(seat: OpenSeat, requires: Goods, given: Gift): GiftProblem | null {
  const heroes = given.substitutes.map(({ card }) => card)
  if (new Set(heroes).size < heroes.length) return 'hero-twice'
  const known = substitutionsOf(seat).map(({ card }) => card)
  if (!heroes.every((card) => known.includes(card))) return 'no-such-hero'
  const value = giftValue(given)
  if (goodIds.some((id) => (value[id] ?? 0) > (requires[id] ?? 0))) return 'more-than-required'
  const { goods, doxa } = giftCost(seat, given)
  const owns = goodIds.every((id) => seat.goods[id] >= (goods[id] ?? 0)) && seat.doxa >= doxa
  return owns ? null : 'not-owned'
}

/** R.1: the Doxa of a gift: one for each resource, one for two Nomismata. */
export function giftDoxa(given: Gift): number {
  return sizeOf(giftValue(given)) * figures.contribution.doxa
}

/** What a player could give at most of what is required, substitutes left aside. */
export function mostOf(seat: Pick<OpenSeat, 'goods'>, requires: Goods): Goods {
  return shared(seat.goods, requires)
}

/** What the round's event needs, what one side can give, and what the others could give at most. */
export interface Prospect {
  readonly requires: Goods
  readonly own: Goods
  /** Lacking after all that this side could give. */
  readonly lacking: Goods
  readonly others: Readonly<Partial<Record<SideId, Goods>>>
  readonly othersTogether: Goods
  /** Lacking even if everybody gives everything: substitutes and activations are still to come. */
  readonly outOfReach: Goods
}

export function prospectOf(table: OpenTable, side: SideId): Prospect | null {
  const task = taskOfRound(table)
  if (!task) return null
  const { requires } = task
  const own = mostOf(seatOf(table, side), requires)
  const others: [SideId, Goods][] = table.sides
    .filter((other) => other !== side)
    .map((other) => [other, mostOf(seatOf(table, other), requires)])
  const othersTogether = sumOf(...others.map(([, goods]) => goods))
  return {
    requires,
    own,
    lacking: without(requires, own),
    others: Object.fromEntries(others),
    othersTogether,
    outOfReach: without(requires, sumOf(own, othersTogether))
  }
}

/** R.2: what all gave together. */
export function contributedIn(table: Pick<OpenTable, 'resolution'>): Goods {
  return sumOf(...(table.resolution?.contributions ?? []).map(giftValue))
}

/** The kinds of goods that a requirement names. */
export function kindsIn(requires: Goods): readonly GoodId[] {
  return goodIds.filter((id) => (requires[id] ?? 0) > 0)
}
