import { administrationCards } from '../cards/administration.ts'
import { calamities } from '../cards/calamities.ts'
import { copiesOf, eventCards } from '../cards/decks.ts'
import { diplomacyCards } from '../cards/diplomacy.ts'
import { equal, type Fact, holds } from './fact.ts'
import { tables, totals } from './lookup.ts'

/** II, and sections 2.2, 4.2, 6 of the facts file: the number of each component. */
export const counts = (): Fact[] => {
  const all = totals.units + totals.seats + totals.leaders
  const publicEvents = eventCards.filter((card) => card.back === 'public').length
  return [
    equal('2.2 (II)', '33 nation cards', tables.nations.filter((nation) => nation.card).length, 33),
    equal('4.2 (II)', '540 counters: units, hordes and capitals, leaders', all, 540),
    holds(
      '3 (III.C)',
      'some 80 historical leaders or more',
      tables.historical.length >= 80,
      tables.historical.length
    ),
    equal('1 (V.B)', '12 turns', tables.turns.length, 12),
    equal('6.1 (XIII.C)', '18 administration cards', administrationCards.length, 18),
    equal('6.2 (XXX)', '18 diplomacy cards', copiesOf(diplomacyCards).length, 18),
    equal('6.3 (X.B)', '72 events, 18 of them public', [eventCards.length, publicEvents], [72, 18]),
    equal('6.4 (XIII.E)', '12 calamities', calamities.length, 12)
  ]
}
