import type { SideId } from '../campaign-options.ts'
import { isChallenge } from '../content/events/index.ts'
import type { OptionId } from '../content/ids.ts'
import { figures } from '../figures.ts'
import type { OpenTable } from '../table.ts'
import { effectsOn } from './abilities.ts'
import { eventOf } from './events.ts'
import { keimelionOf, seatOf } from './seats.ts'

/** E.3: the Auctoritas for each option. */
export function voteTotals({
  votes,
  voteShift
}: Pick<OpenTable, 'votes' | 'voteShift'>): Record<OptionId, number> {
  const totals = { first: -voteShift, second: voteShift }
  for (const { option, auctoritas, doubled } of votes) {
    if (option) totals[option] += doubled ? 2 * auctoritas : auctoritas
  }
  return totals
}

/** E.2, E.3: the Auctoritas that a player has for this vote only: of the chalice, and of his heroes. */
export function voteBonus(table: OpenTable, side: SideId): number {
  const event = eventOf(table)
  const chalice =
    event && !isChallenge(event) && keimelionOf(table, side) === 'chalice' ? figures.keimelion.chalice : 0
  const heroes = effectsOn(seatOf(table, side), 'influence', 'vote-add')
  return chalice + heroes.reduce((sum, { auctoritas }) => sum + auctoritas, 0)
}

/** E.3: who has assigned most, and how much; nobody if nothing was assigned. */
export function voteLeaders({ votes }: Pick<OpenTable, 'votes'>): readonly SideId[] {
  const most = Math.max(0, ...votes.map(({ auctoritas }) => auctoritas))
  return most === 0 ? [] : votes.filter(({ auctoritas }) => auctoritas === most).map(({ side }) => side)
}
