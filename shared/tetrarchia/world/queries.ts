import { emperors } from './emperors.ts'
import {
  type EmperorId,
  emperorIds,
  type OuterRegionId,
  type RegionId,
  regionIds,
  type SeaId,
  seaIds
} from './ids.ts'
import { links, type Obstacle } from './links.ts'
import { type FrontierId, type ProvinceId, type ProvinceRecord, provinces } from './provinces.ts'
import { outerRegions } from './regions.ts'

/** A linked province; the link may be broken. */
export interface Neighbour {
  readonly id: ProvinceId
  readonly broken: Obstacle | null
}

export const isProvinceId = (id: string): id is ProvinceId => Object.hasOwn(provinces, id)
export const isEmperorId = (id: string): id is EmperorId => emperorIds.some((emperor) => emperor === id)
export const isSeaId = (id: string): id is SeaId => seaIds.some((sea) => sea === id)

export const provinceIds: readonly ProvinceId[] = Object.keys(provinces).filter(isProvinceId)
export const outerRegionIds: readonly OuterRegionId[] = regionIds.filter((id) => id !== 'italia')
export const frontierIds: readonly FrontierId[] = outerRegionIds.map(
  (region) => outerRegions[region].frontier
)

export const province = (id: ProvinceId): ProvinceRecord => provinces[id]
const beyond: ReadonlySet<ProvinceId> = new Set(frontierIds)
export const isFrontier = (id: ProvinceId): id is FrontierId => beyond.has(id)
export const romanProvinces: readonly ProvinceId[] = provinceIds.filter((id) => !isFrontier(id))

const neighbourTable = new Map<ProvinceId, readonly Neighbour[]>(
  provinceIds.map((id) => [
    id,
    links.flatMap(({ ends: [one, other], broken = null }) =>
      one === id ? [{ id: other, broken }] : other === id ? [{ id: one, broken }] : []
    )
  ])
)

export const neighbours = (id: ProvinceId): readonly Neighbour[] => neighbourTable.get(id) ?? []

export function linkBetween(from: ProvinceId, to: ProvinceId): Neighbour | null {
  return neighbours(from).find(({ id }) => id === to) ?? null
}

const membersOf = new Map<RegionId, readonly ProvinceId[]>(
  regionIds.map((region) => [region, romanProvinces.filter((id) => province(id).region === region)])
)

/** Its six Roman provinces, by number. */
export const provincesOf = (region: RegionId): readonly ProvinceId[] => membersOf.get(region) ?? []

/** The province that the two dice name: II 1 is Belgica. */
export function provinceAt(roman: number, plain: number): ProvinceId {
  const found = provincesOf(regionAt(roman))[plain - 1]
  if (!found) throw new RangeError(`no province ${roman} ${plain}`)
  return found
}

export function regionAt(roman: number): OuterRegionId {
  const region = outerRegionIds[roman - 1]
  if (!region) throw new RangeError(`no region ${roman}`)
  return region
}

/** Italia is 0: the dice never name it. */
export const regionNumber = (region: RegionId): number => regionIds.indexOf(region)

/** The region behind a frontier. */
export function regionBehind(frontier: FrontierId): OuterRegionId {
  return provinces[frontier].region
}

export function adjacentSeas(sea: SeaId): readonly SeaId[] {
  const index = seaIds.indexOf(sea)
  return seaIds.filter((_, other) => Math.abs(other - index) === 1)
}

const coasts = new Map<SeaId, readonly ProvinceId[]>(
  seaIds.map((sea) => [sea, provinceIds.filter((id) => province(id).seas.includes(sea))])
)

/** The provinces with a coast on the zone. */
export const coastOf = (sea: SeaId): readonly ProvinceId[] => coasts.get(sea) ?? []

/** The emperor whose disc is printed in a province. Roma's counts for any emperor. */
export const drawnDisc = (id: ProvinceId): EmperorId | 'any' | null => province(id).capital ?? null

export const capitalOf = (emperor: EmperorId): ProvinceId => emperors[emperor].capital

const routes = new Map<ProvinceId, readonly ProvinceId[]>(
  outerRegionIds.flatMap((region) => {
    const { frontier, route } = outerRegions[region]
    return [frontier, ...route].map((from, index) => [from, route.slice(index)])
  })
)

/** The rest of an army's route, Roma last. */
export const routeFrom = (from: ProvinceId): readonly ProvinceId[] => routes.get(from) ?? []

/** II.3: the next province on an army's route. */
export function nextStep(from: ProvinceId): ProvinceId {
  const [to] = routeFrom(from)
  if (!to) throw new Error(`no army goes on from ${from}`)
  return to
}
