import type { NationId } from '../../content/ids.ts'
import type { MapPosition } from '../control/map-position.ts'

/** The part of a position that stances by relation depend on. */
export type RelationsByKind = Pick<MapPosition, 'alliances' | 'clients' | 'vassals' | 'foedera'>

export type Stance = 'friendly' | 'neutral' | 'hostile'

/** The relation that decides the stance of two nations. */
export type RelationStanceReason =
  | 'same-nation'
  | 'allies'
  | 'federate'
  | 'fellow-federates'
  | 'dependant'
  | 'fellow-dependants'
  | 'no-tie'

export interface ExplainedRelationStance {
  readonly stance: Stance
  readonly rule: string
  readonly reason: RelationStanceReason
}

const alliesOf = (position: RelationsByKind, nation: NationId): NationId[] =>
  position.alliances.flatMap(([a, b]) => (a === nation ? [b] : b === nation ? [a] : []))

/** XII.D: the stance of two nations by their relations, without the default neutrality in Barbarian Areas. */
export function relationStance(position: RelationsByKind, a: NationId, b: NationId): Stance {
  return explainRelationStance(position, a, b).stance
}

/** XII.D: the same with its reason: the closest relation that applies. */
export function explainRelationStance(
  position: RelationsByKind,
  a: NationId,
  b: NationId
): ExplainedRelationStance {
  if (a === b) return { stance: 'friendly', rule: 'XII.D', reason: 'same-nation' }
  // Shortcut for the usual case that neither has any relation.
  if (!hasRelation(position, a) && !hasRelation(position, b)) return NO_RELATION
  const alliesOfA = [a, ...alliesOf(position, a)]
  const alliesOfB = [b, ...alliesOf(position, b)]
  if (alliesOfA.includes(b)) return { stance: 'friendly', rule: 'XXVI.B', reason: 'allies' }
  const federatorsOf = (nation: NationId): NationId[] =>
    position.foedera.filter((foedus) => foedus.federate === nation).map((foedus) => foedus.federator)
  const mastersOf = (nation: NationId): NationId[] => [
    ...position.clients.filter((entry) => entry.client === nation).map((entry) => entry.patron),
    ...position.vassals.filter((entry) => entry.vassal === nation).map((entry) => entry.suzerain)
  ]
  const withAllies = (nations: readonly NationId[]): Set<NationId> =>
    new Set(nations.flatMap((nation) => [nation, ...alliesOf(position, nation)]))

  const friendsOfA = withAllies(federatorsOf(a))
  const federateOfB = federatorsOf(a).some((federator) => alliesOfB.includes(federator))
  const federateOfA = federatorsOf(b).some((federator) => alliesOfA.includes(federator))
  if (federateOfB || federateOfA) return { stance: 'friendly', rule: 'XXVIII.E', reason: 'federate' }
  if (federatorsOf(b).some((federator) => friendsOfA.has(federator)))
    return { stance: 'friendly', rule: 'XXVIII.E', reason: 'fellow-federates' }

  const patronsOfA = withAllies(mastersOf(a))
  const patronsOfB = withAllies(mastersOf(b))
  if (patronsOfA.has(b) || patronsOfB.has(a)) return { stance: 'neutral', rule: 'XII.D', reason: 'dependant' }
  const lordsOfA = [...mastersOf(a), ...federatorsOf(a)]
  const lordsOfB = [...mastersOf(b), ...federatorsOf(b)]
  const shareSuperior =
    lordsOfB.some((lord) => patronsOfA.has(lord)) || lordsOfA.some((lord) => patronsOfB.has(lord))
  return shareSuperior ? { stance: 'neutral', rule: 'XII.D', reason: 'fellow-dependants' } : NO_RELATION
}

const NO_RELATION: ExplainedRelationStance = { stance: 'hostile', rule: 'XII.D', reason: 'no-tie' }

/** Whether a nation has an ally, a federator, a patron or a suzerain. */
function hasRelation({ alliances, clients, vassals, foedera }: RelationsByKind, nation: NationId): boolean {
  return (
    alliances.some(([a, b]) => a === nation || b === nation) ||
    foedera.some(({ federate }) => federate === nation) ||
    clients.some(({ client }) => client === nation) ||
    vassals.some(({ vassal }) => vassal === nation)
  )
}
