import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { Province } from '../../world/world-queries.ts'
import {
  alliesSharing,
  type Control,
  cityLevel,
  controlOfPosition,
  fullControl,
  sharingAllies
} from '../control/control.ts'
import { type MapPosition, nationOf } from '../control/map-position.ts'
import { portsOn, type WorldTables } from '../map/world-tables.ts'

export interface Income {
  readonly cities: number
  readonly areas: number
  readonly provinces: number
  readonly capital: number
  readonly trade: number
  /** Part of the gross (XIV.D-E) but collected earlier, in the Caravans sub-step (XIV.F). */
  readonly caravans: number
  readonly tributes: number
  readonly gross: number
  readonly maintenance: number
  readonly expenses: number
  readonly net: number
}

interface IncomeContext {
  readonly position: MapPosition
  readonly world: WorldTables
  readonly control: Control
  readonly nation: NationId
}

/** XXXIII.C: Persia Orientalis lies off the main map and pays whoever holds Persis. */
const offMapBonus = { area: 'persis', gold: 2 } as const

const inRevolt = (position: MapPosition, province: ProvinceId): boolean =>
  position.revolts.some((revolt) => revolt.province === province)

const holdings = ({ world, control: state, nation }: IncomeContext): readonly Province[] =>
  world.provinces.filter((province) => state.provinces.get(province.id) === nation)

/** A province that pays a nation, and which part of its income. Allies who garrison it together halve it (XXVI.B). */
export interface PayingProvince {
  readonly province: Province
  readonly part: 0.5 | 1
}

/** XIV.G: the provinces that pay a nation. Provinces in revolt and Areas that a card strikes pay nothing. */
function provincesPaying(context: IncomeContext): readonly PayingProvince[] {
  const { position, world, control: state, nation } = context
  const allies = sharingAllies(position, nation)
  return world.provinces.flatMap((province): PayingProvince[] => {
    const holder = state.provinces.get(province.id)
    if (!holder || (holder !== nation && !allies.includes(holder))) return []
    if (inRevolt(position, province.id) || isBarren(position, province.area)) return []
    if (allies.length === 0) return [{ province, part: 1 }]
    const partners = alliesSharing(position, world, { province: province.id }, holder, state)
    if (holder === nation) return [{ province, part: partners.length > 0 ? 0.5 : 1 }]
    return partners.includes(nation) ? [{ province, part: 0.5 }] : []
  })
}

const isBarren = (position: MapPosition, area: AreaId): boolean => position.barren?.includes(area) ?? false

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** XIV.B */
function cityIncome({ position }: IncomeContext, yields: readonly PayingProvince[]): number {
  return sum(
    yields.map(({ province, part }) => {
      const level = cityLevel(position, province)
      return (level > 0 && position.sacked.includes(province.id) ? figures.income.sackedCity : level) * part
    })
  )
}

/** XIV.B */
function capitalIncome({ position, nation }: IncomeContext): number {
  const owner = nationOf(position, nation)
  if (!owner?.seat || !owner.capitalPays) return 0
  return owner.status === 'empire' ? figures.income.capitalOfAnEmpire : figures.income.capitalOfAKingdom
}

const bonusFromOffMap = ({ control: state, nation }: IncomeContext): number =>
  state.areas.get(offMapBonus.area) === nation ? offMapBonus.gold : 0

/** XIV.D */
function provinceIncome(context: IncomeContext, yields: readonly PayingProvince[]): number {
  return sum(yields.map(({ province, part }) => province.income * part)) + bonusFromOffMap(context)
}

/** XIV.E: 1 for each Area, 2 under full control. Only Civilised Areas print a value for Empires. */
function areaIncome(context: IncomeContext): number {
  const { position, world, control: state, nation } = context
  const incomes = world.areas.map(({ id, empireIncome }) => {
    const holder = state.areas.get(id)
    if (empireIncome === null || !holder || isBarren(position, id)) return 0
    const partners = alliesSharing(position, world, { area: id }, holder, state)
    if (holder !== nation && !partners.includes(nation)) return 0
    const isFull = fullControl(position, world, state, holder, id)
    const whole = isFull ? figures.income.areaInFullControl : figures.income.area
    return partners.length > 0 ? whole / 2 : whole
  })
  return sum(incomes) + bonusFromOffMap(context)
}

/** XIV.F: a zone without a monopoly value carries no trade. */
export function tradeIncome(context: IncomeContext): number {
  const { position, world, control: state, nation } = context
  const trading = world.seas.filter((sea) => sea.monopoly > 0 && !position.closedSeas?.includes(sea.id))
  return sum(
    trading.map((sea) => {
      const ports = portsOn(world, sea.id).filter((port) => cityLevel(position, port) > 0)
      const ours = ports.filter(
        (port) => state.provinces.get(port.id) === nation && !inRevolt(position, port.id)
      )
      if (ours.length === 0) return 0
      return figures.income.trade + (ours.length === ports.length ? sea.monopoly : 0)
    })
  )
}

