import type { HistoricalLeader, IntrinsicLeader, Nation, UnitKind } from './content/content-schema.ts'
import type { NationId, SideId, UnitKindId } from './content/ids.ts'
import { intrinsicLeaders } from './content/intrinsic-leaders.ts'
import { historicalLeaders } from './content/leaders.ts'
import { nations } from './content/nations/index.ts'
import { unitKinds } from './content/unit-kinds.ts'
import { counterMix } from './content/units.ts'

/** Looks up the printed records by id. */
const nationsById: ReadonlyMap<string, Nation> = new Map(nations.map((nation) => [nation.id, nation]))
const kindsById: ReadonlyMap<string, UnitKind> = new Map(unitKinds.map((kind) => [kind.id, kind]))
const intrinsicById: ReadonlyMap<string, IntrinsicLeader> = new Map(
  intrinsicLeaders.map((leader) => [leader.id, leader])
)
const historicalById: ReadonlyMap<string, HistoricalLeader> = new Map(
  historicalLeaders.map((leader) => [leader.id, leader])
)
const hordeMovements: ReadonlyMap<NationId, number> = new Map(
  counterMix.flatMap((mix) => ('hordeMovement' in mix ? [[mix.nation, mix.hordeMovement]] : []))
)

export function nationCard(id: NationId): Nation {
  return found(nationsById.get(id), 'nation', id)
}

/** The player who runs a nation. */
export function sideOf(nation: NationId): SideId {
  return nationCard(nation).side
}

/** III.D: the movement printed on a nation's horde. */
export function hordeMovement(nation: NationId): number {
  return found(hordeMovements.get(nation), 'horde of nation', nation)
}

export function unitKind(id: UnitKindId): UnitKind {
  return found(kindsById.get(id), 'kind of unit', id)
}

export type LeaderCard = IntrinsicLeader | HistoricalLeader

export function leaderCard(id: string): LeaderCard {
  return found(historicalById.get(id) ?? intrinsicById.get(id), 'leader', id)
}

export function isHistorical(leader: LeaderCard): leader is HistoricalLeader {
  return 'turns' in leader
}

function found<T>(record: T | undefined, what: string, id: string): T {
  if (record === undefined) throw new Error(`there is no ${what} '${id}'`)
  return record
}
