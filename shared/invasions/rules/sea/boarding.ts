import type { Option } from '../../../engine/decision.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { shunsTheSea } from '../../queries/crossings.ts'
import { fleetsIn, leadersAtSea } from '../../queries/fleets.ts'
import { isLeaderPiece, leaderPiece, type Piece, stepsLeft } from '../../queries/pieces.ts'
import { allLeaders } from '../../queries/placement.ts'
import type { Surroundings } from '../../queries/surroundings.ts'
import type { InvasionsState, Leader } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isSeaId } from '../../world/queries.ts'
import { coastOf, seasOf } from '../../world/sea-queries.ts'
import type { SeaId } from '../../world/seas.ts'
import type { NavalOrder, NavalOrders } from '../sea.ts'

/** XXV.C: a leader goes aboard a naval stack off his shore, or back to a friendly one, for one step. */
export function boardingOrders(
  state: InvasionsState,
  nation: NationId,
  ashore: ReadonlyMap<ProvinceId, readonly Piece[]>,
  look: Surroundings
): NavalOrders {
  const orders: NavalOrder[] = []
  const pieces: Option[] = []
  for (const [province, present] of ashore) {
    for (const piece of present) {
      if (!isLeaderPiece(piece) || piece.nation !== nation || shunsTheSea(state, piece)) continue
      if (stepsLeft(state, piece, []) < 1) continue
      for (const zone of seasOf(province, 'base')) {
        if (leadersAtSea(state, zone, nation).length >= fleetsIn(state, zone, nation).length) continue
        orders.push(boarding(state, piece.leader, province, zone, 'embark'))
        pieces.push({ key: piece.id, label: leaderLabel(piece.leader), place: province })
      }
    }
  }
  for (const leader of allLeaders(state)) {
    const { at } = leader
    if (leader.nation !== nation || leader.presence !== 'in-play' || !at || !isSeaId(at)) continue
    if (leader.inactiveUntil !== null) continue
    pieces.push({ key: leaderPiece(leader.id), label: leaderLabel(leader), place: at })
    if (stepsAboard(state, leader) < 1) continue
    for (const province of coastOf(at, 'base')) {
      if (look.ground(province) === 'friendly') orders.push(boarding(state, leader, province, at, 'ashore'))
    }
  }
  return { orders, pieces }
}

function leaderLabel(leader: Leader) {
  return message('option.leader', { leader: reference('leader', leader.id) })
}

/** A leader's steps do not depend on where he stands. */
function stepsAboard(state: InvasionsState, leader: Leader): number {
  const { nation, id } = leader
  return stepsLeft(state, { id: leaderPiece(id), nation, at: 'latium', leader }, [])
}

function boarding(
  state: InvasionsState,
  leader: Leader,
  province: ProvinceId,
  zone: SeaId,
  way: 'embark' | 'ashore'
): NavalOrder {
  const piece = leaderPiece(leader.id)
  return {
    option: {
      key:
        way === 'embark'
          ? `sea:embark:${leader.id}:${province}>${zone}`
          : `sea:ashore:${leader.id}:${zone}>${province}`,
      label: message(`option.${way}`, {
        leader: reference('leader', leader.id),
        sea: reference('sea', zone),
        province: reference('province', province)
      }),
      place: way === 'embark' ? zone : province,
      preview: [message('preview.steps', { steps: 1 })]
    },
    check: (pieces) =>
      pieces.every((id) => id === piece)
        ? null
        : { reason: message('refusal.only-the-leader'), rule: 'XXV.C' },
    sample: () => [piece],
    *play(play: InvasionsPlay) {
      const { movement } = state
      const current = play.state.leaders[leader.id]
      if (!movement || !current) return
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
      current.at = way === 'embark' ? zone : province
      play.emit({
        type: way === 'embark' ? 'leader-embarked' : 'leader-disembarked',
        nation: leader.nation,
        leader: leader.id,
        province,
        zone
      })
    }
  }
}
