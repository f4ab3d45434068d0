import type { NationId } from '../content/ids.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { isProvinceId, type Province } from '../world/queries.ts'
import { nationOf, type Position, type PositionUnit } from './position.ts'
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

const NO_FORCES: ReadonlyMap<NationId, number> = new Map()

/** The same for the whole map, in one pass. */
function allForces(position: Position): ReadonlyMap<PositionUnit['place'], ReadonlyMap<NationId, number>> {
  const all = new Map<PositionUnit['place'], Map<NationId, number>>()
  for (const { nation, place, count } of position.units) {
    const here = all.get(place) ?? new Map<NationId, number>()
    const power = isProvinceId(place) ? powerIn(position, nation, place) : nation
    here.set(power, (here.get(power) ?? 0) + count)
    all.set(place, here)
  }
  return all
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
  const forces = allForces(position)
  const inForce = (province: ProvinceId) => forces.get(province) ?? NO_FORCES

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
    shareAmongFriends(position, members, inForce, held, barbarianAreas.has(area))
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

/**
 * XII.A, XII.B: friends who garrison a province together hold it by their common strength. It belongs to the
 * federator rather than to his federate, then to the one that holds most of the Area besides, then to the stronger.
 */
function shareAmongFriends(
  position: Position,
  members: readonly Province[],
  inForce: (province: ProvinceId) => ReadonlyMap<NationId, number>,
  held: Map<ProvinceId, NationId>,
  barbarianArea: boolean
): void {
  const contested = members.filter((province) => inForce(province.id).size > 1)
  if (contested.length === 0) return
  const before = new Map(held)
  const share = (nation: NationId) => members.filter((member) => before.get(member.id) === nation).length
  const serves = (nation: NationId, other: NationId) =>
    position.foedera.some((foedus) => foedus.federate === nation && foedus.federator === other)
  for (const province of contested) {
    const here = [...inForce(province.id)]
    const friends = here.every(([a]) => here.every(([b]) => standing(position, a, b) === 'friendly'))
    if (!friends) continue
    here.sort(
      ([a, strengthOfA], [b, strengthOfB]) =>
        Number(serves(a, b)) - Number(serves(b, a)) || share(b) - share(a) || strengthOfB - strengthOfA
    )
    const [holder] = here[0] ?? []
    const strength = here.reduce((sum, [, units]) => sum + units, 0)
    if (holder && strength >= threshold(position, holder, province, barbarianArea)) {
      held.set(province.id, holder)
    }
  }
}

/** XXVI.B: true allies share; the two halves of the united Empire are administered apart (XIV.F). */
export function sharingAllies(position: Position, nation: NationId): NationId[] {
  const united = (id: NationId) => nationOf(position, id)?.hooks.includes('united-empire') ?? false
  return position.alliances.flatMap(([a, b]) => {
    if (united(a) && united(b)) return []
    return a === nation ? [b] : b === nation ? [a] : []
  })
}

/** XII.A, XII.C: the nations whose holdings count together for one of them: itself, its allies, and their vassals. */
function circleOf(position: Position, nation: NationId): ReadonlySet<NationId> {
  const partners = [nation, ...sharingAllies(position, nation)]
  const vassals = position.vassals
    .filter(({ suzerain }) => partners.includes(suzerain))
    .map(({ vassal }) => vassal)
  return new Set([...partners, ...vassals])
}

/** How many of some provinces each nation holds. */
function holdersAmong(
  held: ReadonlyMap<ProvinceId, NationId>,
  among: readonly Province[]
): ReadonlyMap<NationId, number> {
  const counts = new Map<NationId, number>()
  for (const { id } of among) {
    const holder = held.get(id)
    if (holder) counts.set(holder, (counts.get(holder) ?? 0) + 1)
  }
  return counts
}

/** XII.C: an Empire's claim beats a Kingdom's, a Kingdom's the Barbarians'. */
function areaHolder(
  position: Position,
  members: readonly Province[],
  held: ReadonlyMap<ProvinceId, NationId>,
  barbarianArea: boolean
): NationId | undefined {
  const cities = members.filter((province) => isCity(position, province))
  const claim = (status: 'barbarian' | 'kingdom' | 'empire', among: readonly Province[]) => {
    const counts = holdersAmong(held, among)
    const own = (nation: NationId) => counts.get(nation) ?? 0
    const nations = position.nations.filter(({ id, status: its }) => its === status && counts.has(id))
    const alone = nations.find(({ id }) => own(id) * 2 > among.length)
    if (alone) return alone.id
    // A claim that rests on others goes to the partner who brings most himself, and he must bring something.
    const together = (nation: NationId) =>
      [...circleOf(position, nation)].reduce((sum, partner) => sum + own(partner), 0)
    return nations
      .map(({ id }) => id)
      .filter((id) => together(id) * 2 > among.length)
      .sort((one, other) => own(other) - own(one))[0]
  }
  // Barbarian Areas print no value for Empires: there an Empire's claim rests on provinces, as a Kingdom's.
  return (
    claim('empire', barbarianArea ? members : cities) ??
    claim('kingdom', members) ??
    lordOfHordes(position, members) ??
    (barbarianArea ? undefined : claim('barbarian', members))
  )
}

/** XII.C: Barbarians hold an Area if all the hordes in it are their own, their allies' or their vassals'. */
function lordOfHordes(position: Position, members: readonly Province[]): NationId | undefined {
  const barbarians = position.nations.filter((nation) => nation.status === 'barbarian')
  const hordes = barbarians
    .filter((nation) => members.some((province) => province.id === nation.seat))
    .map(({ id }) => id)
  if (hordes.length === 0) return undefined
  // XXVIII.D: a horde on the land of its Foedus counts for the federator.
  const served = (id: NationId) =>
    position.foedera.some(
      ({ federate, provinces }) =>
        federate === id && provinces.some((province) => province === nationOf(position, id)?.seat)
    )
  const lords = barbarians
    .map(({ id }) => id)
    .filter((id) => {
      if (served(id)) return false
      const circle = circleOf(position, id)
      return hordes.every((horde) => circle.has(horde))
    })
  return lords.find((lord) => hordes.includes(lord)) ?? lords[0]
}

/** XXVI.B, XII.C: the allies who share a province that they garrison together, or an Area where both hold something. */
export function sharers(
  position: Position,
  world: WorldTables,
  what: { readonly province: ProvinceId } | { readonly area: AreaId },
  holder: NationId,
  state: Control
): NationId[] {
  const allies = sharingAllies(position, holder)
  if (allies.length === 0) return []
  if ('province' in what) {
    const here = forcesIn(position, what.province)
    return allies.filter((ally) => here.has(ally))
  }
  const members = provincesByArea(world).get(what.area) ?? []
  return allies.filter((ally) => members.some((province) => state.provinces.get(province.id) === ally))
}

/** XII.C: full control: all cities, and no province of the Area hostile or in revolt. */
export function fullControl(
  position: Position,
  world: WorldTables,
  state: Control,
  nation: NationId,
  area: AreaId
): boolean {
  if (state.areas.get(area) !== nation) return false
  const circle = circleOf(position, nation)
  return (provincesByArea(world).get(area) ?? []).every((province) => {
    if (position.revolts.some((revolt) => revolt.province === province.id)) return false
    const holder = state.provinces.get(province.id)
    if (isCity(position, province)) return holder !== undefined && circle.has(holder)
    const present = [holder, ...forcesIn(position, province.id).keys()]
    return present.every((other) => !other || standing(position, nation, other) !== 'hostile')
  })
}
