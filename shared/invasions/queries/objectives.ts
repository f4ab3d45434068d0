import { nationCard } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsState } from '../state.ts'

/** V.B: what a nation's provinces and Areas are worth to its player now. */
export function objectivePoints(state: InvasionsState, nation: NationId): number {
  if (state.nations[nation].presence !== 'in-play') return 0
  return nationCard(nation).objectives.reduce((sum, objective) => {
    const holder =
      'province' in objective ? state.control[objective.province] : state.areaControl[objective.area]
    return holder === nation ? sum + objective.points : sum
  }, 0)
}
