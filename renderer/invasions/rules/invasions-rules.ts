import type { Language } from '#shared/words/dictionary.ts'
import type { GameRules } from '../../table/game/game-client.ts'
import { RulePicture } from './rule-picture.tsx'

/** The texts are loaded on demand: one language is as long as the rest of the words. */
const texts = {
  en: () => import('#shared/invasions/content/books/rules/en/index.ts'),
  es: () => import('#shared/invasions/content/books/rules/es/index.ts')
} as const

/** Our interpretations are written in English; other languages bring their translations. */
const renderings = {
  en: async () => ({ readings: {} }),
  es: () => import('#shared/invasions/content/books/rules/es/readings/index.ts')
} as const

/** The rules of Invasions, with our interpretations of them. */
export const invasionsRules: GameRules = {
  async book(language: Language) {
    const [{ chapters }, { readings }, { bookOf }, { readingsIn }, { default: interpretations }] =
      await Promise.all([
        texts[language](),
        renderings[language](),
        import('#shared/invasions/rulebook/book.ts'),
        import('#shared/invasions/rulebook/readings.ts'),
        import('../../../docs/interpretations.md?raw')
      ])
    return bookOf(language, chapters, readingsIn(interpretations, language, readings))
  },
  Picture: RulePicture
}
