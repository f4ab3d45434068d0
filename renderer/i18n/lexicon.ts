import type { i18n } from 'i18next'
import { appDictionaries } from '#shared/app/words/index.ts'
import { memoize } from '#shared/engine/memoize.ts'
import type { Language } from '#shared/words/dictionary.ts'
import type { GameWords } from '#shared/words/game-words.ts'
import { isLanguage } from '#shared/words/language.ts'
import { bundleOf } from './bundle.ts'
import { APP_NAMESPACE } from './i18n.ts'

/** The texts of one language: those of the current game first, then those of the app. */
export interface Lexicon {
  readonly language: Language
  has(key: string): boolean
  /** The gap that decides between singular and plural of a key; undefined if the key has one form. */
  pluralGap(key: string): string | undefined
  /** The text of a key with its gaps filled, in the plural form for `count`. */
  fill(key: string, gaps?: Readonly<Record<string, string>>, count?: number): string
}

/** How many filled texts the cache holds. Far more than one table needs. */
const CACHE_SIZE = 20_000

export function lexiconOf(i18n: i18n, game?: GameWords): Lexicon {
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const bundles = [...(game ? [game.dictionaries[language]] : []), appDictionaries[language]].map(bundleOf)
  const ns = game ? [game.game, APP_NAMESPACE] : [APP_NAMESPACE]
  if (game && !i18n.hasResourceBundle(language, game.game)) {
    i18n.addResourceBundle(language, game.game, bundleOf(game.dictionaries[language]).texts)
  }
  // A table requests the same texts hundreds of times while the pointer moves, so results are memoized.
  const has = memoize((key: string) => i18n.exists(key, { ns }) || i18n.exists(key, { ns, count: 2 }))
  const plain = memoize((key: string) => i18n.t(key, { ns }))
  const filled = new Map<string, string>()
  return {
    language,
    has,
    pluralGap: (key) => bundles.map(({ pluralGaps }) => pluralGaps.get(key)).find((gap) => gap !== undefined),
    fill: (key, gaps, count) => {
      if (gaps === undefined && count === undefined) return plain(key)
      const sentence = [key, count, ...Object.entries(gaps ?? {}).flat()].join('\u0000')
      const known = filled.get(sentence)
      if (known !== undefined) return known
      const text = i18n.t(key, { ns, replace: gaps ?? {}, ...(count === undefined ? {} : { count }) })
      if (filled.size >= CACHE_SIZE) filled.clear()
      filled.set(sentence, text)
      return text
    }
  }
}
