import { figures } from '../../content/figures.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isProvinceId, type Province } from '../../world/world-queries.ts'
import { isBarbarianArea } from '../map/provinces.ts'
import { provincesByArea, provincesOutside, type WorldTables } from '../map/world-tables.ts'
import { relationStance } from '../relations/relation-stance.ts'
import { type MapPosition, nationOf, type PositionUnit, seatedAt } from './map-position.ts'

export interface Control {
  readonly provinces: Pick<ReadonlyMap<ProvinceId, NationId>, 'get'>
  readonly areas: Pick<ReadonlyMap<AreaId, NationId>, 'get'>
}

const isCity = (position: MapPosition, province: Province): boolean => cityLevel(position, province) > 0

export const cityLevel = (position: MapPosition, province: Province): number =>
  position.cities[province.id]?.level ?? province.city?.level ?? 0

/** XXVIII.D: the nation for which units in a province count. In Foedus provinces a federate's units count for its federator. */
export function powerServed({ foedera }: MapPosition, nation: NationId, province: ProvinceId): NationId {
  for (const { federate, federator, provinces } of foedera) {
    if (federate === nation && provinces.includes(province)) return federator
  }
  return nation
}

/** Returns how many units count for each nation in a province. */
export type ForcesAt = (province: ProvinceId) => ReadonlyMap<NationId, number>

const NO_FORCES: ReadonlyMap<NationId, number> = new Map()

const forcesByPosition = new WeakMap<MapPosition, ForcesAt>()

/** Counts the forces of a position once and caches them. */
function forcesOf(position: MapPosition): ForcesAt {
  const known = forcesByPosition.get(position)
  if (known) return known
  const forces = countAllForces(position)
  forcesByPosition.set(position, forces)
  return forces
}

function countAllForces(position: MapPosition): ForcesAt {
  const all = new Map<PositionUnit['place'], Map<NationId, number>>()
  for (const { nation, place, count } of position.units) {
    const here = all.get(place) ?? new Map<NationId, number>()
    const power = isProvinceId(place) ? powerServed(position, nation, place) : nation
    here.set(power, (here.get(power) ?? 0) + count)
    all.set(place, here)
  }
  return (province) => all.get(province) ?? NO_FORCES
}

/** Counts units of the state in a province by the nation for which they count. */
export function countForces(
  position: MapPosition,
  province: ProvinceId,
  units: readonly { readonly controller: NationId }[]
): ReadonlyMap<NationId, number> {
  if (units.length === 0) return NO_FORCES
  const forces = new Map<NationId, number>()
  for (const { controller } of units) {
    const power = powerServed(position, controller, province)
    forces.set(power, (forces.get(power) ?? 0) + 1)
  }
  return forces
}

/** XII.B: how many units a nation needs to control a province. */
export function unitsToControl(
  position: MapPosition,
  nation: NationId,
  province: Province,
  barbarian: boolean
): number {
  const owner = nationOf(position, nation)
  const few = figures.control.civilisedProvince
  if (!barbarian || !owner) return few
  if (province.id === 'bosporus' && owner.hooks.includes('bosporan-march')) return few
  if (owner.status !== 'barbarian') return figures.control.civilisedInBarbarianProvince
  return owner.seat?.at === province.id
    ? figures.control.barbariansBesideTheirHorde
    : figures.control.barbariansInBarbarianProvince
}

/** XII.B-C: who controls each province and Area. */
export function controlOfPosition(position: MapPosition, world: WorldTables): Control {
  const forces = forcesOf(position)
  const provinces = new Map<ProvinceId, NationId>()
  const areas = new Map<AreaId, NationId>()
  for (const [area, members] of provincesByArea(world)) {
    const holder = controlOfArea(position, area, members, forces, provinces)
    if (holder) areas.set(area, holder)
  }
  for (const province of provincesOutside(world)) controlOutsideAreas(position, province, forces, provinces)
  return { provinces, areas }
}

