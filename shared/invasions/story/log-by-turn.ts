import type { InvasionsEvent } from '../events.ts'

/** The events of one answer. */
export interface LogEntry {
  readonly number: number
  readonly events: readonly InvasionsEvent[]
}
export type EventLog = readonly LogEntry[]

/** The log of one turn. */
export interface TurnLog {
  readonly turn: number
  readonly year: number
  /** The answer at which it began. */
  readonly number: number
  readonly entries: EventLog
  readonly events: readonly InvasionsEvent[]
}

/** Splits the log into turns. */
export function logByTurn(log: EventLog): TurnLog[] {
  const turns: { turn: number; year: number; number: number; entries: LogEntry[] }[] = []
  for (const { number, events } of log) {
    for (const [before, event] of partsOf(events)) {
      if (before.length > 0) turns.at(-1)?.entries.push({ number, events: before })
      if (event) turns.push({ turn: event.turn, year: event.year, number, entries: [] })
    }
  }
  return turns.map((turn) => ({ ...turn, events: turn.entries.flatMap(({ events }) => events) }))
}

type TurnBegan = Extract<InvasionsEvent, { readonly type: 'turn-began' }>

/** Splits the events of one answer where a turn begins. */
function* partsOf(events: readonly InvasionsEvent[]): Generator<[InvasionsEvent[], TurnBegan | null]> {
  let part: InvasionsEvent[] = []
  for (const event of events) {
    if (event.type === 'turn-began') {
      yield [part, event]
      part = []
    } else part.push(event)
  }
  yield [part, null]
}

type EventType = InvasionsEvent['type']

/** The events of one type. */
export function eventsOfType<Type extends EventType>(
  events: readonly InvasionsEvent[],
  type: Type
): Extract<InvasionsEvent, { readonly type: Type }>[] {
  return events.filter(
    (event): event is Extract<InvasionsEvent, { readonly type: Type }> => event.type === type
  )
}
