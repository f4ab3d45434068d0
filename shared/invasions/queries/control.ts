import type { NationId } from '../content/ids.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { Province } from '../world/queries.ts'
import { nationOf, type Position } from './position.ts'
import { standing } from './standing.ts'
import { provincesByArea, type WorldTables } from './world-tables.ts'

export interface Control {
  readonly provinces: ReadonlyMap<ProvinceId, NationId>
  readonly areas: ReadonlyMap<AreaId, NationId>
}

const isCity = (position: Position, province: Province): boolean => cityLevel(position, province) > 0

export const cityLevel = (position: Position, province: Province): number =>
  position.cityLevels[province.id] ?? province.city?.level ?? 0

/** The power that units in a province count for: a federate's count for the federator in Foedus provinces (XXVIII.D). */
function powerIn(position: Position, nation: NationId, province: ProvinceId): NationId {
  const foedus = position.foedera.find(
    (entry) => entry.federate === nation && entry.provinces.includes(province)
  )
  return foedus?.federator ?? nation
}

function forcesIn(position: Position, province: ProvinceId): Map<NationId, number> {
  const forces = new Map<NationId, number>()
  for (const unit of position.units) {
    if (unit.place !== province) continue
    const power = powerIn(position, unit.nation, province)
    forces.set(power, (forces.get(power) ?? 0) + unit.count)
  }
  return forces
}

/** XII.B: the number of units that holds a province. */
function threshold(position: Position, nation: NationId, province: Province, barbarian: boolean): number {
  const owner = nationOf(position, nation)
  if (!barbarian || !owner) return 1
  if (province.id === 'bosporus' && owner.hooks.includes('bosporan-march')) return 1
  if (owner.status !== 'barbarian') return 3
  return owner.seat === province.id ? 1 : 2
}

/** XII.B-C: who controls each province and Area. */
export function control(position: Position, world: WorldTables): Control {
  const barbarianAreas = new Set(
    world.areas.filter((area) => area.kind === 'barbarian').map((area) => area.id)
  )
  const grouped = provincesByArea(world)
  const forces = new Map(world.provinces.map((province) => [province.id, forcesIn(position, province.id)]))
  const inForce = (province: ProvinceId) => forces.get(province) ?? new Map<NationId, number>()

  const held = new Map<ProvinceId, NationId>()
  for (const province of world.provinces) {
    const here = inForce(province.id)
    if (here.size === 0) {
      const holder = position.held[province.id]
      if (holder) held.set(province.id, holder)
      continue
    }
    if (here.size > 1) continue
    for (const [nation, strength] of here)
      if (strength >= threshold(position, nation, province, barbarianAreas.has(province.area)))
        held.set(province.id, nation)
  }

  const areas = new Map<AreaId, NationId>()
  for (const [area, members] of grouped) {
    shareAmongFriends(position, members, inForce, held)
    const holder = areaHolder(position, members, held, barbarianAreas.has(area))
    if (holder) areas.set(area, holder)
    for (const province of members) {
      const here = inForce(province.id)
      const empty = here.size === 0
      if (holder && (empty || (here.size === 1 && here.has(holder)))) held.set(province.id, holder)
      else if (empty) held.delete(province.id)
    }
  }
  const outsideAreas = world.provinces.filter((province) => !grouped.has(province.area))
  for (const { id } of outsideAreas) if (inForce(id).size === 0) held.delete(id)
  return { provinces: held, areas }
}

/** Friends who garrison a province together: it belongs to the one that holds most of the Area besides, then to the stronger. */
function shareAmongFriends(
  position: Position,
  members: readonly Province[],
  inForce: (province: ProvinceId) => ReadonlyMap<NationId, number>,
  held: Map<ProvinceId, NationId>
): void {
  const before = new Map(held)
  const share = (nation: NationId) => members.filter((member) => before.get(member.id) === nation).length
  for (const province of members) {
    const here = [...inForce(province.id)]
    if (here.length < 2) continue
    const friends = here.every(([a]) => here.every(([b]) => standing(position, a, b) === 'friendly'))
    if (!friends) continue
    here.sort(([a, strengthOfA], [b, strengthOfB]) => share(b) - share(a) || strengthOfB - strengthOfA)
    const first = here[0]
    if (first) held.set(province.id, first[0])
  }
}

/** XII.C: an Empire's claim beats a Kingdom's, a Kingdom's the Barbarians'. */
function areaHolder(
  position: Position,
  members: readonly Province[],
  held: ReadonlyMap<ProvinceId, NationId>,
  barbarianArea: boolean
): NationId | undefined {
  const majority = (nation: NationId, among: readonly Province[]) =>
    among.filter((province) => held.get(province.id) === nation).length * 2 > among.length
  const cities = members.filter((province) => isCity(position, province))
  const of = (status: 'barbarian' | 'kingdom' | 'empire') =>
    position.nations.filter((nation) => nation.status === status).map((nation) => nation.id)

  // Barbarian Areas print no value for Empires: there an Empire's claim rests on provinces, as a Kingdom's.
  const empire = of('empire').find((nation) => majority(nation, barbarianArea ? members : cities))
  if (empire) return empire
  const kingdom = of('kingdom').find((nation) => majority(nation, members))
  if (kingdom) return kingdom
  const hordes = position.nations.filter(
    (nation) => nation.status === 'barbarian' && members.some((province) => province.id === nation.seat)
  )
  const lord = (nation: NationId) =>
    position.vassals.find((entry) => entry.vassal === nation)?.suzerain ?? nation
  const lords = new Set(hordes.map((nation) => lord(nation.id)))
  const alone = lords.size === 1 ? [...lords][0] : undefined
  if (alone && nationOf(position, alone)?.status === 'barbarian') return alone
  return barbarianArea ? undefined : of('barbarian').find((nation) => majority(nation, members))
}

/** XII.C: all cities, and no province of the Area hostile or in revolt. */
export function fullControl(
  position: Position,
  world: WorldTables,
  state: Control,
  nation: NationId,
  area: AreaId
): boolean {
  if (state.areas.get(area) !== nation) return false
  return (provincesByArea(world).get(area) ?? []).every((province) => {
    if (position.revolts.some((revolt) => revolt.province === province.id)) return false
    const holder = state.provinces.get(province.id)
    if (isCity(position, province)) return holder === nation
    const present = [holder, ...forcesIn(position, province.id).keys()]
    return present.every((other) => !other || standing(position, nation, other) !== 'hostile')
  })
}
