import { choose, type Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import { ownFigures } from '../../content/own-figures.ts'
import { timeTable } from '../../content/time-table.ts'
import { limesBack } from '../../content/units.ts'
import { provinceOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { presentEntries } from '../../present-entries.ts'
import { isProvince } from '../../queries/map/provinces.ts'
import { holdings, unitsOf } from '../../queries/nations/realm.ts'
import { nationsWithTrait } from '../../queries/nations/traits.ts'
import { replaceUnits, unitsIn } from '../../queries/pieces/placement.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, Unit, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { distance, neighbours } from '../../world/world-queries.ts'
import { recordLimesPost } from '../movement/limes-posts.ts'
import { redeployUnit } from '../pieces/muster.ts'

export interface LimitesEvent {
  readonly type: 'limes-turned'
  readonly unit: UnitId
  readonly nation: NationId
  readonly into: Unit['kind']
}

const LAST_TURN =
  timeTable.find(({ events }) => events.some(({ event }) => event === 'limites-end'))?.turn ?? 8
const EASTERN_LIMITES = ownFigures.limites.facingPersia
const REACH_OF_THE_BORDER = ownFigures.limites.reach

/** XVIII.I: from turn 8 each Limes counter turns into the local unit on its back. */
export function retireLimites(play: InvasionsPlay, nation: NationId): void {
  const { state } = play
  if (state.turn < LAST_TURN) return
  const back = presentEntries(limesBack).find(([owner]) => owner === nation)?.[1]
  if (!back) return
  for (const unit of Object.values(state.units)) {
    if (unit.nation !== nation || unit.kind !== 'limes' || unit.at === 'removed') continue
    const { until: _, ...counter } = unit
    replaceUnits(state, [{ ...counter, kind: back }])
    play.emit({ type: 'limes-turned', unit: unit.id, nation, into: back })
  }
}

/** IX.E: the two Limites that face Persia may follow its border in the Reinforcements step. */
export function* easternLimitesFollowBorder(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  if (state.turn >= LAST_TURN) return
  const border = persianBorder(state, nation)
  for (const unit of facingPersia(state, nation, border)) {
    const free = border.filter((id) => !unitsIn(state, id).some(({ kind }) => kind === 'limes'))
    if (free.length === 0 || !isProvince(unit.at)) continue
    const to = yield* choose<'limes-follows-border', ProvinceId | null>(
      {
        ...questionFor(nation, 'limes-follows-border', 'IX.E'),
        place: unit.at,
        prompt: message('prompt.limes-follows-border', { province: reference('province', unit.at) }),
        about: { nation, unit: unit.id, from: unit.at }
      },
      [
        { key: 'stay', label: message('option.stay'), value: null },
        ...free.map((id) => ({ ...provinceOption(id), value: id }))
      ],
      { preset: () => ({ answer: 'stay', reason: message('preset.limes-stays') }) }
    )
    if (!to) continue
    redeployUnit(play, unit.id, to, 'IX.E')
    recordLimesPost(state, to, nation)
  }
}

/** The provinces of a nation beside those of Persia. */
function persianBorder(state: InvasionsState, nation: NationId): ProvinceId[] {
  const persians = nationsWithTrait(state, 'great-king')
  return holdings(state, nation).filter((id) =>
    neighbours(id, 'base').some((next) => persians.some((other) => state.control[next.id] === other))
  )
}

function facingPersia(state: InvasionsState, nation: NationId, border: readonly ProvinceId[]): Unit[] {
  const far = (unit: Unit) => {
    const { at } = unit
    if (!isProvince(at)) return Number.POSITIVE_INFINITY
    return Math.min(...border.map((id) => distance(at, id, undefined, 'base') ?? Number.POSITIVE_INFINITY))
  }
  return unitsOf(state, nation)
    .filter((unit) => unit.kind === 'limes' && far(unit) <= REACH_OF_THE_BORDER)
    .sort((a, b) => far(a) - far(b))
    .slice(0, EASTERN_LIMITES)
}
