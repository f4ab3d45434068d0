import type { Reading } from './rule-book.ts'

/** How a game reads its rules, by the section it is about, or by the chapter where it is about a whole one. */
export type Readings = ReadonlyMap<string, readonly Reading[]>

/**
 * Readings in another language, question and reading, by the mark of the row they render. A row that has been
 * changed since has another mark, and is shown as it is written until somebody renders it anew.
 */
export type Translations = Readonly<Record<string, readonly [question: string, reading: string]>>

/** Where a game's readings stand, and how it names its sections. */
export interface ReadingSource {
  /** The line above them. */
  readonly heading: string
  sectionsIn(cell: string): readonly string[]
}

const ROW = /^\|(.+)\|(.+)\|(.+)\|(.+)\|\s*$/

/**
 * Reads a game's part of docs/interpretations.md: tables of section, question, reading and why, in English. What has
 * been rendered in the language of the reader takes their place.
 */
export function readReadings(
  markdown: string,
  { heading, sectionsIn }: ReadingSource,
  language: string,
  translations: Translations
): Readings {
  const found = new Map<string, Reading[]>()
  for (const line of linesUnder(heading, markdown)) {
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

/** What stands under a game's own heading. */
export function linesUnder(heading: string, markdown: string): readonly string[] {
  const lines = markdown.split('\n')
  const start = lines.indexOf(heading)
  if (start === -1) return []
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('# '))
  return lines.slice(start + 1, length === -1 ? undefined : start + 1 + length)
}

/** Tells one row from another, and from itself once it has been changed (FNV-1a). */
export function markOf(question: string, reading: string): string {
  let mark = 0x811c9dc5
  for (const letter of `${question}|${reading}`) {
    mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return mark.toString(36)
}
