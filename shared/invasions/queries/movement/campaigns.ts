import type { Board } from '../../board.ts'
import { leaderCard } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { Leader, LeaderId, Movement, PieceId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { neighbours } from '../../world/world-queries.ts'
import { isProvince } from '../map/provinces.ts'
import { leaderPiece } from '../pieces/pieces.ts'
import type { StanceMaps } from '../relations/stance-map.ts'
import { isBlockaded } from '../sea/straits.ts'
import { mayEnter } from './entry-limits.ts'

/** XXII.A: a leader's campaign value, less what cards take from all leaders, plus what they give to one. */
export function campaignsOf(state: Board, leader: Leader): number {
  const amounts = state.thisTurn.effects
    .filter(({ effect, nation }) => effect === 'campaigns' && nation === leader.nation)
    .map(({ amount = 0 }) => amount)
  const taken = amounts.filter((amount) => amount < 0).reduce((sum, amount) => sum + amount, 0)
  const given = amounts.filter((amount) => amount > 0).reduce((sum, amount) => sum + amount, 0)
  return Math.max(0, leaderCard(leader.id).campaign + taken) + given
}

/** The leader who is on campaign, with his province. */
export function currentCampaigner(state: Board, movement: Movement): Campaigner | null {
  return movement.campaign ? campaignerIn(state, movement.campaign) : null
}

export function campaignerIn(state: Board, id: LeaderId): Campaigner | null {
  const leader = state.leaders[id]
  if (leader?.presence !== 'in-play' || !leader.at || !isProvince(leader.at)) return null
  return { id: leaderPiece(leader.id), at: leader.at }
}

export interface Campaigner {
  readonly id: PieceId
  readonly at: ProvinceId
}

/** XXII.A, XXV.F: the friendly provinces, connected by land and open straits, to which the leader on campaign may redeploy. */
export function redeploymentTargets(
  state: Board,
  movement: Movement,
  nations: readonly NationId[],
  from: StanceMaps
): ProvinceId[] {
  const campaigner = currentCampaigner(state, movement)
  const nation = movement.campaign ? state.leaders[movement.campaign]?.nation : undefined
  if (!campaigner || !nation || !nations.includes(nation) || !movement.mayRedeploy) return []
  const stances = from(nation)
  if (stances.provinceStance(campaigner.at) !== 'friendly') return []
  const seen = new Set<ProvinceId>([campaigner.at])
  const queue: ProvinceId[] = [campaigner.at]
  for (const here of queue) {
    for (const border of neighbours(here, 'base')) {
      const { id } = border
      if (seen.has(id) || stances.provinceStance(id) !== 'friendly' || !mayEnter(state, nation, id)) continue
      if (border.kind === 'strait' && isBlockaded(state, nation, border)) continue
      seen.add(id)
      queue.push(id)
    }
  }
  return queue.slice(1).sort()
}
