import { event as eventCard } from '#shared/byzantion/content/events/index.ts'
import type { ByzantionEvent } from '#shared/byzantion/events.ts'
import { sentenceOf } from '#shared/byzantion/words/sentences.ts'
import type { SoundEffect } from '../sound/sound-effects.ts'
import type { ChapterHead, Sentence } from '../table/log/sentence.ts'

/** An event of the game as a sentence, with its chapter and its place. */
export function eventSentence(event: ByzantionEvent): Sentence {
  const chapter = chapterOf(event)
  const place = placeOf(event)
  return {
    message: sentenceOf(event),
    ...(place === null ? {} : { place }),
    ...(chapter ? { chapter } : {})
  }
}

function chapterOf(event: ByzantionEvent): ChapterHead | null {
  switch (event.type) {
    case 'round-began':
    case 'solo-round-began':
    case 'final-began':
      return { rank: 'turn', side: null }
    case 'turn-began':
      return { rank: 'step', side: event.side }
    default:
      return null
  }
}

function placeOf(event: ByzantionEvent): string | null {
  switch (event.type) {
    case 'event-units':
      return event.area
    case 'round-began':
      return eventCard(event.event).area
    default:
      return null
  }
}

/** Whether an event concerns a side: it acts, or something is done to it. */
export function concernsSide(event: ByzantionEvent, side: string): boolean {
  const concerned: readonly (string | null)[] = [
    'side' in event ? event.side : null,
    'from' in event ? event.from : null,
    'by' in event ? event.by : null,
    'against' in event ? event.against : null,
    'victor' in event ? event.victor : null,
    'defeated' in event ? event.defeated : null
  ]
  return concerned.includes(side)
}

/** What an event sounds like. */
export function soundOf(event: ByzantionEvent): SoundEffect | null {
  switch (event.type) {
    case 'ended':
    case 'solo-ended':
      return 'end'
    case 'event-completed':
    case 'solo-succeeded':
      return 'scoring'
    case 'event-cancelled':
    case 'solo-failed':
      return 'city-falls'
    case 'intrigue-played':
    case 'action-cancelled':
    case 'intrigue-cancelled':
      return 'clash'
    case 'played':
    case 'drew':
    case 'took-from-offer':
      return 'card'
    case 'sold':
    case 'bought':
    case 'activated':
    case 'chest-opened':
      return 'coin'
    case 'units-moved':
    case 'event-units':
    case 'units-placed':
      return 'march'
    case 'round-began':
    case 'solo-round-began':
      return 'arrival'
    default:
      return null
  }
}
