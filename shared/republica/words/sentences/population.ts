import type { PopulationEvent } from '../../events/population.ts'
import { message, reference } from '../message.ts'
import type { SentencesOf } from './shapes.ts'

/** One sentence for each type of event of this part. The compiler reports a missing type. */
export const populationSentences: SentencesOf<PopulationEvent> = {
  discontent: ({ droughts, unprosecuted }) =>
    message('event.discontent', { first: droughts, second: unprosecuted }),
  approval: ({ speaker, inFavour, against }) =>
    message(inFavour > against ? 'event.approved' : 'event.not-approved', {
      senator: reference('senator', speaker),
      first: inFavour,
      second: against
    }),
  'people-answered': ({ speaker, total, unrest, marks }) => {
    const words = { senator: reference('senator', speaker), total }
    if (marks === 'revolt') return message('event.people-revolt', words)
    if (marks.includes('mob')) return message('event.people-mob', words)
    if (unrest < 0) return message('event.people-calm', words)
    return message(unrest > 0 ? 'event.people-angry' : 'event.people-quiet', words)
  }
}
