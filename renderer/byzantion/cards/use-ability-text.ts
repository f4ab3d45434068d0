import type { CardId } from '#shared/byzantion/content/cards/index.ts'

/** What a card does, in the language of the page. */
export function useAbilityText(id: CardId): string {
  return id
}
