import type { Board } from '../board.ts'
import { hasVariant } from '../queries/board-queries.ts'
import { sailableZones } from '../queries/reach.ts'
import { type SeaId, seaIds } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { neighbours, province, provinceIds } from '../world/queries.ts'

type Distances = Readonly<Record<string, number>>
/** By start, then by goal. */
type DistanceTable = Readonly<Record<string, Distances>>

/** The cost between all provinces over the links of an empty board. */
const walks: DistanceTable = tableOf(walksFrom)

function tableOf(distancesFrom: (from: ProvinceId) => Distances): DistanceTable {
  return Object.fromEntries(provinceIds.map((from) => [from, distancesFrom(from)]))
}

function walksFrom(from: ProvinceId): Distances {
  const best: Record<string, number> = { [from]: 0 }
  const queue = [from]
  for (const at of queue) {
    for (const { id, broken } of neighbours(at)) {
      const cost = (best[at] ?? 0) + (broken ? 2 : 1)
      if (cost >= (best[id] ?? Number.POSITIVE_INFINITY)) continue
      best[id] = cost
      queue.push(id)
    }
  }
  return best
}

/** The same with fleets: one point from coast to coast. */
function crossingsFrom(from: ProvinceId, zones: readonly (readonly SeaId[])[]): Distances {
  const { seas } = province(from)
  const sailed = zones.filter((zone) => zone.some((sea) => seas.includes(sea))).flat()
  return Object.fromEntries(
    provinceIds.map((to) => {
      const walk = walks[from]?.[to] ?? Number.POSITIVE_INFINITY
      return [to, province(to).seas.some((sea) => sailed.includes(sea)) ? Math.min(walk, 1) : walk]
    })
  )
}

/** Cached tables, by the seas with a fleet and by whether the variant joins them. */
const tables: (DistanceTable | undefined)[] = []

/** The approximate cost of each route with the current fleets; it counts at most one direct crossing. */
export function distancesOf(board: Pick<Board, 'fleets' | 'variants'>): DistanceTable {
  let key = hasVariant(board, 'mare-nostrum') ? 1 << seaIds.length : 0
  for (const sea of board.fleets) key |= 1 << seaIds.indexOf(sea)
  const known = tables[key]
  if (known) return known
  const zones = sailableZones(board)
  const table = tableOf((from) => crossingsFrom(from, zones))
  tables[key] = table
  return table
}

/** The nearness of the closest start, from 0 to 1. */
export function nearness(table: DistanceTable, to: ProvinceId, from: readonly ProvinceId[]): number {
  let best = Number.POSITIVE_INFINITY
  for (const at of from) best = Math.min(best, travelCost(table, at, to))
  return 1 / (1 + best / 3)
}

export function travelCost(table: DistanceTable, from: ProvinceId, to: ProvinceId): number {
  return table[from]?.[to] ?? Number.POSITIVE_INFINITY
}
