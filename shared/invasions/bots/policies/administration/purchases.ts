import type { NationId } from '../../../content/ids.ts'
import type { Abouts, InquiryOf, ValuesOf } from '../../../decisions/decision-kinds.ts'
import { TREASURY_LIMIT } from '../../../queries/administration/treasury.ts'
import { isProvince } from '../../../queries/map/provinces.ts'
import { unitsOf } from '../../../queries/nations/realm.ts'
import { isFleet } from '../../../queries/pieces/unit-arms.ts'
import type { UnitId } from '../../../state.ts'
import { message } from '../../../words/message.ts'
import type { ProvinceId } from '../../../world/provinces.ts'
import type { SeaId } from '../../../world/seas.ts'
import type { Appraisal } from '../../appraisal/appraisal.ts'
import { turnsLeft } from '../../appraisal/future-scorings.ts'
import { administrationCost, expectedIncome, goldReserve } from '../../appraisal/gold.ts'
import { areasOf } from '../../appraisal/hypothetical-control.ts'
import { filling, firstLegal } from '../../judgements.ts'
import type { Policy, PolicyInput } from '../../policy.ts'
import { total } from '../../worth.ts'
import { qualityOf } from './administration.ts'

type PurchasableWare = Abouts['purchases']['wares'][number]
type Values = ValuesOf<'purchases'>
type Fields = InquiryOf<'purchases'>['body']['fields']

/** XV: keeps the reserve, and spends the rest on the units with most quality for their price, then on repairs of elites. */
export const purchasesPolicy: Policy<'purchases'> = (input, { about, body }) => {
  const { appraisal } = input
  const none: Values = Object.fromEntries(body.fields.map(({ name }) => [name, []]))
  const spends = turnsLeft(appraisal.board) <= 1 || !appraisal.level.keepsReserve
  const reserve = spends ? 0 : goldReserve(appraisal.board, about.nation)
  const budget = Math.max(about.treasury - reserve, about.treasury - TREASURY_LIMIT)
  const withLimites = ifLegal(input, withAll(none, body.fields, 'limites'), none)
  const bought = units(input, about, withLimites, budget)
  const withUnits = withFleet(input, about, bought)
  const repaired = withAll(withUnits.values, body.fields, 'repair', withUnits.left)
  const fortified = withWalls(input.appraisal, about, repaired, body.fields, withUnits.left)
  return firstLegal(
    input,
    [fortified, repaired, bought.values, none].map((values) => filling(values, [message('bot.purchases')]))
  )
}

interface Bought {
  readonly values: Values
  readonly left: number
}

/** XXV: buys one fleet if the nation has none, because without one no army crosses the sea. */
function withFleet(input: PolicyInput, about: Abouts['purchases'], bought: Bought): Bought {
  const { board } = input.appraisal
  if (unitsOf(board, about.nation).some(isFleet)) return bought
  const [cheapest] = about.wares.filter(isFleet).toSorted((a, b) => a.price - b.price)
  if (!cheapest || cheapest.price > bought.left) return bought
  const values = { ...bought.values, buy: [...(bought.values.buy ?? []), cheapest.key] }
  return input.seat.check({ values }) === null ? { values, left: bought.left - cheapest.price } : bought
}

/** XXIII: fortifies the threatened city of most worth, if gold is left. */
function withWalls(
  appraisal: Appraisal,
  about: Abouts['purchases'],
  values: Values,
  fields: Fields,
  left: number
): Values {
  const field = fields.find(({ name }) => name === 'fortify')
  if (field?.field !== 'many' || about.fortifying > left) return values
  const [first] = field.options
    .flatMap(({ place }) =>
      place && isProvince(place) ? [{ place, risk: riskOf(appraisal, about.nation, place) }] : []
    )
    .filter(({ risk }) => risk > 0)
    .sort((a, b) => b.risk - a.risk)
  return first ? { ...values, fortify: [first.place] } : values
}

/** The loss of a city, weighted by the chance to lose it. */
function riskOf(appraisal: Appraisal, nation: NationId, province: ProvinceId): number {
  const lost = total(appraisal.gain({ taken: { province, by: null } }, areasOf([province])))
  const kept = appraisal.land().pressure.keepChance(appraisal.controlNow(), nation, province)
  return Math.max(0, -lost) * (1 - kept)
}

