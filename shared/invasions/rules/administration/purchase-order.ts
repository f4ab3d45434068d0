import { accepted, type FieldOf, refused, type Verdict } from '../../../engine/decision.ts'
import { sameKey } from '../../../engine/option-key.ts'
import { type RandomState, randomInt, shuffled } from '../../../engine/random.ts'
import { askForm, type Script } from '../../ask.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { Abouts, ValuesOf } from '../../decisions/decision-kinds.ts'
import { provinceOption, unitOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isFleet } from '../../queries/pieces/unit-arms.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import {
  isWareAllowedIn,
  landRoom,
  lostLimites,
  recruitsLeft,
  repairableUnits,
  seaRoom,
  unwalledCities,
  type WareForSale,
  waresForSale
} from './market.ts'

/** XXIII.C: the price of walls. */
export const PRICE_OF_WALLS = figures.purchases.walls
const REPAIRS = figures.purchases.repairs

type PurchaseValues = ValuesOf<'purchases'>
type ListField = Extract<FieldOf<PurchaseValues>, { readonly field: 'many' }>

/** What a nation buys, repairs and builds in its Purchases step. */
export interface PurchaseOrder {
  readonly units: readonly { readonly ware: WareForSale; readonly unit: UnitId }[]
  readonly repairs: readonly UnitId[]
  readonly walls: readonly ProvinceId[]
  readonly limites: readonly { readonly province: ProvinceId; readonly unit: UnitId }[]
  readonly cost: number
}

interface Market {
  readonly state: InvasionsState
  readonly nation: NationId
  readonly treasury: number
  readonly wares: readonly WareForSale[]
  readonly repairs: ReturnType<typeof repairableUnits>
  readonly walls: readonly ProvinceId[]
  readonly limites: ReturnType<typeof lostLimites>
  readonly recruits: number | null
}

function marketOf(state: InvasionsState, nation: NationId): Market {
  const { treasury } = state.nations[nation]
  return {
    state,
    nation,
    treasury,
    wares: waresForSale(state, nation).filter(({ price }) => price <= treasury),
    repairs: repairableUnits(state, nation).filter(({ price }) => price <= treasury),
    walls: treasury >= PRICE_OF_WALLS ? unwalledCities(state, nation) : [],
    limites: lostLimites(state, nation),
    recruits: recruitsLeft(state, nation)
  }
}

/** XV.B: asks for all purchases in one answer; null when the nation can buy nothing. */
export function* choosePurchases(play: InvasionsPlay, nation: NationId): Script<PurchaseOrder | null> {
  const market = marketOf(play.state, nation)
  const fields = fieldsOf(market)
  if (fields.length === 0) return null
  return yield* askForm(
    {
      ...questionFor(nation, 'purchases', 'XV.B'),
      prompt: message('prompt.purchases', { nation: reference('nation', nation), gold: market.treasury }),
      about: purchasesAbout(market)
    },
    {
      form: { type: 'form', fields, budget: market.treasury },
      check: (values) => checkOrder(market, values),
      sample: (random) => sampleOrder(random, market)
    }
  )
}

function purchasesAbout({ state, nation, treasury, recruits, wares }: Market): Abouts['purchases'] {
  const all = (room: ReadonlyMap<unknown, number>) => [...room.values()].reduce((sum, left) => sum + left, 0)
  return {
    nation,
    treasury,
    recruits,
    room: { land: all(landRoom(state, nation)), sea: all(seaRoom(state, nation)) },
    wares: wares.map((ware) => ({
      key: ware.key,
      kind: ware.kind,
      people: ware.people,
      price: ware.price,
      counters: ware.units.length,
      national: ware.national
    })),
    repairsAtMost: REPAIRS,
    fortifying: PRICE_OF_WALLS
  }
}

/** XV.B: the counters there are, as far as the gold goes. */
const mostOf = ({ units, price }: WareForSale, treasury: number): number =>
  Math.min(units.length, Math.floor(treasury / price))

function fieldsOf({ nation, wares, repairs, walls, limites, treasury }: Market): ListField[] {
  const named = (ware: WareForSale) =>
    message(ware.people ? 'option.buy-auxiliary' : 'option.buy', {
      unit: reference('unit-kind', ware.kind),
      gold: ware.price,
      nation: reference('nation', ware.people ?? nation)
    })
  return [
    ...listField(
      'buy',
      wares.reduce((sum, ware) => sum + mostOf(ware, treasury), 0),
      wares.map((ware) => ({
        key: ware.key,
        label: named(ware),
        price: ware.price,
        times: mostOf(ware, treasury)
      }))
    ),
    ...listField(
      'repair',
      REPAIRS,
      repairs.map(({ unit, price }) => ({
        ...unitOption(unit),
        preview: [message('preview.price', { gold: price })],
        price
      }))
    ),
    ...listField(
      'fortify',
      Math.floor(treasury / PRICE_OF_WALLS),
      walls.map((id) => ({ ...provinceOption(id), price: PRICE_OF_WALLS }))
    ),
    ...listField(
      'limites',
      limites.length,
      limites.map(({ province }) => provinceOption(province))
    )
  ]
}

