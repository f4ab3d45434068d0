import type { Board } from '../board.ts'
import { leaderCard } from '../catalogue.ts'
import type { Leader } from '../state.ts'

/** XXII.A: the campaign value, less what cards take from all and with what they give to one leader. */
export function campaignsOf(state: Board, leader: Leader): number {
  const amounts = state.thisTurn.effects
    .filter(({ effect, nation }) => effect === 'campaigns' && nation === leader.nation)
    .map(({ amount = 0 }) => amount)
  const taken = amounts.filter((amount) => amount < 0).reduce((sum, amount) => sum + amount, 0)
  const given = amounts.filter((amount) => amount > 0).reduce((sum, amount) => sum + amount, 0)
  return Math.max(0, leaderCard(leader.id).campaign + taken) + given
}
