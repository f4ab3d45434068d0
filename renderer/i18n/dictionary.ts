import { en } from './en/index.ts'
import { es } from './es/index.ts'

export const dictionaries = { en, es }
export type Language = keyof typeof dictionaries

/** A key with its plural ending taken off: what the code writes. */
type Stem<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key
export type TextKey = Stem<keyof typeof en>

/** The language to speak: the chosen one, else the computer's if we have it, else English. */
export function languageFor(chosen: string, preferred: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(dictionaries, tag)
}
