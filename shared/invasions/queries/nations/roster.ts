import type { Board } from '../../board.ts'
import { isHistorical, type LeaderCard, leaderCard, unitKind } from '../../catalogue.ts'
import type { NationId, UnitKindId } from '../../content/ids.ts'
import type { Leader, Unit } from '../../state.ts'
import { isOffMap } from '../pieces/placement.ts'
import { calendarOf } from '../time/nation-calendar.ts'

/** How many counters of a kind a nation has on the map, in reserve and out of the game. */
export interface UnitTally {
  readonly kind: UnitKindId
  readonly onMap: number
  readonly damaged: number
  /** In the reserve, where they can be raised again. */
  readonly waiting: number
  /** Out of the game. */
  readonly gone: number
}

/** III.B: a nation's own counters by kind, whomever they serve. */
export function unitTallies({ units }: Pick<Board, 'units'>, nation: NationId): UnitTally[] {
  const kinds = Map.groupBy(
    Object.values(units).filter((unit) => unit.nation === nation),
    ({ kind }) => kind
  )
  const order = (kind: UnitKindId) => -unitKind(kind).elite
  return [...kinds]
    .map(([kind, counters]) => ({ kind, ...counted(counters) }))
    .sort((left, right) => order(left.kind) - order(right.kind) || right.onMap - left.onMap)
}

function counted(counters: readonly Unit[]): Omit<UnitTally, 'kind'> {
  const count = (test: (unit: Unit) => boolean) => counters.filter(test).length
  return {
    onMap: count(({ at }) => !isOffMap(at)),
    damaged: count(({ at, damaged }) => !isOffMap(at) && damaged),
    waiting: count(({ at }) => at === 'reserve'),
    gone: count(({ at }) => at === 'removed')
  }
}

/** III.C: the leaders of a nation in play, with their cards. */
export function leadersNow(
  { leaders }: Pick<Board, 'leaders'>,
  nation: NationId
): { readonly leader: Leader; readonly card: LeaderCard }[] {
  return Object.values(leaders)
    .filter((leader) => leader.nation === nation && leader.presence === 'in-play')
    .map((leader) => ({ leader, card: leaderCard(leader.id) }))
    .sort((left, right) => Number(isHistorical(right.card)) - Number(isHistorical(left.card)))
}

/** Something that the Time Table still brings a nation. */
export type UpcomingEntry =
  | { readonly turn: number; readonly what: 'arrival' | 'invasion' | 'raid' }
  | { readonly turn: number; readonly what: 'reinforcements'; readonly units: number }
  | { readonly turn: number; readonly what: 'leader'; readonly leader: string }

/** I: what the Time Table brings a nation after this turn, in order of turns. */
export function upcomingEntries(
  { turn, leaders }: Pick<Board, 'turn' | 'leaders'>,
  nation: NationId
): UpcomingEntry[] {
  const { entry, invasions, raids, reinforcements, leaders: captains } = calendarOf(nation)
  const all: UpcomingEntry[] = [
    ...(entry && entry.how === 'arrival' ? [{ turn: entry.turn, what: 'arrival' as const }] : []),
    ...invasions.map((at) => ({ turn: at, what: 'invasion' as const })),
    ...raids.map((at) => ({ turn: at, what: 'raid' as const })),
    ...reinforcements.map(({ turn: at, units }) => ({ turn: at, what: 'reinforcements' as const, units })),
    ...captains
      .filter(({ leader }) => leaders[leader]?.presence !== 'gone')
      .map(({ turn: at, leader }) => ({ turn: at, what: 'leader' as const, leader }))
  ]
  return all.filter((coming) => coming.turn > turn).sort((left, right) => left.turn - right.turn)
}
