import type { DealsEvent } from '../../events/deals.ts'
import type { SentencesOf } from './shapes.ts'

/** One sentence for each type of event of this part. The compiler reports a missing type. */
export const dealsSentences: SentencesOf<DealsEvent> = {}
