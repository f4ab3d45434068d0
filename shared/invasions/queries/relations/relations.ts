import type { Board } from '../../board.ts'
import { nationCard } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { Relation, Unit, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isFederate, isOnMap, patronOf, suzerainOf } from '../nations/realm.ts'
import { countersOf } from '../pieces/placement.ts'
import { isCivilised } from '../time/activation-order.ts'

/** The chronicle entry of the reunion of the Empire. */
export const EMPIRE_REUNITED = 'empire-reunited'

export type RelationOf<Kind extends Relation['kind']> = Extract<Relation, { kind: Kind }>

/** All relations of a kind, oldest first. */
export function relationsOfKind<Kind extends Relation['kind']>(state: Board, kind: Kind): RelationOf<Kind>[] {
  return state.relations.filter((relation): relation is RelationOf<Kind> => relation.kind === kind)
}

/** The two nations of a relation; the superior party comes first. */
export function partiesOf(relation: Relation): readonly [NationId, NationId] {
  switch (relation.kind) {
    case 'alliance':
    case 'hostility':
      return relation.nations
    case 'client':
      return [relation.patron, relation.client]
    case 'foedus':
      return [relation.federator, relation.federate]
    case 'vassal':
      return [relation.suzerain, relation.vassal]
    case 'truce':
      return [relation.by, relation.target]
    case 'loan':
      return [relation.borrower, relation.lender]
  }
}

/** XXVI: the allies of a nation. The two halves of the united Empire are not allies in this sense. */
export function alliesOf(state: Board, nation: NationId): NationId[] {
  return relationsOfKind(state, 'alliance').flatMap(({ nations: [a, b] }) =>
    a === nation ? [b] : b === nation ? [a] : []
  )
}

export function foederaOfFederator(state: Board, federator: NationId): RelationOf<'foedus'>[] {
  return relationsOfKind(state, 'foedus').filter((relation) => relation.federator === federator)
}

/** XXVIII.F: a federate may have several Foedera, all with the same federator. */
export function foederaOfFederate(state: Board, federate: NationId): RelationOf<'foedus'>[] {
  return relationsOfKind(state, 'foedus').filter((relation) => relation.federate === federate)
}

export function federatorOf(state: Board, federate: NationId): NationId | null {
  return foederaOfFederate(state, federate)[0]?.federator ?? null
}

export function vassalageOf(state: Board, vassal: NationId): RelationOf<'vassal'> | null {
  return relationsOfKind(state, 'vassal').find((relation) => relation.vassal === vassal) ?? null
}

/** XXVI.B: whether a nation is federate, client or vassal of another. */
export function isDependant(state: Board, nation: NationId): boolean {
  return isFederate(state, nation) || suzerainOf(state, nation) !== null || patronOf(state, nation) !== null
}

/** VI.I: whether a nation is Nomad now. A Nomad people that became a Kingdom no longer is. */
export function isNomadNow(state: Board, nation: NationId): boolean {
  return nationCard(nation).people === 'nomad' && state.nations[nation].status === 'barbarian'
}

/** XXVII: whether a nation is a minor independent Kingdom, active or not. */
export function isMinorKingdom(state: Board, nation: NationId): boolean {
  const { presence, status } = state.nations[nation]
  return nationCard(nation).minorKingdom !== undefined && presence === 'in-play' && status === 'kingdom'
}

/** XVIII.H: whether the Time Table lets a nation invade this turn and it has not become a Kingdom since. */
export function isInvading(state: Board, nation: NationId): boolean {
  return state.nations[nation].status === 'barbarian' && state.thisTurn.invading.includes(nation)
}

/** XXVIII.E: the provinces in which a federate must keep its horde; null for a nation without Foedus. */
export function foedusLands(state: Board, federate: NationId): ProvinceId[] | null {
  const foedera = foederaOfFederate(state, federate)
  return foedera.length > 0 ? foedera.flatMap(({ provinces }) => provinces) : null
}

/** VI.K: the Empire is united on turns 1 and 2, and again after its player has reunited it. */
export function isEmpireUnited(state: Pick<Board, 'turn' | 'chronicle'>): boolean {
  return state.turn < 3 || state.chronicle.includes(EMPIRE_REUNITED)
}

/** A nation's own units on the map that serve it. */
export function ownUnits(state: Board, nation: NationId): Unit[] {
  return countersOf(state, nation).filter((unit) => unit.controller === nation && isOnMap(unit))
}

/** Whether a mercenary still serves its employer: neither lost nor taken back. */
export function serves(state: Board, unit: UnitId | null, employer: NationId): boolean {
  const found = unit === null ? undefined : state.units[unit]
  return found !== undefined && isOnMap(found) && found.controller === employer
}

export type AllianceObstacle = 'same-nation' | 'not-in-play' | 'dependant' | 'already-allied'

/** XXVI.A-B: why two nations cannot be allies; null when they can. Only independent nations make alliances. */
export function allianceObstacle(state: Board, a: NationId, b: NationId): AllianceObstacle | null {
  if (a === b) return 'same-nation'
  if ([a, b].some((nation) => !isActive(state, nation))) return 'not-in-play'
  if (isDependant(state, a) || isDependant(state, b)) return 'dependant'
  return [a, b].some((nation) => alliesOf(state, nation).length > 0) ? 'already-allied' : null
}

export type ClientageObstacle =
  | 'not-minor-kingdom'
  | 'has-patron'
  | 'barbarian-patron'
  | 'same-nation'
  | 'vassal'
  | 'own-lord'

/** XXVII.A, XXX.B: why a minor independent Kingdom cannot be this nation's client; null when it can. */
export function clientageObstacle(
  state: Board,
  patron: NationId,
  client: NationId
): ClientageObstacle | null {
  if (patron === client) return 'same-nation'
  if (!isMinorKingdom(state, client)) return 'not-minor-kingdom'
  const { presence, activity } = state.nations[patron]
  if (presence !== 'in-play' || activity !== 'active' || !isCivilised(state.nations[patron]))
    return 'barbarian-patron'
  if (suzerainOf(state, client)) return 'vassal'
  if (patronOf(state, patron) === client) return 'own-lord'
  return patronOf(state, client) === patron ? 'has-patron' : null
}

function isActive(state: Board, nation: NationId): boolean {
  const { presence, activity } = state.nations[nation]
  return presence === 'in-play' && activity === 'active'
}
