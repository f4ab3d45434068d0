import type { RuleIndex } from '../engine/rule-index.ts'
import { overviews } from './section-notes.ts'
import { sections } from './sections.ts'

/** Chapters V to XXXI, and what of the code bears their numbers: `XX.G`. */
export const ruleIndex: RuleIndex = {
  sections,
  overviews,
  // Pieces, map and lists, without a rule of their own.
  otherChapters: ['I', 'II', 'III', 'IV', 'XXXII', 'XXXIII'],
  grammar: { chapter: '[IVX]+', part: '[A-Z]' },
  files: ['shared/invasions/**/*.ts']
}
