import type { CombatEvent } from '../../events/combat.ts'
import type { SentencesOf } from './shapes.ts'

/** One sentence for each type of event of this part. The compiler reports a missing type. */
export const combatSentences: SentencesOf<CombatEvent> = {}
