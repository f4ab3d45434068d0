import { administrationCards } from '../../content/cards/administration.ts'
import type { AdministrationCard, AdministrationColumn } from '../../content/cards/card-schema.ts'
import { figures } from '../../content/figures.ts'
import type { Abouts } from '../../decisions/decision-kinds.ts'

/** What a card does to a realm: gold, ageing, calamity, and whether its leaders may act. */
export type AdministrationOutcome = Abouts['administration-card']['cards'][number]

/** VI.A: young to space 4, mature to 8, old to 12. */
export function columnFor(card: AdministrationCard, years: number): AdministrationColumn {
  const { youngUntil, matureUntil } = figures.age
  return years <= youngUntil ? card.ages.young : years <= matureUntil ? card.ages.mature : card.ages.old
}

/** XIII.E: what a card does to a realm of that age. */
export function administrationOutcome(
  card: AdministrationCard,
  years: number,
  realm: 'kingdom' | 'empire'
): AdministrationOutcome {
  const { gold, ageing, calamity, leader } = columnFor(card, years)
  return { card: card.id, gold: gold[realm], ageing, calamity, leader }
}

/** XIII.C: the outcomes of all cards with a back of one type, for a realm of that age. The deck is public. */
export function cardsOfType(
  type: AdministrationCard['type'],
  years: number,
  realm: 'kingdom' | 'empire'
): AdministrationOutcome[] {
  return administrationCards
    .filter((card) => card.type === type)
    .map((card) => administrationOutcome(card, years, realm))
}
