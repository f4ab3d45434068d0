import type { Script } from '../../../engine/script.ts'
import { nationCard } from '../../catalogue.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { areaOf } from '../../queries/terrain.ts'
import type { InvasionsState } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { barToSubmission, submitTo } from '../submission.ts'

/** XXIX.B: the Slav nation whose horde bows to this nation as soon as it enters the province; null if none. */
export function bowsAtSight(state: InvasionsState, nation: NationId, province: ProvinceId): NationId | null {
  if (state.areaControl[areaOf(province)] !== nation) return null
  const slavs = nationIds.filter((id) => nationCard(id).people === 'slav')
  return (
    slavs.find((id) => {
      const { presence, status, seat } = state.nations[id]
      const horde = presence === 'in-play' && status === 'barbarian' && seat?.at === province
      return horde && barToSubmission(state, id, nation) === null
    }) ?? null
  )
}

/** XXIX.B: a Slav horde in an Area that the nation controls submits without battle; true when one did. */
export function* submitAtSight(play: InvasionsPlay, nation: NationId, province: ProvinceId): Script<boolean> {
  const slavs = bowsAtSight(play.state, nation, province)
  return slavs !== null && (yield* submitTo(play, slavs, nation, province, 'at-sight'))
}
