import type { Decision } from '#shared/engine/decision.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { landLeftByFederate } from '#shared/invasions/queries/relations/land-left.ts'
import { foederaOfFederator } from '#shared/invasions/queries/relations/relations.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import type { MapTarget } from '../../map/map-types.ts'

/** The land that a yes or a no is about: what is gained looks like a goal, what is lost like a fight. */
export function subjectOnMap(
  view: InvasionsView,
  decision: Decision<Invasions['Inquiry']> | null
): readonly MapTarget[] {
  switch (decision?.kind) {
    case 'accept-foedus': {
      const { federator, federate, provinces } = decision.about
      const left = landLeftByFederate(boardOf(view), federator, federate, provinces)
      return [
        ...provinces.map((place): MapTarget => ({ place, look: 'way' })),
        ...left.provinces.map((place): MapTarget => ({ place, look: 'fight' }))
      ]
    }
    case 'inherit-foedus':
      return decision.about.provinces.map((place): MapTarget => ({ place, look: 'plain' }))
    case 'break-foedus':
    case 'try-to-break-foedus': {
      const { federator, federate } = decision.about
      return foederaOfFederator(boardOf(view), federator)
        .filter((foedus) => foedus.federate === federate)
        .flatMap(({ provinces }) => provinces.map((place): MapTarget => ({ place, look: 'plain' })))
    }
    default:
      return []
  }
}
