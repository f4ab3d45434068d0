import { useUntypedTranslator } from '../../i18n/words.tsx'
import type { InvasionsTranslator } from './invasions-translator.ts'

/** The page's translator, typed for the keys of Invasions. Works only inside the game's providers. */
export function useInvasionsWords(): InvasionsTranslator {
  return useUntypedTranslator()
}
