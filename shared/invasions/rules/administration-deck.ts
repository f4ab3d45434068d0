import { discard, drawCard } from '../../engine/deck.ts'
import { administrationCards } from '../content/cards/administration.ts'
import type { AdministrationCard, AdministrationColumn } from '../content/cards/schema.ts'
import type { InvasionsState } from '../state.ts'

/** The top card of the deck; it lies on the discards until all are shuffled back for the next nation. */
export function drawOne(state: InvasionsState): AdministrationCard {
  const id = drawCard(state.random, state.decks.administration)
  if (id) discard(state.decks.administration, id)
  const card = administrationCards.find((entry) => entry.id === id)
  if (!card) throw new Error(`there is no administration card '${id}'`)
  return card
}

/** VI.A: young to space 4, mature to 8, old to 12. */
export function columnFor(card: AdministrationCard, years: number): AdministrationColumn {
  return years <= 4 ? card.ages.young : years <= 8 ? card.ages.mature : card.ages.old
}
