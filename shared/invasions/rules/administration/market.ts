import { keyText } from '../../../engine/option-key.ts'
import type { WareKey } from '../../answers/administration.ts'
import { nationCard } from '../../catalogue.ts'
import { figures } from '../../content/figures.ts'
import type { NationId, UnitKindId } from '../../content/ids.ts'
import { timeTable } from '../../content/time-table.ts'
import { priceOf } from '../../queries/administration/prices.ts'
import { areaOf, provinceCard } from '../../queries/map/provinces.ts'
import { stackingRoom } from '../../queries/movement/stacking.ts'
import { availableCounters, holdings, unitsOf } from '../../queries/nations/realm.ts'
import { hasTrait } from '../../queries/nations/traits.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import { hasStrangers, type StanceMap, stanceMap } from '../../queries/relations/stance-map.ts'
import type { InvasionsState, Unit } from '../../state.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'
import { isSeaId } from '../../world/world-queries.ts'
import { lostLimesPosts } from '../movement/limes-posts.ts'

/** Something a nation may buy, with its price. All counters of a kind and people are one ware. */
export interface WareForSale {
  /** Names the ware in an answer. */
  readonly key: WareKey
  readonly kind: UnitKindId
  readonly people: NationId | null
  readonly title: string | null
  readonly price: number
  readonly units: readonly Unit[]
  /** XV.B: counts against the recruitment limit. */
  readonly national: boolean
}

const FLEETS_IN_A_ZONE = figures.sea.fleetsInAZone

function statusOf(state: InvasionsState, nation: NationId): 'kingdom' | 'empire' {
  return state.nations[nation].status === 'empire' ? 'empire' : 'kingdom'
}

/** XV.B: the price of a counter for a nation; null for kinds that are never bought. */
export function priceFor(state: InvasionsState, nation: NationId, kind: UnitKindId): number | null {
  return priceOf(nationCard(nation).priceList, kind, statusOf(state, nation))
}

/** XV.A: only Civilised nations buy. */
function mayBuy(state: InvasionsState, nation: NationId): boolean {
  return state.nations[nation].status !== 'barbarian'
}

/** XV.C: the counters in reserve that are for sale now; dated ones only in their turns. */
export function waresForSale(state: InvasionsState, nation: NationId): WareForSale[] {
  if (!mayBuy(state, nation)) return []
  const wares = new Map<string, { units: Unit[]; ware: Omit<WareForSale, 'units'> }>()
  for (const unit of availableCounters(state, nation)) {
    const price = priceFor(state, nation, unit.kind)
    if (price === null) continue
    const key = wareOf(unit)
    const text = keyText(key)
    const entry = wares.get(text)
    if (entry) entry.units.push(unit)
    else {
      const { kind, people = null, title = null } = unit
      const ware = { key, kind, people, title, price, national: people === null }
      wares.set(text, { units: [unit], ware })
    }
  }
  return [...wares.values()].map(({ units, ware }) => ({ ...ware, units }))
}

/** Tells auxiliaries apart by their people and local units by their title. */
function wareOf({ kind, people, title }: Unit): WareKey {
  if (people) return { kind, people }
  return title ? { kind, title } : { kind }
}

/** XV.B: how many national units a nation may still recruit this turn; null without a limit. */
export function recruitsLeft(state: InvasionsState, nation: NationId): number | null {
  if (!hasTrait(nation, 'recruitment-limit')) return null
  const limit = timeTable
    .filter(({ turn }) => turn <= state.turn)
    .flatMap(({ events }) =>
      events.flatMap((event) => (event.event === 'recruitment-limit' ? [event.units] : []))
    )
    .at(-1)
  return Math.max(0, (limit ?? 1) - (state.thisTurn.recruited[nation] ?? 0))
}

/** XV.B: damaged elites that an Empire may repair, at half their price. */
export function repairableUnits(state: InvasionsState, nation: NationId): { unit: Unit; price: number }[] {
  if (state.nations[nation].status !== 'empire') return []
  return unitsOf(state, nation)
    .filter((unit) => unit.damaged && unit.nation === nation)
    .flatMap((unit) => {
      const price = priceFor(state, nation, unit.kind)
      return price === null ? [] : [{ unit, price: Math.ceil(price * figures.purchases.repairPart) }]
    })
}

