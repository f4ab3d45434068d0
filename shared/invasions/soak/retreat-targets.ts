import type { InvasionsEvent } from '../events.ts'
import { entryRefusal, mayEnter } from '../queries/movement/entry-limits.ts'
import { stackingRoom } from '../queries/movement/stacking.ts'
import { pieceById } from '../queries/pieces/pieces.ts'
import { type StanceMap, stanceMap } from '../queries/relations/stance-map.ts'
import { isBlockaded } from '../queries/sea/straits.ts'
import type { InvasionsState } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { type Neighbour, neighbours } from '../world/world-queries.ts'

export type NoRetreatEvent = Extract<InvasionsEvent, { readonly type: 'no-retreat' }>

const MOST_STEPS = 3

/**
 * XX.L in its simplest form, independent of the rules' own search: a province within three steps, through land without
 * enemies, friendly or empty and without a city, with room for one of the units. It leaves out overruns and forced
 * passages, which the rules also allow. A stack with such a target must not be eliminated.
 */
export function retreatTargetOf(state: InvasionsState, event: NoRetreatEvent): ProvinceId | null {
  const { nation, from, towards = [], barred = [] } = event
  const look = stanceMap(state, nation)
  const mayPass = (border: Neighbour) =>
    border.id !== from &&
    !barred.includes(border.id) &&
    mayEnter(state, nation, border.id) &&
    !look.isDefended(border.id) &&
    !(border.kind === 'strait' && isBlockaded(state, nation, border))
  let ring: ProvinceId[] = [from]
  for (let step = 1; step <= MOST_STEPS; step++) {
    // An attacker retreats the way he came; any way, where that is unknown.
    const isRightWay = (to: ProvinceId) => step > 1 || towards.length === 0 || towards.includes(to)
    const next = ring.flatMap((here) =>
      neighbours(here, 'base').filter((border) => mayPass(border) && isRightWay(border.id))
    )
    const found = next.find(({ id }) => isHaven(state, look, event, id))
    if (found) return found.id
    ring = [...new Set(next.map(({ id }) => id))]
  }
  return null
}

function isHaven(
  state: InvasionsState,
  look: StanceMap,
  event: NoRetreatEvent,
  province: ProvinceId
): boolean {
  const ground = look.provinceStance(province)
  if (stackingRoom(state, event.nation, province) < 1) return false
  if (ground !== 'friendly' && (ground !== 'empty' || state.cities[province])) return false
  return event.units.some((id) => {
    const piece = pieceById(state, id)
    return piece !== null && entryRefusal(state, piece, province) === null
  })
}