/** XII.B, XII.C: returns who controls an Area, and writes the holders of its provinces into `held`. */
export function controlOfArea(
  position: MapPosition,
  area: AreaId,
  members: readonly Province[],
  forces: ForcesAt,
  held: Map<ProvinceId, NationId>
): NationId | undefined {
  const barbarian = isBarbarianArea(area)
  const places = members.map((province) => ({ province, garrison: forces(province.id) }))
  for (const { province, garrison } of places) {
    const holder = holderBeforeArea(position, province, garrison, barbarian)
    if (holder) held.set(province.id, holder)
  }
  if (places.some(({ garrison }) => garrison.size > 1))
    shareAmongFriends(position, members, forces, held, barbarian)
  const holder = areaHolder(position, members, held, barbarian)
  for (const { province, garrison } of places) {
    const hordes = hordesFor(position, province.id)
    const isEmpty = garrison.size === 0 && hordes.length === 0
    if (capitalHolder(position, province.id) || (!isEmpty && cityOwner(position, province))) continue
    if (holder && areAllOf(holder, garrison, hordes)) {
      held.set(province.id, isEmpty ? keeperOfEmpty(position, province.id, holder) : holder)
    } else if (garrison.size === 0) held.delete(province.id)
  }
  return holder
}

/** XII.C: the nation that controls an Area, and the partners whose holdings its claim needs; none for a claim of its own. */
interface AreaClaim {
  readonly nation: NationId
  readonly partners?: ReadonlySet<NationId>
}

/**
 * XII.C, XXVI.B: an empty province goes to whoever controls its Area, but not away from his partner: allies share the
 * Area, and a suzerain has the province through his vassal.
 */
function keeperOfEmpty(position: MapPosition, province: ProvinceId, lord: NationId): NationId {
  const before = position.held[province]
  const stays = before && nationOf(position, before) && arePartners(position, before, lord)
  return stays ? before : lord
}

/** Whether all units and hordes there are of one nation. */
function areAllOf(
  power: NationId,
  garrison: ReadonlyMap<NationId, number>,
  hordes: readonly NationId[]
): boolean {
  const others = garrison.size - (garrison.has(power) ? 1 : 0)
  return others === 0 && hordes.every((horde) => horde === power)
}

/** XII.B: who holds a province before the control of its Area is known. */
function holderBeforeArea(
  position: MapPosition,
  province: Province,
  here: ReadonlyMap<NationId, number>,
  barbarian: boolean
): NationId | undefined {
  const court = capitalHolder(position, province.id)
  if (court) return court
  return isCity(position, province)
    ? cityOwner(position, province)
    : holderByForce(position, province, here, barbarian)
}

/** XII.B: the owner of a city. Only a siege changes it (XXIV), never troops or a horde outside the city. */
function cityOwner(position: MapPosition, province: Province): NationId | undefined {
  const owner = position.held[province.id]
  return isCity(position, province) && owner && nationOf(position, owner) ? owner : undefined
}

/**
 * III.G, XII.B: the nation whose capital is in a province. It keeps that province until a siege takes it, whoever
 * controls the Area. A horde in place of a capital (VII.D) keeps the province only if its nation held it before.
 */
function capitalHolder(position: MapPosition, province: ProvinceId): NationId | undefined {
  const seated = seatedAt(position, province)
  if (seated.length === 0) return undefined
  const court = seated.find(({ status }) => status !== 'barbarian')
  const keeps = court?.seat?.kind === 'capital' || position.held[province] === court?.id
  return keeps ? court?.id : undefined
}

/** III.D: the nations of the hordes in a province, which make it occupied. On Foedus land a horde counts for the federator (XXVIII.D). */
function hordesFor(position: MapPosition, province: ProvinceId): readonly NationId[] {
  const seated = seatedAt(position, province)
  if (seated.length === 0) return NO_HORDES
  return seated
    .filter(({ seat }) => seat?.kind === 'horde')
    .map(({ id }) => powerServed(position, id, province))
}

const NO_HORDES: readonly NationId[] = []

/** XII.B: a province whose Area is not on the map belongs to whoever garrisons it. */
export function controlOutsideAreas(
  position: MapPosition,
  province: Province,
  forces: ForcesAt,
  held: Map<ProvinceId, NationId>
): void {
  const here = forces(province.id)
  const empty = here.size === 0 && seatedAt(position, province.id).length === 0
  const holder = empty
    ? undefined
    : holderBeforeArea(position, province, here, isBarbarianArea(province.area))
  if (holder) held.set(province.id, holder)
}

