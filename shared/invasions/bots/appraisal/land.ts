import { memoize } from '../../../engine/memoize.ts'
import type { Board } from '../../board.ts'
import { sideOf } from '../../catalogue.ts'
import { type NationId, nationIds, type SideId, sideIds } from '../../content/ids.ts'
import type { Objective } from '../../content/objective-schema.ts'
import type { Scenario } from '../../content/scenario-schema.ts'
import { areaOf, provinceCard } from '../../queries/map/provinces.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { clientsOf, patronOf, suzerainOf, vassalsOf } from '../../queries/nations/realm.ts'
import {
  objectivesOf,
  type ScenarioSource,
  scenarioOf,
  sidesTogetherWith
} from '../../queries/time/scenario.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { weights } from '../weights.ts'
import { timesCounted, turnsLeft } from './future-scorings.ts'
import type { LandControl } from './hypothetical-control.ts'
import type { Pressure } from './pressure.ts'

/** The worth of land to a side, in points until the end of the game. */
export interface LandAppraisal {
  /** The worth of some Areas under a given control. */
  worth(holding: LandControl, areas: Iterable<AreaId>): LandWorth
  /** The nations' objectives in an Area that this level considers. */
  claims(area: AreaId): readonly ObjectiveClaim[]
  /** The worth of a nation's point to the side; negative for rivals. */
  pointValue(nation: NationId): number
  readonly pressure: Pressure
}

export interface LandWorth {
  /** The objectives of the side's own nations. */
  readonly own: number
  /** The objectives that rivals hold, as a negative number. */
  readonly rivals: number
  /** The yield of land and the worth of seats. */
  readonly realm: number
}

export interface ObjectiveClaim {
  readonly nation: NationId
  readonly objective: Objective
}

type ClaimsByArea = ReadonlyMap<AreaId, readonly ObjectiveClaim[]>

const claimsByScenario = new WeakMap<Scenario, ClaimsByArea>()

/** V.B: the objectives of all nations by Area, as the scenario has them in force. */
function claimsIn(board: ScenarioSource): ClaimsByArea {
  const scenario = scenarioOf(board)
  const known = claimsByScenario.get(scenario)
  if (known) return known
  const claims: ClaimsByArea = Map.groupBy(
    nationIds.flatMap((nation) =>
      objectivesOf(board, nation).map((objective): ObjectiveClaim => ({ nation, objective }))
    ),
    ({ objective }) => ('province' in objective ? areaOf(objective.province) : objective.area)
  )
  claimsByScenario.set(scenario, claims)
  return claims
}

export const provincesOfArea = memoize((area: AreaId): readonly ProvinceId[] =>
  baseWorld.provinces.filter((province) => province.area === area).map(({ id }) => id)
)

export function claimsOn(board: ScenarioSource, area: AreaId): readonly ObjectiveClaim[] {
  return claimsIn(board).get(area) ?? []
}

/** The worth of a nation's capital or horde. */
export function seatWorth(board: Board, nation: NationId): number {
  return board.nations[nation].status === 'barbarian' ? weights.horde : weights.capital
}

