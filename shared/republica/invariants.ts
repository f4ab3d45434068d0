import { cardIds } from './content/ids.ts'
import { entriesIn } from './entries.ts'
import { cardsOf, erasUpTo, FIRST_WAR, familiesOf } from './queries/deck.ts'
import type { RepublicState } from './state.ts'

/** A violated invariant. */
export interface BrokenInvariant {
  readonly invariant: string
  readonly detail: string
}

type Check = (state: RepublicState) => Iterable<string>

/** Conditions that hold after every answer. */
const checks: Readonly<Record<string, Check>> = {
  *'every card is in one place'(state) {
    const found = cardsIn(state)
    if (new Set(found).size < found.length) {
      const twice = found.filter((id, index) => found.indexOf(id) < index)
      yield `in two places: ${twice.join(', ')}`
    }
    const { options } = state
    const eras = erasUpTo(options.republic)
    const expected = eras.reduce((sum, era) => sum + familiesOf(era).length + cardsOf(era, options).length, 1)
    if (found.length !== expected) {
      const lost = cardIds.filter((id) => !found.includes(id))
      yield `${found.length} cards instead of ${expected}; not on the table: ${lost.join(', ')}`
    }
  },
  *'a game that is over has an ending and nothing to do'({ phase, ending, agenda }) {
    if ((phase === 'over') !== (ending !== null)) yield `${phase} with${ending ? '' : 'out'} an ending`
    if (ending && agenda.length > 0) yield 'something is still to do'
  }
}

/** All cards of the game, wherever they are. */
function cardsIn(state: RepublicState): readonly string[] {
  const { drawPile, hands, senators, curia, forum, wars, leaders, discards, laws } = state
  const people = entriesIn(senators)
  return [
    ...[...drawPile, ...Object.values(hands).flat(), ...discards, ...laws],
    ...people.flatMap(([id, { covers, concessions }]) => [id, ...(covers ? [covers] : []), ...concessions]),
    ...[...curia.families, ...curia.concessions, ...forum.concessions, ...forum.bequests],
    ...entriesIn(wars)
      .map(([id]) => id)
      .filter((id) => id === FIRST_WAR || !id.startsWith('rising-')),
    ...entriesIn(leaders).map(([id]) => id)
  ]
}

export const invariantNames = Object.keys(checks)

export function brokenInvariants(state: RepublicState): BrokenInvariant[] {
  return Object.entries(checks).flatMap(([invariant, check]) =>
    [...check(state)].map((detail) => ({ invariant, detail }))
  )
}
