import type { Board } from '../../board.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import { presentEntries } from '../../present-entries.ts'
import type { FleetRecord, Leader, NavalRecord, Unit, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { portsOf, seaNeighbours } from '../../world/sea-queries.ts'
import type { SeaId } from '../../world/seas.ts'
import { isSeaId, provinceById, seasOn } from '../../world/world-queries.ts'
import { leadersIn, unitsIn } from '../pieces/placement.ts'

/** XXV.A: fleets of one nation in one zone that sail and fight together. */
export interface NavalStack {
  readonly nation: NationId
  readonly zone: SeaId
  readonly number: 1 | 2
  readonly fleets: readonly Unit[]
}

/** XXV.A */
export const ZONES_PER_ACTIVATION = figures.sea.zones
export const FLEETS_PER_STACK = figures.sea.fleetsInAStack
export const FLEETS_PER_ZONE = figures.sea.fleetsInAZone
const FARTHEST_FROM_PORT = figures.sea.farthestFromAPort
/** XXV.D */
export const UNITS_PER_FLEET = figures.sea.unitsAFleet
export const TRANSPORTS_PER_ACTIVATION = figures.sea.transports

const zones: readonly SeaId[] = seasOn('base').map(({ id }) => id)
const portsByZone: ReadonlyMap<SeaId, readonly ProvinceId[]> = new Map(
  zones.map((zone) => [zone, portsOf(zone, 'base')])
)

export const emptyNavalRecord = (): NavalRecord => ({ fleets: {}, carried: [], unwilling: [] })

export function fleetsIn(state: Board, zone: SeaId, nation?: NationId): Unit[] {
  return unitsIn(state, zone).filter((unit) => nation === undefined || unit.controller === nation)
}

/** The naval stacks in a zone, of all nations. */
export function navalStacksIn(state: Board, zone: SeaId): NavalStack[] {
  const stacks = new Map<string, { nation: NationId; zone: SeaId; number: 1 | 2; fleets: Unit[] }>()
  for (const fleet of unitsIn(state, zone)) {
    const number = fleet.stack ?? 1
    const key = `${fleet.controller} ${number}`
    const known = stacks.get(key)
    if (known) known.fleets.push(fleet)
    else stacks.set(key, { nation: fleet.controller, zone, number, fleets: [fleet] })
  }
  return [...stacks.values()].sort((a, b) => a.nation.localeCompare(b.nation) || a.number - b.number)
}

/** The stack that a fleet is in now; null when it is not at sea. */
export function navalStackOf(state: Board, id: UnitId): NavalStack | null {
  const fleet = state.units[id]
  if (!fleet || !isSeaId(fleet.at)) return null
  return navalStacksIn(state, fleet.at).find(({ fleets }) => fleets.some((other) => other.id === id)) ?? null
}

/** The zones in which a nation has fleets. */
export function zonesWithFleets(state: Board, nation: NationId): SeaId[] {
  return zones.filter((zone) => unitsIn(state, zone).some(({ controller }) => controller === nation))
}

/** A nation's leaders aboard its fleets in a zone. */
export function leadersAtSea(state: Board, zone: SeaId, nation: NationId): Leader[] {
  return leadersIn(state, zone).filter((leader) => leader.nation === nation)
}

const UNTOUCHED: Readonly<FleetRecord> = { spent: 0, transports: 0, met: 0, halted: false }

export function fleetRecord(state: Board, id: UnitId): Readonly<FleetRecord> {
  return state.naval.fleets[id] ?? UNTOUCHED
}

/** XXV.A: how many zones a fleet may still enter in this activation. A transport costs one zone. */
export function zonesLeft(state: Board, id: UnitId): number {
  const { spent, halted } = fleetRecord(state, id)
  return halted ? 0 : Math.max(0, ZONES_PER_ACTIVATION - spent)
}

/** XXV.B: whether a stack has declared or suffered its one interception of this activation. */
export function interceptionUsed(state: Board, { fleets }: Pick<NavalStack, 'fleets'>): boolean {
  return fleets.some(({ id }) => fleetRecord(state, id).met > 0)
}

/** XXV.D: whether a stack may carry: two transports per activation, each for one of its zones. */
export function mayCarry(state: Board, { fleets }: Pick<NavalStack, 'fleets'>): boolean {
  return fleets.every(
    ({ id }) => zonesLeft(state, id) > 0 && fleetRecord(state, id).transports < TRANSPORTS_PER_ACTIVATION
  )
}

/** XXV.D: three units per fleet. A leader's stacking bonus does not count aboard. */
export const capacityOf = (fleets: number): number => fleets * UNITS_PER_FLEET

/** III.F: the existing cities with a port in the zone. */
export function coastalCities(state: Board, zone: SeaId): ProvinceId[] {
  return (portsByZone.get(zone) ?? []).filter((id) => state.cities[id] !== undefined)
}

/** XXV.B, XXV.C: whether a nation controls every coastal city of a zone that has at least one. */
export function controlsAllPorts(state: Board, nation: NationId, zone: SeaId): boolean {
  const cities = coastalCities(state, zone)
  return cities.length > 0 && cities.every((id) => state.control[id] === nation)
}

/** XXV.A: the distance of each zone from the nation's nearest port; a port's own zone is at 0. */
export function distancesFromPorts(state: Board, nation: NationId): ReadonlyMap<SeaId, number> {
  const found = new Map<SeaId, number>()
  for (const [id] of presentEntries(state.cities)) {
    const port = provinceById(id).city?.port
    if (port && isSeaId(port) && state.control[id] === nation) found.set(port, 0)
  }
  let ring = [...found.keys()]
  for (let distance = 1; ring.length > 0; distance++) {
    const next = [...new Set(ring.flatMap((zone) => seaNeighbours(zone, 'base')))]
    ring = next.filter((zone) => !found.has(zone))
    for (const zone of ring) found.set(zone, distance)
  }
  return found
}

/** XXV.A: a fleet stays within two zones of an own port. One that is farther out may only come nearer. */
export function staysInRange(distances: ReadonlyMap<SeaId, number>, from: SeaId, to: SeaId): boolean {
  const far = distances.get(to) ?? Number.POSITIVE_INFINITY
  return far <= FARTHEST_FROM_PORT || far < (distances.get(from) ?? Number.POSITIVE_INFINITY)
}
