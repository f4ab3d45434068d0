import { invasionsWords } from '#shared/invasions/words/index.ts'
import type { InvasionsWords } from '#shared/invasions/words/message.ts'
import type { InvasionsGaps } from '#shared/invasions/words/text-gaps.ts'
import type { Language } from '#shared/words/dictionary.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import {
  createTranslator,
  type TextForKey,
  type Translator,
  type TranslatorOptions
} from '../../i18n/translator.ts'

/** A translator for the keys of the app and of Invasions. */
export interface InvasionsTranslator extends Translator {
  readonly text: Translator['text'] & TextForKey<InvasionsWords, InvasionsGaps>
}

/** A translator of one language outside React: for tests and the map's demo. */
export function createInvasionsTranslator(
  language: Language,
  helpers: Omit<TranslatorOptions, 'game'> = {}
): InvasionsTranslator {
  return createTranslator(i18nFor(language), { ...helpers, game: invasionsWords })
}
