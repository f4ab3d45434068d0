import type { Dictionary } from '../../../words/dictionary.ts'
import { book } from './book.ts'
import { bots } from './bots.ts'
import { cardNames } from './card-names.ts'
import { cardNotes } from './card-notes.ts'
import { coach } from './coach.ts'
import { cover } from './cover.ts'
import { eventNames } from './event-names.ts'
import { eventNotes } from './event-notes.ts'
import { events } from './events.ts'
import { frame } from './frame.ts'
import { names } from './names.ts'
import { panels } from './panels.ts'
import { questions } from './questions.ts'
import { setUp } from './set-up.ts'

/** The dictionary by subject. Each key is in one part only. */
export const parts = {
  book,
  bots,
  cardNames,
  cardNotes,
  coach,
  cover,
  eventNames,
  eventNotes,
  events,
  frame,
  names,
  panels,
  questions,
  setUp
}

export const en = {
  ...book,
  ...bots,
  ...cardNames,
  ...cardNotes,
  ...coach,
  ...cover,
  ...eventNames,
  ...eventNotes,
  ...events,
  ...frame,
  ...names,
  ...panels,
  ...questions,
  ...setUp
} satisfies Dictionary
