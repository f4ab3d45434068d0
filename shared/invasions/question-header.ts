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
 * Begins the header of a question to a nation: its side answers. Spread it first, then add `place`, `prompt` and
 * `about`: `{ ...questionFor(nation, 'flee', 'XIX.B'), place, prompt, about }`. A question that is sent with its
 * `about` before its rule passes it here, so that the order of the fields stays as it was.
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
  const side = sideOf(nation)
  return about === undefined
    ? { side, kind, rule, actor: nation }
    : { side, kind, about, rule, actor: nation }
}
