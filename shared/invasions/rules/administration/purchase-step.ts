import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { lostAboveLimit } from '../../queries/administration/treasury.ts'
import { unitById, unitsIn } from '../../queries/pieces/placement.ts'
import { isCivilised } from '../../queries/time/activation-order.ts'
import type { UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isSeaId } from '../../world/world-queries.ts'
import { settleControl } from '../control/control.ts'
import { recordLimesPost } from '../movement/limes-posts.ts'
import { raiseUnit } from '../pieces/muster.ts'
import { changeTreasury } from './bookkeeping.ts'
import { deployPurchases, type PlacedPurchase } from './purchase-deployment.ts'
import { choosePurchases, type PurchaseOrder } from './purchase-order.ts'

export type PurchaseEvent =
  | {
      readonly type: 'unit-repaired'
      readonly unit: UnitId
      readonly nation: NationId
      readonly rule: string
    }
  | { readonly type: 'city-fortified'; readonly province: ProvinceId; readonly nation: NationId }

/** XV.A, XV.B: a Civilised nation buys, repairs, builds walls and rebuilds Limites. Then the treasury is cut to 40. */
export function* purchaseStep(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  if (!isCivilised(state.nations[nation])) return capTreasury(play, nation)
  for (const begin of play.hooks.of(nation, 'purchasesBegin')) begin(play, nation)
  const order = yield* choosePurchases(play, nation)
  if (order) {
    const postings = yield* deployPurchases(play, nation, order.units)
    carryOut(play, nation, order, postings)
  }
  yield* play.cards.openWindow(play, { window: 'purchases', nation })
  capTreasury(play, nation)
  settleControl(play)
  if (state.nations[nation].presence !== 'in-play') return
  for (const end of play.hooks.of(nation, 'purchasesEnd')) yield* end(play, nation)
}

/** XV.B, XXIII.C, XVIII.I: pays, raises and repairs units, builds walls and Limites. */
function carryOut(
  play: InvasionsPlay,
  nation: NationId,
  order: PurchaseOrder,
  postings: readonly PlacedPurchase[]
): void {
  const { state } = play
  changeTreasury(play, nation, -order.cost, 'purchases', 'XV.B')
  for (const { unit, at } of postings) raiseUnit(play, unit, at, 'XV.B', stackFor(play, nation, at))
  for (const { province, unit } of order.limites) {
    raiseUnit(play, unit, province, 'XVIII.I')
    recordLimesPost(state, province, nation)
  }
  for (const unit of order.repairs) {
    unitById(state, unit).damaged = false
    play.emit({ type: 'unit-repaired', unit, nation, rule: 'XV.B' })
  }
  for (const province of order.walls) {
    const city = state.cities[province]
    if (city) city.fortified = true
    play.emit({ type: 'city-fortified', province, nation })
  }
  const national = order.units.filter(({ ware }) => ware.national).length
  state.thisTurn.recruited[nation] = (state.thisTurn.recruited[nation] ?? 0) + national
}

/** XXV.A: the naval stack that has room for the fleet; two fleets fit into one. */
function stackFor({ state }: InvasionsPlay, nation: NationId, at: PlacedPurchase['at']): 1 | 2 | undefined {
  if (!isSeaId(at)) return undefined
  const first = unitsIn(state, at).filter((unit) => unit.controller === nation && unit.stack === 1)
  return first.length < 2 ? 1 : 2
}

/** XIV.A: gold beyond 40 is lost. */
function capTreasury(play: InvasionsPlay, nation: NationId): void {
  const excess = lostAboveLimit(play.state.nations[nation].treasury)
  if (excess > 0) changeTreasury(play, nation, -excess, 'treasury-limit', 'XIV.A')
}
