import type { DecisionKind } from '#shared/tetrarchia/decisions.ts'
import { message, type TetrarchiaKey } from '#shared/tetrarchia/words/message.ts'
import type { Suffix } from '#shared/words/dictionary.ts'

type Hinted = Suffix<TetrarchiaKey, 'hint'> & DecisionKind

/** The kinds of question that have a hint. */
const hinted: Readonly<Record<Hinted, true>> = {
  enter: true,
  action: true,
  'entrust-caesar': true,
  'add-discs': true,
  'stop-army': true
}

function isHinted(kind: DecisionKind): kind is Hinted {
  return Object.hasOwn(hinted, kind)
}

/** A hint for the first questions of a kind. */
export function hintFor(kind: DecisionKind) {
  return isHinted(kind) ? message(`hint.${kind}`) : null
}
