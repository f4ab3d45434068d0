import type { RevenueEvent } from '../../events/revenue.ts'
import type { SentencesOf } from './shapes.ts'

/** One sentence for each type of event of this part. The compiler reports a missing type. */
export const revenueSentences: SentencesOf<RevenueEvent> = {}
