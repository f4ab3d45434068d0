import { nationCard } from '../catalogue.ts'
import { type NationId, nationIds } from '../content/ids.ts'
import type { Objective } from '../content/schema.ts'
import { once } from '../remembering.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { sharers } from './control.ts'
import type { Position } from './position.ts'
import { controlOf, type PositionSource, positionOf } from './position-of.ts'
import { clientsOf, patronOf, suzerainOf, vassalsOf } from './realm.ts'
import { baseWorld, provincesByArea } from './world-tables.ts'

/** V.B: what a nation's provinces and Areas are worth to its player now, held directly or indirectly. */
export function objectivePoints(state: PositionSource, nation: NationId): number {
  const sum = objectivesNow(state, nation).reduce(
    (points, { objective, share }) => points + objective.points * share,
    0
  )
  // XXIX.F: a vassal keeps half; halves are rounded up once, at the end (III.A).
  return Math.ceil(suzerainOf(state, nation) ? sum / 2 : sum)
}

/** V.B: the provinces that a nation has an objective in, and whether that scores as things stand. */
export function objectiveProvinces(
  state: PositionSource,
  nation: NationId
): ReadonlyMap<ProvinceId, boolean> {
  const scoring = new Map<ProvinceId, boolean>()
  for (const { objective, share } of objectivesNow(state, nation)) {
    for (const province of provincesOf(objective)) {
      scoring.set(province, share > 0 || scoring.get(province) === true)
    }
  }
  return scoring
}

/** An objective in a province, or in its Area. */
export interface ObjectiveHere {
  readonly nation: NationId
  readonly of: 'province' | 'area'
  /** What it is worth when it is held alone. */
  readonly points: number
  /** What it is worth now. */
  readonly now: number
}

/** V.B: whose objectives lie in a province, and what they are worth to them now. */
export function objectivesOn(state: PositionSource, province: ProvinceId): ObjectiveHere[] {
  return nationIds.flatMap((nation) =>
    objectivesNow(state, nation)
      .filter(({ objective }) => provincesOf(objective).includes(province))
      .map(({ objective, share }): ObjectiveHere => {
        const { points } = objective
        return { nation, of: 'province' in objective ? 'province' : 'area', points, now: points * share }
      })
  )
}

/** Why an objective counts whole, half or not at all. */
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

/** V.B: each objective of a nation in play with the part of it that counts now; VI.B: an inactive one scores none. */
export function objectivesNow(state: PositionSource, nation: NationId): ObjectiveNow[] {
  const realm = state.nations[nation]
  if (realm?.presence !== 'in-play' || realm.activity === 'inactive') return []
  const position = once(() => positionOf(state))
  return nationCard(nation).objectives.map((objective) => ({
    objective,
    holder: holderOf(state, objective),
    ...shareOf({ state, position }, nation, objective)
  }))
}

/** What shares are read from: the position is made at most once for all of them. */
interface Seen {
  readonly state: PositionSource
  readonly position: () => Position
}

function provincesOf(objective: Objective): readonly ProvinceId[] {
  if ('province' in objective) return [objective.province]
  return (
    provincesByArea(baseWorld)
      .get(objective.area)
      ?.map(({ id }) => id) ?? []
  )
}

/** V.B, XXVII.A, XXIX.E: all of what is one's own or a vassal's, half of what is shared with an ally, patron or client. */
function shareOf(seen: Seen, nation: NationId, objective: Objective): Share {
  const { state } = seen
  const holder = holderOf(state, objective)
  if (!holder) return { share: 0, because: 'not-held' }
  if (holder === nation) {
    if (patronOf(state, nation)) return { share: 0.5, because: 'held-as-client' }
    return isShared(seen, holder, objective)
      ? { share: 0.5, because: 'shared-with-ally' }
      : { share: 1, because: 'held' }
  }
  if (vassalsOf(state, nation).includes(holder)) return { share: 1, because: 'held-by-vassal' }
  if (clientsOf(state, nation).includes(holder)) return { share: 0.5, because: 'held-by-client' }
  return sharersOf(seen, holder, objective).includes(nation)
    ? { share: 0.5, because: 'held-by-ally' }
    : { share: 0, because: 'not-held' }
}

function holderOf({ control, areaControl }: PositionSource, objective: Objective): NationId | null {
  return ('province' in objective ? control[objective.province] : areaControl[objective.area]) ?? null
}

function isShared(seen: Seen, holder: NationId, objective: Objective): boolean {
  return sharersOf(seen, holder, objective).length > 0
}

/** XXVI.B, XII.C: the allies that share what one of them holds. */
function sharersOf({ state, position }: Seen, holder: NationId, objective: Objective): readonly NationId[] {
  if (!state.relations.some((tie) => tie.kind === 'alliance' && tie.nations.includes(holder))) return []
  return sharers(
    position(),
    baseWorld,
    'province' in objective ? { province: objective.province } : { area: objective.area },
    holder,
    controlOf(state)
  )
}
