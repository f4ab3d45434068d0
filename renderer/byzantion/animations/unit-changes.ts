import type { UnitInArea, UnitMove } from '#shared/byzantion/answers.ts'
import type { AreaId, UnitId } from '#shared/byzantion/content/ids.ts'
import type { ByzantionEvent } from '#shared/byzantion/events.ts'
import type { MapChanges } from '../map/map-after.ts'

/** Pieces of one kind that travel together over the map; null stands for the box. */
export interface UnitFlight {
  readonly unit: UnitId
  readonly count: number
  readonly from: AreaId | null
  readonly to: AreaId | null
}

/** What an event changes on the map; null if nothing. */
export function unitChangesOf(event: ByzantionEvent): MapChanges | null {
  switch (event.type) {
    case 'event-units':
      return { placed: placedIn(event) }
    case 'units-placed':
      return { placed: event.units }
    case 'units-moved':
      return { moves: event.moves }
    case 'units-removed':
      return { removed: event.units }
    default:
      return null
  }
}

function placedIn({ area, units }: Extract<ByzantionEvent, { readonly type: 'event-units' }>): UnitInArea[] {
  return (Object.entries(units) as [UnitId, number][]).flatMap(([unit, count]) =>
    Array.from({ length: count }, () => ({ unit, area }))
  )
}

/** The flights that show these changes: one for all pieces of a kind that go the same way. */
export function flightsOf({ moves = [], placed = [], removed = [] }: MapChanges): UnitFlight[] {
  const single: readonly Omit<UnitFlight, 'count'>[] = [
    ...moves.map(({ unit, from, to }: UnitMove) => ({ unit, from, to })),
    ...placed.map(({ unit, area }) => ({ unit, from: null, to: area })),
    ...removed.map(({ unit, area }) => ({ unit, from: area, to: null }))
  ]
  const flights: UnitFlight[] = []
  for (const each of single) {
    const at = flights.findIndex((other) => isSameWay(other, each))
    const known = flights[at]
    if (known) flights[at] = { ...known, count: known.count + 1 }
    else flights.push({ ...each, count: 1 })
  }
  return flights
}

function isSameWay(one: Omit<UnitFlight, 'count'>, other: Omit<UnitFlight, 'count'>): boolean {
  return one.unit === other.unit && one.from === other.from && one.to === other.to
}

/** The pieces leave before they arrive: while they fly, they stand nowhere. */
export function departuresIn({ moves = [], removed = [] }: MapChanges): MapChanges {
  return { removed: [...moves.map(({ unit, from }) => ({ unit, area: from })), ...removed] }
}
