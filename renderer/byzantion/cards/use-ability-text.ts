import type { CardId } from '#shared/byzantion/content/cards/index.ts'
import { abilityText } from '#shared/byzantion/words/ability-text.ts'
import { languageFor } from '#shared/words/language.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'

/** What a card does, in the language of the page. */
export function useAbilityText(id: CardId): string {
  return useAbility()(id)
}

/** Returns a function that says what a card does. */
export function useAbility(): (id: CardId) => string {
  const words = useByzantionWords()
  const language = languageFor(words.language, [])
  return (id) => abilityText(id, language)
}
