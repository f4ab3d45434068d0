import { byzantionWords } from '#shared/byzantion/words/index.ts'
import type { ByzantionWords } from '#shared/byzantion/words/message.ts'
import type { ByzantionGaps } from '#shared/byzantion/words/text-gaps.ts'
import type { Language } from '#shared/words/dictionary.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import { createTranslator, type TextForKey, type Translator } from '../../i18n/translator.ts'

/** A translator typed for the keys of Byzantion and the app. */
export interface ByzantionTranslator extends Translator {
  readonly text: Translator['text'] & TextForKey<ByzantionWords, ByzantionGaps>
}

/** A translator outside the page, for tests. */
export function createByzantionTranslator(language: Language): ByzantionTranslator {
  return createTranslator(i18nFor(language), { game: byzantionWords })
}
