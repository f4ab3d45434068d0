import { nationCard } from '#shared/invasions/catalogue.ts'
import { type NationId, nationIds, type ReligionId, type SideId } from '#shared/invasions/content/ids.ts'
import { objectivePoints } from '#shared/invasions/queries/scoring/objectives.ts'
import type { Status } from '#shared/invasions/state.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'

/** What the sheet of a nation shows. */
export interface NationFacts {
  readonly id: NationId
  readonly side: SideId
  readonly status: Status
  readonly age: number
  readonly decline: number
  readonly treasury: number
  readonly religion: ReligionId
  readonly seat: string | null
  readonly units: number
  /** What its objectives would score now. */
  readonly worth: number
}

/** The nations in play, in the order of `nationIds`. */
export function nationsInPlay(view: InvasionsView): NationFacts[] {
  const units = unitsByNation(view)
  return nationIds.flatMap((id) => {
    const nation = view.nations[id]
    if (nation?.presence !== 'in-play') return []
    const { status, age, decline, treasury, religion, seat } = nation
    const facts = { status, age, decline, treasury, religion, seat: seat?.at ?? null }
    const side = nationCard(id).side
    return [{ id, side, ...facts, units: units.get(id) ?? 0, worth: objectivePoints(view, id) }]
  })
}

function unitsByNation({ units }: InvasionsView): ReadonlyMap<NationId, number> {
  const counts = new Map<NationId, number>()
  for (const { controller, at } of Object.values(units)) {
    if (at !== 'reserve' && at !== 'removed') counts.set(controller, (counts.get(controller) ?? 0) + 1)
  }
  return counts
}
