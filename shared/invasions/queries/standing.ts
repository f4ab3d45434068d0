import type { NationId } from '../content/ids.ts'
import type { Position } from './position.ts'

/** The part of a position that stances by relation depend on. */
export type Ties = Pick<Position, 'alliances' | 'clients' | 'vassals' | 'foedera'>

export type Standing = 'friendly' | 'neutral' | 'hostile'

/** The relation that decides the stance of two nations. */
export type StandingReason =
  | 'same-nation'
  | 'allies'
  | 'federate'
  | 'fellow-federates'
  | 'dependant'
  | 'fellow-dependants'
  | 'no-tie'

export interface ExplainedStanding {
  readonly standing: Standing
  readonly rule: string
  readonly reason: StandingReason
}

const alliesOf = (position: Ties, nation: NationId): NationId[] =>
  position.alliances.flatMap(([a, b]) => (a === nation ? [b] : b === nation ? [a] : []))

/** XII.D: the stance of two nations by their relations, without the default neutrality in Barbarian Areas. */
export function standing(position: Ties, a: NationId, b: NationId): Standing {
  return explainStanding(position, a, b).standing
}

/** XII.D: the same with its reason: the closest relation that applies. */
export function explainStanding(position: Ties, a: NationId, b: NationId): ExplainedStanding {
  if (a === b) return { standing: 'friendly', rule: 'XII.D', reason: 'same-nation' }
  // Shortcut for the usual case that neither has any relation.
  if (!hasRelation(position, a) && !hasRelation(position, b)) return NO_RELATION
  const alliesOfA = [a, ...alliesOf(position, a)]
  const alliesOfB = [b, ...alliesOf(position, b)]
  if (alliesOfA.includes(b)) return { standing: 'friendly', rule: 'XXVI.B', reason: 'allies' }
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
  if (federateOfB || federateOfA) return { standing: 'friendly', rule: 'XXVIII.E', reason: 'federate' }
  if (federatorsOf(b).some((federator) => friendsOfA.has(federator)))
    return { standing: 'friendly', rule: 'XXVIII.E', reason: 'fellow-federates' }

  const patronsOfA = withAllies(mastersOf(a))
  const patronsOfB = withAllies(mastersOf(b))
  if (patronsOfA.has(b) || patronsOfB.has(a))
    return { standing: 'neutral', rule: 'XII.D', reason: 'dependant' }
  const lordsOfA = [...mastersOf(a), ...federatorsOf(a)]
  const lordsOfB = [...mastersOf(b), ...federatorsOf(b)]
  const shareSuperior =
    lordsOfB.some((lord) => patronsOfA.has(lord)) || lordsOfA.some((lord) => patronsOfB.has(lord))
  return shareSuperior ? { standing: 'neutral', rule: 'XII.D', reason: 'fellow-dependants' } : NO_RELATION
}

const NO_RELATION: ExplainedStanding = { standing: 'hostile', rule: 'XII.D', reason: 'no-tie' }

/** Whether a nation has an ally, a federator, a patron or a suzerain. */
function hasRelation({ alliances, clients, vassals, foedera }: Ties, nation: NationId): boolean {
  return (
    alliances.some(([a, b]) => a === nation || b === nation) ||
    foedera.some(({ federate }) => federate === nation) ||
    clients.some(({ client }) => client === nation) ||
    vassals.some(({ vassal }) => vassal === nation)
  )
}
