import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { Leader } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { coastOf, seasOf } from '../../world/sea-queries.ts'
import type { SeaId } from '../../world/seas.ts'
import { isSeaId } from '../../world/world-queries.ts'
import { isLeaderPiece, leaderPiece, stepsLeft } from '../pieces/pieces.ts'
import { allLeaders } from '../pieces/placement.ts'
import { fleetsIn, leadersAtSea } from '../sea/naval-stacks.ts'
import { mayNotGoBySea } from '../sea/sea-crossings.ts'
import { type MovableForces, type NavalOption, navalRefusal } from './naval-order.ts'

/** XXV.C: for one step a leader boards a naval stack off his shore, or lands on a friendly shore. */
export function boardingOptions(
  state: Board,
  nation: NationId,
  { ashore, stancesOf }: MovableForces
): NavalOption[] {
  const embarking = [...ashore].flatMap(([province, present]) =>
    present.flatMap((piece) => {
      if (!isLeaderPiece(piece) || piece.nation !== nation || mayNotGoBySea(state, piece)) return []
      if (stepsLeft(state, piece, []) < 1) return []
      return seasOf(province, 'base')
        .filter((zone) => leadersAtSea(state, zone, nation).length < fleetsIn(state, zone, nation).length)
        .map((zone) => boarding(piece.leader, province, zone, 'embark'))
    })
  )
  const landing = allLeaders(state).flatMap((leader) => {
    const { at } = leader
    if (leader.nation !== nation || leader.presence !== 'in-play' || !at || !isSeaId(at)) return []
    if (leader.inactiveUntil !== null || stepsAboard(state, leader) < 1) return []
    return coastOf(at, 'base')
      .filter((province) => stancesOf(nation).provinceStance(province) === 'friendly')
      .map((province) => boarding(leader, province, at, 'ashore'))
  })
  return [...embarking, ...landing]
}

/** The steps of a leader aboard. They do not depend on his place, so any province will do. */
function stepsAboard(state: Board, leader: Leader): number {
  const { nation, id } = leader
  return stepsLeft(state, { id: leaderPiece(id), nation, at: 'latium', leader }, [])
}

function boarding(leader: Leader, province: ProvinceId, zone: SeaId, sort: 'embark' | 'ashore'): NavalOption {
  const piece = leaderPiece(leader.id)
  const [from, to] = sort === 'embark' ? ([province, zone] as const) : ([zone, province] as const)
  return {
    order: { sort, nation: leader.nation, leader: leader.id, province, zone },
    from,
    to,
    steps: 1,
    able: [piece],
    check: (pieces) => (pieces.every((id) => id === piece) ? null : navalRefusal('only-the-leader', 'XXV.C')),
    sample: () => [piece]
  }
}