export function landAppraisal(
  board: Board,
  side: SideId,
  pressure: Pressure,
  seesAreas = true
): LandAppraisal {
  const claims = memoize((area: AreaId) =>
    claimsOn(board, area).filter(({ objective }) => seesAreas || 'province' in objective)
  )
  const together = sidesTogetherWith(board, side)
  const leader = leadingRival(board, together)
  const regard = memoize((nation: NationId): number => {
    const owner = sideOf(nation)
    if (together.includes(owner)) return 1
    return owner === leader ? -weights.denialOfLeader : -weights.denial
  })
  const counted = memoize((nation: NationId) => memoize((kept: number) => timesCounted(board, nation, kept)))
  const shares = memoize((nation: NationId) => memoize((holder: NationId) => shareOf(board, nation, holder)))
  const ownNations = nationIds.filter((id) => {
    const { presence, activity } = board.nations[id]
    return sideOf(id) === side && presence === 'in-play' && activity === 'active'
  })
  const seatsWorth = (now: LandControl, area: AreaId) =>
    ownNations.reduce((sum, nation) => {
      const seat = now.seat(nation)
      return seat && areaOf(seat) === area
        ? sum + seatWorth(board, nation) * pressure.keepChance(now, nation, seat)
        : sum
    }, 0)
  const worthOf = ({ nation, objective }: ObjectiveClaim, now: LandControl): number => {
    const { presence, activity } = board.nations[nation]
    if (presence !== 'in-play' || activity === 'inactive') return 0
    const holder = 'province' in objective ? now.holder(objective.province) : now.areaHolder(objective.area)
    const share = holder ? shares(nation)(holder) : 0
    if (share === 0) return 0
    const free = suzerainOf(board, nation) ? 0.5 : 1
    return objective.points * share * free * counted(nation)(keptObjective(now, objective, pressure))
  }
  return {
    claims,
    pointValue: regard,
    pressure,
    worth(now, areas) {
      let own = 0
      let rivals = 0
      let realm = 0
      for (const area of areas) {
        for (const claim of claims(area)) {
          const points = worthOf(claim, now) * regard(claim.nation)
          if (points >= 0) own += points
          else rivals += points
        }
        for (const province of provincesOfArea(area))
          realm += yieldWorth(board, now, side, province, pressure)
        realm += seatsWorth(now, area)
      }
      return { own, rivals, realm }
    }
  }
}

/**
 * V.B, XXVII.A, XXIX.E: the part of a holder's land that counts for a nation. It ignores what allies share, because an
 * alliance lasts only a turn.
 */
function shareOf(board: Board, nation: NationId, holder: NationId): number {
  if (holder === nation) return patronOf(board, nation) ? 0.5 : 1
  if (vassalsOf(board, nation).includes(holder)) return 1
  return clientsOf(board, nation).includes(holder) ? 0.5 : 0
}

/** The chance that an objective's holder keeps it for a turn; for an Area the average of its provinces. */
function keptObjective(holding: LandControl, objective: Objective, pressure: Pressure): number {
  if ('province' in objective) {
    const holder = holding.holder(objective.province)
    return holder ? keptRounded(pressure.keepChance(holding, holder, objective.province)) : 0
  }
  const holder = holding.areaHolder(objective.area)
  if (!holder) return 0
  const held = provincesOfArea(objective.area).filter((id) => holding.holder(id) === holder)
  if (held.length === 0) return keptRounded(1)
  return keptRounded(
    held.reduce((sum, id) => sum + pressure.keepChance(holding, holder, id), 0) / held.length
  )
}

/** The chance to keep land, weighted and rounded to twentieths so that results can be cached. */
function keptRounded(kept: number): number {
  return Math.round((1 - weights.peril * (1 - kept)) * 20) / 20
}

/** The worth of a province's yield if a nation of the side holds it. */
function yieldWorth(
  board: Board,
  holding: LandControl,
  side: SideId,
  province: ProvinceId,
  pressure: Pressure
): number {
  const holder = holding.holder(province)
  if (!holder || sideOf(holder) !== side) return 0
  const { status, activity } = board.nations[holder]
  if (activity === 'inactive') return 0
  const kept = pressure.keepChance(holding, holder, province)
  const { income, city } = provinceCard(province)
  const level = board.cities[province]?.level ?? 0
  const settledLand = status === 'barbarian' ? weights.yieldForBarbarians : 1
  const yields = (income + level + (city && level === 0 ? 0.3 : 0)) * weights.gold * settledLand
  // Income after the last turn buys nothing.
  const soon = Math.min(4, turnsLeft(board) - 1)
  return yields * soon * kept
}

/** The rival with most points, if it is ahead of the side. */
function leadingRival({ score: { sides } }: Board, together: readonly SideId[]): SideId | null {
  const rivals = sideIds.filter((id) => !together.includes(id)).sort((a, b) => sides[b] - sides[a])
  const own = Math.max(...together.map((id) => sides[id]))
  const [first] = rivals
  return first && sides[first] > own && sides[first] > 0 ? first : null
}
