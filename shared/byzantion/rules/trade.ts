import { accepted, type FormBody, refused, type Verdict } from '../../engine/decision.ts'
import { pickOne, randomInt, shuffled } from '../../engine/random.ts'
import { ask, choice, form, type Script, type ValuedOption } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import type { CardId } from '../content/cards/index.ts'
import { type ResourceId, resourceIds } from '../content/ids.ts'
import { figures } from '../figures.ts'
import type { ByzantionPlay } from '../game-types.ts'
import { tradeBonus } from '../queries/abilities.ts'
import { buyingPrice, type Deal, purchaseOf, saleKind, saleOf, sellingPrice } from '../queries/market.ts'
import type { ByzantionState } from '../state.ts'
import { message, reference } from '../words/message.ts'
import { draw, heroesGive, pay, seat } from './changes.ts'
import { newMarket } from './set-up.ts'

type Resources = readonly ResourceId[]

const resourceForm: FormBody<{ resources: ResourceId[] }> = {
  type: 'form',
  fields: [
    {
      field: 'many',
      name: 'resources',
      label: message('field.resources'),
      options: resourceIds.map((id) => ({
        key: id,
        label: message('option.resource', { resource: reference('good', id) }),
        times: 2
      })),
      min: 1,
      max: figures.market.values.length
    }
  ]
}

/** A.6: the resources that a player has and the market takes. */
export function sellable(state: ByzantionState, side: SideId, hasDuplicated = false): Resources {
  const { goods } = seat(state, side)
  return resourceIds.filter((id) => goods[id] > 0 && saleKind(state.market, id, hasDuplicated) !== null)
}

/** A.7: the resources that a player can pay for. */
export function buyable(state: ByzantionState, side: SideId): Resources {
  const owner = seat(state, side)
  const bonus = tradeBonus(owner)
  return state.market.filter((id) => (buyingPrice(state.market, id, bonus) ?? 99) <= owner.goods.nomismata)
}

/** A.6: sells as much as the market takes. */
export function* sell(play: ByzantionPlay, side: SideId): Script {
  const { state } = play
  if (sellable(state, side).length === 0) return
  const bonus = tradeBonus(seat(state, side))
  const sold = yield* ask(
    form(
      { side, kind: 'sell', rule: 'A.6', prompt: message('prompt.sell'), about: { bonus } },
      {
        form: resourceForm,
        check: ({ resources }) => checkSale(state, side, resources),
        sample: (random) => {
          const resources: ResourceId[] = []
          for (const id of shuffled(random, sellable(state, side))) {
            const more = [...resources, id]
            if (checkSale(state, side, more).ok && (resources.length === 0 || randomInt(random, 2) === 0))
              resources.push(id)
          }
          return { resources }
        }
      }
    )
  )
  settleSale(play, side, sold)
}

function checkSale(state: ByzantionState, side: SideId, resources: Resources): Verdict<Deal> {
  const owner = seat(state, side)
  if (resources.length === 0) return refused(message('refusal.nothing-chosen'), 'A.6')
  const count = (id: ResourceId) => resources.filter((each) => each === id).length
  if (resourceIds.some((id) => count(id) > owner.goods[id]))
    return refused(message('refusal.not-owned'), 'A.6')
  const deal = saleOf(state.market, resources, tradeBonus(owner))
  return deal ? accepted(deal) : refused(message('refusal.not-in-market'), 'A.6')
}

function settleSale({ state, emit }: ByzantionPlay, side: SideId, deal: Deal): void {
  const resources = deal.trades.map(({ resource }) => resource)
  for (const id of resources) pay(state, side, { [id]: 1 })
  seat(state, side).goods.nomismata += deal.nomismata
  state.market = [...deal.market]
  emit({ type: 'sold', side, resources, value: deal.nomismata })
}

