import type { DecisionKind } from '#shared/byzantion/decisions.ts'
import { type ByzantionKey, message } from '#shared/byzantion/words/message.ts'
import type { Suffix } from '#shared/words/dictionary.ts'

type Hinted = Suffix<ByzantionKey, 'hint'> & DecisionKind

/** The kinds of question that have a hint. */
const hinted: Readonly<Record<Hinted, true>> = {
  position: true,
  vote: true,
  action: true,
  contribute: true,
  bandons: true
}

function isHinted(kind: DecisionKind): kind is Hinted {
  return Object.hasOwn(hinted, kind)
}

/** A hint for the first questions of a kind. */
export function hintFor(kind: DecisionKind) {
  return isHinted(kind) ? message(`hint.${kind}`) : null
}
