import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { UnitId } from '../../state.ts'
import { seaNeighbours } from '../../world/sea-queries.ts'
import type { SeaId } from '../../world/seas.ts'
import { unitsIn } from '../pieces/placement.ts'
import { areHostile } from '../relations/stance.ts'
import { distancesFromPorts, FLEETS_PER_ZONE, fleetsIn, staysInRange } from './naval-stacks.ts'

/** A route by sea: the zones entered, the last one included. */
export interface SeaRoute {
  readonly to: SeaId
  readonly zones: readonly SeaId[]
}

interface ReachedZone {
  readonly steps: number
  readonly danger: number
  readonly before: SeaId | null
}

/** XXV.A: where some fleets can sail together, by the shortest routes with as few enemies as possible. */
export function sailingRoutes(
  state: Board,
  nation: NationId,
  fleets: readonly UnitId[],
  from: SeaId,
  steps: number,
  distances: ReadonlyMap<SeaId, number> = distancesFromPorts(state, nation)
): ReadonlyMap<SeaId, SeaRoute> {
  const found = new Map<SeaId, ReachedZone>([[from, { steps: 0, danger: 0, before: null }]])
  let ring: SeaId[] = [from]
  for (let step = 1; step <= steps && ring.length > 0; step++) {
    const next = new Set<SeaId>()
    for (const here of ring) {
      const danger = (found.get(here)?.danger ?? 0) + enemiesIn(state, nation, here)
      for (const zone of seaNeighbours(here, 'base')) {
        const known = found.get(zone)
        if (known && (known.steps < step || known.danger <= danger)) continue
        if (!staysInRange(distances, here, zone) || !hasRoom(state, nation, fleets, zone)) continue
        found.set(zone, { steps: step, danger, before: here })
        next.add(zone)
      }
    }
    ring = [...next]
  }
  found.delete(from)
  return new Map([...found.keys()].map((to): [SeaId, SeaRoute] => [to, { to, zones: zonesTo(found, to) }]))
}

function zonesTo(found: ReadonlyMap<SeaId, ReachedZone>, to: SeaId): SeaId[] {
  const way: SeaId[] = []
  for (let here: SeaId | null = to; here; here = found.get(here)?.before ?? null) {
    if (found.has(here)) way.unshift(here)
  }
  return way
}

function enemiesIn(state: Board, nation: NationId, zone: SeaId): number {
  return unitsIn(state, zone).some(
    ({ controller }) => controller !== nation && areHostile(state, nation, controller)
  )
    ? 1
    : 0
}

/** XXV.A: a nation may have at most two stacks of two fleets in a zone. */
function hasRoom(state: Board, nation: NationId, fleets: readonly UnitId[], zone: SeaId): boolean {
  const there = fleetsIn(state, zone, nation).filter(({ id }) => !fleets.includes(id)).length
  return there + fleets.length <= FLEETS_PER_ZONE
}
