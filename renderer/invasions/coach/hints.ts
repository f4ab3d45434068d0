import type { DecisionKind } from '#shared/invasions/decisions/decision-kinds.ts'
import { message, type SuffixNaming } from '#shared/invasions/words/message.ts'

type Hinted = SuffixNaming<'hint'> & DecisionKind

/** The kinds of question that have a hint. */
const hinted: Readonly<Record<Hinted, true>> = {
  'administration-type': true,
  purchases: true,
  intercept: true,
  flee: true,
  'found-kingdom': true,
  'offer-foedus': true,
  'raid-instead': true,
  besiege: true,
  'suppress-revolt': true
}

function isHinted(kind: DecisionKind): kind is Hinted {
  return Object.hasOwn(hinted, kind)
}

/** A hint for the first times that a kind of question is asked. */
export function hintFor(kind: DecisionKind) {
  return isHinted(kind) ? message(`hint.${kind}`) : null
}
