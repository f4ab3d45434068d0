import type { Language } from '../../words/dictionary.ts'
import { linesUnder, type Readings, readReadings, type Translations } from '../../words/readings.ts'
import { bindBook, type RuleBook } from '../../words/rule-book.ts'
import type { ChapterId, RuleTexts } from '../content/rules/rule-text.ts'
import { republicaWords } from '../words/index.ts'
import { numbers } from './numbers.ts'

const HEADING = '# La República de Roma'
const CITED = /\b1?\d\.\d{1,3}\b/g

/** The rulebook in one language, with numbers filled in and our readings beside their sections. */
export function bookOf(language: Language, texts: RuleTexts, readings: Readings): RuleBook {
  const words = republicaWords.dictionaries[language]
  const titles: Readonly<Record<ChapterId, string>> = {
    '3': words['chapter.3'],
    '4': words['chapter.4'],
    '5': words['chapter.5'],
    '6': words['chapter.6'],
    '7': words['chapter.7'],
    '8': words['chapter.8'],
    '9': words['chapter.9'],
    '10': words['chapter.10'],
    '11': words['chapter.11'],
    '12': words['chapter.12']
  }
  const known: Readonly<Record<string, string>> = titles
  const book = bindBook(texts, { language, numbers, tables: {}, titleOf: (id) => known[id] ?? id, readings })
  return {
    chapters: book.chapters.map((chapter) => ({
      ...chapter,
      sections: chapter.sections.toSorted((one, other) => compareSections(one.id, other.id))
    }))
  }
}

/** 9.11 stands before 9.2: the printed numbers read digit by digit. Objects order their keys as whole numbers. */
export function compareSections(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** Reads this game's part of docs/interpretations.md. */
export function readingsIn(markdown: string, language = 'en', translations: Translations = {}): Readings {
  return readReadings(markdown, { heading: HEADING, sectionsIn }, language, translations)
}

export const linesOfThisGame = (markdown: string): readonly string[] => linesUnder(HEADING, markdown)

/** The sections that a cell names. */
export function sectionsIn(cell: string): readonly string[] {
  return [...new Set([...cell.matchAll(CITED)].map(([section]) => section))]
}
