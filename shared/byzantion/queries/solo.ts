import type { SoloPlacement, UnitMove } from '../answers.ts'
import type { SideId } from '../campaign-options.ts'
import { type SoloEventId, soloEvent } from '../content/events/solo.ts'
import { type Goods, goodIds, type UnitId } from '../content/ids.ts'
import { units } from '../content/units.ts'
import type { OpenSeat, OpenTable, SoloSlot } from '../table.ts'
import { resourceEntries, resourcesIn, sumOf, without } from './amounts.ts'
import { substitutionsOf } from './contributions.ts'
import { seatOf } from './seats.ts'
import { supplyOf } from './units.ts'

/** J.3: the event of the round is one behind it: the first round has none. */
export function soloSlotOf({
  solo,
  round
}: Pick<OpenTable, 'solo' | 'round'>): SoloSlot<SoloEventId | null> | null {
  return solo?.events[round - 2] ?? null
}

/** J.6: what the round's event still lacks on the map. */
export function soloMissing(table: OpenTable, event: SoloEventId): Partial<Record<UnitId, number>> {
  const { area, units: wanted } = soloEvent(event)
  const missing: Partial<Record<UnitId, number>> = {}
  for (const [unit, count] of Object.entries(wanted) as [UnitId, number][]) {
    const lacks = count - (table.map[area][unit] ?? 0)
    if (lacks > 0) missing[unit] = lacks
  }
  return missing
}

/** J.6: the event would succeed now. */
export function isSoloDone(
  table: OpenTable,
  slot: Pick<SoloSlot<SoloEventId | null>, 'event' | 'isPaid'>
): boolean {
  const { event, isPaid } = slot
  if (!event) return false
  const owes = Object.keys(soloEvent(event).pay).length > 0 && !isPaid
  return !owes && Object.keys(soloMissing(table, event)).length === 0
}

export type PlacementProblem =
  | 'no-supply'
  | 'not-owned'
  | 'no-such-hero'
  | 'hero-twice'
  | 'not-in-cost'
  | 'too-many-moves'
  | 'no-such-unit'

/** J.4: what a placement takes, and the Doxa that it brings: one for each resource. */
export interface PlacementCost {
  readonly goods: Goods
  readonly lostDoxa: number
  readonly doxa: number
}

/** J.4, C.1: the price of one unit; a hero's resource may stand for one of its resources, once a unit. */
export function placementCost(seat: OpenSeat, { unit, substitutes }: SoloPlacement): PlacementCost {
  const heroes = substitutionsOf(seat)
  const replaced = substitutes.map((each): Goods => ({ [each.for]: 1 }))
  const paid = substitutes.map(({ card }) => heroes.find((hero) => hero.card === card)?.pay)
  const instead = paid.map((pay): Goods => (pay && pay !== 'doxa' ? { [pay]: 1 } : {}))
  const goods = sumOf(without(units[unit].cost, sumOf(...replaced)), ...instead)
  return { goods, lostDoxa: paid.filter((pay) => pay === 'doxa').length, doxa: resourcesIn(goods) }
}

export function placementsCost(seat: OpenSeat, placed: readonly SoloPlacement[]): PlacementCost {
  const costs = placed.map((each) => placementCost(seat, each))
  return {
    goods: sumOf(...costs.map(({ goods }) => goods)),
    lostDoxa: costs.reduce((sum, { lostDoxa }) => sum + lostDoxa, 0),
    doxa: costs.reduce((sum, { doxa }) => sum + doxa, 0)
  }
}

/** J.4: why these units may not be placed and these moves not be made; null if they may. */
export function placementProblem(
  table: OpenTable,
  side: SideId,
  placed: readonly SoloPlacement[],
  moves: readonly UnitMove[]
): PlacementProblem | null {
  const seat = seatOf(table, side)
  const known = substitutionsOf(seat).map(({ card }) => card)
  for (const { unit, substitutes } of placed) {
    const heroes = substitutes.map(({ card }) => card)
    if (new Set(heroes).size < heroes.length) return 'hero-twice'
    if (!heroes.every((card) => known.includes(card))) return 'no-such-hero'
    const replaced = sumOf(...substitutes.map((each): Goods => ({ [each.for]: 1 })))
    if (goodIds.some((id) => (replaced[id] ?? 0) > ((units[unit].cost as Goods)[id] ?? 0)))
      return 'not-in-cost'
  }
  const short = placed.find(
    ({ unit }) => placed.filter((each) => each.unit === unit).length > supplyOf(table, unit)
  )
  if (short) return 'no-supply'
  if (moves.length > placed.length) return 'too-many-moves'
  if (movesProblem(table, moves)) return 'no-such-unit'
  const { goods, lostDoxa } = placementsCost(seat, placed)
  const owns = goodIds.every((id) => seat.goods[id] >= (goods[id] ?? 0)) && seat.doxa > lostDoxa
  return owns ? null : 'not-owned'
}

/** I.2, J.4: some of these units do not stand where they would leave, or would not leave it. */
export function movesProblem(table: Pick<OpenTable, 'map'>, moves: readonly UnitMove[]): boolean {
  return moves.some(({ unit, from, to }) => {
    const leaving = moves.filter((each) => each.unit === unit && each.from === from).length
    return from === to || leaving > (table.map[from][unit] ?? 0)
  })
}

/** J.4, C.1: a way to place this unit now: outright, or with a hero's resource for one of its own; null if there is none. */
export function affordablePlacement(table: OpenTable, side: SideId, unit: UnitId): SoloPlacement | null {
  const outright: SoloPlacement = { unit, area: 'thracia', substitutes: [] }
  const heroes = substitutionsOf(seatOf(table, side))
  const helped = heroes.flatMap(({ card }) =>
    resourceEntries(units[unit].cost).map(([id]) => ({ ...outright, substitutes: [{ card, for: id }] }))
  )
  return [outright, ...helped].find((each) => placementProblem(table, side, [each], []) === null) ?? null
}
