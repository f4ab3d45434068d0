import { memoize } from '../../../engine/memoize.ts'
import type { Board } from '../../board.ts'
import { sideOf } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import { areaOf, isBarbarianArea, isProvince, provinceCard } from '../../queries/map/provinces.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { mayEnter } from '../../queries/movement/entry-limits.ts'
import { placeOfHorde } from '../../queries/pieces/pieces.ts'
import { allUnits } from '../../queries/pieces/placement.ts'
import { isLandUnit } from '../../queries/pieces/unit-arms.ts'
import type { StanceMap } from '../../queries/relations/stance-map.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { reachable } from '../../world/world-queries.ts'
import { weights } from '../weights.ts'
import { awardLeft } from './awards.ts'
import { timesCounted, turnsLeft } from './future-scorings.ts'
import type { LandControl } from './hypothetical-control.ts'
import { type LandAppraisal, provincesOfArea, seatWorth } from './land.ts'
import { weightsByDistance } from './weights-by-distance.ts'

/** The goals of a nation, and how strongly they attract its armies from a distance. */
export interface NationGoals {
  /** The worth of taking the province, whoever holds it now. */
  worthOfTaking(province: ProvinceId): number
  /** The part of that worth that is only progress towards an Area, which pays only when the Area is complete. */
  worthAsProgress(province: ProvinceId): number
  /** The attraction of the strongest goals in a province, and the goal itself. */
  attraction(province: ProvinceId): number
  mainGoal(province: ProvinceId): ProvinceId | null
}

const FARTHEST = 24
const NEW_LAND_KEPT = 0.8
const OPEN_CITY_FALLS = 0.6
const WALLED_CITY_FALLS = 0.35

const stepsFrom = memoize((from: ProvinceId) => reachable(from, FARTHEST, undefined, 'base'))
const weightBySteps = Array.from({ length: FARTHEST + 1 }, (_, steps) => weights.distance ** steps)
const weightsFrom = weightsByDistance(weightBySteps)

/** The goals of one Area. */
interface AreaGoals {
  readonly ids: readonly ProvinceId[]
  readonly draws: readonly number[]
  /** Their indexes in the world's table. */
  readonly ranks: readonly number[]
}

/** The Area whose goals together attract most, because an army that reaches an Area can take all of it. */
function strongestDraw(
  lands: readonly AreaGoals[],
  from: ProvinceId
): { readonly land: AreaGoals | null; readonly draw: number } {
  const byRank = weightsFrom(from)
  let best: AreaGoals | null = null
  let most = 0
  for (const land of lands) {
    let sum = 0
    for (let goal = 0; goal < land.ranks.length; goal++) {
      sum += (land.draws[goal] ?? 0) * (byRank[land.ranks[goal] ?? 0] ?? 0)
    }
    if (sum <= most) continue
    best = land
    most = sum
  }
  return { land: best, draw: most }
}

function strongestIn({ ids, draws }: AreaGoals, within: ReadonlyMap<ProvinceId, number>): ProvinceId | null {
  let found: ProvinceId | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const [goal, id] of ids.entries()) {
    const draw = draws[goal] ?? 0
    if (draw <= most || !within.has(id)) continue
    found = id
    most = draw
  }
  return found
}

export function nationGoals(
  board: Board,
  nation: NationId,
  land: LandAppraisal,
  now: LandControl,
  stances: StanceMap
): NationGoals {
  const counted = timesCounted(board, nation, NEW_LAND_KEPT)
  const army = allUnits(board).filter(
    (unit) => unit.controller === nation && isLandUnit(unit) && isProvince(unit.at)
  ).length
  const progressTo = memoize((area: AreaId) => progressTowards(board, nation, area))
  const step = (province: ProvinceId) => stepWorth(board, nation, province, land, counted, progressTo)
  const target = memoize((province: ProvinceId) => targetWorth(board, nation, province, land, counted, step))
  const goals = baseWorld.provinces.flatMap(({ id }, rank) => {
    if (!mayEnter(board, nation, id)) return []
    const draw =
      board.control[id] === nation
        ? defenceWorth(board, nation, id, land, now, counted)
        : target(id) * chanceToTake(board, stances, id, army)
    return draw > 0.02 ? [{ id, draw, rank }] : []
  })
  const lands = [...Map.groupBy(goals, ({ id }) => areaOf(id)).values()].map(
    (group): AreaGoals => ({
      ids: group.map(({ id }) => id),
      draws: group.map(({ draw }) => draw),
      ranks: group.map(({ rank }) => rank)
    })
  )
  const strongest = memoize((province: ProvinceId) => strongestDraw(lands, province))
  return {
    worthOfTaking: target,
    worthAsProgress: step,
    attraction: (province) => strongest(province).draw,
    mainGoal: (province) => {
      const { land: best } = strongest(province)
      return best && strongestIn(best, stepsFrom(province))
    }
  }
}

