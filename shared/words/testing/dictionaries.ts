import type { Dictionary, DictionaryEntry } from '../dictionary.ts'

type Parts = Readonly<Record<string, Dictionary>>

/** The keys that stand in more than one part: the later would hide the earlier. */
export function duplicates(parts: Parts): string[] {
  const keys = Object.values(parts).flatMap((part) => Object.keys(part))
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

/** The keys that say nothing. */
export function empties(parts: Parts): string[] {
  return Object.values(parts).flatMap((part) =>
    Object.entries(part)
      .filter(([, entry]) => textsOf(entry).some((text) => text.trim() === ''))
      .map(([key]) => key)
  )
}

export function textsOf(entry: DictionaryEntry): string[] {
  return typeof entry === 'string' ? [entry] : [entry.one, entry.other]
}

/** The names of an entry's gaps, as they are found at run time. */
export function gapsOf(entry: DictionaryEntry): string[] {
  const gaps = textsOf(entry).flatMap((text) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, gap]) => gap ?? '')
  )
  return [...new Set(typeof entry === 'string' ? gaps : [entry.by, ...gaps])]
}
