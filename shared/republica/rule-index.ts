import type { RuleIndex } from '../engine/rule-index.ts'
import { sectionIds } from './sections.ts'

/** All sections. The index finds code and tests by tags such as `9.411`. */
export const ruleIndex: RuleIndex = {
  sections: sectionIds.map((id) => ({ id, title: id })),
  overviews: {},
  otherChapters: [],
  grammar: { chapter: '1?[0-9]', part: '[0-9]{1,3}' },
  files: ['shared/republica/**/*.ts']
}
