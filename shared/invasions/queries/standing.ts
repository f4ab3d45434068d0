import type { NationId } from '../content/ids.ts'
import type { Position } from './position.ts'

/** The part of a position that standing depends on. */
export type Ties = Pick<Position, 'alliances' | 'clients' | 'vassals' | 'foedera'>

export type Standing = 'friendly' | 'neutral' | 'hostile'

const alliesOf = (position: Ties, nation: NationId): NationId[] =>
  position.alliances.flatMap(([a, b]) => (a === nation ? [b] : b === nation ? [a] : []))

/** XII.D: how two nations stand outside the Barbarian Areas' default neutrality, which depends on the place. */
export function standing(position: Ties, a: NationId, b: NationId): Standing {
  if (a === b) return 'friendly'
  const circleOfA = [a, ...alliesOf(position, a)]
  const circleOfB = [b, ...alliesOf(position, b)]
  if (circleOfA.includes(b)) return 'friendly'
  const federateOf = (nation: NationId, circle: readonly NationId[]) =>
    position.foedera.some((foedus) => foedus.federate === nation && circle.includes(foedus.federator))
  if (federateOf(a, circleOfB) || federateOf(b, circleOfA)) return 'friendly'

  const masters = (nation: NationId): NationId[] => [
    ...position.clients.filter((entry) => entry.client === nation).map((entry) => entry.patron),
    ...position.vassals.filter((entry) => entry.vassal === nation).map((entry) => entry.suzerain)
  ]
  const federators = (nation: NationId): NationId[] =>
    position.foedera.filter((foedus) => foedus.federate === nation).map((foedus) => foedus.federator)
  const lordsOf = (nation: NationId): NationId[] => [...masters(nation), ...federators(nation)]
  const around = (nations: readonly NationId[]) =>
    new Set(nations.flatMap((nation) => [nation, ...alliesOf(position, nation)]))

  const aroundMastersOfA = around(masters(a))
  const aroundMastersOfB = around(masters(b))
  if (aroundMastersOfA.has(b) || aroundMastersOfB.has(a)) return 'neutral'
  const sharesLord = (set: ReadonlySet<NationId>, nation: NationId) =>
    lordsOf(nation).some((lord) => set.has(lord))
  if (sharesLord(aroundMastersOfA, b) || sharesLord(aroundMastersOfB, a)) return 'neutral'
  return sharesLord(around(federators(a)), b) ? 'neutral' : 'hostile'
}
