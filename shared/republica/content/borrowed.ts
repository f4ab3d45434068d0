import type { IntrigueCardId } from './ids.ts'

/**
 * Ours: the early Republic, where it is played alone, borrows these cards of the middle one.
 * Without them wars and their leaders are two fifths of the deck after the first hands, and Rome seldom lives
 * (docs/balance.md).
 */
export const borrowedByEarly: readonly IntrigueCardId[] = [
  'tribune-10',
  'tribune-11',
  'tribune-12',
  'tribune-13',
  'assassin-2',
  'secret-bodyguard-2',
  'influence-peddling-2'
]
