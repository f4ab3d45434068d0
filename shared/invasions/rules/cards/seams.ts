import { message, reference } from '../../../engine/message.ts'
import { choose, type Script } from '../../../engine/script.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import { sides } from '../../content/sides.ts'
import type { InvasionsPlay } from '../../play.ts'
import { areasOfProvincesHeld, provincesHeld } from '../../queries/domain.ts'
import { areaOf } from '../../queries/terrain.ts'
import type { Grade, InvasionsState } from '../../state.ts'
import { type AreaId, areas } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { gap } from '../gap.ts'
import { rollOpenArea } from './random-area.ts'
import { openRoll } from './rolls.ts'

/** What chapters XVI and XXXI will bring: to be replaced by theirs when they land. */
export type SeamEvent =
  | { readonly type: 'revolt-raised'; readonly province: ProvinceId; readonly grade: Grade }
  | { readonly type: 'heresy-raised'; readonly area: AreaId }
  | { readonly type: 'heresy-ended'; readonly area: AreaId }

/** A die names the player who picks (XVI.B). */
export function* rollSelector(play: InvasionsPlay, nation: NationId | null): Script<SideId> {
  const { total } = yield* openRoll(play, {
    reason: 'selector',
    rule: 'XVI.B',
    faces: 10,
    ...(nation ? { actor: nation } : {})
  })
  return sides.find(({ revolt: [from, to] }) => total >= from && total <= to)?.id ?? 'romans'
}

/** An Empire's Area by the dice; a Kingdom's, or one the table does not know, by the selector (XVI.B, XVI.C). */
export function* pickAreaOf(
  play: InvasionsPlay,
  nation: NationId,
  open: readonly AreaId[],
  rule: string
): Script<AreaId | null> {
  const [first, second] = open
  if (!first) return null
  const empire = play.state.nations[nation].status === 'empire'
  const rolled = empire ? yield* rollOpenArea(play, nation, halfOf(play.state, nation), open) : null
  if (rolled || !second) return rolled ?? first
  const side = yield* rollSelector(play, nation)
  return yield* choose(
    {
      side,
      kind: 'pick-area',
      rule,
      actor: nation,
      prompt: message('prompt.pick-area', { nation: reference('nation', nation) })
    },
    open.map((area) => ({
      key: area,
      label: message('option.area', { area: reference('area', area) }),
      value: area
    }))
  )
}

export function revoltAt(play: InvasionsPlay, province: ProvinceId): void {
  const grade: Grade = play.state.revolts[province] === undefined ? '-' : '+'
  play.state.revolts[province] = grade
  play.emit({ type: 'revolt-raised', province, grade })
}

export function heresyInArea(play: InvasionsPlay, area: AreaId): void {
  play.state.heresies[area] = { grade: '+', religion: areaReligion(area) }
  play.emit({ type: 'heresy-raised', area })
}

export function* heresyInNation(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const capital = state.nations[nation].seat
  const open = areasOfProvincesHeld(state, nation).filter(
    (area) => (!capital || area !== areaOf(capital.at)) && state.heresies[area]?.grade !== '+'
  )
  const area = yield* pickAreaOf(play, nation, open, 'XXXI.C')
  if (area) heresyInArea(play, area)
}

export function* convertToCatholic(play: InvasionsPlay, nation: NationId): Script {
  play.state.nations[nation].religion = 'catholic'
  play.state.nations[nation].converted = true
  yield* gap(play, 'XXXI.B', nation)
}

/** XXXI.A */
export function areaReligion(area: AreaId): 'monophysite' | 'mazdaist' | 'catholic' {
  if (area === 'oriens' || area === 'aegyptus') return 'monophysite'
  return area === 'mesopotamia' || area === 'persis' ? 'mazdaist' : 'catholic'
}

function halfOf(state: InvasionsState, nation: NationId): 'west' | 'east' {
  const at = state.nations[nation].seat?.at ?? provincesHeld(state, nation)[0]
  return areas.find(({ id }) => at !== undefined && id === areaOf(at))?.half ?? 'west'
}
