import { type Language, languages } from './dictionary.ts'

/** The language to speak: the chosen one, else the computer's if we have it, else English. */
export function languageFor(chosen: string, preferred: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

export function isLanguage(tag: string): tag is Language {
  return languages.some((language) => language === tag)
}
