import { useUntypedTranslator } from '../../i18n/words.tsx'
import type { ByzantionTranslator } from './byzantion-translator.ts'

/** The page's translator, typed for the keys of Byzantion and the app. Works inside the game's context only. */
export function useByzantionWords(): ByzantionTranslator {
  return useUntypedTranslator()
}