/** A.7: buys as much as one can pay. */
export function* buy(play: ByzantionPlay, side: SideId): Script {
  const { state } = play
  if (buyable(state, side).length === 0) return
  const { goods } = seat(state, side)
  const bonus = tradeBonus(seat(state, side))
  const bought = yield* ask(
    form(
      {
        side,
        kind: 'buy',
        rule: 'A.7',
        prompt: message('prompt.buy'),
        about: { bonus, nomismata: goods.nomismata }
      },
      {
        form: resourceForm,
        check: ({ resources }) => checkPurchase(state, side, resources),
        sample: (random) => ({ resources: [pickOne(random, buyable(state, side))] })
      }
    )
  )
  settlePurchase(play, side, bought)
}

function checkPurchase(state: ByzantionState, side: SideId, resources: Resources): Verdict<Deal> {
  const owner = seat(state, side)
  if (resources.length === 0) return refused(message('refusal.nothing-chosen'), 'A.7')
  const deal = purchaseOf(state.market, resources, tradeBonus(owner))
  if (!deal) return refused(message('refusal.not-in-market'), 'A.7')
  return deal.nomismata <= owner.goods.nomismata
    ? accepted(deal)
    : refused(message('refusal.too-expensive'), 'A.7')
}

function settlePurchase({ state, emit }: ByzantionPlay, side: SideId, deal: Deal): void {
  const resources = deal.trades.map(({ resource }) => resource)
  pay(state, side, { nomismata: deal.nomismata })
  for (const id of resources) seat(state, side).goods[id] += 1
  state.market = [...deal.market]
  emit({ type: 'bought', side, resources, price: deal.nomismata })
}

interface SingleTrade {
  readonly do: 'buy' | 'sell'
  readonly resource: ResourceId
}

/** C.1: buys or sells so many, one by one, without Dynamis. */
export function* tradeBy(play: ByzantionPlay, side: SideId, by: CardId, count: number): Script {
  const { state } = play
  let hasDuplicated = false
  for (let left = count; left > 0; left--) {
    const bonus = tradeBonus(seat(state, side))
    const options = tradeOptions(state, side, hasDuplicated, bonus)
    if (options.length === 0) return
    const chosen = yield* ask(
      choice(
        {
          side,
          kind: 'trade',
          rule: 'C.1',
          prompt: message('prompt.trade', { card: reference('card', by) }),
          about: { by, left, bonus }
        },
        [...options, { key: { do: 'none' as const }, label: message('option.none'), value: null }]
      )
    )
    if (!chosen) return
    const { resource } = chosen
    const { market } = state
    if (chosen.do === 'sell') hasDuplicated ||= saleKind(market, resource, false) === 'duplicate'
    const deal =
      chosen.do === 'sell' ? saleOf(market, [resource], bonus) : purchaseOf(market, [resource], bonus)
    if (!deal) throw new Error(`${chosen.do} ${resource}: the market has changed`)
    if (chosen.do === 'sell') settleSale(play, side, deal)
    else settlePurchase(play, side, deal)
  }
}

function tradeOptions(
  state: ByzantionState,
  side: SideId,
  hasDuplicated: boolean,
  bonus: number
): ValuedOption<'trade', SingleTrade | null>[] {
  const { market } = state
  const sales = sellable(state, side, hasDuplicated).map((resource) => ({
    key: { do: 'sell' as const, resource },
    label: message('option.trade-sell', {
      resource: reference('good', resource),
      value: sellingPrice(market, resource, bonus) ?? 0
    }),
    value: { do: 'sell' as const, resource }
  }))
  const purchases = buyable(state, side).map((resource) => ({
    key: { do: 'buy' as const, resource },
    label: message('option.trade-buy', {
      resource: reference('good', resource),
      value: buyingPrice(market, resource, bonus) ?? 0
    }),
    value: { do: 'buy' as const, resource }
  }))
  return [...sales, ...purchases]
}

/** A.8: a new market, and a card for whoever renewed it. */
export function* renew(play: ByzantionPlay, side: SideId): Script {
  const { state, emit } = play
  state.random.moves += 1
  state.market = newMarket(state.random)
  emit({ type: 'market-renewed', side })
  draw(play, side, figures.renew.cards)
  heroesGive(play, side, 'renew-market')
}
