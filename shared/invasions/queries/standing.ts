import type { NationId } from '../content/ids.ts'
import type { Position } from './position.ts'

/** The part of a position that standing depends on. */
export type Ties = Pick<Position, 'alliances' | 'clients' | 'vassals' | 'foedera'>

export type Standing = 'friendly' | 'neutral' | 'hostile'

/** Why two nations stand as they do, in one word. */
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

/** XII.D: how two nations stand outside the Barbarian Areas' default neutrality, which depends on the place. */
export function standing(position: Ties, a: NationId, b: NationId): Standing {
  return explainStanding(position, a, b).standing
}

/** XII.D: the same with its reason: the first that applies, from the closest tie to none. */
export function explainStanding(position: Ties, a: NationId, b: NationId): ExplainedStanding {
  if (a === b) return { standing: 'friendly', rule: 'XII.D', reason: 'same-nation' }
  // As a rule neither has anybody to lean on, and there is nothing to compare.
  if (!leansOnAnybody(position, a) && !leansOnAnybody(position, b)) return NO_TIE
  const circleOfA = [a, ...alliesOf(position, a)]
  const circleOfB = [b, ...alliesOf(position, b)]
  if (circleOfA.includes(b)) return { standing: 'friendly', rule: 'XXVI.B', reason: 'allies' }
  const federatorsOf = (nation: NationId): NationId[] =>
    position.foedera.filter((foedus) => foedus.federate === nation).map((foedus) => foedus.federator)
  const mastersOf = (nation: NationId): NationId[] => [
    ...position.clients.filter((entry) => entry.client === nation).map((entry) => entry.patron),
    ...position.vassals.filter((entry) => entry.vassal === nation).map((entry) => entry.suzerain)
  ]
  const withAllies = (nations: readonly NationId[]): Set<NationId> =>
    new Set(nations.flatMap((nation) => [nation, ...alliesOf(position, nation)]))

  const friendsOfA = withAllies(federatorsOf(a))
  const federateOfB = federatorsOf(a).some((federator) => circleOfB.includes(federator))
  const federateOfA = federatorsOf(b).some((federator) => circleOfA.includes(federator))
  if (federateOfB || federateOfA) return { standing: 'friendly', rule: 'XXVIII.E', reason: 'federate' }
  if (federatorsOf(b).some((federator) => friendsOfA.has(federator)))
    return { standing: 'friendly', rule: 'XXVIII.E', reason: 'fellow-federates' }

  const patronsOfA = withAllies(mastersOf(a))
  const patronsOfB = withAllies(mastersOf(b))
  if (patronsOfA.has(b) || patronsOfB.has(a))
    return { standing: 'neutral', rule: 'XII.D', reason: 'dependant' }
  const lordsOfA = [...mastersOf(a), ...federatorsOf(a)]
  const lordsOfB = [...mastersOf(b), ...federatorsOf(b)]
  const sameCircle =
    lordsOfB.some((lord) => patronsOfA.has(lord)) || lordsOfA.some((lord) => patronsOfB.has(lord))
  return sameCircle ? { standing: 'neutral', rule: 'XII.D', reason: 'fellow-dependants' } : NO_TIE
}

const NO_TIE: ExplainedStanding = { standing: 'hostile', rule: 'XII.D', reason: 'no-tie' }

/** Has an ally, a federator, a patron or a suzerain. */
function leansOnAnybody({ alliances, clients, vassals, foedera }: Ties, nation: NationId): boolean {
  return (
    alliances.some(([a, b]) => a === nation || b === nation) ||
    foedera.some(({ federate }) => federate === nation) ||
    clients.some(({ client }) => client === nation) ||
    vassals.some(({ vassal }) => vassal === nation)
  )
}
