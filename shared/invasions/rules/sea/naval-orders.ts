import type { Script } from '../../ask.ts'
import type { InvasionsPlay } from '../../play.ts'
import { sailingFleets, voyageOf } from '../../queries/march-orders/fleet-options.ts'
import type { NavalOrder } from '../../queries/march-orders/naval-order.ts'
import { leaderPiece } from '../../queries/pieces/pieces.ts'
import { leadersAtSea, navalStacksIn } from '../../queries/sea/naval-stacks.ts'
import type { Movement, PieceId } from '../../state.ts'
import { interceptEnemyStack } from './naval-interception.ts'
import { sail } from './sailing.ts'
import { crossSea } from './transport.ts'

/** XXV: carries out a naval order with these pieces. */
export function* carryOutNavalOrder(
  play: InvasionsPlay,
  movement: Movement,
  order: NavalOrder,
  pieces: readonly PieceId[]
): Script {
  switch (order.sort) {
    case 'sail':
      yield* setSail(play, order, pieces)
      break
    case 'attack':
      yield* attackFleets(play, order)
      break
    case 'embark':
    case 'ashore':
      board(play, movement, order)
      break
    case 'carry':
    case 'land':
      yield* crossSea(play, movement, order.crossing, pieces)
      break
  }
}

type OrderOf<Sort extends NavalOrder['sort']> = Extract<NavalOrder, { readonly sort: Sort }>

/** XXV.A: moves fleets, with leaders aboard, along their route. */
function* setSail(play: InvasionsPlay, order: OrderOf<'sail'>, pieces: readonly PieceId[]): Script {
  const { state } = play
  const { nation, zone } = order
  const voyage = voyageOf(state, order, pieces)
  if (!voyage) return
  yield* sail(play, {
    nation,
    fleets: sailingFleets(state, nation, zone, pieces),
    leaders: leadersAtSea(state, zone, nation)
      .map(({ id }) => id)
      .filter((id) => pieces.includes(leaderPiece(id))),
    from: zone,
    route: voyage.zones
  })
}

/** XXV.B: intercepts an enemy stack in the same zone. */
function* attackFleets(play: InvasionsPlay, { nation, zone, stack, enemy }: OrderOf<'attack'>): Script {
  const stacks = navalStacksIn(play.state, zone)
  const own = stacks.find((one) => one.nation === nation && one.number === stack)
  const other = stacks.find((one) => one.nation === enemy.nation && one.number === enemy.stack)
  if (own && other) yield* interceptEnemyStack(play, own, other)
}

/** XXV.C: moves a leader aboard or ashore, for one step. */
function board(
  play: InvasionsPlay,
  movement: Movement,
  { sort, nation, leader: id, province, zone }: OrderOf<'embark' | 'ashore'>
): void {
  const leader = play.state.leaders[id]
  if (!leader) return
  const piece = leaderPiece(id)
  const before = movement.marches[piece]
  movement.marches[piece] = {
    spent: (before?.spent ?? 0) + 1,
    from: province,
    overStrait: false,
    led: null,
    halted: false,
    bonus: before?.bonus ?? 0,
    bridge: false
  }
  leader.at = sort === 'embark' ? zone : province
  const type = sort === 'embark' ? 'leader-embarked' : 'leader-disembarked'
  play.emit({ type, nation, leader: id, province, zone })
}
