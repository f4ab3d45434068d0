import { nationCard } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { Objective } from '../content/schema.ts'
import type { InvasionsState } from '../state.ts'
import { sharers } from './control.ts'
import { controlOf, positionOf } from './position-of.ts'
import { clientsOf, patronOf, suzerainOf, vassalsOf } from './realm.ts'
import { baseWorld } from './world-tables.ts'

/** V.B: what a nation's provinces and Areas are worth to its player now, held directly or indirectly. */
export function objectivePoints(state: InvasionsState, nation: NationId): number {
  if (state.nations[nation].presence !== 'in-play') return 0
  const sum = nationCard(nation).objectives.reduce(
    (points, objective) => points + objective.points * shareOf(state, nation, objective),
    0
  )
  // XXIX.F: a vassal keeps half; halves are rounded up once, at the end (III.A).
  return Math.ceil(suzerainOf(state, nation) ? sum / 2 : sum)
}

/** V.B, XXVII.A, XXIX.E: all of what is one's own or a vassal's, half of what is shared with an ally, patron or client. */
function shareOf(state: InvasionsState, nation: NationId, objective: Objective): 0 | 0.5 | 1 {
  const holder =
    'province' in objective ? state.control[objective.province] : state.areaControl[objective.area]
  if (!holder) return 0
  if (holder === nation) return patronOf(state, nation) || isShared(state, holder, objective) ? 0.5 : 1
  if (vassalsOf(state, nation).includes(holder)) return 1
  if (clientsOf(state, nation).includes(holder)) return 0.5
  return sharersOf(state, holder, objective).includes(nation) ? 0.5 : 0
}

function isShared(state: InvasionsState, holder: NationId, objective: Objective): boolean {
  return sharersOf(state, holder, objective).length > 0
}

/** XXVI.B, XII.C: the allies that share what one of them holds. */
function sharersOf(state: InvasionsState, holder: NationId, objective: Objective): readonly NationId[] {
  if (!state.relations.some((tie) => tie.kind === 'alliance' && tie.nations.includes(holder))) return []
  return sharers(
    positionOf(state),
    baseWorld,
    'province' in objective ? { province: objective.province } : { area: objective.area },
    holder,
    controlOf(state)
  )
}
