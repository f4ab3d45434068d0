import type { RepublicEvent } from '#shared/republica/events/index.ts'

export interface YearOfStory {
  readonly turn: number
  readonly events: readonly RepublicEvent[]
}

/** What a reader of the story wants to know; the log has the rest. */
const told: ReadonlySet<RepublicEvent['type']> = new Set<RepublicEvent['type']>([
  'turn-began',
  'first-consul',
  'died',
  'new-leader',
  'eliminated',
  'province-developed',
  'province-overrun',
  'province-rose',
  'took-office',
  'convicted',
  'acquitted',
  'exiled',
  'exile-returned',
  'murder-resolved',
  'land-bill-passed',
  'land-bill-repealed',
  'army-sent',
  'governor-sent',
  'battle-fought',
  'war-won',
  'leader-beaten',
  'province-created',
  'captured',
  'ransomed',
  'rebelled',
  'joined-revolt',
  'revolt-crushed',
  'deal-made',
  'term-settled',
  'law-passed',
  'claimed',
  'ended'
])

/** The important events, by year. */
export function yearsOf(events: readonly RepublicEvent[]): readonly YearOfStory[] {
  const years: { turn: number; events: RepublicEvent[] }[] = []
  for (const event of events) {
    if (event.type === 'turn-began') years.push({ turn: event.turn, events: [] })
    if (told.has(event.type)) years.at(-1)?.events.push(event)
  }
  return years
}
