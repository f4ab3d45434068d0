import type { Script } from '../../ask.ts'
import { nationCard } from '../../catalogue.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { areaOf } from '../../queries/map/provinces.ts'
import { hordeSeat } from '../../queries/pieces/pieces.ts'
import type { InvasionsState } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { areaNeighbours } from '../../world/world-queries.ts'
import { barToSubmission, submitTo } from '../relations/submission.ts'

/**
 * Whether a province is in the Area of the nation's own horde or an adjacent one, where vassals of Nomads must stay
 * (XXIX.F).
 */
function isWithinReach(state: InvasionsState, nation: NationId, province: ProvinceId): boolean {
  const horde = hordeSeat(state, nation)
  if (!horde) return false
  const [home, area] = [areaOf(horde), areaOf(province)]
  return area === home || areaNeighbours(home, 'base').includes(area)
}

/** XXIX.B: the Slav nation whose horde submits to this nation as soon as it enters the province; null if none. */
export function submitsAtSight(
  state: InvasionsState,
  nation: NationId,
  province: ProvinceId
): NationId | null {
  if (!isWithinReach(state, nation, province)) return null
  const slavs = nationIds.filter((id) => nationCard(id).people === 'slav')
  return (
    slavs.find((id) => {
      const { presence, status, seat } = state.nations[id]
      const horde = presence === 'in-play' && status === 'barbarian' && seat?.at === province
      return horde && barToSubmission(state, id, nation) === null
    }) ?? null
  )
}

/** XXIX.B: a Slav horde in or beside the Area of the nation's own horde submits without battle; true when one did. */
export function* submitAtSight(play: InvasionsPlay, nation: NationId, province: ProvinceId): Script<boolean> {
  const slavs = submitsAtSight(play.state, nation, province)
  return slavs !== null && (yield* submitTo(play, slavs, nation, province, 'at-sight'))
}