/** XXIII.C: cities without walls on safe ground. */
export function unwalledCities(state: InvasionsState, nation: NationId): ProvinceId[] {
  const look = stanceMap(state, nation)
  return holdings(state, nation).filter(
    (id) => state.cities[id]?.fortified === false && isSafe(state, look, id)
  )
}

/** XII.D, XVI.E: whether a province of the nation is neither in revolt nor occupied by enemies, and so not hostile to it. */
function isSafe(state: InvasionsState, look: StanceMap, id: ProvinceId): boolean {
  return state.revolts[id] === undefined && !look.isDefended(id)
}

/** XVIII.I: the Areas from which local units take their name. */
const homes: Readonly<Record<string, readonly AreaId[]>> = {
  Galli: ['gallia_meridionalis', 'gallia_septentrionalis'],
  Britani: ['britannia'],
  Africani: ['africa'],
  Hispani: ['hispania']
}
const SATRAP_AREAS: readonly AreaId[] = ['mesopotamia', 'persis', 'persia_orientalis']

/** XV.B: whether a ware of this kind may be placed in a province of the nation. */
export function isWareAllowedIn(
  state: InvasionsState,
  nation: NationId,
  ware: Pick<WareForSale, 'kind' | 'title'>,
  province: ProvinceId
): boolean {
  const area = areaOf(province)
  if (ware.kind === 'satrap' && hasTrait(nation, 'satrap-garrisons')) return SATRAP_AREAS.includes(area)
  if ((ware.kind === 'guard' || ware.kind === 'thema') && hasTrait(nation, 'guards-at-home')) {
    return state.areaControl[area] === nation
  }
  if (ware.kind === 'local-infantry' && ware.title) return homes[ware.title]?.includes(area) ?? true
  return true
}

/** XII.D, XV.B: the stacking room left in each province a nation holds. Only friends stack. */
export function landRoom(state: InvasionsState, nation: NationId): Map<ProvinceId, number> {
  const look = stanceMap(state, nation)
  return new Map(
    holdings(state, nation).flatMap((id) => {
      if (!isSafe(state, look, id) || hasStrangers(look, id)) return []
      const room = stackingRoom(state, nation, id)
      return room > 0 ? [[id, room]] : []
    })
  )
}

/** XV.B, XXV.A: fleets are launched in the zone of a port the nation holds, in two stacks of two. */
export function seaRoom(state: InvasionsState, nation: NationId): Map<SeaId, number> {
  const room = new Map<SeaId, number>()
  const look = stanceMap(state, nation)
  for (const id of holdings(state, nation)) {
    if (!isSafe(state, look, id)) continue
    const port = state.cities[id] ? provinceCard(id).city?.port : null
    if (!port || !isSeaId(port) || room.has(port)) continue
    const there = unitsIn(state, port).filter((unit) => unit.controller === nation).length
    if (there < FLEETS_IN_A_ZONE) room.set(port, FLEETS_IN_A_ZONE - there)
  }
  return room
}

/** XVIII.I: border provinces that had a Limes, were lost, are held again and have none. */
export function lostLimites(state: InvasionsState, nation: NationId): { province: ProvinceId; unit: Unit }[] {
  const free = availableCounters(state, nation).filter((unit) => unit.kind === 'limes')
  const look = stanceMap(state, nation)
  return lostLimesPosts(state, nation).flatMap((province) => {
    const held = state.control[province] === nation && isSafe(state, look, province)
    if (
      !held ||
      hasStrangers(look, province) ||
      unitsIn(state, province).some((unit) => unit.kind === 'limes')
    )
      return []
    const index = free.findIndex((unit) => allowedLimes(unit, province))
    const [unit] = index < 0 ? [] : free.splice(index, 1)
    return unit ? [{ province, unit }] : []
  })
}

function allowedLimes(unit: Unit, province: ProvinceId): boolean {
  return unit.title === undefined || (homes[unit.title]?.includes(areaOf(province)) ?? true)
}
