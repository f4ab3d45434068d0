import type { StuffId, UnitId } from '../content/ids.ts'
import { stuffIds, unitIds } from '../content/ids.ts'

/** So many of something: what a sentence says as 'two Fides'. */
export interface Amount<Thing extends string> {
  readonly thing: Thing
  readonly count: number
}

/** No sentence names more of anything. */
const MOST = 400

/** Ids of amounts. A reference has one id, so each amount has its own, and a table leads back from it. */
function table<Thing extends string>(things: readonly Thing[]) {
  const byId = new Map<string, Amount<Thing>>()
  const idOf = (thing: string, count: number) => `${count} ${thing}`
  for (const thing of things) {
    for (let count = 1; count <= MOST; count++) byId.set(idOf(thing, count), { thing, count })
  }
  return { byId, idOf }
}

const stuff = table<StuffId>(stuffIds)
const figures = table<UnitId>(unitIds)

export const amountId = (thing: StuffId, count: number): string => stuff.idOf(thing, count)
export const figuresId = (unit: string, count: number): string => figures.idOf(unit, count)

export const amountOf = (id: string): Amount<StuffId> | undefined => stuff.byId.get(id)
export const figuresOf = (id: string): Amount<UnitId> | undefined => figures.byId.get(id)
