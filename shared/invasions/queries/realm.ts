import type { Board } from '../board.ts'
import { leaderCard } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import { counterMix } from '../content/units.ts'
import { entriesOf } from '../entries.ts'
import type { Leader, Unit } from '../state.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { isCivilised } from './activation-order.ts'
import { countersOf, isOffMap, leadersOfNation, unitsCommandedBy } from './placement.ts'
import { baseWorld } from './world-tables.ts'

/** What tells who serves whom: the state, or a view of it. */
type WithTies = Pick<Board, 'relations'>

/** The provinces a nation itself controls, in the order of the map's table. */
export function holdings(state: Board, nation: NationId): ProvinceId[] {
  const held: ProvinceId[] = []
  for (const { id } of baseWorld.provinces) if (state.control[id] === nation) held.push(id)
  return held
}

/** XII.A: the Areas a nation controls, itself or through its vassals. */
export function areasHeld(state: Board, nation: NationId): AreaId[] {
  const held = [nation, ...vassalsOf(state, nation)]
  return entriesOf(state.areaControl).flatMap(([area, holder]) => (held.includes(holder) ? [area] : []))
}

export function vassalsOf(state: WithTies, suzerain: NationId): NationId[] {
  return state.relations.flatMap((tie) =>
    tie.kind === 'vassal' && tie.suzerain === suzerain ? [tie.vassal] : []
  )
}

export function clientsOf(state: WithTies, patron: NationId): NationId[] {
  return state.relations.flatMap((tie) =>
    tie.kind === 'client' && tie.patron === patron ? [tie.client] : []
  )
}

export function suzerainOf(state: WithTies, nation: NationId): NationId | null {
  for (const tie of state.relations) if (tie.kind === 'vassal' && tie.vassal === nation) return tie.suzerain
  return null
}

export function patronOf(state: WithTies, nation: NationId): NationId | null {
  for (const tie of state.relations) if (tie.kind === 'client' && tie.client === nation) return tie.patron
  return null
}

export function isFederate(state: Board, nation: NationId): boolean {
  return state.relations.some((tie) => tie.kind === 'foedus' && tie.federate === nation)
}

export function isOnMap(unit: Unit): boolean {
  return !isOffMap(unit.at)
}

/** The units on the map that a nation commands, mercenaries of others included. */
export function unitsOf(state: Board, nation: NationId): Unit[] {
  return unitsCommandedBy(state, nation)
}

/** A nation's counters that may be had now (XV.C). */
export function reserveOf(state: Board, nation: NationId): Unit[] {
  return countersOf(state, nation).filter(
    (unit) =>
      unit.at === 'reserve' &&
      (unit.from ?? 0) <= state.turn &&
      (unit.until ?? Number.POSITIVE_INFINITY) >= state.turn
  )
}

export function leadersOf(state: Board, nation: NationId): Leader[] {
  return leadersOfNation(state, nation).filter(({ presence }) => presence === 'in-play')
}

/** The greatest value of one kind among a nation's leaders in play. */
export function bestOf(
  state: Board,
  nation: NationId,
  value: 'combat' | 'administration' | 'diplomacy'
): number {
  return Math.max(0, ...leadersOf(state, nation).map(({ id }) => leaderCard(id)[value]))
}

const withSeat: ReadonlySet<string> = new Set(
  counterMix.flatMap(({ nation, seat }) => (seat === null ? [] : [nation]))
)

/** III.G: whether a nation has its capital in a province. */
export function isCapitalOf(state: Board, nation: NationId, province: ProvinceId): boolean {
  const { seat } = state.nations[nation]
  return seat?.kind === 'capital' && seat.at === province
}

/** VII.D: a Civilised nation that still has to found its capital; one that was conquered waits for XIV.I. */
export function lacksCapital(state: Board, nation: NationId): boolean {
  const { presence, activity, seat, capitalLostOn } = state.nations[nation]
  return (
    presence === 'in-play' &&
    activity === 'active' &&
    isCivilised(state.nations[nation]) &&
    withSeat.has(nation) &&
    seat?.kind !== 'capital' &&
    capitalLostOn === null
  )
}
