import type { RuleText } from '../rule-text.ts'

/** Chapter 10. */
export const combat: RuleText = { sections: {} }