/** X.D: the caravans of an ordinary turn. Revolts do not matter (XVI.E). */
const caravanIncome = (context: IncomeContext): number =>
  holdings(context).filter((province) => province.caravan !== null).length * figures.caravan.gold

/** XIV.F, XXIX.E: the tributes of vassals and clients. */
function tributeIncome({ position, nation }: IncomeContext): number {
  const vassals = position.vassals.filter((entry) => entry.suzerain === nation).length
  return (
    vassals * figures.income.tributeOfAVassal +
    sum(position.clients.filter((entry) => entry.patron === nation).map((entry) => entry.tribute))
  )
}

/** XIV.G: an Empire pays for every heretical Area, a Kingdom only if some of its Areas are not heretical. */
function heresyExpense(context: IncomeContext): number {
  const mine = new Set(holdings(context).map((province) => province.area))
  const heretical = context.position.heresies.filter((heresy) => mine.has(heresy.area)).length
  const empire = nationOf(context.position, context.nation)?.status === 'empire'
  return empire || heretical < mine.size ? heretical * figures.income.heresy : 0
}

/** What a nation pays besides its units, item by item. */
export interface Expenses {
  readonly revolts: number
  readonly heresies: number
  readonly decline: number
  readonly suzerain: number
  readonly patron: number
  readonly federates: number
}

/** XIV.F-G */
function expensesOf(context: IncomeContext): Expenses {
  const { position, nation, control: state } = context
  const revolts = position.revolts
    .filter((revolt) => state.provinces.get(revolt.province) === nation)
    .map((revolt) => (revolt.side === '+' ? figures.income.revoltPlus : figures.income.revoltMinus))
  return {
    revolts: sum(revolts),
    heresies: heresyExpense(context),
    decline: (nationOf(position, nation)?.decline ?? 0) * figures.age.declineCost,
    suzerain: position.vassals.some((entry) => entry.vassal === nation) ? figures.income.tributeOfAVassal : 0,
    patron: sum(position.clients.filter((entry) => entry.client === nation).map((entry) => entry.tribute)),
    federates:
      position.foedera.filter((foedus) => foedus.federator === nation).length * figures.foedus.tribute
  }
}

/** VI.J, VI.K, XIV.H: a Kingdom pays one gold for each unit of its own, lent or not, an Empire nothing. */
function maintenance({ position, nation }: IncomeContext): number {
  if (nationOf(position, nation)?.status !== 'kingdom') return 0
  const own = position.units.filter((unit) => (unit.lentBy ?? unit.nation) === nation)
  return sum(own.map(({ count }) => count)) * figures.income.upkeep
}

/** XIV.D, XIV.E: the income of one nation, item by item. Barbarians live on tributes and plunder alone (XIV.C). */
export function income(
  position: MapPosition,
  world: WorldTables,
  nation: NationId,
  known: Control = controlOfPosition(position, world)
): Income {
  const context: IncomeContext = { position, world, control: known, nation }
  const status = nationOf(position, nation)?.status ?? 'barbarian'
  const civilised = status !== 'barbarian'
  const yields = civilised ? provincesPaying(context) : []
  const parts = {
    cities: cityIncome(context, yields),
    areas: status === 'empire' ? areaIncome(context) : 0,
    provinces: status === 'kingdom' ? provinceIncome(context, yields) : 0,
    capital: civilised ? capitalIncome(context) : 0,
    trade: civilised ? tradeIncome(context) : 0,
    caravans: civilised ? caravanIncome(context) : 0,
    tributes: tributeIncome(context)
  }
  const gross = sum(Object.values(parts))
  const upkeep = maintenance(context)
  const costs = sum(Object.values(expensesOf(context)))
  return { ...parts, gross, maintenance: upkeep, expenses: costs, net: Math.ceil(gross - upkeep - costs) }
}

/** XIV.G, XXVI.B: the provinces that pay a nation, and which part of their income. */
export function payingProvinces(
  position: MapPosition,
  world: WorldTables,
  nation: NationId,
  known: Control
): readonly PayingProvince[] {
  return provincesPaying({ position, world, control: known, nation })
}

/** XIV.F, XIV.G: the expenses of one nation item by item; `Income` has only their sum. */
export function expenses(
  position: MapPosition,
  world: WorldTables,
  nation: NationId,
  known: Control
): Expenses {
  return expensesOf({ position, world, control: known, nation })
}
