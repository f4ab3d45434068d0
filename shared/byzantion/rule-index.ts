import type { RuleIndex } from '../engine/rule-index.ts'
import { sectionTitles } from './section-titles.ts'
import { sectionIds } from './sections.ts'

/** All sections. The index finds code and tests by tags such as `A.3`. */
export const ruleIndex: RuleIndex = {
  sections: sectionIds.map((id) => ({ id, title: sectionTitles[id] })),
  overviews: {},
  otherChapters: [],
  grammar: { chapter: '[SEAIRVJC]', part: '[0-9]', alone: '[SEAIRVJC]' },
  files: ['shared/byzantion/**/*.ts']
}
