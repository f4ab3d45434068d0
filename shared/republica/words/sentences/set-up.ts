import type { SetUpEvent } from '../../events/set-up.ts'
import type { SentencesOf } from './shapes.ts'

/** One sentence for each type of event of this part. The compiler reports a missing type. */
export const setUpSentences: SentencesOf<SetUpEvent> = {}
