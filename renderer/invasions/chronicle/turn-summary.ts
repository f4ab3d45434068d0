import type { NationId, SideId } from '#shared/invasions/content/ids.ts'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { AccountReason } from '#shared/invasions/words/message.ts'
import type { ProvinceId } from '#shared/invasions/world/provinces.ts'
import type { LogEntryOf } from '../../table/game/game-client.ts'

type Log = readonly LogEntryOf<InvasionsEvent>[]

/** The points that one nation won or lost in a turn, and for what. */
export interface PointsWon {
  readonly side: SideId
  readonly nation: NationId
  readonly reason: AccountReason
  readonly points: number
}

/** A province whose holder at the end of a turn is not that of its beginning. */
export interface LandMoved {
  readonly province: ProvinceId
  readonly from: NationId | null
  readonly to: NationId | null
}

/** What is memorable of a turn. */
export interface TurnSummary {
  readonly turn: number
  readonly points: readonly PointsWon[]
  readonly land: readonly LandMoved[]
  /** In the order in which they happened. */
  readonly deeds: readonly InvasionsEvent[]
  readonly battles: number
}

const MEMORABLE: ReadonlySet<InvasionsEvent['type']> = new Set<InvasionsEvent['type']>([
  'alliance-made',
  'bankrupt',
  'capital-founded',
  'city-sacked',
  'client-made',
  'collapsed',
  'empire-divided',
  'empire-founded',
  'empire-reunited',
  'foedus-broken',
  'foedus-made',
  'horde-captured',
  'islam',
  'kingdom-founded',
  'leader-eliminated',
  'nation-arrived',
  'nations-united',
  'raiders-settled',
  'submitted',
  'vanished'
])

/** Whether an event belongs into a summary of a turn. */
export function isMemorable({ type }: InvasionsEvent): boolean {
  return MEMORABLE.has(type)
}

/** Summarises one turn from the log. */
export function turnSummaryOf(log: Log, turn: number): TurnSummary {
  const events = eventsOf(log, turn)
  return {
    turn,
    points: pointsIn(events),
    land: landIn(events),
    deeds: events.filter(isMemorable),
    battles: events.filter(({ type }) => type === 'battle-won').length
  }
}

/** The turns in the log. */
export function turnsIn(log: Log): number[] {
  return log.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'turn-began' ? [event.turn] : []))
  )
}

function eventsOf(log: Log, turn: number): InvasionsEvent[] {
  const events: InvasionsEvent[] = []
  let now = 0
  for (const event of log.flatMap((entry) => entry.events)) {
    if (event.type === 'turn-began') now = event.turn
    else if (now === turn) events.push(event)
  }
  return events
}

function pointsIn(events: readonly InvasionsEvent[]): PointsWon[] {
  const won = new Map<string, PointsWon>()
  for (const event of events) {
    if (event.type !== 'points') continue
    const { side, nation, reason, points } = event
    const key = `${nation} ${reason}`
    won.set(key, { side, nation, reason, points: points + (won.get(key)?.points ?? 0) })
  }
  return [...won.values()].sort((left, right) => right.points - left.points)
}

/** A province that changed hands and came back within the turn has not moved. */
function landIn(events: readonly InvasionsEvent[]): LandMoved[] {
  const moved = new Map<ProvinceId, LandMoved>()
  for (const event of events) {
    if (event.type !== 'province-changed-hands') continue
    const { province, to } = event
    moved.set(province, { province, from: (moved.get(province) ?? event).from, to })
  }
  return [...moved.values()].filter(({ from, to }) => from !== to)
}
