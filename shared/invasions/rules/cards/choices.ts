import type { Message } from '../../../engine/message.ts'
import { choose, type Script } from '../../../engine/script.ts'
import { sideOf } from '../../catalogue.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import { hereticalAreas } from '../../queries/religion.ts'
import { message, reference } from '../../words/message.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { Run } from './run.ts'

/** VI.F: the heresy of the target Area, or one of the nation's Areas at its choice, is over. */
export function* endHeresy(run: Run, nation: NationId | null): Script {
  const { play, aim, rule } = run
  const open = aim.area ? [aim.area] : nation ? hereticalAreas(play.state, nation) : []
  const [only, second] = open
  if (!only) return
  const area =
    second && nation
      ? yield* choose(
          {
            side: sideOf(nation),
            kind: 'end-heresy',
            rule,
            actor: nation,
            prompt: message('prompt.end-heresy', { nation: reference('nation', nation) })
          },
          open.map((id: AreaId) => ({
            key: id,
            label: message('option.area', { area: reference('area', id) }),
            value: id
          }))
        )
      : only
  delete play.state.heresies[area]
  play.emit({ type: 'heresy-ended', area })
}

interface ProvinceQuestion {
  readonly side: SideId
  readonly kind: string
  readonly rule: string
  readonly nation: NationId | null
  readonly prompt: Message
}

/** A province out of several, picked by a player; the only one is no choice. */
export function* pickProvince(
  { nation, ...question }: ProvinceQuestion,
  provinces: readonly ProvinceId[]
): Script<ProvinceId | null> {
  const [only, second] = provinces
  if (!only || !second) return only ?? null
  return yield* choose(
    { ...question, ...(nation ? { actor: nation } : {}) },
    provinces.map((id) => ({
      key: id,
      label: message('option.province', { province: reference('province', id) }),
      place: id,
      value: id
    }))
  )
}
