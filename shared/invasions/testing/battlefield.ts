import type { NationId, UnitKindId } from '../content/ids.ts'
import { entriesOf } from '../entries.ts'
import type { CampaignOptions } from '../options.ts'
import { commandUnit, placeUnit, replaceUnits, unitById } from '../queries/placement.ts'
import { replaceTies } from '../rules/tie-list.ts'
import type { InvasionsState, LeaderId, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { freshState } from './drive.ts'

/** A campaign with an empty map: no units, leaders, hordes, ties or owners, to put a small position on. */
export function emptyMap(combat: CampaignOptions['combat'] = 'basic', seed = 'test'): InvasionsState {
  const state = freshState({ combat }, seed)
  for (const id of Object.keys(state.units)) placeUnit(state, id, 'reserve')
  for (const leader of Object.values(state.leaders)) Object.assign(leader, { presence: 'waiting', at: null })
  for (const [, nation] of entriesOf(state.nations)) if (nation.seat?.kind === 'horde') nation.seat = null
  Object.assign(state, { control: {}, areaControl: {}, revolts: {} })
  replaceTies(state, [])
  return state
}

export interface Placing {
  readonly damaged?: boolean
  readonly people?: NationId
  /** Whom they serve as mercenaries. */
  readonly controller?: NationId
}

/** Puts counters of the reserve into a province. */
export function put(
  state: InvasionsState,
  nation: NationId,
  kind: UnitKindId,
  count: number,
  province: ProvinceId,
  { damaged = false, people, controller = nation }: Placing = {}
): UnitId[] {
  const free = Object.values(state.units).filter(
    (unit) => unit.nation === nation && unit.kind === kind && unit.at === 'reserve' && unit.people === people
  )
  const ids = free.slice(0, count).map(({ id }) => id)
  // A position may need more counters than the box holds.
  while (ids.length < count) {
    const id = `${nation}-extra-${Object.keys(state.units).length}`
    const whose = people ? { people } : {}
    replaceUnits(state, [{ id, kind, nation, controller: nation, at: 'reserve', damaged: false, ...whose }])
    ids.push(id)
  }
  for (const id of ids) {
    placeUnit(state, id, province)
    unitById(state, id).damaged = damaged
    commandUnit(state, id, controller)
  }
  state.nations[nation].presence = 'in-play'
  return ids
}

export function lead(state: InvasionsState, leader: LeaderId, province: ProvinceId): LeaderId {
  const found = state.leaders[leader]
  if (!found) throw new Error(`there is no leader '${leader}'`)
  Object.assign(found, { presence: 'in-play', at: province })
  return leader
}

export function camp(state: InvasionsState, nation: NationId, province: ProvinceId): void {
  Object.assign(state.nations[nation], { presence: 'in-play', seat: { kind: 'horde', at: province } })
}
