import type { Language } from '#shared/words/dictionary.ts'
import type { GameRules } from '../../table/game/game-client.ts'
import { MarkPicture } from './mark-picture.tsx'

/** Loaded on demand. */
const texts = {
  en: () => import('#shared/republica/content/rules/en/index.ts'),
  es: () => import('#shared/republica/content/rules/es/index.ts')
} as const

/** Interpretations are written in English; other languages add the translated ones. */
const renderings = {
  en: async () => ({ readings: {} }),
  es: () => import('#shared/republica/content/rules/es-readings.ts')
} as const

/** The rules of La República de Roma with our interpretations. */
export const republicaRules: GameRules = {
  async book(language: Language) {
    const [{ chapters }, { readings }, { bookOf, readingsIn }, { default: interpretations }] =
      await Promise.all([
        texts[language](),
        renderings[language](),
        import('#shared/republica/rulebook/book.ts'),
        import('../../../docs/interpretations.md?raw')
      ])
    return bookOf(language, chapters, readingsIn(interpretations, language, readings))
  },
  Picture: MarkPicture
}
