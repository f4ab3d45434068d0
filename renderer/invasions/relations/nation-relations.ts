import type { Relation } from '#shared/invasions/state.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import type { InvasionsKey } from '#shared/invasions/words/message.ts'

/** A relation of a nation to another, with the word key that describes it from its side. */
export interface NationRelation {
  readonly key: Extract<InvasionsKey, `tie.${string}`>
  readonly other: string
}

/** The relations of a nation, without loans of single units, which do not last. */
export function relationsOf(view: InvasionsView, nation: string): NationRelation[] {
  return view.relations.flatMap((relation) => relationFor(relation, nation) ?? [])
}

function relationFor(relation: Relation, nation: string): NationRelation | null {
  switch (relation.kind) {
    case 'alliance':
      return between(relation.nations, nation, 'tie.allies')
    case 'hostility':
      return between(relation.nations, nation, 'tie.hostile')
    case 'client':
      return towards(nation, [relation.client, 'tie.client-of'], [relation.patron, 'tie.patron-of'])
    case 'foedus':
      return towards(nation, [relation.federate, 'tie.federate-of'], [relation.federator, 'tie.federator-of'])
    case 'vassal':
      return towards(nation, [relation.vassal, 'tie.vassal-of'], [relation.suzerain, 'tie.suzerain-of'])
    case 'truce':
      return between([relation.by, relation.target], nation, 'tie.truce')
    case 'loan':
      return null
  }
}

type RelationEnd = readonly [string, NationRelation['key']]

function towards(nation: string, one: RelationEnd, other: RelationEnd): NationRelation | null {
  if (nation === one[0]) return { key: one[1], other: other[0] }
  return nation === other[0] ? { key: other[1], other: one[0] } : null
}

function between(
  [one, other]: readonly [string, string],
  nation: string,
  key: NationRelation['key']
): NationRelation | null {
  return towards(nation, [one, key], [other, key])
}
