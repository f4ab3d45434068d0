import { sideOf } from './catalogue.ts'
import type { NationId, SideId } from './content/ids.ts'
import type { DecisionKind } from './decisions.ts'

/** The part of a question header that follows from the nation that is asked. */
interface NationQuestion<Kind extends DecisionKind> {
  readonly side: SideId
  readonly kind: Kind
  readonly rule: string
  readonly actor: NationId
}

/**
 * Begins the header of a question to a nation: its side answers. Spread it first, then add `place`, `prompt` and
 * `about`: `{ ...questionFor(nation, 'flee', 'XIX.B'), place, prompt, about }`.
 */
export function questionFor<const Kind extends DecisionKind>(
  nation: NationId,
  kind: Kind,
  rule: string
): NationQuestion<Kind> {
  return { side: sideOf(nation), kind, rule, actor: nation }
}
