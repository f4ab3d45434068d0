import { discard, drawCard } from '../../../engine/deck.ts'
import { administrationCards } from '../../content/cards/administration.ts'
import type { AdministrationCard } from '../../content/cards/card-schema.ts'
import type { InvasionsState } from '../../state.ts'

/** Draws the top card. It lies on the discards until all are shuffled back for the next nation. */
export function drawAdministrationCard(state: InvasionsState): AdministrationCard {
  const id = drawCard(state.random, state.decks.administration)
  if (id) discard(state.decks.administration, id)
  const card = administrationCards.find((entry) => entry.id === id)
  if (!card) throw new Error(`there is no administration card '${id}'`)
  return card
}
