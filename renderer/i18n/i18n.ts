import i18next, { type i18n } from 'i18next'
import { dictionaries, type Language } from './dictionary.ts'

const made = new Map<Language, i18n>()

/** The dictionary of a language, ready to be asked. */
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
    fallbackLng: 'en',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    resources: { en: { translation: dictionaries.en }, es: { translation: dictionaries.es } },
    // React escapes what it shows.
    interpolation: { escapeValue: false }
  })
  return instance
}
