import type { FieldValue } from '../../../engine/decision.ts'
import { unitKind } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { Abouts } from '../../decisions.ts'
import { unitsOf } from '../../queries/realm.ts'
import { isProvince } from '../../queries/terrain.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'
import { filling, firstLegal, leastValues } from '../answers.ts'
import { administrationCost, expectedIncome, MOST_KEPT, reserveOf } from '../appraisal/gold.ts'
import { turnsLeft } from '../appraisal/scorings.ts'
import type { Sight } from '../appraisal/sight.ts'
import type { Judgement, Policy } from '../policy.ts'
import { qualityOf } from './administration.ts'

type Ware = Abouts['purchases']['wares'][number]

/** XV: the reserve stays; the rest goes into the units that give most for their gold, then into walls under threat. */
export const purchases: Policy<'purchases'> = (mind, { about, body }) => {
  if (body.type !== 'form') return null
  const { sight } = mind
  const none = leastValues(body.fields)
  const free = [...withLimites(none, body.fields)]
  const spends = turnsLeft(sight.board) <= 1 || !sight.level.keepsReserve
  const reserve = spends ? 0 : reserveOf(sight.board, about.nation)
  const budget = Math.max(about.treasury - reserve, about.treasury - MOST_KEPT)
  const orders: Judgement[] = []
  let values = { ...none, ...Object.fromEntries(free) }
  if (mind.seat.check({ values }) !== null) values = none
  orders.push(filling(values))
  let left = budget
  let recruits = about.recruits ?? Number.POSITIVE_INFINITY
  let upkeep = upkeepLeft(sight, about.nation, budget)
  for (const ware of byMerit(about.wares)) {
    let count = 0
    while (left >= ware.price && count < ware.counters && upkeep > 0 && (!ware.national || recruits > 0)) {
      const next = { ...values, [ware.field]: count + 1 }
      if (mind.seat.check({ values: next }) !== null) break
      values = next
      count += 1
      left -= ware.price
      upkeep -= 1
      if (ware.national) recruits -= 1
    }
  }
  orders.unshift(filling(repaired(mind, body.fields, values, left)))
  return firstLegal(mind, orders)
}

/** How many more units a nation can keep until the end; an Empire pays none of them. */
function upkeepLeft({ board }: Sight, nation: NationId, spare: number): number {
  if (board.nations[nation].status === 'empire') return Number.POSITIVE_INFINITY
  const { net } = expectedIncome(board, nation)
  const fewest = unitsOf(board, nation).length < 4 ? 2 : 0
  const yearly = net - administrationCost(board, nation) + spare / Math.min(4, turnsLeft(board))
  return Math.max(fewest, yearly)
}

const byMerit = (wares: readonly Ware[]): readonly Ware[] =>
  wares.filter(({ kind }) => unitKind(kind).arm !== 'sea').toSorted((a, b) => merit(b) - merit(a))

/** Room and recruits are short, too: the dearer of two as good for their gold. */
const merit = ({ kind, price }: Ware): number => qualityOf(kind, true) ** 1.3 / price

/** XVIII.I: a Limes costs nothing. */
function withLimites(
  none: Record<string, FieldValue>,
  fields: readonly { readonly name: string }[]
): [string, FieldValue][] {
  const limites = fields.find(({ name }) => name === 'limites')
  if (!limites || !('options' in limites) || !Array.isArray(limites.options)) return []
  const keys: unknown[] = limites.options.map((option: { key?: unknown }) => option.key)
  return none[limites.name] === undefined
    ? []
    : [[limites.name, keys.filter((key) => typeof key === 'string')]]
}

/** What is left mends the elite. */
function repaired(
  mind: Parameters<Policy<'purchases'>>[0],
  fields: Extract<Parameters<Policy<'purchases'>>[1]['body'], { type: 'form' }>['fields'],
  values: Record<string, FieldValue>,
  gold: number
): Record<string, FieldValue> {
  const field = fields.find(({ name }) => name === 'repair')
  if (field?.field !== 'many') return values
  const affordable = field.options.filter(({ price = 0 }) => price <= gold).slice(0, 1)
  const next = { ...values, repair: affordable.map(({ key }) => key) }
  return mind.seat.check({ values: next }) === null ? next : values
}

/** XV.B: each unit where it is most needed; a place that is filled draws the next one less. */
export const deployPurchases: Policy<'deploy-purchases'> = (mind, { about, body }) => {
  if (body.type !== 'form') return null
  const { sight } = mind
  const room = new Map(Object.entries(about.room))
  const placed = new Map<string, number>()
  const values: Record<string, FieldValue> = {}
  for (const field of body.fields) {
    if (field.field !== 'one') continue
    const open = field.options.filter(({ key }) => (room.get(key) ?? 0) > 0)
    const [best] = (open.length > 0 ? open : field.options).toSorted(
      (a, b) => needOf(sight, about.nation, b.key, placed) - needOf(sight, about.nation, a.key, placed)
    )
    if (!best) return null
    values[field.name] = best.key
    room.set(best.key, (room.get(best.key) ?? 0) - 1)
    placed.set(best.key, (placed.get(best.key) ?? 0) + 1)
  }
  return firstLegal(mind, [filling(values)])
}

function needOf(
  sight: Sight,
  nation: NationId,
  place: ProvinceId | SeaId | string,
  placed: ReadonlyMap<string, number>
): number {
  if (!isProvince(place)) return 0
  const { board } = sight
  const already = placed.get(place) ?? 0
  const danger =
    sight.land().pressure.on(nation, place) -
    sight.land().pressure.defence(sight.now(), nation, place) -
    already
  const seat = board.nations[nation].seat?.at === place ? 2 : 0
  return sight.wants(nation).draw(place) * 0.6 + Math.max(0, danger) * 0.2 * (1 + seat) - already * 0.1
}
