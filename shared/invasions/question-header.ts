import { sideOf } from './catalogue.ts'
import type { NationId, SideId } from './content/ids.ts'
import type { Abouts, DecisionKind } from './decisions/decision-kinds.ts'

/** The part of a question header that follows from the nation that is asked. */
interface NationQuestion<Kind extends DecisionKind> {
  readonly side: SideId
  readonly kind: Kind
  readonly rule: string
  readonly actor: NationId
}

/**
 * Begins the header of a question to a nation: its side answers. Spread it first, then add `place`, `prompt` and, where
 * it is not given here, `about`: `{ ...questionFor(nation, 'flee', 'XIX.B'), place, prompt, about }`.
 */
export function questionFor<const Kind extends DecisionKind>(
  nation: NationId,
  kind: Kind,
  rule: string
): NationQuestion<Kind>
export function questionFor<const Kind extends DecisionKind>(
  nation: NationId,
  kind: Kind,
  rule: string,
  about: Abouts[Kind]
): NationQuestion<Kind> & { readonly about: Abouts[Kind] }
export function questionFor<const Kind extends DecisionKind>(
  nation: NationId,
  kind: Kind,
  rule: string,
  about?: Abouts[Kind]
): NationQuestion<Kind> & { readonly about?: Abouts[Kind] } {
  const header = { side: sideOf(nation), kind, rule, actor: nation }
  return about === undefined ? header : { ...header, about }
}
