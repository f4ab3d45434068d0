import { bots } from './bots.ts'
import { events } from './events.ts'
import { frame } from './frame.ts'
import { names } from './names.ts'
import { panels } from './panels.ts'
import { questions } from './questions.ts'

/** One part a subject; a key stands in one of them only. */
export const parts = { bots, events, frame, names, panels, questions }

export const es = { ...bots, ...events, ...frame, ...names, ...panels, ...questions }
