import type { Reading } from '../../words/rule-book.ts'
import type { Translations } from '../content/books/rules/text.ts'

/** Our readings by the section they are about, or by the chapter where they are about a whole one. */
export type Readings = ReadonlyMap<string, readonly Reading[]>

const ROW = /^\|(.+)\|(.+)\|(.+)\|(.+)\|\s*$/
const CITED = /\b([IVX]+)(?:\.([A-Z])(?:-([A-Z]))?)?(?![\w.])/g

/**
 * Reads this game's part of docs/interpretations.md: tables of section, question, our reading and why, in English. What has been
 * rendered in the language of the reader takes their place.
 */
export function readingsIn(markdown: string, language = 'en', translations: Translations = {}): Readings {
  const found = new Map<string, Reading[]>()
  for (const line of ownLines(markdown)) {
    const cells = ROW.exec(line)
      ?.slice(1)
      .map((cell) => cell.trim())
    if (!cells || /^(section|-+)$/i.test(cells[0] ?? '')) continue
    const [section = '', question = '', reading = '', why = ''] = cells
    const rendered = translations[markOf(question, reading)]
    const shown: Reading = rendered
      ? { question: rendered[0], reading: rendered[1], why: '', language }
      : { question, reading, why, language: 'en' }
    for (const id of sectionsIn(section)) found.set(id, [...(found.get(id) ?? []), shown])
  }
  return found
}

/** What stands under this game's own heading. */
export function ownLines(markdown: string): readonly string[] {
  const lines = markdown.split('\n')
  const start = lines.indexOf('# Invasions')
  if (start === -1) return []
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('# '))
  return lines.slice(start + 1, length === -1 ? undefined : start + 1 + length)
}

/** The sections that a cell names: `XII.B-C, III.G` are XII.B, XII.C and III.G. */
export function sectionsIn(cell: string): readonly string[] {
  const named = [...cell.matchAll(CITED)].flatMap(([, chapter = '', from, to]) => {
    if (!from) return [chapter]
    return lettersBetween(from, to ?? from).map((letter) => `${chapter}.${letter}`)
  })
  return [...new Set(named)]
}

function lettersBetween(from: string, to: string): string[] {
  const [first, last] = [from.charCodeAt(0), to.charCodeAt(0)]
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index))
}

/** Tells one row from another, and from itself once it has been changed (FNV-1a). */
export function markOf(question: string, reading: string): string {
  let mark = 0x811c9dc5
  for (const letter of `${question}|${reading}`) {
    mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return mark.toString(36)
}
