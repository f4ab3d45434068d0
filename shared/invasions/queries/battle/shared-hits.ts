import { hitCapacity } from './loss-order.ts'
import type { Fighter } from './situation.ts'

/** The units of one player in a stack. */
export interface PlayerUnits {
  readonly units: number
  /** The hits that these units can take. */
  readonly capacity: number
}

/**
 * XX.H: how the players of one stack share its hits: in proportion to their units, the rest by the largest remainders,
 * the first among equals. Nobody takes more hits than his units can.
 */
export function shareHits(hits: number, camps: readonly PlayerUnits[]): number[] {
  const all = camps.reduce((sum, { units }) => sum + units, 0)
  const exact = camps.map(({ units }) => (all > 0 ? (hits * units) / all : 0))
  const byRemainder = exact.map((share, camp) => ({ camp, rest: share % 1 })).sort((a, b) => b.rest - a.rest)
  const shares = camps.map(({ capacity }, camp) => Math.min(capacity, Math.floor(exact[camp] ?? 0)))
  const taken = () => shares.reduce((sum, share) => sum + share, 0)
  const mostTaken = Math.min(
    hits,
    camps.reduce((sum, { capacity }) => sum + capacity, 0)
  )
  while (taken() < mostTaken) {
    for (const { camp } of byRemainder) {
      const share = shares[camp] ?? 0
      if (taken() < mostTaken && share < (camps[camp]?.capacity ?? 0)) shares[camp] = share + 1
    }
  }
  return shares
}

/** XX.H: the hits that one player of a stack takes. */
export interface CampHits {
  /** The places of his units in the line. */
  readonly places: readonly number[]
  readonly hits: number
}

/** XX.H: the hits on a line as its players share them, the leading player first. `owing`: only these players take any. */
export function hitsByCamp(
  line: readonly Fighter[],
  hits: number,
  owing?: ReadonlySet<number>
): readonly CampHits[] {
  const camps = placesByCamp(line).filter(([first = 0]) => !owing || owing.has(line[first]?.camp ?? 0))
  const shares = shareHits(
    hits,
    camps.map((places) => ({
      units: places.length,
      capacity: hitCapacity(places.flatMap((place) => line[place] ?? []))
    }))
  )
  return camps.map((places, camp) => ({ places, hits: shares[camp] ?? 0 }))
}

function placesByCamp(line: readonly Fighter[]): readonly (readonly number[])[] {
  const camps: number[][] = []
  for (const [place, { camp = 0 }] of line.entries()) {
    const places = camps[camp] ?? []
    places.push(place)
    camps[camp] = places
  }
  return camps.filter((places) => places !== undefined)
}

/** XX.H: whether units of several players stand in the line. */
export function isShared(line: readonly Fighter[]): boolean {
  const [first] = line
  return line.some(({ camp = 0 }) => camp !== (first?.camp ?? 0))
}