/** XII.B: a single nation with enough units holds land. An empty province keeps its last holder unless another's horde is there. */
function holderByForce(
  position: MapPosition,
  province: Province,
  here: ReadonlyMap<NationId, number>,
  barbarian: boolean
): NationId | undefined {
  if (here.size === 0) {
    const before = position.held[province.id]
    return hordesFor(position, province.id).every((power) => power === before) ? before : undefined
  }
  if (here.size > 1) return undefined
  for (const [nation, strength] of here) {
    return strength >= unitsToControl(position, nation, province, barbarian) ? nation : undefined
  }
  return undefined
}

/**
 * XII.A, XII.B: friends who garrison a province together hold it if their total strength is enough. The holder is the
 * federator before its federate, then the ally who had it, then the one that holds most of the Area, then the stronger.
 */
function shareAmongFriends(
  position: MapPosition,
  members: readonly Province[],
  inForce: ForcesAt,
  held: Map<ProvinceId, NationId>,
  barbarianArea: boolean
): void {
  const contested = members.filter(
    (province) =>
      inForce(province.id).size > 1 && !isCity(position, province) && !capitalHolder(position, province.id)
  )
  const before = members.map(({ id }) => held.get(id))
  const share = (nation: NationId) => before.filter((holder) => holder === nation).length
  const serves = (nation: NationId, other: NationId) =>
    position.foedera.some((foedus) => foedus.federate === nation && foedus.federator === other)
  for (const province of contested) {
    const here = [...inForce(province.id)]
    const friends = here.every(([a]) => here.every(([b]) => relationStance(position, a, b) === 'friendly'))
    if (!friends) continue
    // XXVI.B: an alliance gives no province away. The halves of the united Empire have another reading.
    const keeps = (nation: NationId, other: NationId) =>
      position.held[province.id] === nation && sharingAllies(position, nation).includes(other)
    here.sort(
      ([a, strengthOfA], [b, strengthOfB]) =>
        Number(serves(a, b)) - Number(serves(b, a)) ||
        Number(keeps(b, a)) - Number(keeps(a, b)) ||
        share(b) - share(a) ||
        strengthOfB - strengthOfA
    )
    const [holder] = here[0] ?? []
    const strength = here.reduce((sum, [, units]) => sum + units, 0)
    if (holder && strength >= unitsToControl(position, holder, province, barbarianArea)) {
      held.set(province.id, holder)
    }
  }
}

/** XXVI.B: the allies that share with a nation. The two halves of the united Empire do not share (XIV.F). */
export function sharingAllies(position: MapPosition, nation: NationId): NationId[] {
  const united = (id: NationId) => nationOf(position, id)?.hooks.includes('united-empire') ?? false
  return position.alliances.flatMap(([a, b]) => {
    if (united(a) && united(b)) return []
    return a === nation ? [b] : b === nation ? [a] : []
  })
}

/** XII.A, XII.C: the nations whose holdings count together with a nation's: itself, its allies and their vassals. */
function sharingGroup(position: MapPosition, nation: NationId): ReadonlySet<NationId> {
  const partners = [nation, ...sharingAllies(position, nation)]
  const vassals = position.vassals
    .filter(({ suzerain }) => partners.includes(suzerain))
    .map(({ vassal }) => vassal)
  return new Set([...partners, ...vassals])
}

/** XII.A, XXVI.B: whether two nations share what they control, as allies or as suzerain and vassal. */
export function arePartners(position: MapPosition, one: NationId, other: NationId): boolean {
  return sharingGroup(position, one).has(other) || sharingGroup(position, other).has(one)
}

/** How many of these provinces each nation holds. */
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

/**
 * XII.C: who controls an Area. A claim that needs partners takes nothing from a partner who controls the Area by
 * himself: allies share that Area with him, and a suzerain has it through him.
 */
function areaHolder(
  position: MapPosition,
  members: readonly Province[],
  held: ReadonlyMap<ProvinceId, NationId>,
  barbarianArea: boolean
): NationId | undefined {
  const claim = highestClaim(position, members, held, barbarianArea, 'with-partners')
  if (!claim?.partners) return claim?.nation
  const alone = highestClaim(position, members, held, barbarianArea, 'alone')
  return alone && claim.partners.has(alone.nation) ? alone.nation : claim.nation
}