const ifLegal = ({ seat }: PolicyInput, values: Values, otherwise: Values): Values =>
  seat.check({ values }) === null ? values : otherwise

/** Buys units one by one, the best first, while gold, recruits, room and upkeep allow. */
function units(input: PolicyInput, about: Abouts['purchases'], start: Values, budget: number): Bought {
  let values = start
  let left = budget
  let recruits = about.recruits ?? Number.POSITIVE_INFINITY
  let upkeep = upkeepLeft(input.appraisal, about.nation, budget)
  for (const { key, price, counters, national } of byMerit(about.wares)) {
    for (let count = 1; count <= counters; count++) {
      if (left < price || upkeep <= 0 || (national && recruits <= 0)) break
      const next = { ...values, buy: [...(values.buy ?? []), key] }
      if (input.seat.check({ values: next }) !== null) break
      values = next
      left -= price
      upkeep -= 1
      if (national) recruits -= 1
    }
  }
  return { values, left }
}

/** How many more units a nation can pay for the next turns. An Empire pays no upkeep. */
function upkeepLeft({ board, level }: Appraisal, nation: NationId, spare: number): number {
  if (board.nations[nation].status === 'empire') return Number.POSITIVE_INFINITY
  const { net } = expectedIncome(board, nation)
  const fewest = unitsOf(board, nation).length < 4 ? 2 : 0
  const yearly = net - administrationCost(board, nation) + spare / Math.min(4, turnsLeft(board))
  return Math.max(fewest, yearly * level.recruitShare)
}

const byMerit = (wares: readonly PurchasableWare[]): readonly PurchasableWare[] =>
  wares.filter((ware) => !isFleet(ware)).toSorted((a, b) => merit(b) - merit(a))

/** Quality for the price. Room and recruits are limited too, so it prefers the dearer of two with the same ratio. */
const merit = ({ kind, price }: PurchasableWare): number => qualityOf(kind, true) ** 1.3 / price

/** Takes as many options of a list as the field and the gold allow. XVIII.I: a Limes costs nothing. */
function withAll(values: Values, fields: Fields, name: 'limites' | 'repair', gold = 0): Values {
  const field = fields.find((one) => one.name === name)
  if (field?.field !== 'many') return values
  let left = gold
  const keys = field.options
    .filter(({ price = 0 }) => {
      const affordable = price <= left
      if (affordable) left -= price
      return affordable
    })
    .map(({ key }) => key)
  return { ...values, [name]: keys.slice(0, field.max) }
}

/** XV.B: places each unit where the need is greatest. Each unit placed there lowers the need. */
export const deployPurchasesPolicy: Policy<'deploy-purchases'> = (input, { about, body }) => {
  const { appraisal } = input
  const room = new Map(Object.entries(about.room))
  const placed = new Map<string, number>()
  const values: Record<UnitId, ProvinceId | SeaId> = {}
  for (const field of body.fields) {
    if (field.field !== 'one') continue
    const open = field.options.filter(({ key }) => (room.get(key) ?? 0) > 0)
    const [best] = (open.length > 0 ? open : field.options).toSorted(
      (a, b) =>
        needOf(appraisal, about.nation, b.key, placed) - needOf(appraisal, about.nation, a.key, placed)
    )
    if (!best) return null
    values[field.name] = best.key
    room.set(best.key, (room.get(best.key) ?? 0) - 1)
    placed.set(best.key, (placed.get(best.key) ?? 0) + 1)
  }
  return firstLegal(input, [filling(values, [message('bot.deployment')])])
}

function needOf(
  appraisal: Appraisal,
  nation: NationId,
  place: string,
  placed: ReadonlyMap<string, number>
): number {
  if (!isProvince(place)) return 0
  const { board } = appraisal
  const already = placed.get(place) ?? 0
  const danger =
    appraisal.land().pressure.on(nation, place) -
    appraisal.land().pressure.defence(appraisal.controlNow(), nation, place) -
    already
  const seat = board.nations[nation].seat?.at === place ? 2 : 0
  return (
    appraisal.goals(nation).attraction(place) * 0.6 + Math.max(0, danger) * 0.2 * (1 + seat) - already * 0.1
  )
}
