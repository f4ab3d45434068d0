import i18next, { type i18n } from 'i18next'
import { appDictionaries } from '#shared/app/words/index.ts'
import type { Language } from '#shared/words/dictionary.ts'
import { bundleOf } from './bundle.ts'

/** The app's own words. A game's stand beside them under the game's name. */
export const APP = 'app'

const made = new Map<Language, i18n>()

/** The dictionaries of a language, ready to be asked. */
export function i18nFor(language: Language): i18n {
  const instance = made.get(language) ?? createI18n(language)
  made.set(language, instance)
  return instance
}

/** Keys are flat: a dot in a key is a dot. */
function createI18n(language: Language): i18n {
  const instance = i18next.createInstance()
  instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    ns: [APP],
    defaultNS: APP,
    resources: { [language]: { [APP]: bundleOf(appDictionaries[language]).texts } },
    // React escapes what it shows.
    interpolation: { escapeValue: false }
  })
  return instance
}
