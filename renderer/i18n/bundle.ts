import type { Dictionary } from '#shared/words/dictionary.ts'

/** A dictionary in the form that i18next expects: singular and plural under keys of their own. */
export interface DictionaryBundle {
  readonly texts: Readonly<Record<string, string>>
  /** For each key with singular and plural: the gap whose value decides. */
  readonly pluralGaps: ReadonlyMap<string, string>
}

const bundles = new WeakMap<Dictionary, DictionaryBundle>()

export function bundleOf(dictionary: Dictionary): DictionaryBundle {
  const bundle = bundles.get(dictionary) ?? makeBundle(dictionary)
  bundles.set(dictionary, bundle)
  return bundle
}

function makeBundle(dictionary: Dictionary): DictionaryBundle {
  const texts: Record<string, string> = {}
  const deciding = new Map<string, string>()
  for (const [key, entry] of Object.entries(dictionary)) {
    if (typeof entry === 'string') {
      texts[key] = entry
      continue
    }
    texts[`${key}_one`] = entry.one
    texts[`${key}_other`] = entry.other
    deciding.set(key, entry.by)
  }
  return { texts, pluralGaps: deciding }
}
