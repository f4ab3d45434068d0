import type { RuleIndex } from '../engine/rule-index.ts'
import { chapters } from './content/rules/en/index.ts'
import type { ChapterId } from './content/rules/rule-text.ts'
import { type SectionId, sectionIds } from './sections.ts'

/** All sections. The index finds code and tests by tags such as `9.411`. */
export const ruleIndex: RuleIndex = {
  sections: sectionIds.map((id) => ({ id, title: titleOf(id) })),
  overviews: {},
  otherChapters: [],
  grammar: { chapter: '1?[0-9]', part: '[0-9]{1,3}' },
  files: ['shared/republica/**/*.ts']
}

/** The title that the rules in our own words give to a section. */
function titleOf(id: SectionId): string {
  const [chapter = '', sign = ''] = id.split('.')
  return isChapter(chapter) ? (chapters[chapter].sections[sign]?.title ?? id) : id
}

function isChapter(id: string): id is ChapterId {
  return Object.hasOwn(chapters, id)
}
