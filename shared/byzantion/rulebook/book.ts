import type { Language } from '../../words/dictionary.ts'
import { linesUnder, type Readings, readReadings, type Translations } from '../../words/readings.ts'
import { bindBook, type RuleBook } from '../../words/rule-book.ts'
import type { ChapterId, RuleTexts } from '../content/rules/rule-text.ts'
import { byzantionWords } from '../words/index.ts'
import { numbers } from './numbers.ts'

const HEADING = '# Byzantion'
const CITED = /\b[SEAIRVJC]\.\d\b/g

/** The rulebook in one language, with numbers filled in and our readings beside their sections. */
export function bookOf(language: Language, texts: RuleTexts, readings: Readings): RuleBook {
  const words = byzantionWords.dictionaries[language]
  const titles: Readonly<Record<ChapterId, string>> = {
    S: words['chapter.S'],
    E: words['chapter.E'],
    A: words['chapter.A'],
    I: words['chapter.I'],
    R: words['chapter.R'],
    V: words['chapter.V'],
    J: words['chapter.J'],
    C: words['chapter.C']
  }
  const known: Readonly<Record<string, string>> = titles
  return bindBook(texts, { language, numbers, tables: {}, titleOf: (id) => known[id] ?? id, readings })
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
