import { choose, type Script } from '../../ask.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import { provinceOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { canSufferRevolts } from '../../queries/administration/suppression.ts'
import { areaOf } from '../../queries/map/provinces.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { holdings } from '../../queries/nations/realm.ts'
import { leadersIn } from '../../queries/pieces/placement.ts'
import type { Grade, InvasionsState } from '../../state.ts'
import { message } from '../../words/message.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { designateSelector, rollAreaOfEmpire } from './revolt-selector.ts'

export type RevoltEvent =
  | {
      readonly type: 'revolt'
      readonly province: ProvinceId
      readonly nation: NationId
      readonly grade: Grade
      readonly rule: string
    }
  | {
      readonly type: 'revolt-suppressed' | 'revolt-goes-on' | 'revolt-ended'
      readonly province: ProvinceId
      readonly nation: NationId
    }

/** XVI.D: whether a province may revolt: not the capital's, not one with a leader, not one with a Revolt +. */
export function mayRevolt(state: InvasionsState, province: ProvinceId): boolean {
  const holder = state.control[province]
  if (!holder || !canSufferRevolts(state, holder)) return false
  const seat = state.nations[holder].seat
  return seat?.at !== province && leadersIn(state, province).length === 0 && state.revolts[province] !== '+'
}

/** XVI.A: a revolt breaks out somewhere in a nation. */
export function* revoltInNation(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const open = holdings(state, nation).filter((province) => mayRevolt(state, province))
  if (open.length > 0) yield* revoltInOneOf(play, nation, open)
}

/**
 * XVI.B, XVI.C: a revolt breaks out in one of these provinces: first the selector, then an Empire's Area, then the
 * province.
 */
export function* revoltInOneOf(play: InvasionsPlay, nation: NationId, open: readonly ProvinceId[]): Script {
  const { state } = play
  const side = yield* designateSelector(play, nation)
  const area =
    state.nations[nation].status === 'empire'
      ? yield* rollAreaOfEmpire(play, nation, [...new Set(open.map(areaOf))])
      : null
  yield* rise(play, side, area ? open.filter((province) => areaOf(province) === area) : open, nation)
}

/** XVI.D: a revolt breaks out in an Area, whoever holds it. */
export function* revoltInArea(play: InvasionsPlay, area: AreaId): Script {
  const { state } = play
  const open = baseWorld.provinces
    .filter(({ id, area: home }) => home === area && mayRevolt(state, id))
    .map(({ id }) => id)
  if (open.length > 0) yield* rise(play, yield* designateSelector(play), open)
}

/** XVI.D: the selector picks the province. It gets a marker, or its marker is turned to Revolt +. */
function* rise(play: InvasionsPlay, side: SideId, open: readonly ProvinceId[], nation?: NationId): Script {
  const { state } = play
  const [only, second] = open
  if (!only) return
  const province = second
    ? yield* choose(
        {
          side,
          kind: 'revolt-province',
          rule: 'XVI.D',
          ...(nation ? { actor: nation } : {}),
          prompt: message('prompt.revolt-province'),
          about: { nation: nation ?? null }
        },
        open.map((id) => ({
          ...provinceOption(id),
          preview: state.revolts[id] ? [message('preview.revolt-grows')] : [],
          value: id
        }))
      )
    : only
  placeRevolt(play, province)
}

/** XVI.D, XVI.E: the province revolts. It is hostile to its owner, who keeps it without income. */
export function placeRevolt(play: InvasionsPlay, province: ProvinceId): void {
  const { state } = play
  const nation = state.control[province]
  if (!nation) return
  const grade: Grade = state.revolts[province] === undefined ? '-' : '+'
  state.revolts[province] = grade
  play.emit({ type: 'revolt', province, nation, grade, rule: 'XVI.D' })
}
