import type { SideId } from '../campaign-options.ts'
import type { CardId } from '../content/cards/index.ts'
import { type KeimelionId, keimelionIds } from '../content/ids.ts'
import type { OpenSeat, OpenTable } from '../table.ts'

export function seatOf(table: Pick<OpenTable, 'seats'>, side: SideId): OpenSeat {
  const seat = table.seats[side]
  if (!seat) throw new Error(`no seat for ${side}`)
  return seat
}

/** The sides clockwise, beginning with this one. */
export function clockwiseFrom({ sides }: Pick<OpenTable, 'sides'>, side: SideId): readonly SideId[] {
  const at = sides.indexOf(side)
  return [...sides.slice(at), ...sides.slice(0, at)]
}

/** E.1: the sides by their positions I to IV; before they have any, clockwise from the ring. */
export function initiativeOrder(table: Pick<OpenTable, 'sides' | 'positions' | 'ring'>): readonly SideId[] {
  const placed = keimelionIds.flatMap((id) => table.positions[id] ?? [])
  return placed.length === table.sides.length ? placed : clockwiseFrom(table, table.ring)
}

export function keimelionOf({ positions }: Pick<OpenTable, 'positions'>, side: SideId): KeimelionId | null {
  return keimelionIds.find((id) => positions[id] === side) ?? null
}

/** E.2: who decides ties in this round: the sceptre, or else the ring. */
export function tieBreaker({ positions, ring }: Pick<OpenTable, 'positions' | 'ring'>): SideId {
  return positions.sceptre ?? ring
}

/** All cards in front of a player. */
export function cardsInPlay({ area }: Pick<OpenSeat, 'area'>): readonly CardId[] {
  return area.flatMap(({ cards }) => cards)
}

export function othersOf({ sides }: Pick<OpenTable, 'sides'>, side: SideId): readonly SideId[] {
  return sides.filter((other) => other !== side)
}
