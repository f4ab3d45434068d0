import { administrationCards } from '../cards/administration.ts'
import { calamities } from '../cards/calamities.ts'
import { copiesOf, eventCards } from '../cards/decks.ts'
import { diplomacyCards } from '../cards/diplomacy.ts'
import { type CheckedFact, factEquals, factHolds } from './checked-fact.ts'
import { contentTables, counterTotals } from './lookup.ts'

/** II, and sections 2.2, 4.2, 6 of the facts file: the number of each component. */
export const counts = (): CheckedFact[] => {
  const all = counterTotals.units + counterTotals.seats + counterTotals.leaders
  const publicEvents = eventCards.filter((card) => card.back === 'public').length
  return [
    factEquals(
      '2.2 (II)',
      '33 nation cards',
      contentTables.nations.filter((nation) => nation.card).length,
      33
    ),
    factEquals('4.2 (II)', '540 counters: units, hordes and capitals, leaders', all, 540),
    factHolds(
      '3 (III.C)',
      'some 80 historical leaders or more',
      contentTables.historical.length >= 80,
      contentTables.historical.length
    ),
    factEquals('1 (V.B)', '12 turns', contentTables.turns.length, 12),
    factEquals('6.1 (XIII.C)', '18 administration cards', administrationCards.length, 18),
    factEquals('6.2 (XXX)', '18 diplomacy cards', copiesOf(diplomacyCards).length, 18),
    factEquals('6.3 (X.B)', '72 events, 18 of them public', [eventCards.length, publicEvents], [72, 18]),
    factEquals('6.4 (XIII.E)', '12 calamities', calamities.length, 12)
  ]
}