function listField(name: keyof PurchaseValues, max: number, options: ListField['options']): ListField[] {
  if (options.length === 0) return []
  return [{ field: 'many', name, label: message(`field.${name}`), min: 0, max, options }]
}

/** XV.B: checks gold, recruitment limit and room, and names the one that is missing. */
function checkOrder(market: Market, values: PurchaseValues): Verdict<PurchaseOrder> {
  const { state, nation, treasury, recruits } = market
  const order = readOrder(market, values)
  if (order.cost > treasury) {
    return refused(message('refusal.too-dear', { gold: order.cost }), 'XV.B')
  }
  const national = order.units.filter(({ ware }) => ware.national).length
  if (recruits !== null && national > recruits) {
    return refused(message('refusal.recruitment-limit', { count: recruits }), 'XV.B')
  }
  if (!fits(state, nation, order)) return refused(message('refusal.no-room'), 'XV.B')
  return accepted(order)
}

function readOrder(market: Market, values: PurchaseValues): PurchaseOrder {
  const { buy = [], repair = [], fortify = [], limites: rebuilt = [] } = values
  const units = market.wares.flatMap((ware) => {
    const count = buy.filter((key) => sameKey(key, ware.key)).length
    return ware.units.slice(0, count).map(({ id }) => ({ ware, unit: id }))
  })
  const mended = market.repairs.filter(({ unit }) => repair.includes(unit.id))
  const walled = market.walls.filter((id) => fortify.includes(id))
  const sum = (prices: readonly number[]) => prices.reduce((total, price) => total + price, 0)
  return {
    units,
    repairs: mended.map(({ unit }) => unit.id),
    walls: walled,
    limites: market.limites
      .filter(({ province }) => rebuilt.includes(province))
      .map(({ province, unit }) => ({ province, unit: unit.id })),
    cost:
      sum(units.map(({ ware }) => ware.price)) +
      sum(mended.map(({ price }) => price)) +
      walled.length * PRICE_OF_WALLS
  }
}

/** Whether every unit finds a place. Places those with the fewest options first. */
function fits(state: InvasionsState, nation: NationId, { units }: PurchaseOrder): boolean {
  const fleets = units.filter(({ ware }) => isFleet(ware)).length
  const atSea = [...seaRoom(state, nation).values()].reduce((sum, room) => sum + room, 0)
  if (fleets > atSea) return false
  const room = landRoom(state, nation)
  const onLand = units
    .filter(({ ware }) => !isFleet(ware))
    .map(({ ware }) => [...room.keys()].filter((id) => isWareAllowedIn(state, nation, ware, id)))
    .sort((a, b) => a.length - b.length)
  return onLand.every((places) => {
    const place = places.find((id) => (room.get(id) ?? 0) > 0)
    if (!place) return false
    room.set(place, (room.get(place) ?? 0) - 1)
    return true
  })
}

/** A random purchase: adds wares and lists in random order and keeps those that leave the whole legal. */
function sampleOrder(random: RandomState, market: Market): PurchaseValues {
  const { wares, repairs, walls, limites, treasury } = market
  const some = <T>(items: readonly T[], most: number) =>
    shuffled(random, items).slice(0, randomInt(random, Math.min(most, items.length) + 1))
  const adding: ((values: PurchaseValues) => PurchaseValues)[] = wares.map((ware) => (values) => ({
    ...values,
    buy: [...(values.buy ?? []), ...Array(randomInt(random, mostOf(ware, treasury) + 1)).fill(ware.key)]
  }))
  if (repairs.length > 0) {
    adding.push((values) => ({ ...values, repair: some(repairs, REPAIRS).map(({ unit }) => unit.id) }))
  }
  if (walls.length > 0) {
    adding.push((values) => ({ ...values, fortify: some(walls, Math.floor(treasury / PRICE_OF_WALLS)) }))
  }
  if (limites.length > 0) {
    adding.push((values) => ({
      ...values,
      limites: some(limites, limites.length).map(({ province }) => province)
    }))
  }
  let values = nothingOf(market)
  for (const add of shuffled(random, adding).slice(0, randomInt(random, adding.length + 1))) {
    const next = add(values)
    if (checkOrder(market, next).ok) values = next
  }
  return values
}

/** An answer with every list of the form empty. */
function nothingOf({ wares, repairs, walls, limites }: Market): PurchaseValues {
  return {
    ...(wares.length > 0 ? { buy: [] } : {}),
    ...(repairs.length > 0 ? { repair: [] } : {}),
    ...(walls.length > 0 ? { fortify: [] } : {}),
    ...(limites.length > 0 ? { limites: [] } : {})
  }
}
