import type { DecisionKind } from '#shared/republica/decisions/index.ts'
import { message, type RepublicKey } from '#shared/republica/words/message.ts'
import type { Suffix } from '#shared/words/dictionary.ts'

type Hinted = Suffix<RepublicKey, 'hint'> & DecisionKind

/** The kinds of question that have a hint. */
const hinted: Readonly<Record<Hinted, true>> = {
  leader: true,
  contribute: true,
  redistribute: true,
  persuade: true,
  'counter-bribe': true,
  'nominate-consuls': true,
  prosecute: true,
  preside: true,
  vote: true,
  'offer-deal': true
}

function isHinted(kind: DecisionKind): kind is Hinted {
  return Object.hasOwn(hinted, kind)
}

/** A hint for the first questions of a kind. */
export function hintFor(kind: DecisionKind) {
  return isHinted(kind) ? message(`hint.${kind}`) : null
}
