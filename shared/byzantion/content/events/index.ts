import type { ChallengeEvent, ChoiceEvent, GameEventCard } from '../records.ts'
import { age1 } from './age-1.ts'
import { age2 } from './age-2.ts'
import { age3 } from './age-3.ts'

/** The thirty events of the game for several. */
export const events = { ...age1, ...age2, ...age3 } as const

export type EventId = keyof typeof events
/** By date, and by name within a year. */
export const eventIds = Object.keys(events) as readonly EventId[]

const byId: Readonly<Record<EventId, GameEventCard>> = events

export function event(id: EventId): GameEventCard {
  return byId[id]
}

export function isChallenge(id: EventId): boolean {
  return byId[id].kind === 'challenge'
}

export type { ChallengeEvent, ChoiceEvent }
