import type { RuleIndex, Section } from '../engine/rule-index.ts'
import { chapters } from './content/rules/en.ts'
import type { ChapterId } from './content/rules/rule-text.ts'
import { type SectionId, sectionIds } from './sections.ts'
import { tetrarchiaWords } from './words/index.ts'

const words = tetrarchiaWords.dictionaries.en

function isChapter(id: string): id is ChapterId {
  return Object.hasOwn(chapters, id)
}

/** A section with the titles from our text of the rules. */
function sectionOf(id: SectionId): Section {
  const [chapter = id, part = ''] = id.split('.')
  if (!isChapter(chapter)) throw new Error(`the rules have no chapter ${chapter}`)
  const title = chapters[chapter].sections[part]?.title
  const chapterTitle = words[`chapter.${chapter}`]
  return { id, title: title === undefined ? chapterTitle : `${chapterTitle}: ${title}` }
}

/** All sections. The index finds code and tests by tags such as `I.5`, or `E` for a chapter without parts. */
export const ruleIndex: RuleIndex = {
  sections: sectionIds.map(sectionOf),
  overviews: {},
  otherChapters: [],
  grammar: { chapter: 'II?|V', part: '[0-9]', alone: '[BSTE]' },
  files: ['shared/tetrarchia/**/*.ts']
}
