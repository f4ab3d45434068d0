import { linesUnder, type Readings, readReadings, type Translations } from '../../words/readings.ts'

const HEADING = '# Invasions'
const CITED = /\b([IVX]+)(?:\.([A-Z])(?:-([A-Z]))?)?(?![\w.])/g

/** Reads this game's part of docs/interpretations.md. */
export function readingsIn(markdown: string, language = 'en', translations: Translations = {}): Readings {
  return readReadings(markdown, { heading: HEADING, sectionsIn }, language, translations)
}

/** The lines under this game's heading. */
export const linesOfThisGame = (markdown: string): readonly string[] => linesUnder(HEADING, markdown)

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
