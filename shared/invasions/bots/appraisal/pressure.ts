import { isFinished } from '../../../engine/show.ts'
import type { Board } from '../../board.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import { isLandUnit } from '../../queries/arms.ts'
import { occupiedPlaces } from '../../queries/placement.ts'
import { stance } from '../../queries/stance.ts'
import { isBarbarianProvince, isProvince } from '../../queries/terrain.ts'
import { baseWorld } from '../../queries/world-tables.ts'
import { remembering } from '../../remembering.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { neighbours } from '../../world/queries.ts'
import { feltBySteps } from './felt.ts'
import type { Holding } from './imagined.ts'
import { isScoringTurn } from './scorings.ts'

/** How much of an army is felt so many steps away. */
const FELT: readonly number[] = [1, 0.8, 0.5, 0.25]
/** Barbarians leave each other in peace on their own ground, as a rule. */
const ON_BARBARIAN_GROUND = 0.3
/** Those who have had their turn come again, but later than all others: after the points are counted, if they are. */
const HAS_ACTED = 0.7
const HAS_ACTED_BEFORE_SCORING = 0.45
const OPEN_CITY = 0.7
const FORTIFIED = 1.5
const HORDE = 1
const NEARBY = 0.25

/** What enemies could bring to bear, and what stands against it; made for one question. */
export interface Pressure {
  on(nation: NationId, province: ProvinceId): number
  /** From 0 to 1: the chance that a nation still holds the province when its turn comes again. */
  kept(holding: Holding, nation: NationId, province: ProvinceId): number
  defence(holding: Holding, nation: NationId, province: ProvinceId): number
}

export function pressureOf(board: Board): Pressure {
  const camps = campsOf(board)
  const acted = comesAgain(board)
  const isFoe = remembering((nation: NationId) =>
    remembering((other: NationId) => isFoeOf(board, nation, other))
  )
  const felt = remembering((province: ProvinceId) => feltIn(camps, province))
  const on = (nation: NationId, province: ProvinceId) => {
    let sum = 0
    for (const { nation: other, force } of felt(province)) {
      if (!isFoe(nation)(other)) continue
      const calm = isBarbarianProvince(province) && stance(board, nation, other, province) !== 'hostile'
      const comes = board.thisTurn.activated.includes(other) ? acted : 1
      sum += force * comes * (calm ? ON_BARBARIAN_GROUND : 1)
    }
    return sum
  }
  const remembered = remembering((nation: NationId) =>
    remembering((province: ProvinceId) => on(nation, province))
  )
  const onOnce = (nation: NationId, province: ProvinceId) => remembered(nation)(province)
  const kept = (holding: Holding, nation: NationId, province: ProvinceId) => {
    const pressure = onOnce(nation, province)
    return pressure <= 0 ? 1 : keptAgainst(pressure, defenceOf(board, holding, nation, province))
  }
  const keptNow = remembering((_nation: NationId) => new Map<ProvinceId, number>())
  return {
    on: onOnce,
    kept: (holding, nation, province) => {
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

/** How much somebody is still to be feared who has had his turn: not at all in the last one. */
function comesAgain({ turn, lastTurn }: Board): number {
  if (turn >= lastTurn) return 0
  return isScoringTurn(turn) ? HAS_ACTED_BEFORE_SCORING : HAS_ACTED
}

/** Half lost where the enemy is twice as strong; safe where he is half as strong. */
function keptAgainst(pressure: number, defence: number): number {
  const odds = pressure / (pressure + defence + 0.5)
  return 1 - Math.max(0, odds - 0.35) / 0.65
}

/** What holds a province: who stands there, its walls, and a little those next door. */
function defenceOf(board: Board, holding: Holding, nation: NationId, province: ProvinceId): number {
  const city = board.cities[province]
  const walls = city ? (city.fortified ? FORTIFIED : OPEN_CITY) : 0
  const horde = board.nations[nation].status === 'barbarian' && holding.seat(nation) === province ? HORDE : 0
  const near = neighbours(province, 'base').reduce((sum, { id }) => sum + holding.friends(nation, id), 0)
  return holding.friends(nation, province) + walls + horde + Math.min(2, near * NEARBY)
}

/** Whether a nation can attack another, and would. */
function isFoeOf(board: Board, nation: NationId, other: NationId): boolean {
  const { presence, activity } = board.nations[other]
  if (other === nation || presence !== 'in-play' || activity !== 'active') return false
  return stance(board, nation, other) === 'hostile'
}

/** An army, or what is felt of it elsewhere. */
interface Army {
  readonly nation: NationId
  readonly force: number
}

/** The armies of one province, which has this place in the world's table. */
interface Camp {
  readonly rank: number
  readonly armies: readonly Army[]
}

/** Where all stand, as long as the units are those of a view: they never change. */
const campsByUnits = new WeakMap<Board['units'], readonly Camp[]>()

function campsOf(board: Board): readonly Camp[] {
  const camps = campsByUnits.get(board.units) ?? findCamps(board)
  if (isFinished(board.units)) campsByUnits.set(board.units, camps)
  return camps
}

function findCamps(board: Board): Camp[] {
  const camps: Camp[] = []
  occupiedPlaces(board).forEach((units, place) => {
    if (!isProvince(place)) return
    const counts = new Map<NationId, number>()
    for (const unit of units) {
      if (isLandUnit(unit)) counts.set(unit.controller, (counts.get(unit.controller) ?? 0) + 1)
    }
    const armies = [...counts].map(([nation, force]): Army => ({ nation, force }))
    if (armies.length > 0) camps.push({ rank: rankOf(place), armies })
  })
  return camps
}

/** The nations that are felt in a province, and how much, in the order of the nations. */
function feltIn(camps: readonly Camp[], province: ProvinceId): readonly Army[] {
  const near = feltFrom(province)
  const felt = new Map<NationId, number>()
  for (const { rank, armies } of camps) {
    const part = near[rank] ?? 0
    if (part === 0) continue
    for (const { nation, force } of armies) felt.set(nation, (felt.get(nation) ?? 0) + force * part)
  }
  return nationIds.flatMap((nation): Army[] => {
    const force = felt.get(nation)
    return force === undefined ? [] : [{ nation, force }]
  })
}

const feltFrom = feltBySteps(FELT)

const ranks: ReadonlyMap<ProvinceId, number> = new Map(baseWorld.provinces.map(({ id }, rank) => [id, rank]))

/** A province that is not on the map is felt nowhere. */
function rankOf(province: ProvinceId): number {
  return ranks.get(province) ?? -1
}
