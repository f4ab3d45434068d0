import type { Board } from '../board.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { neighbours, province, provinceIds } from '../world/queries.ts'

type Distances = Readonly<Partial<Record<ProvinceId, number>>>

/** Points from everywhere to everywhere over the links of an empty board. */
const table: Readonly<Partial<Record<ProvinceId, Distances>>> = Object.fromEntries(
  provinceIds.map((from) => [from, distancesFrom(from)])
)

function distancesFrom(from: ProvinceId): Distances {
  const best: Partial<Record<ProvinceId, number>> = { [from]: 0 }
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

/** About what the way costs, with a fleet where one would help directly. */
export function wayCost({ fleets }: Pick<Board, 'fleets'>, from: ProvinceId, to: ProvinceId): number {
  const walk = table[from]?.[to] ?? Number.POSITIVE_INFINITY
  if (walk <= 1) return walk
  const { seas } = province(to)
  return province(from).seas.some((sea) => seas.includes(sea) && fleets.includes(sea)) ? 1 : walk
}