/** XII.C: an Empire's claim beats a Kingdom's, and a Kingdom's beats the Barbarians'. */
function highestClaim(
  position: MapPosition,
  members: readonly Province[],
  held: ReadonlyMap<ProvinceId, NationId>,
  barbarianArea: boolean,
  by: 'alone' | 'with-partners'
): AreaClaim | undefined {
  const cities = members.filter((province) => isCity(position, province))
  const counted = holdersAmong(held, members)
  const claim = (
    status: 'barbarian' | 'kingdom' | 'empire',
    among: readonly Province[]
  ): AreaClaim | undefined => {
    const counts = among === members ? counted : holdersAmong(held, among)
    const own = (nation: NationId) => counts.get(nation) ?? 0
    const nations = [...counts.keys()].filter((id) => nationOf(position, id)?.status === status)
    const nation = nations.find((id) => own(id) * 2 > among.length)
    if (nation) return { nation }
    if (by === 'alone') return undefined
    // A claim that needs partners goes to the partner with most provinces of its own, which must be at least one.
    return nations
      .map((id) => ({ nation: id, partners: sharingGroup(position, id) }))
      .filter(({ partners }) => [...partners].reduce((sum, id) => sum + own(id), 0) * 2 > among.length)
      .sort(
        ({ nation: one }, { nation: other }) =>
          own(other) - own(one) || nationIds.indexOf(one) - nationIds.indexOf(other)
      )[0]
  }
  // Barbarian Areas print no value for Empires, so there an Empire claims by provinces as a Kingdom does.
  return (
    claim('empire', barbarianArea ? members : cities) ??
    claim('kingdom', members) ??
    claimByHordes(position, members, by) ??
    (barbarianArea ? undefined : claim('barbarian', members))
  )
}

/** XII.C: Barbarians hold an Area if all the hordes in it are their own, their allies' or their vassals'. */
function claimByHordes(
  position: MapPosition,
  members: readonly Province[],
  by: 'alone' | 'with-partners'
): AreaClaim | undefined {
  const hordes: NationId[] = []
  for (const member of members) {
    for (const { id, status } of seatedAt(position, member.id)) if (status === 'barbarian') hordes.push(id)
  }
  const [only, second] = hordes
  if (!only) return undefined
  // XXVIII.D: a horde on the land of its Foedus counts for the federator.
  const served = (id: NationId) =>
    position.foedera.some(
      ({ federate, provinces }) =>
        federate === id && provinces.some((province) => province === nationOf(position, id)?.seat?.at)
    )
  if (!second && !served(only)) return { nation: only }
  if (by === 'alone') return undefined
  const lords = position.nations
    .filter(({ id, status }) => status === 'barbarian' && !served(id))
    .map(({ id }) => ({ nation: id, partners: sharingGroup(position, id) }))
    .filter(({ partners }) => hordes.every((horde) => partners.has(horde)))
  return lords.find(({ nation }) => hordes.includes(nation)) ?? lords[0]
}

/** XXVI.B, XII.C: the holder's allies that share a province because they garrison it too, or an Area because they hold part of it. */
export function alliesSharing(
  position: MapPosition,
  world: WorldTables,
  what: { readonly province: ProvinceId } | { readonly area: AreaId },
  holder: NationId,
  state: Control
): NationId[] {
  const allies = sharingAllies(position, holder)
  if (allies.length === 0) return []
  if ('province' in what) {
    const here = forcesOf(position)(what.province)
    return allies.filter((ally) => here.has(ally))
  }
  const members = provincesByArea(world).get(what.area) ?? []
  return allies.filter((ally) => members.some((province) => state.provinces.get(province.id) === ally))
}

/** XII.C: whether a nation holds all cities of an Area, with none of its provinces hostile or in revolt. */
export function fullControl(
  position: MapPosition,
  world: WorldTables,
  state: Control,
  nation: NationId,
  area: AreaId
): boolean {
  if (state.areas.get(area) !== nation) return false
  const circle = sharingGroup(position, nation)
  return (provincesByArea(world).get(area) ?? []).every((province) => {
    if (position.revolts.some((revolt) => revolt.province === province.id)) return false
    const holder = state.provinces.get(province.id)
    if (isCity(position, province)) return holder !== undefined && circle.has(holder)
    const present = [holder, ...forcesOf(position)(province.id).keys(), ...hordesFor(position, province.id)]
    return present.every((other) => !other || relationStance(position, nation, other) !== 'hostile')
  })
}
