import { useUntypedTranslator } from '../../i18n/words.tsx'
import type { TetrarchiaTranslator } from './tetrarchia-translator.ts'

/** The page's translator, typed for the keys of Tetrarchia and the app. Works inside the game's context only. */
export function useTetrarchiaWords(): TetrarchiaTranslator {
  return useUntypedTranslator()
}
