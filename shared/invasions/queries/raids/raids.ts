import type { Board } from '../../board.ts'
import { nationCard, unitKind } from '../../catalogue.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { Modifier } from '../../rolls.ts'
import type { Grade, Place, Unit } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { coastOf, seasOf } from '../../world/sea-queries.ts'
import type { SeaId } from '../../world/seas.ts'
import { neighbours, provincesOf } from '../../world/world-queries.ts'
import { isBarbarianProvince, provinceCard } from '../map/provinces.ts'
import { isVassal, troopsOf } from '../nations/domain.ts'
import { isFederate } from '../nations/realm.ts'
import { countersOf, unitsIn } from '../pieces/placement.ts'
import { isLandUnit, isWall } from '../pieces/unit-arms.ts'
import { areFriendly, areHostile, isSpared } from '../relations/stance.ts'
import { isBlockaded } from '../sea/straits.ts'
import { isCivilised } from '../time/activation-order.ts'

/** XI.D: a route to a target, with the defenders on it. */
export interface RaidRoute {
  readonly target: ProvinceId
  readonly from: ProvinceId
  /** The province or sea zone that the raiders cross. */
  readonly via: readonly (ProvinceId | SeaId)[]
  /** XI.E: the Civilised units in the target and on the route. */
  readonly defenders: number
  readonly bySea: boolean
}

/** XI.E: the results by the total of the die. */
const FAILS_UP_TO = figures.raid.failsUpTo
const RAID_MINUS_UP_TO = figures.raid.minusUpTo
const SETTLES_FROM = figures.raid.settlesFrom
const RENEWAL: Readonly<Record<Grade, number>> = {
  '-': figures.raid.afterAMinus,
  '+': figures.raid.afterAPlus
}

export interface RaidResult {
  /** Null when the raid has failed. */
  readonly grade: Grade | null
  /** XI.G */
  readonly maySettle: boolean
}

/** XI.E */
export function raidResult(total: number): RaidResult {
  const grade = total <= FAILS_UP_TO ? null : total <= RAID_MINUS_UP_TO ? '-' : '+'
  return { grade, maySettle: total >= SETTLES_FROM }
}

/** How likely each result is, from 0 to 1. */
export interface RaidChances {
  readonly fails: number
  readonly minus: number
  readonly plus: number
  /** Part of `plus`. */
  readonly settles: number
}

/** XI.E: the chances of a raid with this modifier, before any card. */
export function raidChances(modifier: number): RaidChances {
  const results = Array.from({ length: 10 }, (_, index) => raidResult(index + 1 + modifier))
  const share = (counts: (result: RaidResult) => boolean) => results.filter(counts).length / results.length
  return {
    fails: share(({ grade }) => grade === null),
    minus: share(({ grade }) => grade === '-'),
    plus: share(({ grade }) => grade === '+'),
    settles: share(({ maySettle }) => maySettle)
  }
}

/** XI.E */
export function raidModifiers(state: Board, { target, defenders }: RaidRoute): Modifier[] {
  const marker = state.raids[target]
  const modifiers: Modifier[] = []
  if (defenders > 0) {
    modifiers.push({ amount: defenders * figures.raid.forAUnit, rule: 'XI.E', why: 'civilised-units' })
  }
  if (marker && marker.turn >= state.turn - 1) {
    modifiers.push({ amount: RENEWAL[marker.grade], rule: 'XI.E', why: `raided-before${marker.grade}` })
  }
  return modifiers
}

/** XI.D: an enemy province of a Civilised Area with an empty city site, not plundered already (XI.F) and under no pact (XXX.C). */
export function isRaidTarget(state: Board, nation: NationId, province: ProvinceId): boolean {
  const holder = state.control[province]
  if (!holder || isBarbarianProvince(province) || state.plundered[province] !== undefined) return false
  if (!areHostile(state, nation, holder, province) || isSpared(state, nation, holder)) return false
  return provinceCard(province).city !== null && state.cities[province] === undefined
}