/** The worth of taking a province: objectives, progress towards its Area, awards, yield, and what its holder loses. */
function targetWorth(
  board: Board,
  nation: NationId,
  province: ProvinceId,
  land: LandAppraisal,
  counted: number,
  step: (province: ProvinceId) => number
): number {
  const holder = board.control[province]
  if (holder === nation) return 0
  let worth = step(province)
  for (const { nation: claimant, objective } of land.claims(areaOf(province))) {
    if (!('province' in objective) || objective.province !== province) continue
    const points = objective.points * counted
    if (claimant === nation) worth += points
    else if (claimant === holder) worth -= points * land.pointValue(claimant)
  }
  const level = board.cities[province]?.level ?? 0
  const collected = board.nations[nation].status === 'barbarian' ? weights.yieldForBarbarians : 1
  const yields =
    (provinceCard(province).income + level) * weights.gold * collected * Math.min(4, turnsLeft(board) - 1)
  return (
    worth +
    yields * (holder && sideOf(holder) === sideOf(nation) ? 0 : 1) +
    awardForSack(board, nation, province)
  )
}

/** The worth of a province as progress towards control of its Area, and against the Area's holder. */
function stepWorth(
  board: Board,
  nation: NationId,
  province: ProvinceId,
  land: LandAppraisal,
  counted: number,
  progressTo: (area: AreaId) => AreaProgress
): number {
  const holder = board.control[province]
  if (holder === nation) return 0
  const area = areaOf(province)
  return land.claims(area).reduce((worth, { nation: claimant, objective }) => {
    if (!('area' in objective)) return worth
    const points = objective.points * counted
    if (claimant === nation) return worth + points * shareOfProgress(progressTo(area), province)
    return board.areaControl[area] === claimant && claimant === holder
      ? worth - points * land.pointValue(claimant) * shareOfProgress(progressTo(area), province)
      : worth
  }, 0)
}

/** V.B: the points of an award for sacking this city, if the nation can still get it. */
export function awardForSack(board: Board, nation: NationId, province: ProvinceId): number {
  if (!board.cities[province]) return 0
  return awardLeft(board, nation, (award) => award.for === 'sack' && award.province === province)
}

/** The share of the progress towards an Area that each of some provinces is. */
interface AreaProgress {
  readonly ground: readonly ProvinceId[]
  readonly part: number
}

const NO_PROGRESS: AreaProgress = { ground: [], part: 0 }

const shareOfProgress = ({ ground, part }: AreaProgress, province: ProvinceId): number =>
  ground.includes(province) ? part : 0

/** XII.C: an Empire gains or loses an Area by its cities, others by its provinces. */
function progressTowards(board: Board, nation: NationId, area: AreaId): AreaProgress {
  const lord = board.areaControl[area]
  if (lord === nation) return NO_PROGRESS
  const members = provincesOfArea(area)
  const { status } = board.nations[nation]
  const byCities = status === 'empire' || (lord !== undefined && board.nations[lord].status === 'empire')
  const ground = byCities && !isBarbarianArea(area) ? members.filter((id) => board.cities[id]) : members
  const held = (who: NationId | undefined) =>
    ground.filter((id) => who !== undefined && board.control[id] === who).length
  const majority = Math.floor(ground.length / 2) + 1
  // Barbarians only have to break the holder's majority; then their horde gains the Area.
  const needed =
    status === 'barbarian' && lord !== undefined
      ? held(lord) - Math.floor(ground.length / 2)
      : majority - held(nation)
  return { ground, part: needed <= 0 ? 0.5 : 1 / (needed + 0.5) }
}

/** The chance of an army of this size to take a province, roughly. */
function chanceToTake(board: Board, stances: StanceMap, province: ProvinceId, army: number): number {
  const neutral = stances.forces(province, 'neutral')
  const holder = board.control[province]
  const barred = holder && holder !== stances.nation && stances.stance(holder, province) !== 'hostile'
  if (neutral.units.length + neutral.walls.length > 0 || barred) return 0.1
  const city = board.cities[province]
  const falls = !city ? 1 : city.fortified ? WALLED_CITY_FALLS : OPEN_CITY_FALLS
  const hostile = stances.forces(province, 'hostile')
  const defenders = hostile.units.filter(isLandUnit).length + hostile.walls.length
  return falls * Math.min(1, (army + 1) / (defenders * 2 + 2))
}

/** The worth of sending a few more units to an own province in danger. */
function defenceWorth(
  board: Board,
  nation: NationId,
  province: ProvinceId,
  land: LandAppraisal,
  now: LandControl,
  counted: number
): number {
  const pressure = land.pressure.on(nation, province)
  if (pressure < 1) return 0
  const own = land.claims(areaOf(province)).reduce((sum, { nation: claimant, objective }) => {
    if (claimant !== nation) return sum
    if ('province' in objective) return objective.province === province ? sum + objective.points : sum
    return (
      sum +
      (board.areaControl[objective.area] === nation && board.cities[province] ? objective.points * 0.3 : 0)
    )
  }, 0)
  const seat =
    board.nations[nation].seat?.at === province || placeOfHorde(board, nation) === province
      ? seatWorth(board, nation)
      : 0
  const defence = land.pressure.defence(now, nation, province)
  const need = Math.max(0, Math.min(1, (pressure * 1.2 - defence) / 3))
  return (own * counted + seat) * need * 0.5
}
