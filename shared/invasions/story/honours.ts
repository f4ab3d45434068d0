import { sideOf } from '../catalogue.ts'
import { type NationId, type SideId, sideIds } from '../content/ids.ts'
import type { LeaderId } from '../state.ts'
import { hallOfLeaders } from './hall-of-leaders.ts'
import type { Holdings } from './holdings.ts'
import { type EventLog, eventsOfType } from './log-by-turn.ts'

/** A title that a campaign gives, with the deeds that won it. */
export type Honour =
  | {
      readonly title: 'captain'
      readonly leader: LeaderId
      readonly nation: NationId
      readonly count: number
    }
  | { readonly title: 'realm'; readonly nation: NationId; readonly count: number }
  | {
      readonly title: 'cities' | 'sacks' | 'battles' | 'cards'
      readonly side: SideId
      readonly count: number
    }

/** The titles won in a campaign. Nobody wins a title that two sides share, or that nobody has earned. */
export function honoursOf(log: EventLog, holdings: Holdings): Honour[] {
  const events = log.flatMap((entry) => entry.events)
  const bySide = (title: 'cities' | 'sacks' | 'battles' | 'cards', sides: readonly SideId[]): Honour[] => {
    const best = mostFrequent(sides, sideIds)
    return best ? [{ title, side: best.id, count: best.count }] : []
  }
  const [captain] = hallOfLeaders(log)
  const land = Object.values(holdings)
  const realm = mostFrequent(land, [...new Set(land)])
  return [
    ...(captain && captain.won > 0
      ? [{ title: 'captain' as const, leader: captain.leader, nation: captain.nation, count: captain.won }]
      : []),
    ...(realm ? [{ title: 'realm' as const, nation: realm.id, count: realm.count }] : []),
    ...bySide(
      'battles',
      eventsOfType(events, 'battle-won').map(({ winner }) => sideOf(winner))
    ),
    ...bySide(
      'cities',
      eventsOfType(events, 'city-taken').map(({ by }) => sideOf(by))
    ),
    ...bySide(
      'sacks',
      eventsOfType(events, 'city-sacked').map(({ by }) => sideOf(by))
    ),
    ...bySide(
      'cards',
      eventsOfType(events, 'card-played').map(({ side }) => side)
    )
  ]
}

/** The most frequent of these; null if none occurs, or two occur equally often. */
function mostFrequent<Id>(
  found: readonly Id[],
  ids: readonly Id[]
): { readonly id: Id; readonly count: number } | null {
  const counts = ids
    .map((id) => ({ id, count: found.filter((other) => other === id).length }))
    .sort((left, right) => right.count - left.count)
  const [first, second] = counts
  return first && first.count > (second?.count ?? 0) ? first : null
}
