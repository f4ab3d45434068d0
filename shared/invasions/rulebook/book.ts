import type { Language } from '../../words/dictionary.ts'
import {
  type Block,
  type BookChapter,
  type Draft,
  type RuleBook,
  withNumbers
} from '../../words/rule-book.ts'
import type { PictureId, RuleText, TableId } from '../content/books/rules/text.ts'
import { invasionsWords } from '../words/index.ts'
import { numbers } from './numbers.ts'
import type { Readings } from './readings.ts'
import { tables } from './tables.ts'

/** How the chapters of one language are kept: by their numbers, in the order of the rulebook. */
export type ChapterTexts = Readonly<Record<string, RuleText>>

/** The rules in one language: numbers and tables filled in, our readings with their sections. */
export function bookOf(language: Language, texts: ChapterTexts, readings: Readings): RuleBook {
  const filled = (blocks: readonly Draft<TableId, PictureId>[]) =>
    blocks.map((block) => filledBlock(block, language))
  return {
    chapters: Object.entries(texts).map(([id, { intro = [], sections }]): BookChapter => {
      return {
        id,
        title: chapterTitle(id, language),
        intro: filled(intro),
        readings: readings.get(id) ?? [],
        sections: Object.entries(sections).map(([letter, { title, text }]) => ({
          id: `${id}.${letter}`,
          title,
          text: filled(text),
          readings: readings.get(`${id}.${letter}`) ?? []
        }))
      }
    })
  }
}

export function chapterTitle(id: string, language: Language): string {
  const words: Readonly<Record<string, unknown>> = invasionsWords.dictionaries[language]
  const title = words[`chapter.${id}`]
  return typeof title === 'string' ? title : id
}

function filledBlock(block: Draft<TableId, PictureId>, language: Language): Block {
  const fill = (text: string) => withNumbers(text, numbers, language)
  if (typeof block === 'string') return fill(block)
  if ('list' in block) return { list: block.list.map(fill) }
  if ('example' in block) return { example: fill(block.example) }
  if ('picture' in block) return block
  if ('table' in block) return tables[block.table](block.head, language)
  const rows = block.rows.map((row) => row.map(fill))
  return block.head ? { head: block.head.map(fill), rows } : { rows }
}
