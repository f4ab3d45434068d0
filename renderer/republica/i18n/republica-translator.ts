import { republicaWords } from '#shared/republica/words/index.ts'
import type { RepublicWords } from '#shared/republica/words/message.ts'
import type { RepublicGaps } from '#shared/republica/words/text-gaps.ts'
import type { Language } from '#shared/words/dictionary.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import { createTranslator, type TextForKey, type Translator } from '../../i18n/translator.ts'

/** A translator typed for the keys of República and the app. */
export interface RepublicaTranslator extends Translator {
  readonly text: Translator['text'] & TextForKey<RepublicWords, RepublicGaps>
}

/** A translator outside the page, for tests. */
export function createRepublicaTranslator(language: Language): RepublicaTranslator {
  return createTranslator(i18nFor(language), { game: republicaWords })
}
