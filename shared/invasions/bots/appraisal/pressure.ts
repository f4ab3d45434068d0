import { isFinished } from '../../../engine/show.ts'
import type { Board } from '../../board.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import { isLandUnit } from '../../queries/pieces.ts'
import { occupiedPlaces } from '../../queries/placement.ts'
import { stance } from '../../queries/stance.ts'
import { isBarbarianProvince, isProvince } from '../../queries/terrain.ts'
import { baseWorld } from '../../queries/world-tables.ts'
import { remembering } from '../../remembering.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { neighbours, reach } from '../../world/queries.ts'
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
  const fields = fieldsOf(board)
  const acted = comesAgain(board)
  const hostileTo = remembering((nation: NationId): readonly NationId[] =>
    [...fields.keys()].filter((other) => other !== nation && stance(board, nation, other) === 'hostile')
  )
  const on = (nation: NationId, province: ProvinceId) =>
    hostileTo(nation).reduce((sum, other) => {
      const felt = fields.get(other)?.[rankOf(province)] ?? 0
      if (felt === 0) return sum
      const calm = isBarbarianProvince(province) && stance(board, nation, other, province) !== 'hostile'
      const comes = board.thisTurn.activated.includes(other) ? acted : 1
      return sum + felt * comes * (calm ? ON_BARBARIAN_GROUND : 1)
    }, 0)
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

type Fields = ReadonlyMap<NationId, Float64Array>

/** Where nations are felt, as long as the units and the nations are those of a view: they never change. */
const fieldsByTables = new WeakMap<Board['units'], WeakMap<Board['nations'], Fields>>()

function fieldsOf(board: Board): Fields {
  const { units, nations } = board
  if (!isFinished(units)) return influenceByNation(board)
  const byNations = fieldsByTables.get(units) ?? new WeakMap<Board['nations'], Fields>()
  const known = isFinished(nations) ? byNations.get(nations) : undefined
  if (known) return known
  const fields = influenceByNation(board)
  if (isFinished(nations)) fieldsByTables.set(units, byNations.set(nations, fields))
  return fields
}

/** Where each nation that can attack is felt, and how much: by the province's place in the world's table. */
function influenceByNation(board: Board): Fields {
  const fields = new Map<NationId, Float64Array>()
  for (const nation of nationIds) {
    const { presence, activity } = board.nations[nation]
    if (presence === 'in-play' && activity === 'active')
      fields.set(nation, new Float64Array(baseWorld.provinces.length))
  }
  occupiedPlaces(board).forEach((units, place) => {
    if (!isProvince(place)) return
    const counts = new Map<NationId, number>()
    for (const unit of units) {
      if (isLandUnit(unit)) counts.set(unit.controller, (counts.get(unit.controller) ?? 0) + 1)
    }
    for (const [nation, count] of counts) {
      const field = fields.get(nation)
      if (field) radiate(field, ringsAround(place), count)
    }
  })
  return fields
}

function radiate(field: Float64Array, { ranks, felt }: Rings, count: number): void {
  for (let near = 0; near < ranks.length; near++) {
    const rank = ranks[near] ?? 0
    field[rank] = (field[rank] ?? 0) + count * (felt[near] ?? 0)
  }
}

/** The provinces around one, with how much of an army there is felt in them. */
interface Rings {
  readonly ranks: readonly number[]
  readonly felt: readonly number[]
}

/** The map never changes. */
const ringsAround = remembering((from: ProvinceId): Rings => {
  const near = [...reach(from, FELT.length - 1, undefined, 'base')]
  return { ranks: near.map(([id]) => rankOf(id)), felt: near.map(([, steps]) => FELT[steps] ?? 0) }
})

const ranks: ReadonlyMap<ProvinceId, number> = new Map(baseWorld.provinces.map(({ id }, rank) => [id, rank]))

/** A province that is not on the map is felt nowhere. */
function rankOf(province: ProvinceId): number {
  return ranks.get(province) ?? -1
}
