import { administrationCards } from '../../content/cards/administration.ts'
import { copiesOf, eventCards } from '../../content/cards/decks.ts'
import { diplomacyCards } from '../../content/cards/diplomacy.ts'
import { plunderMarkers } from '../../content/cards/plunder.ts'

/** The ids of every card and marker, deck by deck. */
export const deckLists = {
  events: eventCards.map(({ id }) => id),
  administration: administrationCards.map(({ id }) => id),
  diplomacy: copiesOf(diplomacyCards),
  plunder: copiesOf(plunderMarkers)
} as const satisfies Record<string, readonly string[]>

export const allCards: readonly string[] = Object.values(deckLists).flat()
