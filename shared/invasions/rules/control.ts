import { hashText } from '../../engine/stable-hash.ts'
import { type NationId, nationIds } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { control } from '../queries/control.ts'
import { allUnits, unitsIn } from '../queries/placement.ts'
import { positionOf } from '../queries/position-of.ts'
import { holdings, lacksCapital } from '../queries/realm.ts'
import { provinceCard } from '../queries/terrain.ts'
import { partiesOf } from '../queries/ties.ts'
import { baseWorld } from '../queries/world-tables.ts'
import type { InvasionsState } from '../state.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'

export type ControlEvent =
  | {
      readonly type: 'province-changed-hands'
      readonly province: ProvinceId
      readonly from: NationId | null
      readonly to: NationId | null
    }
  | {
      readonly type: 'area-changed-hands'
      readonly area: AreaId
      readonly from: NationId | null
      readonly to: NationId | null
    }

/** XII.B, XII.C: brings control up to date with the units on the map and tells what changed hands. */
export function settleControl(play: InvasionsPlay): void {
  const { state } = play
  if (groundsOfControl(state) === state.settledFrom) return
  const before = { provinces: state.control, areas: state.areaControl }
  computeControl(state)
  state.settledFrom = groundsOfControl(state)
  for (const { id } of baseWorld.provinces) {
    const [from, to] = [before.provinces[id] ?? null, state.control[id] ?? null]
    if (from !== to) play.emit({ type: 'province-changed-hands', province: id, from, to })
  }
  for (const { id } of baseWorld.areas) {
    const [from, to] = [before.areas[id] ?? null, state.areaControl[id] ?? null]
    if (from !== to) play.emit({ type: 'area-changed-hands', area: id, from, to })
  }
  askForCapitals(play)
}

/** Everything that decides who controls what, as one text: cheaper to compare than to work out anew. */
function groundsOfControl(state: InvasionsState): string {
  const { placements, turn, relations, nations, cities, chronicle } = state
  let grounds = `${placements} ${turn} ${Object.keys(cities).length} ${chronicle.length}`
  for (const id of nationIds) {
    const { presence, status, seat } = nations[id]
    grounds += presence === 'in-play' ? `;${status} ${seat?.kind} ${seat?.at}` : ';'
  }
  for (const tie of relations) {
    const [one, other] = partiesOf(tie)
    grounds += `;${tie.kind} ${one} ${other}`
    if (tie.kind === 'foedus') grounds += ` ${tie.provinces[0]} ${tie.provinces[1]}`
  }
  for (const { id, controller, nation } of allUnits(state)) {
    if (controller !== nation) grounds += `;${id} ${controller}`
  }
  return hashText(grounds)
}

/** VII.D: a Kingdom still without a capital founds one as soon as a city or a site is its own. */
function askForCapitals(play: InvasionsPlay): void {
  const { state } = play
  for (const nation of nationIds) {
    if (!lacksCapital(state, nation)) continue
    const waiting = state.agenda.some((task) => task.task === 'found-capital' && task.nation === nation)
    if (!waiting && holdings(state, nation).some((id) => provinceCard(id).city !== null)) {
      play.schedule({ task: 'found-capital', nation })
    }
  }
}

/** The same without a word, for the set-up. */
export function computeControl(state: InvasionsState): void {
  const found = control(positionOf(state), baseWorld)
  const next: InvasionsState['control'] = {}
  for (const { id } of baseWorld.provinces) {
    const holder = cityStands(state, id) ? state.control[id] : found.provinces.get(id)
    if (holder) next[id] = holder
  }
  state.control = next
  state.areaControl = Object.fromEntries(found.areas)
}

/** XII.B: a city with troops before it changes hands by siege only (XXIV), never by their mere presence. */
function cityStands(state: InvasionsState, province: ProvinceId): boolean {
  const holder = state.control[province]
  const masterless = holder !== undefined && state.nations[holder].presence !== 'in-play'
  return state.cities[province] !== undefined && !masterless && unitsIn(state, province).length > 0
}

/** XII.B, XXIV.C: a province whose city has fallen, or that was handed over, belongs to its new master. */
export function handOver(state: InvasionsState, province: ProvinceId, to: NationId): void {
  state.control = { ...state.control, [province]: to }
  state.placements += 1
}