/** XI.D: the best route to each target: past the fewest Civilised units, then the shortest. Only amphibious raiders go by sea. */
export function raidRoutes(
  state: Board,
  nation: NationId,
  starts: readonly ProvinceId[],
  amphibious: boolean
): RaidRoute[] {
  const best = new Map<ProvinceId, RaidRoute>()
  for (const from of starts) {
    const candidates = [...landRoutes(state, nation, from), ...(amphibious ? seaRoutes(from) : [])]
    for (const { target, via, bySea } of candidates) {
      if (!isRaidTarget(state, nation, target)) continue
      const defenders = [target, ...via].reduce((sum, place) => sum + defendersAt(state, nation, place), 0)
      const route = { target, from, via, defenders, bySea }
      const known = best.get(target)
      if (!known || isBetter(route, known)) best.set(target, route)
    }
  }
  return [...best.values()].sort((a, b) => (a.target < b.target ? -1 : 1))
}

function isBetter(one: RaidRoute, other: RaidRoute): boolean {
  return one.defenders === other.defenders
    ? one.via.length < other.via.length
    : one.defenders < other.defenders
}

type PartialRoute = Pick<RaidRoute, 'target' | 'via' | 'bySea'>

/** XI.D: the routes to a neighbouring province, or over one province that the raiders may cross. */
function landRoutes(state: Board, nation: NationId, from: ProvinceId): PartialRoute[] {
  return openNeighbours(state, nation, from).flatMap((id) => [
    { target: id, via: [], bySea: false },
    ...(mayCross(state, nation, id)
      ? openNeighbours(state, nation, id)
          .filter((beyond) => beyond !== from)
          .map((beyond) => ({ target: beyond, via: [id], bySea: false }))
      : [])
  ])
}

/** XXV.F: the neighbouring provinces. Enemy fleets bar a strait to raiders too. */
function openNeighbours(state: Board, nation: NationId, from: ProvinceId): ProvinceId[] {
  return neighbours(from, 'base')
    .filter((border) => border.kind !== 'strait' || !isBlockaded(state, nation, border))
    .map(({ id }) => id)
}

/** XI.D: the routes over one sea zone to any other province on it. */
function seaRoutes(from: ProvinceId): PartialRoute[] {
  return seasOf(from, 'base').flatMap((sea) =>
    coastOf(sea, 'base')
      .filter((target) => target !== from)
      .map((target) => ({ target, via: [sea], bySea: true }))
  )
}

/** XI.D: raiders do not pass a Limes or a fortified city unless it is a friend's. */
function mayCross(state: Board, nation: NationId, province: ProvinceId): boolean {
  const holder = state.control[province]
  if (holder && areFriendly(state, nation, holder)) return true
  return !state.cities[province]?.fortified && !unitsIn(state, province).some(isWall)
}

/** XI.E: the Civilised units, including a Limes, that are not friends of the raiders. */
function defendersAt(state: Board, nation: NationId, place: Place): number {
  return unitsIn(state, place).filter(
    (unit) => isCivilised(state.nations[unit.controller]) && !areFriendly(state, unit.controller, nation)
  ).length
}

/** XI.B: the provinces from which a raiding nation starts: the one on its card, or all of its Area. */
export function raidStarts(nation: NationId): ProvinceId[] {
  const from = nationCard(nation).raids?.from
  if (!from) return []
  return 'province' in from ? [from.province] : provincesOf(from.area, 'base').map(({ id }) => id)
}

/** X.C, XI.B: the units that a raiding nation may send: all that are in the reserve. */
export function raidersInReserve(state: Board, nation: NationId): Unit[] {
  return countersOf(state, nation).filter(
    (unit) => unit.at === 'reserve' && unit.people === undefined && isLandUnit(unit)
  )
}

/** XI.C: the raids of a Barbarian nation, which start from its horde. They cross a sea zone if two units are amphibious. */
export function routesOfNation(state: Board, nation: NationId): RaidRoute[] {
  const { seat, status } = state.nations[nation]
  if (status !== 'barbarian' || seat?.kind !== 'horde') return []
  if (isFederate(state, nation) || isVassal(state, nation)) return []
  const troops = troopsOf(state, nation).filter(isLandUnit)
  if (troops.length === 0) return []
  const swimmers = troops.filter(isAmphibious).length
  return raidRoutes(state, nation, [seat.at], swimmers >= Math.min(2, troops.length))
}

export function isAmphibious(unit: Unit): boolean {
  return unitKind(unit.kind).amphibious
}
