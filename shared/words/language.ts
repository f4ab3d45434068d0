import { type Language, languages } from './dictionary.ts'

/** The app's language: the chosen one, else the first of the computer's that we have, else English. */
export function languageFor(chosen: string, preferred: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

export function isLanguage(tag: string): tag is Language {
  return languages.some((language) => language === tag)
}
