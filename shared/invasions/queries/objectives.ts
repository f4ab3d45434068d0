import { nationCard } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
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

/** A position that is read at most once. */
interface CountedSource extends PositionSource {
  position(): Position
}

interface ObjectiveNow {
  readonly objective: Objective
  readonly share: 0 | 0.5 | 1
}

/** V.B: each objective of a nation in play with the part of it that counts now; VI.B: an inactive one scores none. */
function objectivesNow(state: PositionSource, nation: NationId): ObjectiveNow[] {
  const realm = state.nations[nation]
  if (realm?.presence !== 'in-play' || realm.activity === 'inactive') return []
  // Allies' garrisons are counted once for all objectives.
  const source = { ...state, position: once(() => positionOf(state)) }
  return nationCard(nation).objectives.map((objective) => ({
    objective,
    share: shareOf(source, nation, objective)
  }))
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
function shareOf(state: CountedSource, nation: NationId, objective: Objective): 0 | 0.5 | 1 {
  const holder =
    'province' in objective ? state.control[objective.province] : state.areaControl[objective.area]
  if (!holder) return 0
  if (holder === nation) return patronOf(state, nation) || isShared(state, holder, objective) ? 0.5 : 1
  if (vassalsOf(state, nation).includes(holder)) return 1
  if (clientsOf(state, nation).includes(holder)) return 0.5
  return sharersOf(state, holder, objective).includes(nation) ? 0.5 : 0
}

function isShared(state: CountedSource, holder: NationId, objective: Objective): boolean {
  return sharersOf(state, holder, objective).length > 0
}

/** XXVI.B, XII.C: the allies that share what one of them holds. */
function sharersOf(state: CountedSource, holder: NationId, objective: Objective): readonly NationId[] {
  if (!state.relations.some((tie) => tie.kind === 'alliance' && tie.nations.includes(holder))) return []
  return sharers(
    state.position(),
    baseWorld,
    'province' in objective ? { province: objective.province } : { area: objective.area },
    holder,
    controlOf(state)
  )
}
