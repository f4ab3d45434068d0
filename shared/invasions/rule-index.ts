import type { RuleIndex } from '../engine/rule-index.ts'
import { overviewSections } from './overview-sections.ts'
import { sections } from './sections.ts'

/** Chapters V to XXXI. The index finds code and tests by section tags such as `XX.G`. */
export const ruleIndex: RuleIndex = {
  sections,
  overviews: overviewSections,
  // Pieces, map and lists: chapters without rules.
  otherChapters: ['I', 'II', 'III', 'IV', 'XXXII', 'XXXIII'],
  grammar: { chapter: '[IVX]+', part: '[A-Z]' },
  files: ['shared/invasions/**/*.ts']
}
