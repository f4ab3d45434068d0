import i18next, { type i18n } from 'i18next'
import { appDictionaries } from '#shared/app/words/index.ts'
import type { Language } from '#shared/words/dictionary.ts'
import { bundleOf } from './bundle.ts'

/** The i18next namespace of the app's own texts. Each game uses its id as a namespace. */
export const APP_NAMESPACE = 'app'

const instances = new Map<Language, i18n>()

/** The i18next instance of a language. Created once. */
export function i18nFor(language: Language): i18n {
  const instance = instances.get(language) ?? createI18n(language)
  instances.set(language, instance)
  return instance
}

/** Keys are flat: a dot in a key has no meaning. */
function createI18n(language: Language): i18n {
  const instance = i18next.createInstance()
  instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    ns: [APP_NAMESPACE],
    defaultNS: APP_NAMESPACE,
    resources: { [language]: { [APP_NAMESPACE]: bundleOf(appDictionaries[language]).texts } },
    // React escapes what it renders.
    interpolation: { escapeValue: false }
  })
  return instance
}
