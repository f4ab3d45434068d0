import type { Language } from '../../words/dictionary.ts'
import type { Readings } from '../../words/readings.ts'
import { bindBook, type RuleBook } from '../../words/rule-book.ts'
import type { RuleText } from '../content/books/rules/rule-text.ts'
import { invasionsWords } from '../words/index.ts'
import { numbers } from './numbers.ts'
import { ruleTables } from './tables.ts'

/** The chapters of one language, by their numbers, in the order of the rulebook. */
export type ChapterTexts = Readonly<Record<string, RuleText>>

/** The rulebook in one language, with numbers and tables filled in and our readings beside their sections. */
export function bookOf(language: Language, texts: ChapterTexts, readings: Readings): RuleBook {
  return bindBook(texts, {
    language,
    numbers,
    tables: ruleTables,
    titleOf: (chapter) => chapterTitle(chapter, language),
    readings
  })
}

export function chapterTitle(id: string, language: Language): string {
  const words: Readonly<Record<string, unknown>> = invasionsWords.dictionaries[language]
  const title = words[`chapter.${id}`]
  return typeof title === 'string' ? title : id
}
