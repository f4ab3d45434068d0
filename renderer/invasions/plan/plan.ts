import { sideOf } from '#shared/invasions/catalogue.ts'
import { type NationId, nationIds, type SideId, sideIds } from '#shared/invasions/content/ids.ts'
import { type UpcomingEntry, upcomingEntries } from '#shared/invasions/queries/nations/roster.ts'
import {
  objectivePoints,
  objectivesNow,
  provincesOfObjective
} from '#shared/invasions/queries/scoring/objectives.ts'
import { pointsAtStake } from '#shared/invasions/queries/scoring/points.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import type { ProvinceId } from '#shared/invasions/world/provinces.ts'

/** Something a nation wants and does not have in full. */
export interface Goal {
  readonly place: string
  readonly kind: 'province' | 'area'
  /** What it would bring at the next scoring besides what it brings now. */
  readonly gain: number
  readonly holder: NationId | null
  /** The units of others that stand there; none for an Area. */
  readonly defenders: number
  /** The provinces that the nation must take for it. */
  readonly provinces: readonly ProvinceId[]
}

export interface NationPlan {
  readonly nation: NationId
  readonly now: number
  readonly most: number
  readonly goals: readonly Goal[]
}

/** V.B: what each nation of a side in play wants, the largest gain first. */
export function plansOf(view: InvasionsView, side: SideId): NationPlan[] {
  const board = boardOf(view)
  return nationIds
    .filter((nation) => sideOf(nation) === side && view.nations[nation]?.presence === 'in-play')
    .map((nation) => {
      const objectives = objectivesNow(board, nation)
      const goals = objectives
        .filter(({ share }) => share < 1)
        .map(({ objective, share, holder }): Goal => {
          const gain = objective.points * (1 - share)
          const provinces = provincesOfObjective(objective).filter((id) => view.control[id] !== nation)
          return 'province' in objective
            ? {
                place: objective.province,
                kind: 'province',
                gain,
                holder,
                defenders: defendersIn(view, objective.province, side),
                provinces
              }
            : { place: objective.area, kind: 'area', gain, holder, defenders: 0, provinces }
        })
        .sort((one, other) => other.gain - one.gain || one.defenders - other.defenders)
      const most = objectives.reduce((sum, { objective }) => sum + objective.points, 0)
      return { nation, now: objectivePoints(board, nation), most, goals }
    })
    .filter(({ most }) => most > 0)
}

function defendersIn({ units }: InvasionsView, province: string, side: SideId): number {
  return Object.values(units).filter(({ at, controller }) => at === province && sideOf(controller) !== side)
    .length
}

/** V.B: what each other side scores if nothing changes. */
export function rivalsOf(
  view: InvasionsView,
  side: SideId
): readonly { readonly side: SideId; readonly points: number }[] {
  const board = boardOf(view)
  return sideIds
    .filter((other) => other !== side)
    .map((other) => ({
      side: other,
      points: pointsAtStake(board, other).reduce((sum, { now }) => sum + now, 0)
    }))
    .sort((one, other) => other.points - one.points)
}

export interface PlannedArrival {
  readonly nation: NationId
  readonly entry: UpcomingEntry
}

/** I: what the time table brings whom, the next first. Reinforcements come too often to be news. */
export function arrivalsOf(view: InvasionsView, most: number): PlannedArrival[] {
  const board = boardOf(view)
  return nationIds
    .flatMap((nation) => upcomingEntries(board, nation).map((entry) => ({ nation, entry })))
    .filter(({ entry }) => entry.what !== 'reinforcements')
    .sort((one, other) => one.entry.turn - other.entry.turn)
    .slice(0, most)
}

/** V.B: the points of the objectives of a side on each province and Area, for the map. */
export function pointsOnMap(view: InvasionsView, side: SideId | null): ReadonlyMap<string, number> {
  const points = new Map<string, number>()
  for (const nation of nationIds) {
    if (side !== null && sideOf(nation) !== side) continue
    for (const { objective } of objectivesNow(boardOf(view), nation)) {
      const place = 'province' in objective ? objective.province : objective.area
      points.set(place, (points.get(place) ?? 0) + objective.points)
    }
  }
  return points
}
