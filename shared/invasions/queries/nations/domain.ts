import type { Board } from '../../board.ts'
import { leaderCard, nationCard } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { Leader, Unit } from '../../state.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'
import { isInForce } from '../cards/turn-effects.ts'
import { areaOf, provinceCard } from '../map/provinces.ts'
import { baseWorld } from '../map/world-tables.ts'
import { isLandUnit, isWall } from '../pieces/unit-arms.ts'
import { isCivilised } from '../time/activation-order.ts'
import { availableCounters, holdings, leadersOf, unitsOf } from './realm.ts'

/** The Areas in which a nation holds provinces. */
export function areasOfHoldings(state: Board, nation: NationId): AreaId[] {
  return [...new Set(holdings(state, nation).map(areaOf))]
}

/** The units on the map that a nation commands, without walls. */
export function troopsOf(state: Board, nation: NationId): Unit[] {
  return unitsOf(state, nation).filter((unit) => !isWall(unit))
}

/** XV.C: a nation's own land units that are available now, without auxiliaries and walls. */
export function availableLandUnits(state: Board, nation: NationId): Unit[] {
  return availableCounters(state, nation).filter((unit) => unit.people === undefined && isLandUnit(unit))
}

export function isActive(state: Board, nation: NationId): boolean {
  const { presence, activity } = state.nations[nation]
  return presence === 'in-play' && activity === 'active'
}

export function isActiveCivilised(state: Board, nation: NationId | undefined): boolean {
  return nation !== undefined && isActive(state, nation) && isCivilised(state.nations[nation])
}

/** VI.B, VI.C: inactive nations, and raiders that always stay raiders, have no treasury. */
export function keepsTreasury(state: Board, nation: NationId): boolean {
  const { activity } = state.nations[nation]
  return activity !== 'inactive' && (activity === 'active' || nationCard(nation).initiative !== null)
}

export function isRuler(leader: Pick<Leader, 'id'>): boolean {
  return leaderCard(leader.id).rank !== 'general'
}

/** XIII.E: the emperor, else the king or Rex. */
export function rulerOf(state: Board, nation: NationId): Leader | null {
  const rulers = leadersOf(state, nation).filter(isRuler)
  return rulers.find(({ id }) => leaderCard(id).rank === 'emperor') ?? rulers[0] ?? null
}

export function granariesOf(state: Board, nation: NationId): ProvinceId[] {
  return holdings(state, nation).filter(
    (province) => provinceCard(province).granary && state.revolts[province] === undefined
  )
}

/** XIV.F: the zones from which a nation draws trade income. */
export function tradeZonesOf(state: Board, nation: NationId): SeaId[] {
  const ports = new Set(
    holdings(state, nation)
      .filter((province) => state.cities[province] && state.revolts[province] === undefined)
      .map((province) => provinceCard(province).city?.port)
  )
  return baseWorld.seas
    .filter(
      ({ id, monopoly }) => monopoly > 0 && ports.has(id) && !isInForce(state, 'no-trade', { place: id })
    )
    .map(({ id }) => id)
}

export function isVassal(state: Board, nation: NationId): boolean {
  return state.relations.some((tie) => tie.kind === 'vassal' && tie.vassal === nation)
}
export function isClient(state: Board, nation: NationId): boolean {
  return state.relations.some((tie) => tie.kind === 'client' && tie.client === nation)
}
