import type { Board } from '../../board.ts'
import { leaderCard } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import { counterMix } from '../../content/units.ts'
import { presentEntries } from '../../present-entries.ts'
import type { Leader, Unit } from '../../state.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { baseWorld } from '../map/world-tables.ts'
import { countersOf, isOffMap, leadersOfNation, unitsCommandedBy } from '../pieces/placement.ts'
import { isCivilised } from '../time/activation-order.ts'

/** The part of the state, or of a view, that holds the relations. */
type HasRelations = Pick<Board, 'relations'>

/** The provinces that a nation itself controls, in the order of the map's table. */
export function holdings(state: Board, nation: NationId): ProvinceId[] {
  const held: ProvinceId[] = []
  for (const { id } of baseWorld.provinces) if (state.control[id] === nation) held.push(id)
  return held
}

/** XII.A: the Areas a nation controls, itself or through its vassals. */
export function areasHeld(state: Board, nation: NationId): AreaId[] {
  const held = [nation, ...vassalsOf(state, nation)]
  return presentEntries(state.areaControl).flatMap(([area, holder]) => (held.includes(holder) ? [area] : []))
}

export function vassalsOf(state: HasRelations, suzerain: NationId): NationId[] {
  return state.relations.flatMap((relation) =>
    relation.kind === 'vassal' && relation.suzerain === suzerain ? [relation.vassal] : []
  )
}

export function clientsOf(state: HasRelations, patron: NationId): NationId[] {
  return state.relations.flatMap((relation) =>
    relation.kind === 'client' && relation.patron === patron ? [relation.client] : []
  )
}

export function suzerainOf(state: HasRelations, nation: NationId): NationId | null {
  for (const relation of state.relations)
    if (relation.kind === 'vassal' && relation.vassal === nation) return relation.suzerain
  return null
}

export function patronOf(state: HasRelations, nation: NationId): NationId | null {
  for (const relation of state.relations)
    if (relation.kind === 'client' && relation.client === nation) return relation.patron
  return null
}

export function isFederate(state: Board, nation: NationId): boolean {
  return state.relations.some((relation) => relation.kind === 'foedus' && relation.federate === nation)
}

export function isOnMap(unit: Unit): boolean {
  return !isOffMap(unit.at)
}

/** The units on the map that a nation commands, mercenaries of others included. */
export function unitsOf(state: Board, nation: NationId): Unit[] {
  return unitsCommandedBy(state, nation)
}

/**
 * IX.G: whether a nation has left the game, or has neither units of its own nor land nor a horde or capital any more.
 * Raiders and nations still to come have not vanished.
 */
export function hasVanished(state: Board, nation: NationId): boolean {
  const { presence, activity, seat } = state.nations[nation]
  if (presence === 'gone') return true
  if (presence !== 'in-play' || activity === 'raider' || seat) return false
  const hasUnits = countersOf(state, nation).some((unit) => unit.controller === nation && isOnMap(unit))
  return !hasUnits && holdings(state, nation).length === 0
}

/** XV.C: a nation's counters in the reserve that are available on this turn. IX.G: not those of a vanished people. */
export function availableCounters(state: Board, nation: NationId): Unit[] {
  return countersOf(state, nation).filter(
    (unit) =>
      unit.at === 'reserve' &&
      (unit.from ?? 0) <= state.turn &&
      (unit.until ?? Number.POSITIVE_INFINITY) >= state.turn &&
      !(unit.people && hasVanished(state, unit.people))
  )
}

export function leadersOf(state: Board, nation: NationId): Leader[] {
  return leadersOfNation(state, nation).filter(({ presence }) => presence === 'in-play')
}

/** The highest value of one kind among a nation's leaders in play. */
export function bestLeaderValue(
  state: Board,
  nation: NationId,
  value: 'combat' | 'administration' | 'diplomacy'
): number {
  return Math.max(0, ...leadersOf(state, nation).map(({ id }) => leaderCard(id)[value]))
}

const nationsWithSeat: ReadonlySet<string> = new Set(
  counterMix.flatMap(({ nation, seat }) => (seat === null ? [] : [nation]))
)

/** III.G: whether a nation has its capital in a province. */
export function isCapitalOf(state: Board, nation: NationId, province: ProvinceId): boolean {
  const { seat } = state.nations[nation]
  return seat?.kind === 'capital' && seat.at === province
}

/** VII.D: whether a Civilised nation still has to found its capital. After losing one it waits for XIV.I. */
export function lacksCapital(state: Board, nation: NationId): boolean {
  const { presence, activity, seat, capitalLostOn } = state.nations[nation]
  return (
    presence === 'in-play' &&
    activity === 'active' &&
    isCivilised(state.nations[nation]) &&
    nationsWithSeat.has(nation) &&
    seat?.kind !== 'capital' &&
    capitalLostOn === null
  )
}
