import type { RuleText } from '../rule-text.ts'

/** Chapter 11. */
export const revolution: RuleText = { sections: {} }
