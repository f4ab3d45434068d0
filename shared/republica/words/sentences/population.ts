import type { PopulationEvent } from '../../events/population.ts'
import type { SentencesOf } from './shapes.ts'

/** One sentence for each type of event of this part. The compiler reports a missing type. */
export const populationSentences: SentencesOf<PopulationEvent> = {}
