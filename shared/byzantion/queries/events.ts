import { type EventId, event } from '../content/events/index.ts'
import type { Goods, OptionId } from '../content/ids.ts'
import type { EventTask } from '../content/records.ts'
import type { OpenTable } from '../table.ts'
import { without } from './amounts.ts'

type Rounds = Pick<OpenTable, 'events' | 'round'>

/** The event of this round; null in a solo game and before the first round. */
export function eventOf({ events, round }: Rounds): EventId | null {
  return events[round - 1]?.event ?? null
}

/** The option that the emperor has chosen; null before, and in a challenge. */
export function chosenOption({ events, round }: Rounds): OptionId | null {
  return events[round - 1]?.option ?? null
}

/** What an event demands and places: of this option, or of the challenge. */
export function eventTask(id: EventId, option: OptionId | null): EventTask | null {
  const record = event(id)
  if (record.kind === 'challenge') return record.task
  return option && record.options[option]
}

/** What the round's event demands; null while the emperor has not chosen. */
export function taskOfRound(table: Rounds): EventTask | null {
  const id = eventOf(table)
  return id && eventTask(id, chosenOption(table))
}

/** What this amount lacks of a requirement. */
export function stillMissing(requires: Goods, given: Goods): Goods {
  return without(requires, given)
}
