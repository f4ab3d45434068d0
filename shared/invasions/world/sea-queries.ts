import type { ProvinceId } from './provinces.ts'
import { type SeaId, seas } from './seas.ts'
import { type MapChoice, provinceById, type Sea, seaById, seasOn } from './world-queries.ts'

const all: readonly Sea[] = seas

const seasByProvince = new Map<ProvinceId, SeaId[]>()
for (const zone of all) {
  for (const id of zone.coasts.flat()) {
    const list = seasByProvince.get(id)
    if (list) list.push(zone.id)
    else seasByProvince.set(id, [zone.id])
  }
}
for (const list of seasByProvince.values()) list.sort()

const exists = (id: ProvinceId, map: MapChoice) => map === 'full' || provinceById(id).map === 'base'

/** The sea zones on the coast of a province. */
export const seasOf = (id: ProvinceId, map: MapChoice = 'full'): readonly SeaId[] =>
  (seasByProvince.get(id) ?? []).filter((zone) => map === 'full' || seaById(zone).map === 'base')

export const isCoastal = (id: ProvinceId): boolean => seasByProvince.has(id)

/** All coastal provinces of the zone, in the order of their ids. */
export const coastOf = (id: SeaId, map: MapChoice = 'full'): readonly ProvinceId[] =>
  [...new Set(seaById(id).coasts.flat())].filter((own) => exists(own, map)).sort()

/** XXV.E: whether both provinces lie on one unbroken shore of the zone. */
export const onSameCoast = (zone: SeaId, a: ProvinceId, b: ProvinceId): boolean =>
  seaById(zone).coasts.some((coast) => coast.includes(a) && coast.includes(b))

/** III.F: provinces whose city or site has its port in the zone. */
export const portsOf = (id: SeaId, map: MapChoice = 'full'): readonly ProvinceId[] =>
  coastOf(id, map).filter((own) => provinceById(own).city?.port === id)

export const seaNeighbours = (id: SeaId, map: MapChoice = 'full'): readonly SeaId[] =>
  seaById(id).neighbours.filter((other) => map === 'full' || seaById(other).map === 'base')

/** XXV.C, XXV.E: the zones of the Mediterranean. */
export const mediterranean = (map: MapChoice = 'full'): readonly SeaId[] =>
  seasOn(map).flatMap((zone) => (zone.mediterranean ? [zone.id] : []))

/** The zones that a fleet can reach within `zones` zones. From a province, its own coast counts 1. */
export function seaReach(
  from: ProvinceId | SeaId,
  zones: number,
  may: (zone: SeaId) => boolean = () => true,
  map: MapChoice = 'full'
): ReadonlyMap<SeaId, number> {
  const start = all.find(({ id }) => id === from)
  const found = new Map<SeaId, number>()
  let ring = start
    ? [start.id]
    : all.flatMap(({ id }) => (coastOf(id, map).some((own) => own === from) ? [id] : []))
  for (let step = start ? 0 : 1; step <= zones && ring.length > 0; step++) {
    const fresh = ring.filter((id) => !found.has(id) && (id === from || may(id)))
    for (const id of fresh) found.set(id, step)
    ring = [...new Set(fresh.flatMap((id) => seaNeighbours(id, map)))]
  }
  return found
}
