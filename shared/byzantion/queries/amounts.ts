import {
  type GoodId,
  type Goods,
  goodIds,
  type ResourceId,
  resourceIds,
  type Stuff,
  type StuffId,
  stuffIds
} from '../content/ids.ts'
import { figures } from '../figures.ts'

/** Whether somebody owns all of this. */
export function has(owned: Goods, wanted: Goods): boolean {
  return goodIds.every((id) => (owned[id] ?? 0) >= (wanted[id] ?? 0))
}

/** Adds amounts, and leaves out what there is none of. */
export function sumOf(...parts: readonly Goods[]): Partial<Record<GoodId, number>> {
  const sum: Partial<Record<GoodId, number>> = {}
  for (const id of goodIds) {
    const amount = parts.reduce((total, part) => total + (part[id] ?? 0), 0)
    if (amount !== 0) sum[id] = amount
  }
  return sum
}

/** `much` without `less`, never under none. */
export function without(much: Goods, less: Goods): Partial<Record<GoodId, number>> {
  const rest: Partial<Record<GoodId, number>> = {}
  for (const id of goodIds) {
    const amount = (much[id] ?? 0) - (less[id] ?? 0)
    if (amount > 0) rest[id] = amount
  }
  return rest
}

/** The part that both have. */
export function shared(one: Goods, other: Goods): Partial<Record<GoodId, number>> {
  const part: Partial<Record<GoodId, number>> = {}
  for (const id of goodIds) {
    const amount = Math.min(one[id] ?? 0, other[id] ?? 0)
    if (amount > 0) part[id] = amount
  }
  return part
}

/** The resources of an amount, without money. */
export function resourcesIn(goods: Goods): number {
  return resourceIds.reduce((total, id) => total + (goods[id] ?? 0), 0)
}

/** R.2: the size of an amount: resources, and Nomismata at two for one, rounded down. */
export function sizeOf(goods: Goods): number {
  return resourcesIn(goods) + Math.floor((goods.nomismata ?? 0) / figures.contribution.nomismata)
}

export function isEmpty(goods: Stuff): boolean {
  return stuffIds.every((id) => !goods[id])
}

/** Its kinds with their amounts, in the usual order. */
export function entriesOf(stuff: Stuff): readonly (readonly [StuffId, number])[] {
  return stuffIds.flatMap((id) => (stuff[id] ? [[id, stuff[id]] as const] : []))
}

export function resourceEntries(goods: Goods): readonly (readonly [ResourceId, number])[] {
  return resourceIds.flatMap((id) => (goods[id] ? [[id, goods[id]] as const] : []))
}

/** The same amount of each kind so many times. */
export function times(stuff: Stuff, factor: number): Stuff {
  const product: Partial<Record<StuffId, number>> = {}
  for (const [id, amount] of entriesOf(stuff)) product[id] = amount * factor
  return product
}
