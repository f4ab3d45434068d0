import type { Dictionary } from '../../../words/dictionary.ts'
import { book } from './book.ts'
import { bots } from './bots.ts'
import { cardNames } from './card-names.ts'
import { eventNames } from './event-names.ts'
import { events } from './events.ts'
import { frame } from './frame.ts'
import { names } from './names.ts'
import { questions } from './questions.ts'

/** The dictionary by subject. Each key is in one part only. */
export const parts = { book, bots, cardNames, eventNames, events, frame, names, questions }

export const en = {
  ...book,
  ...bots,
  ...cardNames,
  ...eventNames,
  ...events,
  ...frame,
  ...names,
  ...questions
} satisfies Dictionary
