import { sideOf } from '#shared/invasions/catalogue.ts'
import { nationIds, type SideId, sideIds } from '#shared/invasions/content/ids.ts'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import { baseWorld, provincesByArea } from '#shared/invasions/queries/map/world-tables.ts'
import { objectivesNow } from '#shared/invasions/queries/scoring/objectives.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'

/** Points that fly from a province, or from the middle of an Area, to a side. */
export interface ScoreFlight {
  readonly from: readonly string[]
  readonly side: SideId
  readonly points: number
}

export interface ScoringPicture {
  readonly flights: readonly ScoreFlight[]
  readonly won: Readonly<Record<SideId, number>>
}

/** V.B: what was scored for objectives, and from which provinces; null if none was. */
export function scoringPicture(
  events: readonly InvasionsEvent[],
  view: InvasionsView
): ScoringPicture | null {
  const won: Record<SideId, number> = { romans: 0, huns: 0, persians: 0, goths: 0 }
  const scorers = new Set<string>()
  for (const event of events) {
    if (event.type !== 'points' || event.reason !== 'objectives') continue
    won[event.side] += event.points
    scorers.add(event.nation)
  }
  if (scorers.size === 0) return null
  const areas = provincesByArea(baseWorld)
  const flights = nationIds
    .filter((nation) => scorers.has(nation))
    .flatMap((nation) =>
      objectivesNow(view, nation)
        .filter(({ share }) => share > 0)
        .map(({ objective, share }): ScoreFlight => {
          const from =
            'province' in objective
              ? [objective.province]
              : (areas.get(objective.area)?.map(({ id }) => id) ?? [])
          return { from, side: sideOf(nation), points: objective.points * share }
        })
    )
  return { flights, won }
}

/** The side that won most in a scoring. */
export function mostIn({ won }: ScoringPicture): SideId {
  return sideIds.reduce((best, side) => (won[side] > won[best] ? side : best))
}
