import type { Reading } from './rule-book.ts'

/** Interpretations of the rules by section, or by chapter if they are about a whole one. */
export type Readings = ReadonlyMap<string, readonly Reading[]>

/**
 * Translated interpretations by the checksum of the original row. A row that changes gets another checksum; the app
 * then shows the original until somebody translates it again.
 */
export type Translations = Readonly<Record<string, readonly [question: string, reading: string]>>

/** Where a game's interpretations are, and how to find section numbers in them. */
export interface ReadingSource {
  /** The heading above them. */
  readonly heading: string
  sectionsIn(cell: string): readonly string[]
}

const ROW = /^\|(.+)\|(.+)\|(.+)\|(.+)\|\s*$/

/**
 * Parses a game's part of docs/interpretations.md: English tables of section, question, reading and why. Uses the
 * translation in the reader's language where there is one.
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

/** The lines under a heading. */
export function linesUnder(heading: string, markdown: string): readonly string[] {
  const lines = markdown.split('\n')
  const start = lines.indexOf(heading)
  if (start === -1) return []
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('# '))
  return lines.slice(start + 1, length === -1 ? undefined : start + 1 + length)
}

/** A checksum of a row (FNV-1a). */
export function markOf(question: string, reading: string): string {
  let mark = 0x811c9dc5
  for (const letter of `${question}|${reading}`) {
    mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return mark.toString(36)
}
