import { useUntypedTranslator } from '../../i18n/words.tsx'
import type { RepublicaTranslator } from './republica-translator.ts'

/** The page's translator, typed for the keys of República and the app. Works inside the game's context only. */
export function useRepublicaWords(): RepublicaTranslator {
  return useUntypedTranslator()
}
