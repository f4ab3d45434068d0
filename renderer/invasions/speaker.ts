import type { InvasionsGaps } from '#shared/invasions/words/gaps.ts'
import { invasionsWords } from '#shared/invasions/words/index.ts'
import type { InvasionsWords } from '#shared/invasions/words/message.ts'
import type { Language } from '#shared/words/dictionary.ts'
import { i18nFor } from '../i18n/i18n.ts'
import { createSpeaker, type Helpers, type Speaker, type TextOf } from '../i18n/speaker.ts'

/** A translator for the keys of the app and of Invasions. */
export interface InvasionsSpeaker extends Speaker {
  readonly text: Speaker['text'] & TextOf<InvasionsWords, InvasionsGaps>
}

/** A translator of one language outside React: for tests and the map's demo. */
export function invasionsSpeaker(language: Language, helpers: Omit<Helpers, 'game'> = {}): InvasionsSpeaker {
  return createSpeaker(i18nFor(language), { ...helpers, game: invasionsWords })
}
