import { hashText } from '../../engine/stable-hash.ts'
import { type NationId, nationIds } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { controlOfArea, controlOutside, countForces } from '../queries/control.ts'
import { allUnits, unitsIn } from '../queries/placement.ts'
import { positionOf } from '../queries/position-of.ts'
import { holdings, lacksCapital } from '../queries/realm.ts'
import { provinceCard } from '../queries/terrain.ts'
import { partiesOf } from '../queries/ties.ts'
import { baseWorld, provincesByArea, provincesOutside } from '../queries/world-tables.ts'
import type { InvasionsState, Unit } from '../state.ts'
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
  const grounds = groundsOfControl(state)
  const from = `${state.placements} ${grounds}`
  if (from === state.settledFrom) return
  const before = { provinces: state.control, areas: state.areaControl }
  const areas = computeControl(state, grounds)
  state.settledFrom = from
  for (const { id, area } of baseWorld.provinces) {
    if (!areas.has(area)) continue
    const [was, is] = [before.provinces[id] ?? null, state.control[id] ?? null]
    if (was !== is) play.emit({ type: 'province-changed-hands', province: id, from: was, to: is })
  }
  for (const { id } of baseWorld.areas) {
    const [was, is] = [before.areas[id] ?? null, state.areaControl[id] ?? null]
    if (was !== is) play.emit({ type: 'area-changed-hands', area: id, from: was, to: is })
  }
  askForCapitals(play)
}

/** What decides who controls what besides the units in their places, as one short text. */
function groundsOfControl(state: InvasionsState): string {
  const { turn, relations, nations, cities, chronicle } = state
  let grounds = `${turn} ${Object.keys(cities).length} ${chronicle.length}`
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

/** What the last reckoning saw and found, kept beside the state: an Area where all is as it was is not gone through again. */
interface Reckoning {
  readonly grounds: string
  readonly garrisons: Map<ProvinceId, readonly Unit[]>
  readonly held: Map<ProvinceId, NationId | undefined>
}

const reckonings = new WeakMap<InvasionsState, Reckoning>()

/** The same without a word, for the set-up. Returns the Areas it has gone through. */
export function computeControl(
  state: InvasionsState,
  grounds = groundsOfControl(state)
): ReadonlySet<AreaId> {
  const known = reckonings.get(state)
  const last = known?.grounds === grounds ? known : { grounds, garrisons: new Map(), held: new Map() }
  reckonings.set(state, last)
  const areas = changedAreas(state, last)
  if (areas.size === 0) return areas
  const position = positionOf(state)
  const forces = (id: ProvinceId) => countForces(position, id, unitsIn(state, id))
  const held = new Map<ProvinceId, NationId>()
  const holders = new Map<AreaId, NationId | undefined>()
  for (const [area, members] of provincesByArea(baseWorld)) {
    if (areas.has(area)) holders.set(area, controlOfArea(position, area, members, forces, held))
  }
  for (const province of provincesOutside(baseWorld)) controlOutside(position, province, forces, held)
  const before = { provinces: state.control, areas: state.areaControl }
  state.control = {}
  for (const { id, area } of baseWorld.provinces) {
    const stays = !areas.has(area) || cityStands(state, id, before.provinces[id])
    const holder = stays ? before.provinces[id] : held.get(id)
    if (holder) state.control[id] = holder
    if (areas.has(area)) {
      last.garrisons.set(id, unitsIn(state, id))
      last.held.set(id, holder)
    }
  }
  state.areaControl = {}
  for (const { id } of baseWorld.areas) {
    const holder = areas.has(id) ? holders.get(id) : before.areas[id]
    if (holder) state.areaControl[id] = holder
  }
  return areas
}

/** The Areas in which units have come or gone, or a province was handed over, since the last reckoning. */
function changedAreas(state: InvasionsState, { garrisons, held }: Reckoning): ReadonlySet<AreaId> {
  const areas = new Set<AreaId>()
  for (const { id, area } of baseWorld.provinces) {
    if (garrisons.get(id) !== unitsIn(state, id) || held.get(id) !== state.control[id]) areas.add(area)
  }
  return areas
}

/** XII.B: a city with troops before it changes hands by siege only (XXIV), never by their mere presence. */
function cityStands(state: InvasionsState, province: ProvinceId, holder: NationId | undefined): boolean {
  const masterless = holder !== undefined && state.nations[holder].presence !== 'in-play'
  return state.cities[province] !== undefined && !masterless && unitsIn(state, province).length > 0
}

/** XII.B, XXIV.C: a province whose city has fallen, or that was handed over, belongs to its new master. */
export function handOver(state: InvasionsState, province: ProvinceId, to: NationId): void {
  state.control = { ...state.control, [province]: to }
  state.placements += 1
}
