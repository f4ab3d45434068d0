import { once } from '../../../engine/memoize.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { Objective } from '../../content/objective-schema.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { alliesSharing } from '../control/control.ts'
import type { MapPosition } from '../control/map-position.ts'
import { controlOf, type PositionSource, positionOf } from '../control/position-of-board.ts'
import { baseWorld, provincesByArea } from '../map/world-tables.ts'
import { clientsOf, patronOf, suzerainOf, vassalsOf } from '../nations/realm.ts'
import { objectivesOf } from '../time/scenario.ts'

/** V.B: the points of a nation's objectives that it holds now, directly or indirectly. */
export function objectivePoints(state: PositionSource, nation: NationId): number {
  const sum = objectivesNow(state, nation).reduce(
    (points, { objective, share }) => points + objective.points * share,
    0
  )
  // XXIX.F: a vassal keeps half. The sum is rounded up once, at the end (III.A).
  return Math.ceil(suzerainOf(state, nation) ? sum / 2 : sum)
}

/** V.B: the provinces of a nation's objectives, and whether each would score now. */
export function objectiveProvinces(
  state: PositionSource,
  nation: NationId
): ReadonlyMap<ProvinceId, boolean> {
  const scoring = new Map<ProvinceId, boolean>()
  for (const { objective, share } of objectivesNow(state, nation)) {
    for (const province of provincesOfObjective(objective)) {
      scoring.set(province, share > 0 || scoring.get(province) === true)
    }
  }
  return scoring
}

/** A nation's objective that is this province, or its Area. */
export interface ObjectiveHere {
  readonly nation: NationId
  readonly of: 'province' | 'area'
  /** Its points when the nation holds it alone. */
  readonly points: number
  /** Its points now. */
  readonly now: number
}

/** V.B: the objectives of all nations that are this province or its Area, with their points now. */
export function objectivesOn(state: PositionSource, province: ProvinceId): ObjectiveHere[] {
  return nationIds.flatMap((nation) =>
    objectivesNow(state, nation)
      .filter(({ objective }) => provincesOfObjective(objective).includes(province))
      .map(({ objective, share }): ObjectiveHere => {
        const { points } = objective
        return { nation, of: 'province' in objective ? 'province' : 'area', points, now: points * share }
      })
  )
}

/** Why an objective counts fully, half or not at all. */
export type ShareReason =
  | 'held'
  | 'held-as-client'
  | 'shared-with-ally'
  | 'held-by-vassal'
  | 'held-by-client'
  | 'held-by-ally'
  | 'not-held'

interface Share {
  readonly share: 0 | 0.5 | 1
  readonly because: ShareReason
}

export interface ObjectiveNow extends Share {
  readonly objective: Objective
  readonly holder: NationId | null
}

/** V.B: each objective of a nation in play with the part that counts now. VI.B: an inactive nation scores none. */
export function objectivesNow(state: PositionSource, nation: NationId): ObjectiveNow[] {
  const realm = state.nations[nation]
  if (realm?.presence !== 'in-play' || realm.activity === 'inactive') return []
  const position = once(() => positionOf(state))
  return objectivesOf(state, nation).map((objective) => ({
    objective,
    holder: holderOf(state, objective),
    ...shareOf({ state, position }, nation, objective)
  }))
}

/** The input of a share. All shares use one position, which is built on demand. */
interface ShareContext {
  readonly state: PositionSource
  readonly position: () => MapPosition
}

/** The province of an objective, or those of its Area. */
export function provincesOfObjective(objective: Objective): readonly ProvinceId[] {
  if ('province' in objective) return [objective.province]
  return (
    provincesByArea(baseWorld)
      .get(objective.area)
      ?.map(({ id }) => id) ?? []
  )
}

/** V.B, XXVII.A, XXIX.E: an objective counts fully when the nation or its vassal holds it, half when an ally, patron or client shares it. */
function shareOf(context: ShareContext, nation: NationId, objective: Objective): Share {
  const { state } = context
  const holder = holderOf(state, objective)
  if (!holder) return { share: 0, because: 'not-held' }
  if (holder === nation) {
    if (patronOf(state, nation)) return { share: 0.5, because: 'held-as-client' }
    return isShared(context, holder, objective)
      ? { share: 0.5, because: 'shared-with-ally' }
      : { share: 1, because: 'held' }
  }
  if (vassalsOf(state, nation).includes(holder)) return { share: 1, because: 'held-by-vassal' }
  if (clientsOf(state, nation).includes(holder)) return { share: 0.5, because: 'held-by-client' }
  return sharersOf(context, holder, objective).includes(nation)
    ? { share: 0.5, because: 'held-by-ally' }
    : { share: 0, because: 'not-held' }
}

function holderOf({ control, areaControl }: PositionSource, objective: Objective): NationId | null {
  return ('province' in objective ? control[objective.province] : areaControl[objective.area]) ?? null
}

function isShared(context: ShareContext, holder: NationId, objective: Objective): boolean {
  return sharersOf(context, holder, objective).length > 0
}

/** XXVI.B, XII.C: the allies that share an objective with its holder. */
function sharersOf(
  { state, position }: ShareContext,
  holder: NationId,
  objective: Objective
): readonly NationId[] {
  if (!state.relations.some((tie) => tie.kind === 'alliance' && tie.nations.includes(holder))) return []
  return alliesSharing(
    position(),
    baseWorld,
    'province' in objective ? { province: objective.province } : { area: objective.area },
    holder,
    controlOf(state)
  )
}
