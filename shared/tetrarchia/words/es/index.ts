import { book } from './book.ts'
import { bots } from './bots.ts'
import { coach } from './coach.ts'
import { cover } from './cover.ts'
import { events } from './events.ts'
import { frame } from './frame.ts'
import { greatMoments } from './great-moments.ts'
import { names } from './names.ts'
import { panels } from './panels.ts'
import { questions } from './questions.ts'
import { setUp } from './set-up.ts'

/** The dictionary by subject. Each key is in one part only. */
export const parts = { book, bots, coach, cover, events, frame, greatMoments, names, panels, questions }

export const es = {
  ...book,
  ...bots,
  ...coach,
  ...cover,
  ...events,
  ...frame,
  ...greatMoments,
  ...names,
  ...panels,
  ...questions,
  ...setUp
}
