import type { ByzantionEvent } from '#shared/byzantion/events.ts'

export interface RoundOfStory {
  readonly round: number
  readonly events: readonly ByzantionEvent[]
}

/** What a reader of the story wants to know; the log has the rest. */
const told: ReadonlySet<ByzantionEvent['type']> = new Set<ByzantionEvent['type']>([
  'round-began',
  'solo-round-began',
  'option-chosen',
  'tie-broken',
  'action-cancelled',
  'intrigue-played',
  'intrigue-cancelled',
  'vote-flipped',
  'card-removed',
  'contributed',
  'event-completed',
  'event-cancelled',
  'rewarded',
  'penalised',
  'penalty-avoided',
  'event-units',
  'challenge-ranked',
  'mission-scored',
  'sealed',
  'solo-succeeded',
  'solo-failed',
  'solo-ended',
  'ended'
])

/** The important events, by round. */
export function roundsOf(events: readonly ByzantionEvent[]): readonly RoundOfStory[] {
  const rounds: { round: number; events: ByzantionEvent[] }[] = []
  for (const event of events) {
    if (event.type === 'round-began' || event.type === 'solo-round-began')
      rounds.push({ round: event.round, events: [] })
    if (told.has(event.type)) rounds.at(-1)?.events.push(event)
  }
  return rounds
}
