import { type BlockDraft, type ChapterText, gapsIn, wordsIn } from '../rule-book.ts'

/** The rules of a game in one language, by chapter. */
type Texts = Readonly<Record<string, ChapterText<string, string>>>

/** Every text of a language with the section it stands in. */
export function textsOf(chapters: Texts): readonly (readonly [string, string])[] {
  return Object.entries(chapters).flatMap(([id, { intro = [], sections }]) => [
    ...wordsOf(id, intro),
    ...Object.entries(sections).flatMap(([sign, { title, text }]) => [
      [`${id}.${sign}`, title] as const,
      ...wordsOf(`${id}.${sign}`, text)
    ])
  ])
}

function wordsOf(id: string, blocks: readonly BlockDraft[]): (readonly [string, string])[] {
  return blocks.flatMap((block) => wordsIn(block).map((words) => [id, words] as const))
}

/** What can be turned to: chapters and their sections. */
export function idsOf(chapters: Texts): readonly string[] {
  return Object.entries(chapters).flatMap(([id, { sections }]) => [
    id,
    ...Object.keys(sections).map((sign) => `${id}.${sign}`)
  ])
}

/** The numbers that each section names. */
export function numbersNamed(chapters: Texts): readonly (readonly [string, readonly string[]])[] {
  return [...Map.groupBy(textsOf(chapters), ([id]) => id)].map(([id, texts]) => [
    id,
    [...new Set(texts.flatMap(([, words]) => gapsIn(words)))].sort()
  ])
}

const IN_WORDS = {
  en: /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|thirds?)\b/i,
  es: /\b(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|docena|tercios?)\b/i
}

/** Whether a text writes no number itself; what has one in its name is none. */
export function tellsNoNumber(language: keyof typeof IN_WORDS, names: RegExp) {
  return (words: string): boolean => {
    const rest = words.replace(/\{[^}]*\}/g, '').replace(names, '')
    return !/\d/.test(rest) && !IN_WORDS[language].test(rest)
  }
}
