import { chapters as texts } from './content/books/rules/en/index.ts'
import { chapterTitle } from './rulebook/book.ts'

/** Chapters that only name and list: components, concepts, the nations. */
const WITHOUT_RULES: ReadonlySet<string> = new Set(['III', 'IV', 'XXXII'])

/** The lettered sections of the rulebook's chapters V to XXXI, with titles of our own. */
export const sectionsByChapter = Object.entries(texts)
  .filter(([chapter]) => !WITHOUT_RULES.has(chapter))
  .map(([chapter, { sections: all }]) => ({
    chapter,
    title: chapterTitle(chapter, 'en'),
    sections: Object.entries(all).map(([letter, { title }]) => ({ letter, title }))
  }))

export interface Section {
  readonly id: string
  readonly title: string
}

export const sections: readonly Section[] = sectionsByChapter.flatMap(({ chapter, title, sections: all }) =>
  all.map(({ letter, title: name }) => ({ id: `${chapter}.${letter}`, title: `${title}: ${name}` }))
)
