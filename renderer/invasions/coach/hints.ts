import type { DecisionKind } from '#shared/invasions/decisions.ts'
import { message, type Naming } from '#shared/invasions/words/message.ts'

type Hinted = Naming<'hint'> & DecisionKind

/** The kinds of question that are hinted at. */
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

/** What is worth knowing the first times that something is asked. */
export function hint(kind: DecisionKind) {
  return isHinted(kind) ? message(`hint.${kind}`) : null
}
