import { memoize } from '../../../engine/memoize.ts'
import { isImmutable } from '../../../engine/projection.ts'
import type { Board } from '../../board.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import { isBarbarianProvince, isProvince } from '../../queries/map/provinces.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { occupiedPlaces } from '../../queries/pieces/placement.ts'
import { isLandUnit } from '../../queries/pieces/unit-arms.ts'
import { stance } from '../../queries/relations/stance.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { neighbours } from '../../world/world-queries.ts'
import { isListedScoringTurn } from './future-scorings.ts'
import type { LandControl } from './hypothetical-control.ts'
import { weightsByDistance } from './weights-by-distance.ts'

/** The weight of an army by its distance in steps. */
const WEIGHT_BY_STEPS: readonly number[] = [1, 0.8, 0.5, 0.25]
/** The weight of Barbarians against each other in Barbarian Areas, where they rarely fight. */
const ON_BARBARIAN_GROUND = 0.3
/** The weight of nations that have had their turn. They act again later than all others, and after a scoring. */
const HAS_ACTED = 0.7
const HAS_ACTED_BEFORE_SCORING = 0.45
const OPEN_CITY_DEFENCE = 0.7
const FORTIFIED_DEFENCE = 1.5
const HORDE_DEFENCE = 1
const NEARBY_DEFENCE = 0.25

/** How strongly enemies threaten provinces, and what defends them. Made for one question. */
export interface Pressure {
  on(nation: NationId, province: ProvinceId): number
  /** From 0 to 1: the chance that a nation still holds the province when its turn comes again. */
  keepChance(holding: LandControl, nation: NationId, province: ProvinceId): number
  defence(holding: LandControl, nation: NationId, province: ProvinceId): number
}

export function pressureOf(board: Board): Pressure {
  const allArmies = armiesOn(board)
  const weightOfActed = weightAfterTurn(board)
  const isFoe = memoize((nation: NationId) => memoize((other: NationId) => isFoeOf(board, nation, other)))
  const nearbyForces = memoize((province: ProvinceId) => forcesNear(allArmies, province))
  const on = (nation: NationId, province: ProvinceId) => {
    let sum = 0
    for (const { nation: other, force } of nearbyForces(province)) {
      if (!isFoe(nation)(other)) continue
      const calm = isBarbarianProvince(province) && stance(board, nation, other, province) !== 'hostile'
      const comes = board.thisTurn.activated.includes(other) ? weightOfActed : 1
      sum += force * comes * (calm ? ON_BARBARIAN_GROUND : 1)
    }
    return sum
  }
  const remembered = memoize((nation: NationId) => memoize((province: ProvinceId) => on(nation, province)))
  const onOnce = (nation: NationId, province: ProvinceId) => remembered(nation)(province)
  const kept = (holding: LandControl, nation: NationId, province: ProvinceId) => {
    const pressure = onOnce(nation, province)
    return pressure <= 0 ? 1 : keptAgainst(pressure, defenceOf(board, holding, nation, province))
  }
  const keptNow = memoize((_nation: NationId) => new Map<ProvinceId, number>())
  return {
    on: onOnce,
    keepChance: (holding, nation, province) => {
      if (holding.differsNear(province)) return kept(holding, nation, province)
      const known = keptNow(nation).get(province)
      if (known !== undefined) return known
      const found = kept(holding, nation, province)
      keptNow(nation).set(province, found)
      return found
    },
    defence: (holding, nation, province) => defenceOf(board, holding, nation, province)
  }
}

/** The weight of a nation that has had its turn; 0 on the last turn. */
function weightAfterTurn(board: Board): number {
  if (board.turn >= board.lastTurn) return 0
  return isListedScoringTurn(board) ? HAS_ACTED_BEFORE_SCORING : HAS_ACTED
}

/** The chance to keep a province: half against an enemy twice as strong, certain against one half as strong. */
function keptAgainst(pressure: number, defence: number): number {
  const odds = pressure / (pressure + defence + 0.5)
  return 1 - Math.max(0, odds - 0.35) / 0.65
}

/** The defence of a province: its units, its city, its horde and, with less weight, the units next to it. */
function defenceOf(board: Board, holding: LandControl, nation: NationId, province: ProvinceId): number {
  const city = board.cities[province]
  const walls = city ? (city.fortified ? FORTIFIED_DEFENCE : OPEN_CITY_DEFENCE) : 0
  const horde =
    board.nations[nation].status === 'barbarian' && holding.seat(nation) === province ? HORDE_DEFENCE : 0
  const near = neighbours(province, 'base').reduce(
    (sum, { id }) => sum + holding.friendlyUnits(nation, id),
    0
  )
  return holding.friendlyUnits(nation, province) + walls + horde + Math.min(2, near * NEARBY_DEFENCE)
}

/** Whether another nation is active and hostile to this one. */
function isFoeOf(board: Board, nation: NationId, other: NationId): boolean {
  const { presence, activity } = board.nations[other]
  if (other === nation || presence !== 'in-play' || activity !== 'active') return false
  return stance(board, nation, other) === 'hostile'
}

/** An army, or its weighted force in another province. */
interface NearbyForce {
  readonly nation: NationId
  readonly force: number
}

/** The armies in one province; `rank` is the province's index in the world's table. */
interface ArmiesInProvince {
  readonly rank: number
  readonly armies: readonly NearbyForce[]
}

/** Cached by the record of units, which never changes in a view. */
const armiesByUnits = new WeakMap<Board['units'], readonly ArmiesInProvince[]>()

function armiesOn(board: Board): readonly ArmiesInProvince[] {
  const allArmies = armiesByUnits.get(board.units) ?? findArmies(board)
  if (isImmutable(board.units)) armiesByUnits.set(board.units, allArmies)
  return allArmies
}

function findArmies(board: Board): ArmiesInProvince[] {
  const allArmies: ArmiesInProvince[] = []
  occupiedPlaces(board).forEach((units, place) => {
    if (!isProvince(place)) return
    const counts = new Map<NationId, number>()
    for (const unit of units) {
      if (isLandUnit(unit)) counts.set(unit.controller, (counts.get(unit.controller) ?? 0) + 1)
    }
    const armies = [...counts].map(([nation, force]): NearbyForce => ({ nation, force }))
    if (armies.length > 0) allArmies.push({ rank: rankOf(place), armies })
  })
  return allArmies
}

/** The weighted forces of all nations near a province, in the order of the nations. */
function forcesNear(allArmies: readonly ArmiesInProvince[], province: ProvinceId): readonly NearbyForce[] {
  const weightByRank = weightsFrom(province)
  const forces = new Map<NationId, number>()
  for (const { rank, armies } of allArmies) {
    const part = weightByRank[rank] ?? 0
    if (part === 0) continue
    for (const { nation, force } of armies) forces.set(nation, (forces.get(nation) ?? 0) + force * part)
  }
  return nationIds.flatMap((nation): NearbyForce[] => {
    const force = forces.get(nation)
    return force === undefined ? [] : [{ nation, force }]
  })
}

const weightsFrom = weightsByDistance(WEIGHT_BY_STEPS)

const ranks: ReadonlyMap<ProvinceId, number> = new Map(baseWorld.provinces.map(({ id }, rank) => [id, rank]))

/** The index of a province in the world's table; -1 for a province that is not on the map. */
function rankOf(province: ProvinceId): number {
  return ranks.get(province) ?? -1
}
