import { tetrarchiaWords } from '#shared/tetrarchia/words/index.ts'
import type { TetrarchiaWords } from '#shared/tetrarchia/words/message.ts'
import type { TetrarchiaGaps } from '#shared/tetrarchia/words/text-gaps.ts'
import type { Language } from '#shared/words/dictionary.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import { createTranslator, type TextForKey, type Translator } from '../../i18n/translator.ts'

/** A translator typed for the keys of Tetrarchia and the app. */
export interface TetrarchiaTranslator extends Translator {
  readonly text: Translator['text'] & TextForKey<TetrarchiaWords, TetrarchiaGaps>
}

/** A translator outside the page, for tests. */
export function createTetrarchiaTranslator(language: Language): TetrarchiaTranslator {
  return createTranslator(i18nFor(language), { game: tetrarchiaWords })
}
